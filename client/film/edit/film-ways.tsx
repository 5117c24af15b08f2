import { Download, FileVideo } from 'lucide-react'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { SendStatus } from '../../send/send-status.tsx'
import { type SendWork, useExport } from '../../send/use-export.ts'
import { EnvelopeName } from '../../send/ways/envelope-name.tsx'
import { LinkWays } from '../../send/ways/link-ways.tsx'
import { MoreExtras } from '../../send/ways/more-extras.tsx'
import classes from '../../send/ways/ways-dialog.module.css'
import { Ways, WaysDialog, WayTile, WayTiles } from '../../send/ways/ways-dialog.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import { FilmStatus } from './film-status.tsx'
import { ReadyFilmLink } from './ready-film-link.tsx'
import type { FilmSending } from './use-film-sending.ts'

export interface FilmWaysProps {
  sending: FilmSending
  onStartAgain: (() => void) | undefined
  onClose: () => void
}

/** The ways to send and save a film that are not on its panel. */
export function FilmWays({ sending, onStartAgain, onClose }: FilmWaysProps) {
  const words = useStrings(videoStrings)
  const { film, state, cancel } = sending
  const { path, title, draft, edit, gate } = film
  const link = useExport()
  const isIdle = state.kind === 'idle' && link.state.kind === 'idle'

  function start(work: SendWork) {
    gate(() => link.run(work), onClose)
  }

  return (
    <WaysDialog
      status={isIdle ? undefined : <WaysStatus sending={sending} link={link} />}
      onCancel={state.kind === 'working' ? cancel : undefined}
      onClose={onClose}
    >
      {(close) => (
        <>
          {(sending.shares || film.clip) && (
            <FileWays
              sending={sending}
              onStay={close}
              onStart={() => link.stop({ kind: 'idle' })}
            />
          )}
          <LinkWays {...{ path, title, draft, start }} plain={path} lead={words.linkLead}>
            <EnvelopeName draft={draft} lead={words.envelopeLead} onEdit={edit} />
          </LinkWays>
          <MoreExtras onStartAgain={onStartAgain} onLeave={close} />
        </>
      )}
    </WaysDialog>
  )
}

/** The state of a link that is sent replaces the result of an earlier export. */
function WaysStatus({
  sending,
  link,
}: {
  sending: FilmSending
  link: ReturnType<typeof useExport>
}) {
  const { film, state } = sending
  const isOfFilm = state.kind === 'working' || link.state.kind === 'idle'
  return isOfFilm ? (
    <FilmStatus state={state} film={film} />
  ) : (
    <SendStatus state={link.state} fact="" />
  )
}

interface FileWaysProps {
  sending: FilmSending
  /** When the visitor wants to type names first. */
  onStay: () => void
  onStart: () => void
}

function FileWays({ sending, onStay, onStart }: FileWaysProps) {
  const words = useStrings(videoStrings)
  const { film, shares, isReady, download } = sending
  const save = () => {
    onStart()
    download(onStay)
  }
  return (
    <Ways title={words.file}>
      <WayTiles>
        {shares && isReady && <WayTile icon={Download} label={words.download} onClick={save} />}
        {film.clip && (
          <ReadyFilmLink className={classes.tile} clip={film.clip} film={film} onStay={onStay}>
            <FileVideo size={20} aria-hidden />
            {words.ready}
          </ReadyFilmLink>
        )}
      </WayTiles>
    </Ways>
  )
}
