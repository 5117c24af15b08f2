import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import classes from './tool-button.module.css'

interface ToolButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon
  word: string
  /** For screen readers: begins with the word, and names the field. */
  label: string
}

/** A small button with its word, beside the label of a field. */
export function ToolButton({ icon: Icon, word, label, ...props }: ToolButtonProps) {
  return (
    <button type="button" {...props} className={classes.tool} aria-label={label}>
      <Icon aria-hidden />
      {word}
    </button>
  )
}
