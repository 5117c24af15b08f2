import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, ComponentType } from 'react'
import classes from './button.module.css'

type Look = 'navy' | 'outline' | 'green'

/** Classes of a button, for links that look like one. */
export function buttonClass(look: Look = 'navy'): string {
  return `${classes.button} ${classes[look]}`
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look
  /** From either icon set. */
  icon?: ComponentType<{ className?: string; 'aria-hidden': true }>
  /** Work is in progress: a spinner replaces the icon. */
  busy?: boolean
}

export function Button({ look, icon, busy = false, className, children, ...props }: ButtonProps) {
  const Icon = busy ? LoaderCircle : icon
  return (
    <button
      type="button"
      {...props}
      className={`${buttonClass(look)} ${className ?? ''}`}
      aria-busy={busy}
    >
      {Icon && <Icon className={busy ? (classes.turning ?? '') : ''} aria-hidden />}
      {children}
    </button>
  )
}
