import { SiWhatsapp } from '@icons-pack/react-simple-icons'
import { Download, Link } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { CardDraft } from '#shared/draft.ts'
import { type FilmStrings, filmStrings } from '#shared/i18n/film-strings.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { imageUrl } from '#shared/image-url.ts'
import type { Video } from '#shared/video.ts'
import { downloadFile } from '../../export/download-file.ts'
import { copyText } from '../../send/copy-text.ts'
import { canShareFiles, shareFile } from '../../send/share-file.ts'
import { useCardLink } from '../../send/use-card-link.ts'
import type { Gate } from '../../send/use-names-question.tsx'
import { toastError, toastSuccess } from '../../shell/toasts.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/client-only.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import type { ChosenSong } from '../play/use-song.ts'
import type { PrepareOptions } from '../prepare-film.ts'
import classes from './send-film.module.css'
import { type FilmExportState, useFilmExport } from './use-film-export.ts'

interface SendFilmProps {
  /** Path of the page. */
  path: string
  /** Slug of the card or the video. */
  slug: string
  draft: CardDraft
  /** `undefined` until the film can be prepared. */
  source: PrepareOptions | undefined
  song: ChosenSong
  /** A ready-made MP4 of the film with its original words. */
  clip: Video['clip']
  gate: Gate
  /** Asked before the ready-made film is handed out. */
  sampleGate: Gate
}

/** Buttons to share or save a film. The green one shares where the browser can, else downloads. */
export function SendFilm(props: SendFilmProps) {
  const filmWords = useStrings(filmStrings)
  const videoWords = useStrings(videoStrings)
  const { path, slug, draft, source, song, clip, gate, sampleGate } = props
  const { state, run, cancel } = useFilmExport()

  function make(give: (file: File) => Promise<string> | string) {
    return ({ detail }: MouseEvent) => {
      // Ignores the second tap of a double tap.
      if (source && detail < 2) gate(() => run({ source, song, name: `mazel-${slug}` }, give))
    }
  }

  return (
    <div className={classes.foot}>
      <MainWays busy={state.kind === 'working'} disabled={!source} make={make} />
      <div className={classes.under}>
        <FilmStatus state={state} />
        {state.kind === 'working' ? (
          <button type="button" className={classes.text} onClick={cancel}>
            {filmWords.cancel}
          </button>
        ) : (
          <CopyLink path={path} draft={draft} gate={gate} />
        )}
      </div>
      {clip && (
        <a
          className={state.kind === 'unsupported' ? buttonClass('outline') : classes.text}
          href={imageUrl({ folder: 'videos', file: clip.file })}
          download={`mazel-${slug}.mp4`}
          onClick={(event) => askFirst(event, sampleGate)}
        >
          <Download aria-hidden />
          {videoWords.ready}
        </a>
      )}
    </div>
  )
}

interface MainWaysProps {
  busy: boolean
  disabled: boolean
  /** Returns a click handler that makes the film and hands it out. */
  make: (give: (file: File) => Promise<string> | string) => (event: MouseEvent) => void
}

function MainWays({ busy, disabled, make }: MainWaysProps) {
  const videoWords = useStrings(videoStrings)
  const filmWords = useStrings(filmStrings)
  const shares = useHydrated() && canShareFiles('video/mp4')

  async function share(file: File) {
    return (await shareFile(file)) === 'late' ? videoWords.shareAgain : videoWords.made
  }

  function download(file: File) {
    downloadFile(file, file.name)
    return filmWords.saved
  }

  return (
    <div className={classes.row}>
      <Button
        look="green"
        icon={shares ? SiWhatsapp : Download}
        busy={busy}
        disabled={disabled}
        onClick={make(shares ? share : download)}
      >
        {shares ? videoWords.share : videoWords.download}
      </Button>
      {shares && (
        <Button
          look="outline"
          icon={Download}
          disabled={disabled}
          aria-label={videoWords.download}
          onClick={make(download)}
        />
      )}
    </div>
  )
}

/** Stops a link, and clicks it again once the visitor agrees. */
function askFirst(event: MouseEvent<HTMLAnchorElement>, gate: Gate) {
  const link = event.currentTarget
  let isOpen = false
  gate(() => {
    isOpen = true
    if (event.defaultPrevented) link.click()
  })
  if (!isOpen) event.preventDefault()
}

function FilmStatus({ state }: { state: FilmExportState }) {
  const videoWords = useStrings(videoStrings)
  const filmWords = useStrings(filmStrings)
  return (
    <p className={classes.said} role="status">
      {state.kind === 'idle' ? videoWords.fact : statusOf(state, filmWords)}
    </p>
  )
}

function statusOf(state: Exclude<FilmExportState, { kind: 'idle' }>, words: FilmStrings): string {
  if (state.kind === 'working') return words.making(state.percent)
  if (state.kind !== 'unsupported') return state.message
  return isSecureContext ? words.unsupported : words.unsupportedByHttp
}

/** Copies the address that shows the film with these words. */
function CopyLink({ path, draft, gate }: Pick<SendFilmProps, 'path' | 'draft' | 'gate'>) {
  const words = useStrings(videoStrings)
  const link = useCardLink(path, path, draft)

  async function copy() {
    try {
      if (link) await copyText(link)
      toastSuccess(words.linkCopied)
    } catch (error) {
      console.warn(error)
      toastError(words.linkFailed)
    }
  }

  return (
    <button type="button" className={classes.text} disabled={!link} onClick={() => gate(copy)}>
      <Link aria-hidden />
      {words.link}
    </button>
  )
}
