import type { ReactNode } from 'react'
import classes from './hebrew-keyboard.module.css'
import { usePress } from './use-press.ts'

export interface KeyProps {
  /** For screen readers. */
  name: string
  /** What the key shows: a sign, or an empty element whose `data-face` the style sheet shows. */
  children: ReactNode
  /** How it looks. Default: a letter. */
  look?: 'letter' | 'mark' | 'tool' | 'wide' | 'space'
  /** Shown large above the finger. */
  bubble?: string | undefined
  /** Whether what it switches is on; for a key that is a switch. */
  isOn?: boolean | undefined
  isDisabled?: boolean
  repeats?: boolean
  onPress: () => void
}

/** A key. `useRovingKeys` moves the focus between the keys. */
export function Key(props: KeyProps) {
  const { name, children, look = 'letter', bubble, isOn, isDisabled, repeats, onPress } = props
  const press = usePress(() => !isDisabled && onPress(), {
    onLift: look === 'mark',
    ...(repeats && { repeats }),
  })
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${classes.key} ${classes[look] ?? ''}`}
      aria-label={name}
      aria-pressed={isOn}
      aria-disabled={isDisabled || undefined}
      data-key
      data-bubble={bubble}
      {...press}
    >
      {children}
    </button>
  )
}
