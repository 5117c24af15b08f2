import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import classes from './icon-button.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon
  /** Label for screen readers. */
  label: string
}

/** An icon-only button, 44 px square. */
export function IconButton({ icon: Icon, label, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`${classes.button} ${className ?? ''}`}
      aria-label={label}
    >
      <Icon aria-hidden />
    </button>
  )
}
