import { expect, test } from 'vitest'
import { layOut } from '../../catalog/pictures/draw-card.ts'
import type { InkRole } from '../../src/shared/art/family.ts'
import type { CardLayout } from '../../src/shared/card/layout-card.ts'
import type { CardDesign } from '../../src/shared/card.ts'
import { designs } from '../fixtures/designs.ts'

/*
 * How large the words are where a chat shows the card: 160 px wide. Heights are of ink, in px of
 * that picture; a title counts with all its lines, a name with one.
 */

const heights = new Map<string, { title: number; name: number }>()
for (const design of designs) heights.set(design.slug, await heightsOf(design))

test.each(designs)('the title and the names of $slug can be read in a chat', ({ slug }) => {
  const { title, name } = heights.get(slug) ?? { title: 0, name: 0 }
  expect(title, 'title').toBeGreaterThanOrEqual(10)
  expect(name, 'name').toBeGreaterThanOrEqual(7.5)
})

test('all but a few wordy designs have titles of 16 px and names of 9', () => {
  const small = [...heights].filter(([, { title, name }]) => title < 16 || name < 9)
  expect(small.length, small.map(([slug]) => slug).join(', ')).toBeLessThanOrEqual(21)
})

async function heightsOf(design: CardDesign) {
  const [own = 'portrait'] = design.formats
  const format = design.formats.includes('status') ? 'status' : own
  const layout = await layOut(design, { values: {}, format })
  return { title: titleHeight(layout), name: nameHeight(layout) }
}

/** Infinite for a card without a title. */
function titleHeight(layout: CardLayout): number {
  const lines = linesOf(layout, 'title')
  const fields = Map.groupBy(lines, ({ field }) => field)
  const spans = [...fields.values()].map((own) => {
    const top = Math.min(...own.map(({ ink }) => ink.y))
    return Math.max(...own.map(({ ink }) => ink.y + ink.height)) - top
  })
  return largest(spans, layout)
}

function nameHeight(layout: CardLayout): number {
  const lines = linesOf(layout, 'name')
  return largest(
    lines.map(({ ink }) => ink.height),
    layout,
  )
}

function linesOf({ lines }: CardLayout, role: InkRole) {
  return lines.filter((line) => line.role === role)
}

function largest(spans: readonly number[], { size }: CardLayout): number {
  return spans.length > 0 ? Math.max(...spans) * (160 / size.widthPx) : Number.POSITIVE_INFINITY
}
