import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { CardDesign } from '#shared/card.ts'
import type { CardEditing } from '../card/use-card-editor.ts'
import { languageOfLine } from '../card/words/line-language.ts'
import type { CardText } from '../card/words/texts-of.ts'
import type { useOnDemand } from '../ui/on-demand.ts'
import type { ExtraRowKind } from './extra-row.tsx'
import type { HebrewKeyboardProps } from './hebrew-keyboard.tsx'
import { KeyboardSwitch } from './keyboard-switch.tsx'

/** The keyboard of an editor. It stays on from line to line until the visitor puts it away. */
export interface EditorKeyboard {
  /** Its code, which is loaded when it is first turned on. */
  code: ReturnType<typeof useOnDemand<HebrewKeyboardProps>>
  isOn: boolean
  setOn: (isOn: boolean) => void
  /** The row above the letters. Default: that of the language. */
  extra: ExtraRowKind | undefined
  setExtra: (extra: ExtraRowKind) => void
}

/** What a line has of the keyboard. */
export interface LineKeyboard {
  /** The button that turns it on and off, while the line is typed. */
  button: ReactNode
  keys: ReactNode
  /** Whether a phone keeps its own keyboard away. */
  isOn: boolean
}

/** The keyboard at a line; `undefined` for a line in English. */
export function keyboardOfLine(
  { design, isTyping, chosen, texts, leave }: CardEditing,
  text: CardText,
  { code: { Part, demand, intent }, extra, setExtra, ...keyboard }: EditorKeyboard,
): LineKeyboard | undefined {
  const language = keyboardLanguage(design, text)
  if (!language) return undefined
  const isOn = keyboard.isOn && Part !== null
  if (!isTyping || text.id !== chosen.selected) return { button: null, keys: null, isOn }
  const inputId = chosen.inputId(text.id)
  // At once: a phone asks the field for its keyboard as the field gets the focus.
  const turn = (on: boolean) => flushSync(() => keyboard.setOn(on))
  return {
    isOn,
    button: (
      <KeyboardSwitch
        field={text.label}
        inputId={inputId}
        isOn={isOn}
        intent={intent}
        onTurn={async () => (await demand()) && turn(!isOn)}
      />
    ),
    keys: isOn && (
      <Part
        inputId={inputId}
        extra={extra ?? (language === 'yi' ? 'yiddish' : 'none')}
        onExtra={setExtra}
        severalLines={text.severalLines}
        isLast={text.id === texts.at(-1)?.id}
        onDone={chosen.isPhone ? leave : undefined}
        onClose={() => turn(false)}
      />
    ),
  }
}

/** The language of a line that the keyboard is for. */
function keyboardLanguage(design: CardDesign, text: CardText): 'he' | 'yi' | undefined {
  const language = languageOfLine(design, text)
  if (language !== 'en') return language
  // Any language can be added to a card.
  return text.kind === 'added' ? 'he' : undefined
}
