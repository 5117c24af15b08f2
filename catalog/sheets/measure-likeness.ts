import { loadArt } from '#shared/art/families.ts'
import type { CardDesign } from '#shared/card.ts'
import { type Format, formatSizes } from '#shared/format.ts'
import { readPicture, type SheetPicture } from './draw-sheet.ts'

/** Two designs, from 0 for nothing in common to 1 for one picture. */
export interface Likeness {
  likeness: number
  one: string
  other: string
}

/** A small grey picture holds where things are, and its histogram which colours there are. */
interface Fingerprint {
  slug: string
  /** Mean 0, length 1. */
  shape: readonly number[]
  /** Shares of the colours, length 1. */
  colours: readonly number[]
}

const gridPx = 24
/** Steps of each colour channel. */
const steps = 4
const shapeShare = 0.7

/** The pairs that look most alike, the most alike first: twins to tell apart by hand. */
export async function findTwins(
  pictures: readonly SheetPicture[],
  count: number,
): Promise<Likeness[]> {
  const prints: Fingerprint[] = []
  for (const picture of pictures) prints.push(await fingerprint(picture))
  const pairs = prints.flatMap((one, i) => prints.slice(i + 1).map((other) => compare(one, other)))
  return pairs.sort((a, b) => b.likeness - a.likeness).slice(0, count)
}

function compare(one: Fingerprint, other: Fingerprint): Likeness {
  const likeness =
    shapeShare * product(one.shape, other.shape) +
    (1 - shapeShare) * product(one.colours, other.colours)
  return { likeness: Math.round(likeness * 100) / 100, one: one.slug, other: other.slug }
}

async function fingerprint(picture: SheetPicture): Promise<Fingerprint> {
  const small = readPicture(picture).resize(gridPx, gridPx, { fit: 'fill' }).removeAlpha()
  const pixels = await small.raw().toBuffer()
  const greys: number[] = []
  const counts = Array.from({ length: steps ** 3 }, () => 0)
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    greys.push(0.299 * red + 0.587 * green + 0.114 * blue)
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((each) => Math.floor((each * steps) / 256))
    const bin = (r * steps + g) * steps + b
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length
  return {
    slug: picture.slug,
    shape: toUnit(greys.map((grey) => grey - mean)),
    colours: toUnit(counts),
  }
}

/** How many layouts a family has, and how many designs stand on the one that is used most. */
export async function countLayouts(designs: readonly CardDesign[]) {
  const places = new Map<string, number>()
  for (const design of designs) {
    const place = await placeOf(design)
    places.set(place, (places.get(place) ?? 0) + 1)
  }
  return { layouts: places.size, 'on one layout': Math.max(...places.values()) }
}

/** The box of the words, in twentieths of the page. */
async function placeOf({ art, formats }: CardDesign): Promise<string> {
  const family = await loadArt(art)
  const format: Format = formats.includes('status') ? 'status' : (formats[0] ?? 'portrait')
  const { widthPx, heightPx } = formatSizes[format]
  const { text, anchor } = family.textArea(formatSizes[format], art.motif)
  const across = [text.x, text.width].map((length) => Math.round((20 * length) / widthPx))
  const down = [text.y, text.height].map((length) => Math.round((20 * length) / heightPx))
  return [anchor, ...across, ...down].join(' ')
}

function toUnit(values: readonly number[]): number[] {
  const length = Math.hypot(...values) || 1
  return values.map((value) => value / length)
}

function product(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0)
}
