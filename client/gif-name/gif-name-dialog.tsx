import * as Dialog from '@radix-ui/react-dialog'
import { Pause, Play, X } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Gif } from '#shared/gif.ts'
import { type GifNameStrings, gifNameStrings } from '#shared/i18n/gif-name-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { fitViewport } from '../card/fit-viewport.ts'
import { useMotion } from '../tiles/use-motion.ts'
import frame from '../ui/dialog.module.css'
import { IconButton } from '../ui/icon-button.tsx'
import { MaskedContent } from '../ui/masked-content.tsx'
import { useLanguage, useSiteStrings, useStrings } from '../ui/use-strings.ts'
import classes from './gif-name-dialog.module.css'
import { keepName, readNames } from './kept-names.ts'
import { type RoomedGif, readRoomed } from './make-named-gif.ts'
import { NameField } from './name-field.tsx'
import { NamePreview } from './name-preview.tsx'
import { NameWays } from './name-ways.tsx'
import { type Lettering, useLettering } from './use-lettering.ts'

export interface GifNameDialogProps {
  /** It has room for a name. */
  gif: Gif
  onClose: () => void
  /** Called after the dialog has closed, to return the focus to its opener. */
  onClosed: () => void
}

/** Puts one line on a GIF. What is typed stays on the device, so closing loses nothing. */
export function GifNameDialog({ gif, onClose, onClosed }: GifNameDialogProps) {
  const language = useLanguage()
  const words = useStrings(gifNameStrings)
  const { pause, play } = useSiteStrings().gifs
  const input = useRef<HTMLInputElement>(null)
  const motion = useMotion(input)
  const title = titleIn(gif.titles, language)
  const roomed = useMemo(() => readRoomed(gif), [gif])
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={frame.backdrop} />
        <MaskedContent
          className={`${frame.dialog} ${classes.dialog}`}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            input.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
        >
          <div className={classes.head}>
            <Dialog.Title className={classes.title}>{title}</Dialog.Title>
            <IconButton
              icon={motion.wanted ? Pause : Play}
              label={motion.wanted ? pause(title) : play(title)}
              onClick={motion.toggle}
            />
            <Dialog.Close asChild>
              <IconButton icon={X} label={words.close} />
            </Dialog.Close>
          </div>
          <NameForm gif={roomed} inputRef={input} moves={motion.wanted} />
        </MaskedContent>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface NameFormProps {
  gif: RoomedGif
  inputRef: RefObject<HTMLInputElement | null>
  moves: boolean
}

function NameForm({ gif, inputRef, moves }: NameFormProps) {
  const words = useStrings(gifNameStrings)
  const { slug, roomed } = gif
  const [text, setText] = useState(() => readNames()[slug] ?? '')
  const { lettering, failed } = useLettering(text, roomed.line)
  const form = useKeyboardFit()

  function type(next: string) {
    setText(next)
    keepName(slug, next)
  }

  return (
    <div className={classes.form} ref={form}>
      <NamePreview gif={gif} text={text} lettering={lettering} moves={moves} />
      <div className={classes.tools}>
        <NameField
          gif={gif}
          text={text}
          problem={failed ? words.lettersFailed : problemOf(lettering, words)}
          inputRef={inputRef}
          onType={type}
        />
        <NameWays gif={gif} text={text} />
      </div>
    </div>
  )
}

function problemOf({ name }: Lettering, words: GifNameStrings): string {
  const { isCut, missing } = name
  return [isCut ? words.tooLong : '', missing.length > 0 ? words.missing(missing) : '']
    .filter(Boolean)
    .join(' ')
}

/** Fits the dialog round a form into the part of the window that the keyboard leaves. */
function useKeyboardFit() {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const dialog = form.current?.parentElement
    return dialog ? fitViewport(dialog) : undefined
  }, [])
  return form
}
