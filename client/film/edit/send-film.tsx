import { filmStrings } from '#shared/i18n/film-strings.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { SendButtons } from '../../send/send-buttons.tsx'
import classes from '../../send/send-panel.module.css'
import type { useWays } from '../../send/use-more-ways.ts'
import { useStrings } from '../../ui/use-strings.ts'
import { FilmStatus } from './film-status.tsx'
import type { FilmWaysProps } from './film-ways.tsx'
import type { FilmExportState } from './use-film-export.ts'
import type { FilmSending } from './use-film-sending.ts'

interface SendFilmProps {
  sending: FilmSending
  more: ReturnType<typeof useWays<FilmWaysProps>>
  onStartAgain: (() => void) | undefined
}

/** Buttons to share and save a film, and further ways. */
export function SendFilm({ sending, more, onStartAgain }: SendFilmProps) {
  const words = useStrings(filmStrings)
  const videoWords = useStrings(videoStrings)
  const { film, state, cancel } = sending
  // The open dialog shows the state itself.
  const shown: FilmExportState = more.isOpen ? { kind: 'idle' } : state
  const { Sheet } = more
  return (
    <div className={classes.panel}>
      <SendButtons
        words={videoWords}
        shares={sending.shares}
        isReady={sending.isReady}
        busy={shown.kind === 'working'}
        onShare={sending.share}
        onDownload={sending.download}
        more={more}
        state={shown.kind}
        status={<FilmStatus state={shown} film={film} />}
        cancel={{ label: words.cancel, onClick: cancel }}
      />
      {more.isOpen && Sheet && (
        <Sheet sending={sending} onStartAgain={onStartAgain} onClose={more.hide} />
      )}
    </div>
  )
}
