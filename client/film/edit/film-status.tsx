import { type FilmStrings, filmStrings } from '#shared/i18n/film-strings.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import classes from '../../send/send-panel.module.css'
import { useStrings } from '../../ui/use-strings.ts'
import { ReadyFilmLink } from './ready-film-link.tsx'
import type { FilmExportState } from './use-film-export.ts'
import type { FilmToSend } from './use-film-sending.ts'

interface FilmStatusProps {
  state: FilmExportState
  film: Pick<FilmToSend, 'slug' | 'clip' | 'sampleGate'>
}

/** The progress of an export, its result, or a fact about the file. */
export function FilmStatus({ state, film }: FilmStatusProps) {
  const videoWords = useStrings(videoStrings)
  const filmWords = useStrings(filmStrings)
  const { kind } = state
  return (
    <div className={classes.status}>
      <p className={classes.line} role="status">
        {kind === 'idle' ? videoWords.fact : statusOf(state, filmWords)}
      </p>
      {kind === 'failed' && (
        <p className={`${classes.line} ${classes.failure}`} role="alert">
          {state.message}
        </p>
      )}
      {kind === 'unsupported' && film.clip && (
        <ReadyFilmLink className={classes.link} clip={film.clip} film={film}>
          {videoWords.ready}
        </ReadyFilmLink>
      )}
    </div>
  )
}

function statusOf(state: FilmExportState, words: FilmStrings): string {
  if (state.kind === 'working') return words.making(state.percent)
  if (state.kind === 'done') return state.message
  if (state.kind !== 'unsupported') return ''
  return isSecureContext ? words.unsupported : words.unsupportedByHttp
}
