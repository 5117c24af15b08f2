import type { ArtPlan, Box, Palette, TextArea } from '#shared/art/family.ts'
import { layoutCard } from '#shared/card/layout-card.ts'
import type { CardDesign } from '#shared/card.ts'
import { type Format, formatSizes } from '#shared/format.ts'
import type { FontTables } from '#shared/text/font-table.ts'
import { heightShares, type RoomySize, safeArea, widthShares } from './find-places.ts'

/** The words to place: a design without art. */
export type Wording = Pick<CardDesign, 'fields' | 'layers' | 'header'> & {
  tables: FontTables
  /** The longest sample of each field, which must fit too. */
  longest: Readonly<Record<string, string>>
}

export interface WordRoom {
  /** Sizes of places that hold the words in a format. */
  sizes: RoomySize[]
  /** Why there are none; else empty. */
  faults: string[]
}

const headerShare = 0.026
/** Room of the בס״ד line above the words, in its own size. */
const headerRoom = 2.2

export function headerSize(format: Format): number {
  return Math.round(headerShare * formatSizes[format].widthPx)
}

/** Which places hold the words, wherever they are on the page. */
export function findRoom(wording: Wording, format: Format): WordRoom {
  const size = formatSizes[format]
  const safe = safeArea(size, format)
  const sizes = widthShares.flatMap((widthShare) => {
    const width = widthShare * size.widthPx
    const wanted = naturalHeight(wording, format, width)
    return heightShares.flatMap((share): RoomySize[] => {
      const height = Math.min(share * wanted, safe.height)
      const box = { x: 0, y: 0, width, height }
      const isRoomy = roomFaults(wording, format, box).length === 0
      return isRoomy ? [{ width, height, share: height / wanted }] : []
    })
  })
  const faults = sizes.length > 0 ? [] : roomFaults(wording, format, safe)
  return { sizes, faults }
}

/** Why a place does not hold the words: each with field, reason and format. */
export function roomFaults(wording: Wording, format: Format, box: Box): string[] {
  const area = wording.header ? areaWithHeader(box, format) : { ...plainArea, text: box }
  return [{}, wording.longest].flatMap((values) =>
    layOut(wording, { format, area, values }).problems.map(
      ({ kind, field }) => `field ${field} is ${kind} in format ${format}`,
    ),
  )
}

/** The text area of a place, with the בס״ד line in its top right corner. */
export function areaWithHeader(box: Box, format: Format): TextArea {
  const sizePx = headerSize(format)
  const room = headerRoom * sizePx
  return {
    text: { ...box, y: Math.round(box.y + room), height: Math.round(box.height - room) },
    anchor: 'middle',
    header: { x: box.x + box.width, y: box.y + sizePx, sizePx },
  }
}

/** Height of the words at their largest size in a column of that width, with their בס״ד line. */
function naturalHeight(wording: Wording, format: Format, width: number): number {
  const text = { x: 0, y: 0, width, height: 10 * formatSizes[format].heightPx }
  const area = { ...plainArea, text }
  const { lines } = layOut({ ...wording, header: false }, { format, area, values: {} })
  const top = Math.min(...lines.map(({ ink }) => ink.y))
  const foot = Math.max(...lines.map(({ ink }) => ink.y + ink.height))
  return foot - top + (wording.header ? headerRoom * headerSize(format) : 0)
}

const plainArea: TextArea = {
  text: { x: 0, y: 0, width: 1, height: 1 },
  anchor: 'middle',
  header: { x: 0, y: 0, sizePx: 1 },
}

function layOut(
  { fields, layers, header, tables }: Wording,
  { format, area, values }: { format: Format; area: TextArea; values: Record<string, string> },
) {
  const family: ArtPlan = { name: 'plain', palettes: { plain }, textArea: () => area }
  const design: CardDesign = { ...plainDesign, fields, layers, header, formats: [format] }
  return layoutCard({ design, draft: { values, format }, family, tables })
}

const black = '#000000'

const plain: Palette = {
  label: 'Plain',
  swatch: [black, black, black],
  ground: black,
  ink: { title: black, name: black, body: black, accent: black, quiet: black, cut: black },
  contrast: { under: '#ffffff' },
  colours: {},
}

const plainDesign: Omit<CardDesign, 'fields' | 'layers' | 'header' | 'formats'> = {
  version: 1,
  slug: 'plain',
  titles: { en: 'Plain' },
  description: 'Plain',
  kind: 'card',
  categories: ['plain'],
  subCategories: [],
  language: 'en',
  art: { family: 'plain', motif: 'plain', palette: 'plain', seed: 0 },
  palettes: ['plain'],
}
