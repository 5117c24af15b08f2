import { baseDirection, type Direction } from './bidi.ts'
import { breakLines, type Word } from './break-lines.ts'
import { type Cluster, coverText } from './coverage.ts'
import type { FaceId } from './face.ts'
import type { FontTables } from './font-table.ts'
import type { LaidLine } from './line.ts'
import { isInName } from './name-spaces.ts'
import { normaliseText } from './normalise.ts'
import { numbersIn } from './numbers-in.ts'
import { type LineSetting, measureParagraph, type SetLine, setLine } from './set-line.ts'

export interface TextStyle {
  /** Tried in order for each cluster. */
  faces: readonly FaceId[]
  /** Those of the first typed line; default `faces`. */
  leadFaces?: readonly FaceId[]
  /** px; both ends inclusive. */
  sizes: { min: number; max: number }
  /** Default 1. */
  maxLines?: number
  /** The minimum growth of the type for one more line. Default 4/3. */
  lineGain?: number
  /** Space between neighbouring clusters, em; below 0 they are closer. Default 0. */
  tracking?: number
  tables: FontTables
}

export interface TextLayout {
  sizePx: number
  /** From top to bottom; empty for a text of only spaces. */
  lines: readonly LaidLine[]
  /** False when, at `min`, the text is wider than the box or has too many forced lines. */
  fits: boolean
  /** Characters missing from all faces, each once; they are not drawn. */
  missing: readonly string[]
}

/** Engines differ by up to 1.4 % in a line's width, so lines stay this much inside their box. */
export const fitShare = 0.985

/** `lineGain` by default. */
export const furtherLineGain = 4 / 3

/**
 * Sets a field's text as large as its box allows, from `sizes.max` down to `sizes.min`, in as few
 * lines as possible. Another line (up to `maxLines`) is used only where the type would otherwise be
 * smaller than `min`, or could grow by `lineGain`. Line feeds always break. The lines of one
 * text have widths as similar as possible. A text that is too long even at `min` is set at `min`
 * and reported by `fits`.
 *
 * @param text as typed; this function normalises it
 * @param widthPx of the box; lines fill at most 98.5 % of it, by advance width and by ink
 * @throws RangeError when a face has no table, or the sizes are not 0 < min <= max
 * @example layoutText('מזל טוב', { faces: ['heebo-500'], sizes: { min: 40, max: 90 }, tables }, 900)
 *   // { sizePx: 90, lines: [{ text: 'מזל טוב', direction: 'rtl', ... }], fits: true, missing: [] }
 */
export function layoutText(text: string, style: TextStyle, widthPx: number): TextLayout {
  return fitText(prepareText(text, style), style, widthPx)
}

/**
 * `layoutText` for a text with several sizes or widths to try: once prepared, it takes a fraction
 * of the time.
 *
 * @param style with the faces, tracking and tables that the text was prepared with
 * @throws RangeError when the sizes are not 0 < min <= max
 * @example fitText(prepareText('מזל טוב', style), style, 900) // layoutText('מזל טוב', style, 900)
 */
export function fitText(prepared: PreparedText, style: TextStyle, widthPx: number): TextLayout {
  const { min, max } = style.sizes
  if (!(min > 0 && min <= max)) {
    throw new RangeError(`style.sizes must be 0 < min <= max, not ${min} and ${max}`)
  }
  const key = `${min} ${max} ${style.maxLines} ${style.lineGain} ${widthPx}`
  const known = prepared.fitted.get(key)
  if (known) return known
  const laid = setText(prepared, style, widthPx)
  prepared.fitted.set(key, laid)
  return laid
}

function setText(prepared: PreparedText, style: TextStyle, widthPx: number): TextLayout {
  const { min, max } = style.sizes
  const room = widthPx * fitShare
  const breaks = chooseBreaks(prepared, style, room)
  if (!breaks) return { sizePx: max, lines: [], fits: true, missing: prepared.missing }
  const lines = breaks.ranges.map(({ paragraph, from, to }) =>
    setRange(paragraph, { from, to }, prepared.setting),
  )
  const widest = Math.max(...lines.map(extentOf))
  const largestPx = (room / widest) * 1000
  const sizePx = largestPx >= max ? max : Math.max(min, floorSize(largestPx))
  const tracked = prepared.setting.tracking !== 0
  return {
    sizePx,
    lines: lines.map((line, i) => {
      const paragraph = breaks.ranges[i]?.paragraph
      const laid = scaleLine(line, paragraph?.faces ?? style.faces, sizePx, tracked)
      return paragraph?.isLead ? { ...laid, lead: true } : laid
    }),
    fits: largestPx >= min && breaks.ranges.length <= (style.maxLines ?? 1),
    missing: prepared.missing,
  }
}

/**
 * The larger of a line's advance width and its ink, which can overhang in script faces. 1/1000 em.
 */
export function extentOf(line: SetLine): number {
  return Math.max(line.width, line.ink ? line.ink.right - line.ink.left : 0)
}

/** Rounds down to a hundredth of a px, so that a fitted line never exceeds its room. */
export function floorSize(sizePx: number): number {
  return Math.floor(sizePx * 100) / 100
}

/** A typed line, with cached results for ranges of it. */
export interface Paragraph {
  clusters: readonly Cluster[]
  direction: Direction
  faces: readonly FaceId[]
  /** Whether it is the first of a text that has lead faces. */
  isLead: boolean
  /** By the range of clusters: the same breaks recur at other sizes. */
  set: Map<string, SetLine>
}

/** A text with its faces, before it has a size. */
export interface PreparedText {
  paragraphs: readonly Paragraph[]
  words: readonly PlacedWord[]
  missing: readonly string[]
  setting: Pick<LineSetting, 'tables' | 'tracking'>
  /** Results by sizes and width: a stack tries the same ones again. */
  fitted: Map<string, TextLayout>
}

/**
 * Normalises a text and assigns faces to its characters; a line without a strong character takes
 * the whole text's direction.
 *
 * @throws RangeError when a face has no table
 * @example prepareText('a☃', style).missing // ['☃']
 */
export function prepareText(
  text: string,
  style: Omit<TextStyle, 'sizes' | 'maxLines'>,
): PreparedText {
  const { faces, leadFaces, tables, tracking = 0 } = style
  const normalised = normaliseText(text)
  const direction = baseDirection(normalised, 'ltr')
  const missing = new Set<string>()
  const paragraphs: Paragraph[] = []
  for (const line of normalised.split('\n')) {
    const isLead = leadFaces !== undefined && paragraphs.length === 0
    const own = isLead ? leadFaces : faces
    const coverage = coverText(line, own, tables)
    for (const character of coverage.missing) missing.add(character)
    const clusters = trimSpaces(coverage.clusters)
    if (clusters.length === 0) continue
    const lineDirection = baseDirection(line, direction)
    paragraphs.push({ clusters, direction: lineDirection, faces: own, isLead, set: new Map() })
  }
  const setting = { tables, tracking: tracking * 1000 }
  const words = paragraphs.flatMap((paragraph) => wordsOf(paragraph, setting))
  return { paragraphs, words, missing: [...missing], setting, fitted: new Map() }
}

/** Clusters of a paragraph; the end is exclusive. */
function setRange(
  { clusters, direction, set }: Paragraph,
  { from, to }: { from: number; to: number },
  setting: PreparedText['setting'],
): SetLine {
  const key = `${from} ${to}`
  const known = set.get(key)
  if (known) return known
  const line = setLine(clusters.slice(from, to), { ...setting, direction })
  set.set(key, line)
  return line
}

/** Where characters were left out, two spaces can meet or be at an end. */
function trimSpaces(clusters: readonly Cluster[]): readonly Cluster[] {
  return clusters.filter((cluster, i) => {
    if (cluster.text !== ' ') return true
    const followed = clusters.slice(i + 1).some((other) => other.text !== ' ')
    return i > 0 && followed && clusters[i - 1]?.text !== ' '
  })
}

interface LineRange {
  paragraph: Paragraph
  /** Clusters of the paragraph; the end is exclusive. */
  from: number
  to: number
}

function chooseBreaks({ paragraphs, words }: PreparedText, style: TextStyle, room: number) {
  const { min, max } = style.sizes
  const { lineGain = furtherLineGain } = style
  if (words.length === 0) return null
  const lineLimit = Math.max(style.maxLines ?? 1, paragraphs.length)
  let best: { ranges: LineRange[]; size: number } | null = null
  for (let count = paragraphs.length; count <= lineLimit; count++) {
    if (best && best.size >= max) break
    const ends = breakLines(words, count, (room / max) * 1000)
    if (!ends) continue
    const ranges = rangesOf(words, ends)
    const size = Math.min(max, (room / Math.max(...ranges.map((range) => range.width))) * 1000)
    const gain = best ? size / best.size : Infinity
    if (!best || gain >= lineGain || (best.size < min && gain > 1)) best = { ranges, size }
  }
  return best
}

export interface PlacedWord extends Word, LineRange {}

function rangesOf(words: readonly PlacedWord[], ends: readonly number[]) {
  return ends.flatMap((end, i) => {
    const first = words[ends[i - 1] ?? 0]
    const last = words[end - 1]
    if (!first || !last) return []
    const width = last.end - first.start
    return { paragraph: first.paragraph, from: first.from, to: last.to, width }
  })
}

/**
 * Breaks are at spaces, except those in a phone number or a Hebrew name, and after a maqaf, hyphen
 * or dash inside a word unless a digit follows.
 */
function wordsOf(paragraph: Paragraph, setting: PreparedText['setting']): PlacedWord[] {
  const { clusters, direction } = paragraph
  const { starts, ends } = measureParagraph(clusters, { ...setting, direction })
  const words: PlacedWord[] = []
  const isSpace = spacesOf(clusters)
  let from = 0
  clusters.forEach((cluster, i) => {
    const next = clusters[i + 1]?.text
    const closes =
      next === undefined ||
      isSpace[i + 1] ||
      (/^[\u05be\u2010\u2013\u2014-]/.test(cluster.text) && i > from && !/^\d/.test(next))
    if (isSpace[i]) {
      from = i + 1
    } else if (closes) {
      const start = starts[from] ?? 0
      const end = ends[i] ?? 0
      words.push({ start, end, paragraph, from, to: i + 1, last: next === undefined })
      from = i + 1
    }
  })
  return words
}

/** Whether each cluster is a space at which a line can break. */
function spacesOf(clusters: readonly Cluster[]): boolean[] {
  const line = clusters.map(({ text }) => text).join('')
  const numbers = numbersIn(line)
  const words = line.split(' ')
  let offset = 0
  let word = 0
  return clusters.map(({ text }) => {
    const at = offset
    offset += text.length
    if (text !== ' ') return false
    word++
    const isHeld = isInName(words[word - 1] ?? '', words[word] ?? '')
    return !isHeld && !numbers.some(({ from, to }) => from <= at && at < to)
  })
}

function scaleLine(
  line: SetLine,
  faces: readonly FaceId[],
  sizePx: number,
  tracked: boolean,
): LaidLine {
  const px = (units: number) => Math.round(units * sizePx) / 1000
  const { left, right, bottom, top } = line.ink ?? { left: 0, right: 0, bottom: 0, top: 0 }
  const laid: LaidLine = {
    text: line.text,
    direction: line.direction,
    faces,
    sizePx,
    widthPx: px(line.width),
    ink: { x: px(left), y: px(-top), width: px(right - left), height: px(top - bottom) },
  }
  if (!tracked) return laid
  const clusters = line.clusters
    .filter((cluster) => cluster.ink)
    .map(({ text, face, x }) => ({ text, face, x: px(x), y: 0, angle: 0 }))
  return { ...laid, clusters }
}
