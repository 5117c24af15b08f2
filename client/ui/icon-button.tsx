import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import classes from './icon-button.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon
  /** What it does, for those who do not see the icon. */
  label: string
}

/** A button of an icon alone, 44 px square. */
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
