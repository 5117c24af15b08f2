import { paintArt } from '#shared/art/paints.ts'
import { layoutCard } from '#shared/card/layout-card.ts'
import { loadCardTables } from '#shared/card/load-card-tables.ts'
import { planOf } from '#shared/card/plan-of.ts'
import type { CardDocument } from '#shared/card.ts'
import { imageUrl } from '#shared/image-url.ts'
import { videoLayoutOf } from '#shared/scene/video-layout.ts'
import type { Film } from '#shared/video.ts'
import { createArtPainter } from '../../card/art-painter.ts'
import { artOrder } from '../../card/draw-art.ts'
import { fetchVideo } from '../../data/documents.ts'
import { type PrepareOptions, prepareFilm } from '../prepare-film.ts'
import { createSpriteStore } from '../sprite-store.ts'
import { Player } from './player.ts'
import { openPlayingClip } from './playing-clip.ts'

/** Of a tile, px: a wider canvas costs more than it shows. */
const widthPx = 320

/**
 * Plays a film with its original words, without its song, on the canvas of a tile. Resolves with
 * the first frame; plays until the signal is aborted.
 *
 * @throws any error on the way; the signal's reason when aborted before the first frame
 */
export async function startPreview(
  signal: AbortSignal,
  canvas: HTMLCanvasElement,
  slug: string,
): Promise<void> {
  const store = createSpriteStore()
  const player: Player = new Player({ onSlow: () => player.pause() })
  signal.addEventListener('abort', () => {
    player.close()
    store.close()
  })
  const source = await loadSource(signal, slug)
  if (source.clip) showClip(signal, player, source.clip)
  const film = await prepareFilm(signal, source, store)
  signal.throwIfAborted()
  player.screen(canvas)
  player.show(film)
  await untilDrawn(signal, player)
  player.play()
}

function showClip(signal: AbortSignal, player: Player, address: string) {
  const clip = openPlayingClip(address, player.redraw)
  player.ground(clip)
  signal.addEventListener('abort', clip.close)
}

/** A clip loads later than the words over it. */
function untilDrawn(signal: AbortSignal, player: Player): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => player.snapshot().isReady && resolve()
    player.subscribe(look)
    signal.addEventListener('abort', () => reject(signal.reason))
    look()
  })
}

async function loadSource(signal: AbortSignal, slug: string): Promise<PrepareOptions> {
  const { video, document } = (await fetchVideo(slug)) ?? {}
  if (!video?.film || !document) throw new TypeError(`video ${slug} has no film`)
  signal.throwIfAborted()
  return sourceOf(video.film, document)
}

async function sourceOf(film: Film, document: CardDocument): Promise<PrepareOptions> {
  const { formats, clip } = film
  const [format = 'status'] = formats
  const { design } = document
  const family = planOf(document)
  const tables = await loadCardTables(design)
  const draft = { values: {}, format: videoLayoutOf(format).cardFormat }
  const layout = layoutCard({ design, draft, family, tables })
  const order = artOrder(design, layout)
  const painter = createArtPainter()
  try {
    const art = paintArt(await painter.draw(order), layout.palette)
    const under = clip && imageUrl({ folder: 'videos', file: clip.file })
    const told = { film, categories: design.categories }
    return { told, format, layout, art, assets: {}, widthPx, clip: under }
  } finally {
    painter.close()
  }
}
