import { Download, FileVideo } from 'lucide-react'
import { useEffect, useState } from 'react'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { StickerWays } from '../../chat-sticker/sticker-ways.tsx'
import { createKeptGround } from '../../send/kept-ground.ts'
import type { PictureSource } from '../../send/make-picture.ts'
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
import type { FilmSending, FilmToSend } from './use-film-sending.ts'

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
  const { cancelled } = useStrings(outStrings)
  const picture = useFilmPicture(film)
  const link = useExport()
  const isIdle = state.kind === 'idle' && link.state.kind === 'idle'

  function start(work: SendWork) {
    gate(() => link.run(work), onClose)
  }

  function stop() {
    link.stop({ kind: 'done', outcome: { message: cancelled } })
  }

  return (
    <WaysDialog
      status={isIdle ? undefined : <WaysStatus sending={sending} link={link} />}
      onCancel={
        state.kind === 'working' ? cancel : link.state.kind === 'working' ? stop : undefined
      }
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
          {picture && (
            <StickerWays source={picture} draft={draft} film={sending.source} start={start} />
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

/** The card of a film as a picture; undefined until it is laid out. */
function useFilmPicture({ card, view }: FilmToSend): PictureSource | undefined {
  const [kept] = useState(createKeptGround)
  useEffect(() => () => kept.close(), [kept])
  const { layout, order, draw, assets } = view
  return layout && order && { card, layout, assets, order, draw, kept }
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
