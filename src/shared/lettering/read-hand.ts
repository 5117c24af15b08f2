import { boundsOf, type Path, type Segment, transformPath } from '../art/path.ts'
import { parsePathData } from '../art/path-data.ts'
import type { FontTable, GlyphMetrics } from '../text/font-table.ts'
import type { DrawnWords, Hand, HandId, StoredForm, StoredHand } from './hand.ts'

/** The height of plain letters, 1/1000 em. */
export const letterHeight = 600

/** Reads a hand from its file. */
export function readHand(id: HandId, stored: StoredHand): Hand {
  const letters = Object.fromEntries(
    Object.entries(stored.letters).map(([name, data]) => [name, parsePathData(data)]),
  )
  return {
    id,
    letters,
    table: tableOfHand(stored, letters),
    titles: new Map(
      Object.entries(stored.titles).map(([title, forms]) => [
        title,
        forms.map((form) => composeForm(form, letters, stored.stretchX)),
      ]),
    ),
    ...(stored.measure && { measure: stored.measure }),
  }
}

function composeForm(
  form: StoredForm,
  letters: Hand['letters'],
  stretchX: StoredHand['stretchX'],
): DrawnWords {
  return drawWords(
    form.map(([name, x, y, more = 0]) => {
      const path = stretch(letters[name] ?? [], stretchX[name], more)
      return transformPath(path, [1, 0, 0, 1, x, y])
    }),
  )
}

/** Words of letters that are in their places. */
export function drawWords(letters: readonly Path[]): DrawnWords {
  const { x, y, width, height } = boundsOf(letters.flat())
  return { letters, ink: { left: x, right: x + width, top: y, bottom: y + height } }
}

function stretch(path: Path, from = Number.POSITIVE_INFINITY, more: number): Path {
  if (more === 0) return path
  return path.map(
    (segment) =>
      segment.map((value, i) =>
        typeof value === 'number' && i % 2 === 1 && value > from ? value + more : value,
      ) as unknown as Segment,
  )
}

/** White on both sides of a letter that stands alone. */
const bearing = 30

function tableOfHand(
  { gaps, wordGap }: Pick<StoredHand, 'gaps' | 'wordGap'>,
  letters: Hand['letters'],
): FontTable {
  const names = Object.keys(letters).filter((name) => name.length === 1)
  const codes = names.map((name) => name.charCodeAt(0))
  const glyphs: Record<string, GlyphMetrics> = {
    32: [wordGap - 2 * bearing, 0, 0, 0, 0],
  }
  names.forEach((name, i) => {
    const { x, y, width, height } = boundsOf(letters[name] ?? [])
    const right = bearing + x + width
    glyphs[codes[i] ?? 0] = [right + bearing, bearing + x, -y - height, right, -y]
  })
  const numbered = Object.fromEntries(codes.map((code, i) => [code, i + 1]))
  return {
    capHeight: 0,
    hebrewHeight: letterHeight,
    glyphs,
    kerning: {
      first: numbered,
      second: numbered,
      columns: names.map((second, j) =>
        names.map((first, i) => {
          const gap = isMatrix(gaps) ? gaps[i]?.[j] : gapOfType(gaps, first, second)
          return (gap ?? 0) - 2 * bearing
        }),
      ),
    },
    marks: {},
  }
}

type Gaps = StoredHand['gaps']

function isMatrix(gaps: Gaps): gaps is readonly (readonly number[])[] {
  return Array.isArray(gaps)
}

/** White between two pieces of type: what both sides have, but never so little that they touch. */
function gapOfType(
  sides: Exclude<Gaps, readonly (readonly number[])[]>,
  first: string,
  second: string,
): number {
  const [left, right] = /[A-Za-z0-9]/.test(first) ? [first, second] : [second, first]
  return Math.max(leastOfType, (sides[left]?.[1] ?? 0) + (sides[right]?.[0] ?? 0))
}

const leastOfType = 30

/** From the left end of a letter's advance to its outline. */
export const inset = bearing
