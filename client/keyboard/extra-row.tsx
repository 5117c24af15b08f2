import { keyboardStrings } from '#shared/i18n/keyboard-strings.ts'
import { fits, marks, vavVowels, yiddishLetters } from '#shared/keyboard/marks.ts'
import { normaliseText } from '#shared/text/normalise.ts'
import { useStrings } from '../ui/use-strings.ts'
import classes from './hebrew-keyboard.module.css'
import { Key } from './key.tsx'
import { useLetterBefore } from './use-letter-before.ts'

/** The row above the letters. */
export type ExtraRowKind = 'marks' | 'yiddish' | 'none'

interface ExtraRowProps {
  kind: ExtraRowKind
  inputId: string
  onType: (text: string) => void
  onMark: (mark: string) => void
}

const dottedCircle = '\u25cc'

/** The marks, each on the letter before the caret, or the letters of Yiddish. */
export function ExtraRow({ kind, inputId, onType, onMark }: ExtraRowProps) {
  const words = useStrings(keyboardStrings)
  if (kind === 'none') return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className={classes.extra}
      role="group"
      aria-label={kind === 'marks' ? words.marks : words.yiddish}
      data-row
      // A mouse wheel turns only one way.
      onWheel={({ currentTarget, deltaY }) => currentTarget.scrollBy({ left: deltaY })}
    >
      {kind === 'marks' && <MarkKeys inputId={inputId} onMark={onMark} />}
      {(kind === 'marks' ? vavVowels : yiddishLetters).map((text) => (
        <Key key={text} look="mark" name={words.keys[text] ?? text} onPress={() => onType(text)}>
          <bdi lang="yi" data-face={normaliseText(text)} />
        </Key>
      ))}
    </div>
  )
}

function MarkKeys({ inputId, onMark }: Pick<ExtraRowProps, 'inputId' | 'onMark'>) {
  const words = useStrings(keyboardStrings)
  const before = useLetterBefore(inputId)
  return marks.map(({ mark }) => {
    const letter = before && fits(mark, before.letter) ? before.letter : undefined
    const name = words.keys[mark] ?? mark
    return (
      <Key
        key={mark}
        look="mark"
        name={letter ? words.markOn(name, words.keys[letter] ?? letter) : name}
        isOn={letter !== undefined && before?.marks.includes(mark)}
        isDisabled={!letter}
        onPress={() => onMark(mark)}
      >
        <bdi
          className={letter ? undefined : classes.circle}
          lang="he"
          data-face={(letter ?? dottedCircle) + mark}
        />
      </Key>
    )
  })
}
