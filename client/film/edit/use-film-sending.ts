import type { CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { filmStrings } from '#shared/i18n/film-strings.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import type { Video } from '#shared/video.ts'
import type { CardView } from '../../card/use-card-view.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import { downloadFile } from '../../export/download-file.ts'
import type { Gate } from '../../proof/use-proof.tsx'
import { canShareFiles, shareFile } from '../../send/share-file.ts'
import { useOnceThere } from '../../send/use-once-there.ts'
import { useHydrated } from '../../ui/client-only.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import type { ChosenSong } from '../play/use-song.ts'
import type { PrepareOptions } from '../prepare-film.ts'
import { useFilmExport } from './use-film-export.ts'

export interface FilmToSend {
  /** Path of the page. */
  path: string
  /** Slug of the card or the video. */
  slug: string
  title: string
  card: CardDocument
  /** The card in the card format of the film. */
  view: CardView
  draft: CardDraft
  edit: EditDraft
  /** `undefined` until the film can be prepared. */
  source: PrepareOptions | undefined
  /** Whether it never can be. */
  failed: boolean
  song: ChosenSong
  /** A ready-made MP4 of the film with its original words. */
  clip: Video['clip']
  gate: Gate
  /** Asked before the ready-made film is handed out. */
  sampleGate: Gate
}

export type FilmSending = ReturnType<typeof useFilmSending>

/** The actions that make a film and hand it out, and their state. */
export function useFilmSending(film: FilmToSend) {
  const videoWords = useStrings(videoStrings)
  const filmWords = useStrings(filmStrings)
  const { slug, song, gate } = film
  const { state, run, cancel } = useFilmExport()
  const hydrated = useHydrated()
  const shares = hydrated && canShareFiles('video/mp4')
  // The first touch, which may be this tap, begins to draw the film.
  const source = useOnceThere(film.source, film.failed)

  function make(give: (file: File) => Promise<string> | string, stay?: () => void) {
    gate(() => run({ source, song, name: `mazel-${slug}` }, give), stay)
  }

  async function hand(file: File) {
    return (await shareFile(file)) === 'late' ? videoWords.shareAgain : videoWords.made
  }

  function save(file: File) {
    downloadFile(file, file.name)
    return filmWords.saved
  }

  const share = () => make(hand)
  /** @param stay when the visitor wants to type names first */
  const download = (stay?: () => void) => make(save, stay)
  return { film, source, state, cancel, shares, isReady: hydrated, share, download }
}
