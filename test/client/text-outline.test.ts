import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import { type FaceId, faceIds } from '#shared/text/face.ts'
import { layoutArc } from '#shared/text/layout-arc.ts'
import { layoutText } from '#shared/text/layout-text.ts'
import { type PlacedLine, placeLine } from '#shared/text/line.ts'
import { createOutliner } from '../../client/export/outline-text.ts'
import { inkOf } from '../shared/card/path-ink.ts'

const tables = await loadFontTables(faceIds)
const readFace = (face: FaceId) =>
  readFile(new URL(`../../public/fonts/${face}.ttf`, import.meta.url))
const outliner = createOutliner(readFace)

function lay(text: string, faces: readonly FaceId[], tracking = 0): PlacedLine {
  const sizes = { min: 100, max: 100 }
  const [line] = layoutText(text, { faces, sizes, tracking, tables }, 1e5).lines
  if (!line) throw new Error(`'${text}' has no line`)
  return placeLine(line, { field: 'text', x: 200, baseline: 300 })
}

test.each<[string, string, FaceId[], number?]>([
  ['Hebrew', 'לרגל נישואי', ['frank-ruhl-libre-700']],
  ['Hebrew with niqqud', 'בְּשָׁעָה טוֹבָה וּמֻצְלַחַת', ['frank-ruhl-libre-700']],
  ['marks at both ends', 'שׁ טוב לֹ', ['heebo-500']],
  ['Yiddish with rafe', 'אַ פֿריילעכן חנוכּה', ['frank-ruhl-libre-500']],
  ['Hebrew, digits, brackets', 'בר מצוה (2026) [12-14]!', ['frank-ruhl-libre-400']],
  ['two faces on one line', 'Cohen (כהן) & Levi', ['cormorant-600', 'frank-ruhl-libre-500']],
  ['kerned capitals', 'AVENUE TO WAVE', ['cinzel-500']],
  ['tracked capitals', 'AVENUE TO WAVE', ['cinzel-500'], 0.2],
  ['tracked Hebrew with niqqud', 'בְּשָׁעָה טוֹבָה', ['frank-ruhl-libre-700'], 0.3],
  ['tracked Yiddish, closer', 'צװײַ פֿריילעכע', ['david-libre-400'], -0.05],
  ['tracked Hebrew, digits, brackets', 'בר מצוה (2026) [12-14]!', ['heebo-500'], 0.15],
  ['overhanging script', 'Yehuda & Joff', ['pinyon-script-400']],
  ['letters drawn in two pieces', 'Łódź Ħ', ['playpen-sans-hebrew-400']],
  ['italic with accents', 'Žofie Łódź “fjord”', ['cormorant-italic-500']],
])(
  '%s: the ink of the outlines is the ink of the layout at 100 px',
  async (_, text, faces, track) => {
    const line = lay(text, faces, track)
    const [data = ''] = await outliner.outline([line])
    const ink = inkOf(data)
    expect(Math.abs(ink.left - line.ink.x), 'left').toBeLessThan(1)
    expect(Math.abs(ink.right - line.ink.x - line.ink.width), 'right').toBeLessThan(1)
    expect(Math.abs(ink.top - line.ink.y), 'top').toBeLessThan(1)
    expect(Math.abs(ink.bottom - line.ink.y - line.ink.height), 'bottom').toBeLessThan(1)
  },
)

test('an arc is drawn within the ink of its layout', async () => {
  const style = { faces: ['heebo-500'] as const, sizes: { min: 20, max: 60 }, tables }
  const arc = { cx: 500, cy: 600, radius: 450, sweep: 2 }
  const { line } = layoutArc('קוֹל שָׂשׂוֹן (2026) Tov', style, arc)
  if (!line) throw new Error('no line')
  const [data = ''] = await outliner.outline([{ ...line, field: 'arc' }])
  const ink = inkOf(data)
  expect(ink.left).toBeGreaterThan(line.ink.x - 1)
  expect(ink.right).toBeLessThan(line.ink.x + line.ink.width + 1)
  expect(ink.top).toBeGreaterThan(line.ink.y - 1)
  expect(ink.bottom).toBeLessThan(line.ink.y + line.ink.height + 1)
  expect(ink.right - ink.left).toBeGreaterThan(line.ink.width * 0.95)
})

test('each line has its path, in order, and the same each time', async () => {
  const lines = [lay('אב', ['heebo-500']), lay('Tov', ['cinzel-500'])]
  const paths = await outliner.outline(lines)
  expect(paths).toHaveLength(2)
  expect(paths[0]).toMatch(/^M[\d.-]+[ -]/)
  expect(await outliner.outline(lines)).toEqual(paths)
})

test('a character that the face lacks is refused by name', async () => {
  const line = { ...lay('א', ['heebo-500']), text: 'א❤' }
  await expect(outliner.outline([line])).rejects.toThrow("heebo-500 cannot draw '❤'")
})

test('an aborted signal stops before a face is loaded', async () => {
  const idle = createOutliner(() => Promise.reject(new Error('loaded')))
  const aborted = AbortSignal.abort(new Error('left the page'))
  await expect(idle.outline([lay('א', ['heebo-500'])], aborted)).rejects.toThrow('left the page')
})

test.each<[string, string, number, FaceId[]]>([
  ['letters of the first', 'Levi', 0, ['cormorant-600']],
  ['letters of both', 'Cohen (כהן)', 0, ['cormorant-600', 'frank-ruhl-libre-500']],
  ['tracked letters of the first', 'Levi', 0.2, ['cormorant-600']],
  ['tracked letters of both', 'Levi כהן', 0.2, ['cormorant-600', 'frank-ruhl-libre-500']],
])('of two faces, those that %s need are loaded', async (_, text, tracking, needed) => {
  const asked: FaceId[] = []
  const { outline } = createOutliner((face) => {
    asked.push(face)
    return readFace(face)
  })
  const [data] = await outline([lay(text, ['cormorant-600', 'frank-ruhl-libre-500'], tracking)])
  expect(data).not.toBe('')
  expect(asked.sort()).toEqual(needed)
})
