import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { flips, foldedCard } from '../../client/export/pdf/home-pages.ts'
import { homePages } from '../../client/export/pdf/home-pages-pdf.ts'
import { sizeOf } from '../../client/export/pdf/sheet.ts'
import { loadFamily } from '../../src/shared/art/families.ts'
import { type CardLine, layoutCard } from '../../src/shared/card/layout-card.ts'
import { loadFontTables } from '../../src/shared/card/load-font-tables.ts'
import { turnPoint } from '../../src/shared/card/turned-box.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'
import { formatSizes } from '../../src/shared/format.ts'
import { faceIds } from '../../src/shared/text/face.ts'
import type { PlacedLine } from '../../src/shared/text/line.ts'
import { maxDraftTextLength } from '../../src/shared/text-bounds.ts'
import { anyDraft } from '../shared/card/any-draft.ts'
import { visitorWords } from '../shared/card/visitor-words.ts'

/*
 * The proof-reader has no rule for a line across a fold: no card that we fold can have one. The fold
 * of a card is an edge of its front, and of both panels inside.
 */

const tables = await loadFontTables(faceIds)
const designs = cards
  .map((card) => v.parse(cardDesignSchema, card))
  .filter(({ formats }) => formats.includes('print'))
const families = new Map(
  await Promise.all(
    designs.map(async ({ art }) => [art.family, await loadFamily(art.family)] as const),
  ),
)

const slowMs = 120_000
const folded = (['letter', 'a4'] as const).flatMap((paper) =>
  (['5x7', 'a6'] as const).flatMap((size) =>
    (['left', 'right'] as const).map((opens) => ({ paper, size, opens })),
  ),
)

test(
  'whatever a visitor does with the words, no line of the front reaches the fold',
  () => {
    const made = fc
      .constantFrom(...designs)
      .chain((design) => anyDraft(design).map((draft) => ({ slug: design.slug, draft })))
    fc.assert(
      fc.property(made, ({ slug, draft }) => {
        const design = designs.find((one) => one.slug === slug)
        const family = design && families.get(design.art.family)
        if (!design || !family) throw new RangeError(slug)
        const { lines, size } = layoutCard({
          ...{ design, family, tables },
          draft: { ...draft, format: 'print' },
        })
        const ends = lines.flatMap(endsOf)
        const [from, to] = [Math.min(...ends), Math.max(...ends)]
        for (const product of folded) {
          const { outside, inside } = foldedCard(product, size)
          const [{ left = 0, scale = 1 } = {}] = outside.cards
          const [, , fold] = inside.left
          if (product.opens === 'left') expect(left + from * scale).toBeGreaterThan(fold)
          else expect(left + to * scale).toBeLessThan(fold)
        }
      }),
      { numRuns: 400 },
    )
  },
  slowMs,
)

const [design] = designs
const family = design && families.get(design.art.family)
if (!design || !family) throw new Error('no design for print')
const layout = layoutCard({ design, family, tables, draft: { values: {}, format: 'print' } })

test(
  'whatever is written inside, it stays on its panel',
  async () => {
    const text = fc.oneof(
      visitorWords,
      fc.string({ minLength: 300, maxLength: maxDraftTextLength }),
      fc.constantFrom(
        'ש'.repeat(maxDraftTextLength),
        'W'.repeat(maxDraftTextLength),
        `${'\n'.repeat(90)}א`,
      ),
    )
    await fc.assert(
      fc.asyncProperty(text, text, async (hebrew, english) => {
        for (const size of ['5x7', 'a6'] as const) {
          const written: PlacedLine[][] = []
          const outline = async (lines: readonly PlacedLine[]) => {
            written.push([...lines])
            return lines.map(() => '')
          }
          const inside = { flip: flips[0], offset: { rightMm: 0, upMm: 0 }, hebrew, english }
          await homePages(
            { kind: 'folded', paper: 'a4', size, ...inside },
            { design, layout, outline },
          )
          const { left } = foldedCard(
            { paper: 'a4', size, opens: 'left' },
            formatSizes.print,
          ).inside
          const [width] = sizeOf(left)
          // Each panel is inset by as much on both sides of its words.
          const inset = 0.12 * width
          for (const { ink } of written.flat()) {
            expect(ink.x).toBeGreaterThan(-inset)
            expect(ink.x + ink.width).toBeLessThan(width - inset)
          }
        }
      }),
      { numRuns: 10 },
    )
  },
  slowMs,
)

/** The x of the corners of its ink. */
function endsOf({ ink: { x, y, width, height }, turn }: CardLine): number[] {
  return [x, x + width].flatMap((across) =>
    [y, y + height].map((down) => (turn ? turnPoint({ x: across, y: down }, turn).x : across)),
  )
}
