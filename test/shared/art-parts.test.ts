import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { drawArt, layOut } from '../../catalog/pictures/draw-card.ts'
import { familyNames } from '../../src/shared/art/families.ts'
import { partNames, printBleedPx, type Size } from '../../src/shared/art/family.ts'
import type { Point } from '../../src/shared/art/path.ts'
import { type CardDesign, cardDesignSchema } from '../../src/shared/card.ts'

/** Each card's art in its first format. */
const drawings = await Promise.all(cards.map((card) => artOf(v.parse(cardDesignSchema, card))))

test.each(drawings)('$slug names parts that can be taken out of its art', ({ art, size }) => {
  const parts = partsOf(art)
  expect(parts.length).toBeGreaterThan(0)
  for (const { name, within, pivot } of parts) {
    expect(partNames).toContain(name)
    expect(within, `around ${name}`).not.toMatch(/<defs|<clipPath|clip-path=|opacity=|<g id=/)
    if (pivot) expect(isOnPage(pivot, size), `pivot of ${name} ${JSON.stringify(pivot)}`).toBe(true)
  }
})

/** Cards of several ways to draw a flame, and how many burn. */
test.each([
  ['menorah-lights', 9],
  ['shabbos-window', 2],
  ['five-candles', 5],
  ['shabbos-light-print', 2],
])('each flame of %s is a part on a wick of its own', (slug, count) => {
  const art = drawings.find((each) => each.slug === slug)?.art ?? ''
  const flames = partsOf(art).filter(({ name }) => name === 'flame')
  const wicks = new Set(flames.map(({ pivot }) => `${pivot?.x} ${pivot?.y}`))
  expect([flames.length, wicks.size]).toEqual([count, count])
})

test('the table of names says what is drawn', async () => {
  const readme = await readFile('src/shared/art/README.md', 'utf8')
  const rows = [...readme.matchAll(/^\| (\w+) \| (.+) \|$/gm)].slice(1)
  const drawn = familyNames.map((family) => {
    const arts = drawings.filter((each) => each.family === family).map(({ art }) => art)
    const names = partsOf(arts.join('')).map(({ name }) => name)
    return [family, partNames.filter((name) => names.includes(name)).join(', ')]
  })
  expect(rows.map(([, family, names]) => [family, names])).toEqual(drawn)
})

async function artOf(design: CardDesign) {
  const [format = 'square'] = design.formats
  const layout = await layOut(design, { values: {}, format })
  const { slug, art } = design
  return { slug, family: art.family, size: layout.size, art: await drawArt(design, layout) }
}

interface Part {
  name: string
  /** The tags that it stands in, the outermost first. */
  within: string
  /** Page px. */
  pivot?: Point
}

/** @throws RangeError when a tag is closed that is not open, or left open */
function partsOf(art: string): Part[] {
  const open: string[] = []
  const parts: Part[] = []
  for (const [tag, slash, element] of art.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (slash) {
      if (!open.pop()?.startsWith(`<${element}`)) throw new RangeError(`${tag} closes nothing`)
    } else if (!tag.endsWith('/>')) {
      const name = /data-part="([^"]*)"/.exec(tag)?.[1]
      if (name) parts.push({ name, within: open.join(''), ...pivotOf(tag, open) })
      open.push(tag)
    }
  }
  if (open.length > 0) throw new RangeError(`left open: ${open.join('')}`)
  return parts
}

function isOnPage({ x, y }: Point, { widthPx, heightPx }: Size): boolean {
  const isIn = (at: number, end: number) => at >= -printBleedPx && at <= end + printBleedPx
  return isIn(x, widthPx) && isIn(y, heightPx)
}

function pivotOf(tag: string, within: readonly string[]): Pick<Part, 'pivot'> {
  const [, x, y] = /data-pivot="(\S+) (\S+)"/.exec(tag) ?? []
  if (x === undefined || y === undefined) return {}
  const pivot = within.reduceRight((at, around) => toPage(at, around), {
    x: Number(x),
    y: Number(y),
  })
  return { pivot }
}

/** From the units within a group to those around it. */
function toPage({ x, y }: Point, around: string): Point {
  const [, kind, list = ''] = / transform="(\w+)\(([^)]*)\)"/.exec(around) ?? []
  const [a = 0, b = 0] = list.split(/[ ,]+/).map(Number)
  if (kind === undefined) return { x, y }
  if (kind === 'translate') return { x: x + a, y: y + b }
  if (kind === 'scale') return { x: x * a, y: y * a }
  throw new RangeError(`parts stand in ${around}`)
}
