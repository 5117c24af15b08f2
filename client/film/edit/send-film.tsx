import { SiWhatsapp } from '@icons-pack/react-simple-icons'
import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import { filmStrings } from '#shared/i18n/film-strings.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import classes from '../../send/send-panel.module.css'
import type { useWays } from '../../send/use-more-ways.ts'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/client-only.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import { FilmStatus } from './film-status.tsx'
import type { FilmWaysProps } from './film-ways.tsx'
import type { FilmExportState } from './use-film-export.ts'
import type { FilmSending } from './use-film-sending.ts'

interface SendFilmProps {
  sending: FilmSending
  more: ReturnType<typeof useWays<FilmWaysProps>>
  onStartAgain: () => void
}

/**
 * Buttons to share or save a film. The green one shares where the browser can, else downloads. On a
 * phone it stands alone.
 */
export function SendFilm({ sending, more, onStartAgain }: SendFilmProps) {
  const words = useStrings(outStrings)
  const { film, state, cancel } = sending
  const hydrated = useHydrated()
  // The open dialog shows the state itself.
  const shown: FilmExportState = more.isOpen ? { kind: 'idle' } : state
  const busy = shown.kind === 'working'
  const { Sheet } = more
  return (
    <div className={classes.panel}>
      <div className={classes.row}>
        <MainWays sending={sending} busy={busy} />
        <Button
          {...more.intent}
          className={classes.more}
          look="outline"
          disabled={!hydrated}
          aria-haspopup="dialog"
          onClick={more.show}
        >
          {words.more}
        </Button>
      </div>
      <div className={classes.under} data-state={shown.kind}>
        <FilmStatus state={shown} film={film} />
        {busy && <CancelButton onClick={cancel} />}
      </div>
      {more.isOpen && Sheet && (
        <Sheet sending={sending} onStartAgain={onStartAgain} onClose={more.hide} />
      )}
    </div>
  )
}

interface MainWaysProps {
  sending: FilmSending
  busy: boolean
}

function MainWays({ sending, busy }: MainWaysProps) {
  const words = useStrings(videoStrings)
  const { shares, isReady, share, download } = sending
  const name = shares ? words.share : words.download
  return (
    <>
      <Button
        className={classes.main}
        look="green"
        icon={shares ? SiWhatsapp : Download}
        busy={busy}
        disabled={!isReady}
        aria-label={name}
        onClick={once(() => (shares ? share() : download()))}
      >
        <span className={classes.long}>{name}</span>
        <span className={classes.short}>{shares ? words.shareShort : words.downloadShort}</span>
      </Button>
      {shares && (
        <Button
          className={classes.square}
          look="outline"
          icon={Download}
          disabled={!isReady}
          aria-label={words.download}
          onClick={once(() => download())}
        />
      )}
    </>
  )
}

function CancelButton({ onClick }: { onClick: () => void }) {
  const words = useStrings(filmStrings)
  return (
    <button type="button" className={classes.text} onClick={onClick}>
      {words.cancel}
    </button>
  )
}

/** Ignores the second tap of a double tap. */
function once(work: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) work()
  }
}
