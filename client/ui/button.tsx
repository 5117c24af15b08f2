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
  /** Of either set of icons. */
  icon?: ComponentType<{ className?: string; 'aria-hidden': true }>
  /** Work is under way: a turning icon stands in the place of the button's own. */
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
