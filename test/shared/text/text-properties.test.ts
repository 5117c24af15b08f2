import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import { baseDirection } from '#shared/text/bidi.ts'
import { coverText } from '#shared/text/coverage.ts'
import { faceIds } from '#shared/text/face.ts'
import { layoutArc } from '#shared/text/layout-arc.ts'
import { layoutText, type TextStyle } from '#shared/text/layout-text.ts'
import { liveText } from '#shared/text/line.ts'
import { normaliseText } from '#shared/text/normalise.ts'
import { setLine } from '#shared/text/set-line.ts'
import { anyCharacter } from '../../fixtures/any-character.ts'

const tables = await loadFontTables(faceIds)

const letters = [...'אבגדהוזחטיכךלמםנןסעפףצץקרשת']
const points = [...'\u05b0\u05b4\u05b6\u05b7\u05b8\u05b9\u05bc\u05bf\u05c1', '', '', '']
const hebrew = fc
  .array(fc.tuple(fc.constantFrom(...letters), fc.constantFrom(...points)), { minLength: 1 })
  .map((clusters) => clusters.flat().join(''))
const other = fc.string({
  unit: fc.constantFrom(...'ABCTVWYabcfijlty0123456789.,:;!?()[]&%/+'),
  minLength: 1,
})
const joint = fc.constantFrom(' ', ' ', ' ', '־', '-', '\n', '\u00a0', '״', '"')
/** Words of both scripts, digits and signs, joined in usual ways; the faces cover all of it. */
const writing = fc
  .array(fc.tuple(fc.oneof(hebrew, other), joint), { minLength: 1, maxLength: 12 })
  .map((words) => words.flat().join(''))

/** Without the tables, which would fill a failure report. */
type Setting = Omit<TextStyle, 'tables'>

const style = fc
  .record({
    face: fc.constantFrom(...faceIds),
    min: fc.double({ min: 8, max: 120, noNaN: true }),
    growth: fc.double({ min: 1, max: 6, noNaN: true }),
    maxLines: fc.integer({ min: 1, max: 6 }),
    tracking: fc.constantFrom(0, 0.2, -0.05, 0.3),
  })
  .map(
    ({ face, min, growth, maxLines, tracking }): Setting => ({
      faces: [face, 'frank-ruhl-libre-500'],
      sizes: { min, max: min * growth },
      maxLines,
      tracking,
    }),
  )

const anything = fc.string({ unit: anyCharacter, maxLength: 60 })
const widthPx = fc.double({ min: 20, max: 2000, noNaN: true })
function lay(text: string, setting: Setting, width: number) {
  return layoutText(text, { ...setting, tables }, width)
}

/** Lengths are rounded to a thousandth of a px. */
const rounding = 0.002

test('a text that fits leaves its box neither by width nor by ink', () => {
  fc.assert(
    fc.property(writing, style, widthPx, (text, setting, width) => {
      const { fits, lines } = lay(text, setting, width)
      const widest = Math.max(0, ...lines.map((line) => Math.max(line.widthPx, line.ink.width)))
      expect(fits ? widest : 0).toBeLessThanOrEqual(width * 0.985 + rounding)
    }),
    { numRuns: 2000 },
  )
})

test('a text that does not fit is wider than its box at the least size, or has more lines', () => {
  fc.assert(
    fc.property(writing, style, widthPx, (text, setting, width) => {
      const { fits, lines, sizePx } = lay(text, setting, width)
      if (fits || lines.length > (setting.maxLines ?? 1)) return
      const widest = Math.max(...lines.map((line) => Math.max(line.widthPx, line.ink.width)))
      expect(sizePx).toBe(setting.sizes.min)
      expect(widest).toBeGreaterThan(width * 0.985 - rounding)
    }),
    { numRuns: 600 },
  )
})

test('every character stands in the lines once, in its order', () => {
  fc.assert(
    fc.property(writing, style, widthPx, (text, setting, width) => {
      const { lines, missing } = lay(text, setting, width)
      expect(missing).toEqual([])
      const drawn = lines.map((line) => line.text).join('')
      expect(drawn.replace(/[ \n]/g, '')).toBe(normaliseText(text).replace(/[ \n]/g, ''))
    }),
    { numRuns: 2000 },
  )
})

/** Text on one line, at one size. */
const oneLine = writing.map((text) => text.replaceAll('\n', ' '))
const tracking = fc.integer({ min: -50, max: 300 })

test('tracking of 0 changes nothing', () => {
  fc.assert(
    fc.property(writing, style, widthPx, (text, { tracking: _, ...setting }, width) => {
      expect(lay(text, { ...setting, tracking: 0 }, width)).toEqual(lay(text, setting, width))
    }),
    { numRuns: 600 },
  )
})

test('tracking widens a line by itself between each two clusters, and nowhere else', () => {
  fc.assert(
    fc.property(oneLine, style, tracking, (text, { faces }, thousandths) => {
      const setting = { faces, sizes: { min: 100, max: 100 } }
      const [plain] = lay(text, setting, 1e6).lines
      const [tracked] = lay(text, { ...setting, tracking: thousandths / 1000 }, 1e6).lines
      const spaces = (plain?.text.match(/\P{M}/gu)?.length ?? 1) - 1
      const grown = (tracked?.widthPx ?? 0) - (plain?.widthPx ?? 0)
      expect(Math.abs(grown - (spaces * thousandths) / 10)).toBeLessThan(rounding)
      expect(tracked?.text).toBe(plain?.text)
    }),
    { numRuns: 2000 },
  )
})

test('tracking keeps the order of the clusters and moves each by those before it', () => {
  fc.assert(
    fc.property(oneLine, style, tracking, (text, { faces }, thousandths) => {
      const normalised = normaliseText(text)
      const { clusters } = coverText(normalised, faces, tables)
      const direction = baseDirection(normalised, 'ltr')
      const set = (tracking: number) => setLine(clusters, { direction, tables, tracking }).clusters
      const [plain, tracked] = [set(0), set(thousandths)]
      expect(tracked.map((each) => each.text)).toEqual(plain.map((each) => each.text))
      tracked.forEach(({ x }, i) => {
        expect(x).toBeCloseTo((plain[i]?.x ?? 0) + i * thousandths, 6)
      })
    }),
    { numRuns: 2000 },
  )
})

test('sizes stay within their bounds, both ends included', () => {
  fc.assert(
    fc.property(anything, style, widthPx, (text, setting, width) => {
      const { sizePx } = lay(text, setting, width)
      expect(sizePx).toBeGreaterThanOrEqual(setting.sizes.min)
      expect(sizePx).toBeLessThanOrEqual(setting.sizes.max)
    }),
    { numRuns: 600 },
  )
})

test('whatever is typed is laid out, the same each time', () => {
  const arc = { cx: 500, cy: 500, radius: 400, sweep: 2 }
  fc.assert(
    fc.property(fc.oneof(anything, writing), style, widthPx, (text, setting, width) => {
      const both = () => [lay(text, setting, width), layoutArc(text, { ...setting, tables }, arc)]
      expect(JSON.stringify(both())).toBe(JSON.stringify(both()))
    }),
    { numRuns: 600 },
  )
})

test('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(anything, writing), (text) => {
      const once = normaliseText(text)
      expect(normaliseText(once)).toBe(once)
    }),
    { numRuns: 3000 },
  )
})

test('live text is its line between paired marks of direction', () => {
  fc.assert(
    fc.property(writing, style, widthPx, (text, setting, width) => {
      for (const line of lay(text, setting, width).lines) {
        const live = liveText(line)
        expect(live.replace(/[\u202a-\u202e]/g, '')).toBe(line.text)
        expect(live.match(/\u202c/g)?.length).toBe(
          live.match(/[\u202a\u202b\u202d\u202e]/g)?.length,
        )
      }
    }),
    { numRuns: 600 },
  )
})
