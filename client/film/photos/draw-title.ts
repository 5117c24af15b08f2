import { loadFamily } from '#shared/art/families.ts'
import { paintArt } from '#shared/art/paints.ts'
import { printArt } from '#shared/art/print-art.ts'
import { formatSizes, type VideoFormat } from '#shared/format.ts'
import { type TitleFamily, titleMotifs } from '#shared/photo-film/photo-film-draft.ts'
import { drawBackdrop, videoLayoutOf } from '#shared/scene/video-layout.ts'
import { createArtPainter } from '../../card/art-painter.ts'
import { createContext, rasteriseSvg } from '../../export/export-picture.ts'
import { fillWords } from './fill-words.ts'
import { photoFilmSizes } from './photo-film-order.ts'

/** Draws words on the art of a family, as a page of a film. Empty words leave the art alone. */
export async function drawTitle(
  signal: AbortSignal,
  { family: name, format, words }: { family: TitleFamily; format: VideoFormat; words: string },
): Promise<ImageBitmap> {
  const page = photoFilmSizes[format]
  const { place, cardFormat } = videoLayoutOf(format, page.widthPx)
  const size = formatSizes[cardFormat]
  const motif = titleMotifs[name]
  const family = await loadFamily(name)
  const [palette] = Object.values(family.palettes)
  if (!palette) throw new RangeError(`${name} has no palette`)
  const { text } = family.textArea(size, motif)
  const painter = createArtPainter()
  try {
    const order = { family: name, motif, seed: 1, format: cardFormat, reserved: [text] }
    const art = printArt(paintArt(await painter.draw(order), palette))
    const card = await rasteriseSvg(signal, {
      content: art,
      viewBox: `0 0 ${size.widthPx} ${size.heightPx}`,
      widthPx: Math.round(size.widthPx * place.scale),
      heightPx: Math.round(size.heightPx * place.scale),
    })
    const context = createContext(page.widthPx, page.heightPx)
    if (format === 'wide') {
      const content = drawBackdrop(format, palette)
      const wall = await rasteriseSvg(signal, { content, viewBox: '0 0 1920 1080', ...page })
      context.drawImage(wall, 0, 0)
    }
    context.drawImage(card, place.x, place.y)
    context.translate(place.x, place.y)
    context.scale(place.scale, place.scale)
    const ink = [palette.ink.title, palette.ink.name, palette.ink.body].find((each) =>
      each.startsWith('#'),
    )
    context.fillStyle = ink ?? palette.contrast.stops?.title ?? '#000000'
    await fillWords(context, words, text)
    return await createImageBitmap(context.canvas)
  } finally {
    painter.close()
  }
}
