import { ArrowDown, Check, ChevronDown, CornerDownLeft, Delete, Space, X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { keyboardStrings } from '#shared/i18n/keyboard-strings.ts'
import { letterRows, MAQAF, signRows } from '#shared/keyboard/layout.ts'
import {
  type Splice,
  spliceOfDeleting,
  spliceOfMark,
  spliceOfTyping,
} from '#shared/keyboard/splice.ts'
import { PASEKH_TSVEY_YUDN } from '#shared/text/normalise.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { ExtraRow, type ExtraRowKind } from './extra-row.tsx'
import classes from './hebrew-keyboard.module.css'
import { Key } from './key.tsx'
import { fieldOf, pressEnter, refocus, textOf, typeInField } from './type-in-field.ts'
import { useRovingKeys } from './use-roving-keys.ts'
import { watchBack } from './watch-back.ts'

export interface HebrewKeyboardProps {
  /** Id of the field that it types in. */
  inputId: string
  /** The row above the letters. */
  extra: ExtraRowKind
  onExtra: (extra: ExtraRowKind) => void
  severalLines: boolean
  /** Whether there is no line below. */
  isLast: boolean
  /** Ends the typing. Default: only puts the keyboard away. */
  onDone: (() => void) | undefined
  /** Puts the keyboard away. */
  onClose: () => void
}

/**
 * A keyboard of Hebrew letters under a field: on a phone in the place of its own keyboard, on a
 * desktop a panel. The field keeps the focus, and hears what it hears from any keyboard.
 */
export function HebrewKeyboard(props: HebrewKeyboardProps) {
  const { inputId, extra, onExtra, onClose } = props
  const words = useStrings(keyboardStrings)
  const [hasSigns, setSigns] = useState(false)
  const { board, roving } = useRovingKeys()
  useClosing(board, () => closeAt(inputId, onClose))
  useShown(board, inputId, extra)

  const typing = typingIn(inputId)
  const rows = hasSigns ? signRows : letterRows
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className={classes.board}
      ref={board}
      role="group"
      aria-label={words.name}
      dir="ltr"
      data-keyboard
      onContextMenu={(event) => event.preventDefault()}
      {...roving}
    >
      <div className={classes.head}>
        {words.name}
        <IconButton icon={X} label={words.close} onClick={() => closeAt(inputId, onClose)} />
      </div>
      <ExtraRow kind={extra} inputId={inputId} onType={typing.type} onMark={typing.mark} />
      {rows.map((row, i) => (
        <div className={classes.row} key={row[0]} data-row>
          {row.map((text) => (
            <LetterKey key={text} text={text} onType={typing.type} />
          ))}
          {i === rows.length - 1 && (
            <Key look="wide" name={words.delete} repeats onPress={typing.remove}>
              <Delete aria-hidden />
            </Key>
          )}
        </div>
      ))}
      <LastRow
        {...props}
        hasSigns={hasSigns}
        onSigns={setSigns}
        onExtra={onExtra}
        onType={typing.type}
      />
    </div>
  )
}

interface LetterKeyProps {
  text: string
  onType: (text: string) => void
}

function LetterKey({ text, onType }: LetterKeyProps) {
  const words = useStrings(keyboardStrings)
  return (
    <Key name={words.keys[text] ?? text} bubble={text} onPress={() => onType(text)}>
      {/* Brackets look as they do between Hebrew letters. */}
      <span dir="rtl">{text}</span>
    </Key>
  )
}

interface LastRowProps extends HebrewKeyboardProps {
  hasSigns: boolean
  onSigns: (hasSigns: boolean) => void
  onType: (text: string) => void
}

function LastRow({ hasSigns, onSigns, extra, onExtra, onType, ...props }: LastRowProps) {
  const words = useStrings(keyboardStrings)
  const { inputId, onClose } = props
  const flip = (kind: ExtraRowKind) => onExtra(extra === kind ? 'none' : kind)
  return (
    <div className={classes.row} data-row>
      <Key
        look="tool"
        name={hasSigns ? words.letters : words.signs}
        onPress={() => onSigns(!hasSigns)}
      >
        <bdi className={classes.word} data-face={hasSigns ? words.short : '123'} />
      </Key>
      <Key look="tool" name={words.marks} isOn={extra === 'marks'} onPress={() => flip('marks')}>
        <bdi lang="he" data-face={'א\u05b8'} />
      </Key>
      <Key
        look="tool"
        name={words.yiddish}
        isOn={extra === 'yiddish'}
        onPress={() => flip('yiddish')}
      >
        <bdi lang="yi" data-face={PASEKH_TSVEY_YUDN} />
      </Key>
      <Key look="space" name={words.space} onPress={() => onType(' ')}>
        <Space aria-hidden />
      </Key>
      <LetterKey text={MAQAF} onType={onType} />
      <span className={classes.hide}>
        <Key look="tool" name={words.close} onPress={() => closeAt(inputId, onClose)}>
          <ChevronDown aria-hidden />
        </Key>
      </span>
      <EnterKey {...props} onType={onType} />
    </div>
  )
}

type EnterKeyProps = Pick<
  LastRowProps,
  'inputId' | 'severalLines' | 'isLast' | 'onDone' | 'onClose' | 'onType'
>

/** Does what Enter does in the field; on the last line it ends the typing. */
function EnterKey({ inputId, severalLines, isLast, onType, ...props }: EnterKeyProps) {
  const words = useStrings(keyboardStrings)
  const { onDone = () => closeAt(inputId, props.onClose) } = props
  const goOn = () => {
    const field = fieldOf(inputId)
    if (field && !pressEnter(field)) onType('\n')
  }
  if (severalLines) {
    return (
      <Key look="wide" name={words.newRow} onPress={goOn}>
        <CornerDownLeft aria-hidden />
      </Key>
    )
  }
  const Icon = isLast ? Check : ArrowDown
  return (
    <Key look="wide" name={isLast ? words.done : words.below} onPress={isLast ? onDone : goOn}>
      <Icon aria-hidden />
    </Key>
  )
}

/** What the keys do to a field. */
function typingIn(inputId: string) {
  const change = (spliceOf: (field: HTMLTextAreaElement) => Splice | undefined) => {
    const field = fieldOf(inputId)
    if (field) typeInField(field, spliceOf(field))
  }
  return {
    type: (text: string) => change((field) => spliceOfTyping(textOf(field), text, field.maxLength)),
    mark: (mark: string) => change((field) => spliceOfMark(textOf(field), mark, field.maxLength)),
    remove: () => change((field) => spliceOfDeleting(textOf(field))),
  }
}

/** Closes the keyboard and lets a phone show its own. */
function closeAt(inputId: string, onClose: () => void): void {
  onClose()
  const field = fieldOf(inputId)
  if (field) refocus(field)
}

/** Escape in the field or on a key closes the keyboard and nothing else; so does Back on Android. */
function useClosing(board: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const line = board.current?.closest('[data-line]')
    if (!(line instanceof HTMLElement)) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      close()
    }
    const unwatch = watchBack(() => close())
    line.addEventListener('keydown', handleKey)
    return () => {
      unwatch()
      line.removeEventListener('keydown', handleKey)
    }
  }, [board])
}

/** The field gets the focus, and where the form scrolls, all keys come into view. */
function useShown(board: RefObject<HTMLElement | null>, inputId: string, extra: ExtraRowKind) {
  useEffect(() => {
    const field = fieldOf(inputId)
    if (document.activeElement !== field) field?.focus({ preventScroll: true })
  }, [inputId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row more makes it higher
  useEffect(() => {
    board.current?.scrollIntoView({ block: 'nearest' })
  }, [board, extra])
}
