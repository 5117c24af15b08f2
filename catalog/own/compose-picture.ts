import type { Size } from '#shared/art/family.ts'
import { type Hex, type Rgb, toHex } from '#shared/art/hex-colour.ts'
import type { ArtPicture } from '#shared/art-picture.ts'
import { type Format, formats } from '#shared/format.ts'
import { RefusedError } from '../release/refused-error.ts'
import { allCells } from './cells.ts'
import { type Behind, type Covering, chooseBehind } from './choose-behind.ts'
import { makePalettes } from './make-palettes.ts'
import { toOklch } from './oklch.ts'
import { cropsOf, shownShare, viewPage, visiblePart } from './page-view.ts'
import { findHues } from './picture-hues.ts'
import { boxOf, type PlacedWords, placeWords } from './place-words.ts'
import type { StoredPicture } from './read-picture.ts'
import { findRoom, type Wording, type WordRoom } from './word-room.ts'

export interface PictureWishes {
  /** Formats to offer; default: those that show most of the picture. */
  formats?: readonly Format[] | undefined
  /** Place of the words: x, y, width and height in percent of each page. */
  text?: readonly [number, number, number, number] | undefined
  ink?: Hex | undefined
  behind?: Behind | undefined
}

export interface ComposedPicture {
  formats: Format[]
  places: ArtPicture['places']
  covering: Covering
  palettes: ArtPicture['palettes']
}

/** A format that shows less than this share of the picture is not offered. */
const leastShown = 0.6
/** Most that a picture is enlarged: a print page of 300 dpi then has 240. */
const mostEnlarged = 1.25
/** How much calmer another crop than the middle must be. */
const cropCost = 0.03

/**
 * Decides where the words stand on a picture in each format, in which colours, and on what.
 *
 * @throws RefusedError when no format has room, or the words cannot be read
 */
export async function composePicture(
  stored: StoredPicture,
  wording: Wording,
  wishes: PictureWishes,
): Promise<ComposedPicture> {
  const placing = { wording, wishes, rooms: roomsOf(wording) }
  const apart = await placeAll(stored, { ...placing, headerApart: true })
  const composed = await finish(stored, apart, wishes)
  if (composed.covering.behind === 'nothing') return composed
  // A veil or plate holds the words alone, so their בס״ד line goes with them.
  const together = await placeAll(stored, { ...placing, headerApart: false })
  return finish(stored, together, wishes)
}

type Placed = Readonly<Record<Format, PlacedWords>>

interface Placing {
  wording: Wording
  rooms: Readonly<Record<Format, WordRoom>>
  wishes: PictureWishes
  headerApart: boolean
}

function roomsOf(wording: Wording): Placing['rooms'] {
  return {
    status: findRoom(wording, 'status'),
    square: findRoom(wording, 'square'),
    portrait: findRoom(wording, 'portrait'),
    print: findRoom(wording, 'print'),
  }
}

async function placeAll(stored: StoredPicture, placing: Placing): Promise<Placed> {
  const place = (format: Format) => placeIn(stored, format, placing)
  return {
    status: await place('status'),
    square: await place('square'),
    portrait: await place('portrait'),
    print: await place('print'),
  }
}

/** The calmest crop of a format. */
async function placeIn(
  stored: StoredPicture,
  format: Format,
  { wording, rooms, wishes, headerApart }: Placing,
): Promise<PlacedWords> {
  const fixed = wishes.text && boxOf(wishes.text, format)
  let best: PlacedWords | undefined
  for (const crop of cropsOf(stored, format)) {
    const cells = await viewPage(stored, { format, crop })
    const room = rooms[format]
    const placed = placeWords(cells, { format, crop, wording, room, fixed, headerApart })
    if (!best || isBetter(placed, best)) best = placed
  }
  if (!best) throw new RangeError(`format ${format} has no crop`)
  return best
}

function isBetter(one: PlacedWords, best: PlacedWords): boolean {
  if (one.faults.length !== best.faults.length) return one.faults.length < best.faults.length
  return one.cost + cropCost < best.cost
}

async function finish(
  stored: StoredPicture,
  placed: Placed,
  wishes: PictureWishes,
): Promise<ComposedPicture> {
  const offered = offeredFormats(stored, placed, wishes.formats)
  const [first = 'portrait'] = offered
  const whole = await viewPage(stored, {
    format: first,
    crop: placed[first].place.crop,
  })
  const hues = findHues(whole)
  const unders = offered.map((format) => placed[format].under)
  const { ink, behind: wish } = wishes
  const veilHue = toOklch(meanOf(unders.flatMap(({ colours }) => colours))).hue
  const covering = chooseBehind(unders, { hue: veilHue, wish, ink })
  const ground = toHex(meanOf(allCells(whole)))
  const { status, square, portrait, print } = placed
  return {
    formats: offered,
    places: {
      status: status.place,
      square: square.place,
      portrait: portrait.place,
      print: print.place,
    },
    covering,
    palettes: makePalettes({ unders, covering, hues, veilHue, ground, ink }),
  }
}

/** The one that shows most of the picture first. */
function offeredFormats(
  picture: Size,
  placed: Placed,
  wanted: readonly Format[] | undefined,
): Format[] {
  const share = (format: Format) => shownShare(picture, format)
  const large = formats.filter(
    (format) => visiblePart(picture, format, 'middle').scale <= mostEnlarged,
  )
  const most = Math.max(...large.map(share))
  const fitting = wanted ?? large.filter((format) => share(format) >= Math.min(leastShown, most))
  for (const format of wanted ?? []) {
    if (!large.includes(format)) {
      throw new RefusedError(`The picture is too small for format ${format}.`)
    }
  }
  const roomy = fitting.filter((format) => placed[format].faults.length === 0)
  if (roomy.length === 0) {
    const faults = fitting.flatMap((format) => placed[format].faults)
    throw new RefusedError(
      `The picture has no room for the words: ${[...new Set(faults)].slice(0, 4).join('; ')}. ` +
        'Take shorter words with "--words-of", or give a larger place with "--text".',
    )
  }
  // Nobody looks at a shelf of print pages.
  const rank = (format: Format) => (format === 'print' ? -1 : share(format))
  return [...roomy].sort((one, other) => rank(other) - rank(one))
}

function meanOf(colours: readonly Rgb[]): Rgb {
  const sums: [number, number, number] = [0, 0, 0]
  for (const [r, g, b] of colours) {
    sums[0] += r
    sums[1] += g
    sums[2] += b
  }
  const count = Math.max(1, colours.length)
  return [sums[0] / count, sums[1] / count, sums[2] / count]
}
