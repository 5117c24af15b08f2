import { FileDown, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { filmGiftStrings } from '#shared/i18n/film-gift-strings.ts'
import { filmStrings } from '#shared/i18n/film-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { downloadFile } from '../export/download-file.ts'
import { isIos } from '../export/is-ios.ts'
import { type FilmExportState, useFilmExport } from '../film/edit/use-film-export.ts'
import type { useFilm } from '../film/play/use-film.ts'
import { canShareFiles, shareFile } from '../send/share-file.ts'
import { useOnceThere } from '../send/use-once-there.ts'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../ui/client-only.tsx'
import { useStrings } from '../ui/use-strings.ts'
import type { GiftFilm } from './film-of.ts'
import classes from './gift-ways.module.css'
import { GiftWays, type Said, useCalendarFile } from './gift-ways.tsx'

interface FilmActionsProps {
  gift: PageOf<'film-gift'>
  film: GiftFilm
  playing: Pick<ReturnType<typeof useFilm>, 'source' | 'song' | 'player'>
  failed: boolean
  onEdit: () => void
}

/** What a receiver can do with a film. */
export function FilmActions({ gift, film, playing, failed, onEdit }: FilmActionsProps) {
  const strings = useStrings(filmGiftStrings)
  const { category, event } = gift
  const { card, draft, path } = film
  const { design } = card
  const calendar = useCalendarFile({ design, draft, category, event })
  const out = useSaveFilm(film, playing, failed)
  const said = useSaid(out.state)

  function save({ detail }: MouseEvent) {
    // Ignores the second tap of a double tap.
    if (detail > 1) return
    calendar.clear()
    out.toggle()
  }

  return (
    <GiftWays
      said={calendar.said ?? said}
      failure={failed ? strings.failed : undefined}
      save={<SaveButton isWorking={out.isWorking} onClick={save} />}
      event={event}
      onSaveEvent={calendar.save}
      language={design.language}
      path={path}
      onEdit={onEdit}
    />
  )
}

interface SaveButtonProps {
  isWorking: boolean
  onClick: (event: MouseEvent) => void
}

/** While the file is made, the same button cancels it. */
function SaveButton({ isWorking, onClick }: SaveButtonProps) {
  const strings = useStrings(filmGiftStrings)
  const words = useStrings(filmStrings)
  const hydrated = useHydrated()
  return (
    <Button
      className={classes.save}
      look={isWorking ? 'outline' : 'green'}
      icon={isWorking ? X : FileDown}
      disabled={!hydrated}
      onClick={onClick}
    >
      {isWorking ? words.cancel : strings.save}
    </Button>
  )
}

/** Makes the MP4 on the device and hands it out; a second tap cancels it. */
function useSaveFilm(
  { slug }: GiftFilm,
  { source, song, player }: FilmActionsProps['playing'],
  failed: boolean,
) {
  // The first touch, which may be this tap, begins to draw the film.
  const sourceThere = useOnceThere(source, failed)
  const strings = useStrings(filmGiftStrings)
  const words = useStrings(filmStrings)
  const { state, run, cancel } = useFilmExport()
  const isWorking = state.kind === 'working'

  async function give(file: File) {
    // On an iPhone only the share sheet puts a video among the photos.
    if (isIos() && canShareFiles('video/mp4')) {
      return (await shareFile(file)) === 'late' ? strings.saveAgain : ''
    }
    downloadFile(file, file.name)
    return words.saved
  }

  function toggle() {
    if (isWorking) return cancel()
    // A film that plays would slow down the making.
    player.pause()
    void run({ source: sourceThere, song, name: `mazel-${slug}` }, give)
  }

  return { state, isWorking, toggle }
}

function useSaid(state: FilmExportState): Said {
  const video = useStrings(filmGiftStrings)
  const words = useStrings(filmStrings)
  if (state.kind === 'working') return { message: words.making(state.percent) }
  if (state.kind === 'done') return { message: state.message }
  if (state.kind === 'unsupported') return { failure: video.unsupported }
  if (state.kind === 'idle') return {}
  return { failure: state.isStopped ? video.stopped : video.saveFailed }
}
