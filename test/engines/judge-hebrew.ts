import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { CardLine } from '#shared/card/layout-card.ts'
import { type Ink, type InkBox, inkOf, type Picture, sharedInk } from './ink.ts'

/** A card drawn by resvg from our outlines: correct, and with the typical faults of exporters. */
export interface Readings {
  lines: readonly CardLine[]
  art: Picture
  right: Picture
  /** With letters or digits in reverse order. */
  reversed: readonly Picture[]
  withoutMarks: Picture
}

/** A file, and the art without words drawn by the same browser. */
interface Judged {
  file: Picture
  art: Picture
  readings: Readings
}

export interface LineVerdict {
  text: string
  /** 'other letters' can mean a wrong font or wrong positions. */
  verdict: 'right' | 'order wrong' | 'mirrored' | 'niqqud loose' | 'other letters'
  /** Ink shared with the correct line where it is lowest, over a letter's width; 0 to 1. */
  share: number
  /** The share of the points' ink that is present; null for a line without points. */
  marks: number | null
}

/** A digit shares more than half of its ink with another digit. */
const leastShare = 0.9
/** For wrongly set lines, whose letters have less exact positions. */
const leastWrongShare = 0.6
const leastMarks = 0.8
/** Margin of about one letter for misplaced ink, px. */
const roomPx = 12

/** Judges for each line whether a file shows it as resvg draws our outlines. */
export function judgeHebrew(judged: Judged): LineVerdict[] {
  return judged.readings.lines.map((line) => judgeLine(line, judged))
}

function judgeLine(line: CardLine, { file, art, readings }: Judged): LineVerdict {
  const box = boxOf(line)
  const others = line.onArch ? readings.lines.filter((other) => other !== line).map(boxOf) : []
  const inkOn = (ground: Picture, picture: Picture) => without(difference(picture, ground), others)
  const found = inkOf(inkOn(art, file))
  const shareOf = (expected: Picture) => leastShared(inkOf(expected), found, line)
  const partOf = (expected: Picture) => partFound(inkOf(expected), found, box)
  const right = inkOn(readings.art, readings.right)
  const share = shareOf(right)
  const hasMarks = /\p{M}/u.test(line.text)
  const marks = hasMarks ? partOf(inkOn(readings.withoutMarks, readings.right)) : null
  const verdict = () => {
    if (share >= leastShare && (marks ?? 1) >= leastMarks) return 'right'
    const letters = hasMarks ? partOf(inkOn(readings.art, readings.withoutMarks)) : 0
    const reversed = readings.reversed.map((reading) => shareOf(inkOn(readings.art, reading)))
    const faults = [
      ['order wrong', Math.max(...reversed)],
      ['mirrored', shareOf(flop(right, box))],
      ['niqqud loose', letters >= leastShare ? letters : 0],
    ] as const
    return nameFault(faults, share)
  }
  return { text: line.text, verdict: verdict(), share, marks }
}

/** The fault that the line resembles most, if it resembles it more than the correct line. */
function nameFault(shares: readonly (readonly [LineVerdict['verdict'], number])[], right: number) {
  const [verdict, share] = shares.reduce((most, each) => (each[1] > most[1] ? each : most))
  return share > right && share >= leastWrongShare ? verdict : 'other letters'
}

/** The lowest share among the slices of a line, each as wide as a letter. */
function leastShared(expected: Ink, found: Ink, line: CardLine): number {
  const { left, right, top, bottom } = boxOf(line)
  const width = Math.ceil(0.6 * line.sizePx)
  let least = 1
  for (let x = left; x < right; x += width) {
    const slice = { left: x, right: Math.min(right, x + width), top, bottom }
    least = Math.min(least, sharedInk(expected, found, slice)?.nearby ?? 1)
  }
  return least
}

function partFound(expected: Ink, found: Ink, box: InkBox): number {
  let total = 0
  let there = 0
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const i = y * expected.width + x
      total += expected.full[i] ?? 0
      there += expected.full[i] && found.near[i] ? 1 : 0
    }
  }
  return total === 0 ? 1 : there / total
}

function boxOf({ ink }: CardLine): InkBox {
  return {
    left: Math.floor(ink.x - roomPx),
    right: Math.ceil(ink.x + ink.width + roomPx),
    top: Math.floor(ink.y - roomPx),
    bottom: Math.ceil(ink.y + ink.height + roomPx),
  }
}

/** The difference of two pictures as alpha; edges of letters count like the letters. */
function difference(one: Picture, other: Picture): Picture {
  const data = new Uint8ClampedArray(one.data.length)
  for (let i = 0; i < data.length; i += 4) {
    const most = Math.max(...[i, i + 1, i + 2].map((k) => apart(one, other, k)))
    data[i + 3] = 2 * most
  }
  return { ...one, data }
}

function apart(one: Picture, other: Picture, k: number): number {
  return Math.abs((one.data[k] ?? 0) - (other.data[k] ?? 0))
}

function without({ data, width, height }: Picture, boxes: readonly InkBox[]): Picture {
  const kept = Uint8ClampedArray.from(data)
  for (const { left, right, top, bottom } of boxes) {
    for (let y = top; y < bottom; y++) kept.fill(0, 4 * (y * width + left), 4 * (y * width + right))
  }
  return { data: kept, width, height }
}

/** A mirror image of a line. */
function flop({ data, width, height }: Picture, { left, right, top, bottom }: InkBox): Picture {
  const flopped = new Uint8ClampedArray(data.length)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      flopped[4 * (y * width + x) + 3] = data[4 * (y * width + left + right - 1 - x) + 3] ?? 0
    }
  }
  return { data: flopped, width, height }
}

export function drawReading(svg: string): Picture {
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return { data: pixels, width, height }
}

export async function decode(base64: string): Promise<Picture> {
  const picture = sharp(Buffer.from(base64, 'base64')).ensureAlpha().raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
