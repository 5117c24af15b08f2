import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { outliner } from '../../../catalog/pictures/outliner.ts'
import { loadFamily } from '../../../src/shared/art/families.ts'
import { cardParts } from '../../../src/shared/card/card-parts.ts'
import { type CardLayout, layoutCard } from '../../../src/shared/card/layout-card.ts'
import { linePaints } from '../../../src/shared/card/line-paints.ts'
import { loadFontTables } from '../../../src/shared/card/load-font-tables.ts'
import { turnedBounds } from '../../../src/shared/card/turned-box.ts'
import { type CardDraft, draftSchema } from '../../../src/shared/draft.ts'
import { faceIds } from '../../../src/shared/text/face.ts'
import { designOf, designs } from '../../fixtures/designs.ts'
import { holds, pageBox } from '../art/safe-area.ts'
import { anyDraft } from './any-draft.ts'
import { inkOf } from './path-ink.ts'

const tables = await loadFontTables(faceIds)
const families = new Map(
  await Promise.all(
    designs.map(async ({ art }) => [art.family, await loadFamily(art.family)] as const),
  ),
)

/** Takes seconds on a quiet machine; these tests are not about time. */
const slowMs = 120_000

/** A draft and the slug of its design: a failure report would print a whole design. */
const made = fc
  .constantFrom(...designs)
  .chain((design) => anyDraft(design).map((draft) => ({ slug: design.slug, draft })))

test(
  'whatever is made of a card: it is valid, laid out the same again, and within reach on the page',
  () => {
    fc.assert(
      fc.property(made, ({ slug, draft }) => {
        expect(v.is(draftSchema, draft)).toBe(true)
        const layout = layOut(slug, draft)
        expect(JSON.stringify(layOut(slug, draft))).toBe(JSON.stringify(layout))
        expect([...strays(layout), ...unpainted(layout)]).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  },
  slowMs,
)

test(
  'other formats and palettes keep every part, and how it is turned',
  () => {
    fc.assert(
      fc.property(made, ({ slug, draft }) => {
        const partsOf = (other: Partial<CardDraft>) =>
          cardParts(layOut(slug, { ...draft, ...other })).map(({ id, kind, turn }) => {
            return `${id} ${kind} ${turn}`
          })
        const { formats, palettes } = designOf(slug)
        const parts = partsOf({})
        for (const format of formats) expect(partsOf({ format })).toEqual(parts)
        for (const palette of palettes) expect(partsOf({ palette })).toEqual(parts)
      }),
      { numRuns: 100 },
    )
  },
  slowMs,
)

test(
  'letters drawn as outlines and turned stay on the page, to half a px of type at 100 px',
  async () => {
    for (const { slug, draft } of fc.sample(made, { numRuns: 200, seed: 5787 })) {
      const { lines, size } = layOut(slug, draft)
      const outlines = await outliner.outline(lines)
      lines.forEach(({ text, turn, sizePx }, i) => {
        const { left, right, top, bottom } = inkOf(outlines[i] ?? '', turn)
        if (left > right) return
        const beyond = Math.max(-left, -top, right - size.widthPx, bottom - size.heightPx)
        expect(beyond, `${text} in ${slug}`).toBeLessThan(0.1 + 0.005 * sizePx)
      })
    }
  },
  slowMs,
)

function layOut(slug: string, draft: CardDraft): CardLayout {
  const design = designOf(slug)
  const family = families.get(design.art.family)
  if (!family) throw new RangeError(`no family ${design.art.family}`)
  return layoutCard({ design, draft, family, tables })
}

/** Texts are on the page whole; of an object at least a quarter each way is. */
function strays(layout: CardLayout): string[] {
  return cardParts(layout)
    .filter((part) => {
      const box = turnedBounds(part)
      if (part.kind === 'layer' || part.kind === 'added') return !holds(pageBox(layout.size), box)
      const { widthPx, heightPx } = layout.size
      const across = Math.min(box.x + box.width, widthPx) - Math.max(box.x, 0)
      const down = Math.min(box.y + box.height, heightPx) - Math.max(box.y, 0)
      return across < 0.25 * box.width - 0.01 || down < 0.25 * box.height - 0.01
    })
    .map(({ id }) => `${id} leaves the page`)
}

function unpainted(layout: CardLayout): string[] {
  return layout.lines
    .filter((line) =>
      linePaints(line, layout).some(({ fill }) => !/^(#[0-9a-f]{6}|url\(#[\w-]+\))$/i.test(fill)),
    )
    .map(({ field }) => `${field} has no paint`)
}
