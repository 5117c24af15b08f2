import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import classes from './button.module.css'

/** Classes of a button for links that look like one. */
export function buttonClass(look: 'navy' | 'outline' | 'green' = 'navy'): string {
  return `${classes.button} ${classes[look]}`
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'navy' | 'outline' | 'green'
  icon?: LucideIcon | undefined
  /** Work is under way: the icon turns and the button does nothing. */
  busy?: boolean
  children: ReactNode
}

export function Button({
  look,
  icon: Icon,
  busy = false,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`${buttonClass(look)} ${className ?? ''}`}
      disabled={busy || props.disabled}
      aria-busy={busy}
    >
      {Icon && <Icon className={busy ? classes.turning : undefined} aria-hidden />}
      {children}
    </button>
  )
}
