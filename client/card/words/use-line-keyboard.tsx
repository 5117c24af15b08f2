import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ExtraRowKind } from '../../keyboard/extra-row.tsx'
import { useOnDemand } from '../../ui/on-demand.ts'
import { useAfterTouch } from '../../ui/use-after-touch.ts'
import type { CardEditing } from '../use-card-editor.ts'
import type { CardText } from './texts-of.ts'

const fetchSwitch = () => import('../../keyboard/keyboard-switch.tsx')
const fetchKeyboard = async () =>
  (await import('../../keyboard/hebrew-keyboard.tsx')).HebrewKeyboard

/**
 * The Hebrew keyboard of the line that is typed. It stays on from line to line until the visitor
 * puts it away.
 */
export function useLineKeyboard({ design, isTyping, chosen, texts, leave }: CardEditing) {
  const code = useAfterTouch(fetchSwitch)
  const { Part, demand, intent } = useOnDemand(fetchKeyboard)
  const [isOn, setOn] = useState(false)
  const [extra, setExtra] = useState<ExtraRowKind>()

  // At once: a phone asks the field for its keyboard as the field gets the focus.
  const turn = (on: boolean) => flushSync(() => setOn(on))
  const languageOf = (text: CardText) => code?.keyboardLanguage(design, text)
  const isTyped = ({ id }: CardText) => isTyping && id === chosen.selected

  function switchOf(text: CardText) {
    if (!code || !isTyped(text) || !languageOf(text)) return null
    return (
      <code.KeyboardSwitch
        field={text.label}
        inputId={chosen.inputId(text.id)}
        isOn={isOn}
        intent={intent}
        onTurn={async () => (await demand()) && turn(!isOn)}
      />
    )
  }

  function keyboardOf(text: CardText) {
    const language = languageOf(text)
    const ownKeys = isOn && Part !== null && language !== undefined
    return {
      ownKeys,
      keys: ownKeys && isTyped(text) && (
        <Part
          inputId={chosen.inputId(text.id)}
          extra={extra ?? (language === 'yi' ? 'yiddish' : 'none')}
          onExtra={setExtra}
          severalLines={text.severalLines}
          isLast={text.id === texts.at(-1)?.id}
          onDone={chosen.isPhone ? leave : () => turn(false)}
          onClose={() => turn(false)}
        />
      ),
    }
  }

  return { switchOf, keyboardOf }
}
