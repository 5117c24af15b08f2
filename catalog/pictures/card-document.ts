import { loadArt } from '#shared/art/families.ts'
import type { Palette } from '#shared/art/family.ts'
import { cardParts } from '#shared/card/card-parts.ts'
import { loadCardTables } from '#shared/card/load-card-tables.ts'
import { planDocument } from '#shared/card/plan-of.ts'
import { usedFaces } from '#shared/card/used-faces.ts'
import type { CardDesign, CardDocument, CardPicture } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import {
  ordersOf,
  type PictureOrder,
  pictureFile,
  pictureSize,
} from '#shared/pictures/picture-order.ts'
import { layOut } from './draw-card.ts'
import { tellingColours } from './telling-colours.ts'

/**
 * A published card: its design, its pictures, and labels for its choices.
 *
 * @param keyOf the key of everything that a picture depends on
 */
export async function cardDocument(
  design: CardDesign,
  keyOf: (order: PictureOrder) => string,
): Promise<CardDocument> {
  const offered = await offeredPalettes(design)
  const made = ordersOf(design).map((order) => ({ ...order, picture: describe(order, keyOf) }))
  const own = made.find(({ use }) => use === 'own')?.picture
  const share = made.find(({ use }) => use === 'share')?.picture
  if (!own || !share) throw new RangeError(`card ${design.slug} has no picture`)
  return {
    design,
    summary: summaryOf(design, own, offered),
    palettes: offered.map(({ id, palette: { label, swatch } }) => ({
      id,
      label,
      swatch: [...swatch],
    })),
    formatPictures: made
      .filter(({ use }) => use !== 'share')
      .map(({ format, picture }) => ({ format, picture })),
    faces: await facesOf(design),
    artPlan: planDocument(design, await loadArt(design.art)),
    lineBoxes: await Promise.all(design.formats.map((format) => lineBoxesOf(design, format))),
    sharePicture: share,
  }
}

async function facesOf(design: CardDesign) {
  const { lines } = await layOut(design, { values: {} })
  return usedFaces(lines, await loadCardTables(design))
}

/** In percent of the page, to a tenth. */
async function lineBoxesOf(design: CardDesign, format: Format) {
  const layout = await layOut(design, { values: {}, format })
  const { widthPx, heightPx } = layout.size
  const across = (px: number) => Math.round((1000 * px) / widthPx) / 10
  const down = (px: number) => Math.round((1000 * px) / heightPx) / 10
  const boxes: CardDocument['lineBoxes'][number]['boxes'] = {}
  for (const { id, x, y, width, height } of cardParts(layout)) {
    boxes[id] = [across(x - width / 2), down(y - height / 2), across(width), down(height)]
  }
  return { format, boxes }
}

interface OfferedPalette {
  id: string
  palette: Palette
}

async function offeredPalettes(design: CardDesign): Promise<OfferedPalette[]> {
  const { palettes } = await loadArt(design.art)
  return design.palettes.flatMap((id) => {
    const palette = palettes[id]
    return palette ? [{ id, palette }] : []
  })
}

function describe(order: PictureOrder, keyOf: (order: PictureOrder) => string): CardPicture {
  const { widthPx, heightPx } = pictureSize(order)
  return { file: pictureFile(order, keyOf(order)), width: widthPx, height: heightPx }
}

function summaryOf(
  design: CardDesign,
  picture: CardPicture,
  offered: readonly OfferedPalette[],
): CardDocument['summary'] {
  const { slug, titles, description, kind, subCategories } = design
  const palettes = offered.map(({ palette }) => palette)
  const own = offered.find(({ id }) => id === design.art.palette)
  const ground = own?.palette.ground ?? '#ffffff'
  const swatches = tellingColours(palettes)
  return { slug, titles, description, kind, subCategories, picture, ground, swatches }
}
