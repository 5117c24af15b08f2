import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../../catalog/cards/cards.ts'
import { drawArt, layOut } from '../../../catalog/pictures/draw-card.ts'
import type { ArtNode, PaintedArt } from '../../../src/shared/art/art.ts'
import { familyNames } from '../../../src/shared/art/families.ts'
import { partNames, printBleedPx, type Size } from '../../../src/shared/art/family.ts'
import type { Point } from '../../../src/shared/art/path.ts'
import { type CardDesign, cardDesignSchema } from '../../../src/shared/card.ts'

/** Each card's art in its first format. */
const drawings = await Promise.all(cards.map((card) => artOf(v.parse(cardDesignSchema, card))))

test.each(drawings)('$slug names parts that can be taken out of its art', ({ art, size }) => {
  const parts = partsOf(art)
  expect(parts.length).toBeGreaterThan(0)
  for (const { name, within, pivot } of parts) {
    expect(partNames).toContain(name)
    const around = within.flatMap(({ tag, attributes }) => [tag, ...Object.keys(attributes)])
    expect(
      around.filter((each) => !harmless.has(each)),
      `around ${name}`,
    ).toEqual([])
    if (pivot) expect(isOnPage(pivot, size), `pivot of ${name} ${JSON.stringify(pivot)}`).toBe(true)
  }
})

/** Cards with several ways to draw a flame, and the number of flames that burn. */
test.each([
  ['menorah-lights', 9],
  ['shabbos-window', 2],
  ['five-candles', 5],
  ['shabbos-light-print', 2],
])('each flame of %s is a part on a wick of its own', (slug, count) => {
  const art = drawings.find((each) => each.slug === slug)?.art ?? []
  const flames = partsOf(art).filter(({ name }) => name === 'flame')
  const wicks = new Set(flames.map(({ pivot }) => `${pivot?.x} ${pivot?.y}`))
  expect([flames.length, wicks.size]).toEqual([count, count])
})

test('the table of names says what is drawn', async () => {
  const readme = await readFile('src/shared/art/README.md', 'utf8')
  const rows = [...readme.matchAll(/^\| (\w+) \| (.+) \|$/gm)].slice(1)
  const drawn = familyNames.map((family) => {
    const arts = drawings.filter((each) => each.family === family).map(({ art }) => art)
    const names = arts.flatMap((art) => partsOf(art)).map(({ name }) => name)
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

/** Allowed around a part: no definitions or clips, and nothing faded or used twice. */
const harmless = new Set(['g', 'transform'])

interface Part {
  name: string
  /** The nodes around it, the outermost first. */
  within: readonly ArtNode[]
  /** Page px. */
  pivot?: Point
}

function partsOf(art: PaintedArt, within: readonly ArtNode[] = []): Part[] {
  return art.flatMap((node) => {
    const { part: name, pivot, children } = node
    const own = name && { name, within, ...(pivot && { pivot: within.reduceRight(toPage, pivot) }) }
    return [...(own ? [own] : []), ...partsOf(children, [...within, node])]
  })
}

function isOnPage({ x, y }: Point, { widthPx, heightPx }: Size): boolean {
  const isIn = (at: number, end: number) => at >= -printBleedPx && at <= end + printBleedPx
  return isIn(x, widthPx) && isIn(y, heightPx)
}

/** Converts from units inside a group to those around it. */
function toPage({ x, y }: Point, { attributes: { transform = [] } }: ArtNode): Point {
  return transform.reduceRight(
    (at, [name, a = 0, b = 0]) => {
      if (name === 'translate') return { x: at.x + Number(a), y: at.y + Number(b) }
      if (name === 'scale') return { x: at.x * Number(a), y: at.y * Number(a) }
      throw new RangeError(`parts stand in ${name}`)
    },
    { x, y },
  )
}
