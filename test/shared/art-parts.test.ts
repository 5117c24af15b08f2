import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { drawArt, layOut } from '../../catalog/pictures/draw-card.ts'
import { partNames, printBleedPx } from '../../src/shared/art/family.ts'
import { type CardDesign, cardDesignSchema } from '../../src/shared/card.ts'

const designs = cards.map((card) => v.parse(cardDesignSchema, card))

test.each(designs.map((design) => [design.slug, design]))(
  '%s names parts that can be taken out of its art',
  async (_, design) => {
    const { art, size } = await artOf(design)
    const parts = partsOf(art)
    expect(parts.length).toBeGreaterThan(0)
    for (const { name, within, pivot } of parts) {
      expect(partNames).toContain(name)
      expect(within, `around ${name}`).not.toMatch(/<defs|<clipPath|clip-path=|opacity=|<g id=/)
      if (!pivot) continue
      for (const [at, end] of [
        [pivot.x, size.widthPx],
        [pivot.y, size.heightPx],
      ] as const) {
        expect(at, `pivot of ${name}`).toBeGreaterThanOrEqual(-printBleedPx)
        expect(at, `pivot of ${name}`).toBeLessThanOrEqual(end + printBleedPx)
      }
    }
  },
)

/** Cards of each way to draw a flame, and how many burn. */
test.each([
  ['menorah-lights', 9],
  ['shabbos-window', 2],
  ['five-candles', 5],
  ['shabbos-light-print', 2],
])('each flame of %s is a part on a wick of its own', async (slug, count) => {
  const design = designs.find((each) => each.slug === slug)
  if (!design) throw new RangeError(`no card ${slug}`)
  const flames = partsOf((await artOf(design)).art).filter(({ name }) => name === 'flame')
  const wicks = new Set(flames.map(({ pivot }) => `${pivot?.x} ${pivot?.y}`))
  expect([flames.length, wicks.size]).toEqual([count, count])
})

async function artOf(design: CardDesign) {
  const [format] = design.formats
  const layout = await layOut(design, { values: {}, ...(format && { format }) })
  return { art: await drawArt(design, layout), size: layout.size }
}

interface Part {
  name: string
  /** The tags that it stands in, the outermost first. */
  within: string
  /** Page px. */
  pivot?: { x: number; y: number }
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

function pivotOf(tag: string, within: readonly string[]): Pick<Part, 'pivot'> {
  const [, x, y] = /data-pivot="(\S+) (\S+)"/.exec(tag) ?? []
  if (x === undefined || y === undefined) return {}
  const pivot = within.reduceRight((at, around) => toPage(at, around), {
    x: Number(x),
    y: Number(y),
  })
  return { pivot }
}

/** What the art turns and scales its groups by. */
function toPage({ x, y }: { x: number; y: number }, around: string): { x: number; y: number } {
  const [, kind, list = ''] = / transform="(\w+)\(([^)]*)\)"/.exec(around) ?? []
  const [a = 0, b = 0] = list.split(/[ ,]+/).map(Number)
  if (kind === undefined) return { x, y }
  if (kind === 'translate') return { x: x + a, y: y + b }
  if (kind === 'scale') return { x: x * a, y: y * a }
  throw new RangeError(`parts stand in ${around}`)
}
