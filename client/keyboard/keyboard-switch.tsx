import { Keyboard } from 'lucide-react'
import { keyboardStrings } from '#shared/i18n/keyboard-strings.ts'
import { keepsFocus } from '../card/keep-focus.ts'
import { ToolButton } from '../card-tools/tool-button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { fieldOf, refocus } from './type-in-field.ts'

interface KeyboardSwitchProps {
  /** Label of the field. */
  field: string
  inputId: string
  isOn: boolean
  /** Preloads the keyboard. */
  intent: object
  /** Shows the keyboard, or puts it away. */
  onTurn: () => Promise<unknown>
}

/** A button that shows the Hebrew keyboard. */
export function KeyboardSwitch({ field, inputId, isOn, intent, onTurn }: KeyboardSwitchProps) {
  const words = useStrings(keyboardStrings)

  async function turn() {
    await onTurn()
    // The field asks for the keyboard that it now has.
    const typed = fieldOf(inputId)
    if (typed) refocus(typed)
  }

  return (
    <ToolButton
      icon={Keyboard}
      word={words.short}
      label={words.of(field)}
      aria-expanded={isOn}
      {...intent}
      {...keepsFocus}
      onClick={() => void turn()}
    />
  )
}
