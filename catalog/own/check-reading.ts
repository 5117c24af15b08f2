import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { contrastRatio, isHex } from '#shared/art/hex-colour.ts'
import type { ArtPicture } from '#shared/art-picture.ts'
import { leastContrast } from '#shared/card/contrast-of.ts'
import type { CardDesign } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import { cellsIn } from './cells.ts'
import { type UnderWords, worstUnder } from './choose-behind.ts'
import { picturesFolder } from './content-folder.ts'
import { viewPage } from './page-view.ts'
import { cellPx } from './read-cells.ts'

/** A picture read again from its JPEG differs a little from what was measured first. */
const tolerance = 0.92

/**
 * Measures each ink on the stored picture, at the place of the words in each format: an operator
 * can have moved the words or changed an ink by hand.
 */
export async function readingFaults(design: CardDesign, picture: ArtPicture): Promise<string[]> {
  const unders = new Map<Format, UnderWords>()
  const read = await readPixels(picture.file)
  for (const format of design.formats) {
    unders.set(format, await underWords(read, picture.places[format], format))
  }
  return design.palettes.flatMap((id) =>
    Array.from(unders, ([format, under]) => inkFaults(design, { id, format, under })).flat(),
  )
}

async function readPixels(file: string) {
  const { data, info } = await sharp(await readFile(path.join(picturesFolder(), file)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, widthPx: info.width, heightPx: info.height }
}

async function underWords(
  read: Awaited<ReturnType<typeof readPixels>>,
  { crop, text, header }: ArtPicture['places'][Format],
  format: Format,
): Promise<UnderWords> {
  const cells = await viewPage(read, { format, crop })
  const { x, y, sizePx } = header
  const line = { x: x - 3 * sizePx, y: y - sizePx, width: 3 * sizePx, height: 1.2 * sizePx }
  const colours = [text, line].flatMap((box) => cellsIn(cells, box, cellPx))
  return { colours, unrest: { spread: 0, edges: 0 } }
}

function inkFaults(
  { art, layers }: CardDesign,
  { id, format, under }: { id: string; format: Format; under: UnderWords },
): string[] {
  const palette = art.picture?.palettes[id]
  const { veil = '' } = palette?.colours ?? {}
  if (!palette || !isHex(veil)) return []
  const cover = art.picture?.cover ?? 0
  const tones = ['deep', 'pale'] as const
  const grounds = tones.map((tone) => worstUnder([under], { tone, veil, cover }))
  return layers.flatMap(({ field, ink }) => {
    const ratio = Math.min(...grounds.map((ground) => contrastRatio(palette.ink[ink], ground)))
    const least = leastContrast(ink)
    if (ratio >= tolerance * least) return []
    const found = `${ratio.toFixed(1)}:1 on the picture in format ${format}, palette ${id}`
    return [`field ${field}: ink ${ink} has contrast ${found}, less than ${least}:1`]
  })
}
