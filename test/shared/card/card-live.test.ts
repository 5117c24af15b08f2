import { Resvg } from '@resvg/resvg-js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../../catalog/cards/cards.ts'
import { layOut } from '../../../catalog/pictures/draw-card.ts'
import { outliner } from '../../../catalog/pictures/outliner.ts'
import { linearGradient, rect, stop } from '../../../src/shared/art/art.ts'
import { fillOf } from '../../../src/shared/art/paints.ts'
import { cardFaces } from '../../../src/shared/card/card-faces.ts'
import { CardSvg } from '../../../src/shared/card/card-svg.ts'
import type { CardLayout } from '../../../src/shared/card/layout-card.ts'
import { cardDesignSchema } from '../../../src/shared/card.ts'
import type { AddedText, CardDraft, LayerChange } from '../../../src/shared/draft.ts'

/** Changes to a text; the fields of a design take them in turn. */
const changes: LayerChange[] = [
  { turn: -12 },
  { bend: 70, colour: '#b00020' },
  { scale: 1.3, turn: 90, move: { x: 0.3, y: 0 } },
  { align: 'left', colour: 'accent', bend: 0 },
  { face: 'karantina-400', bend: 25, turn: 8 },
  { tracking: 180, leading: 1.4 },
]
const added: AddedText[] = [
  textOf({ id: 'pointed', text: 'בְּשָׁעָה\nטוֹבָה', face: 'frank-ruhl-libre-700', turn: -30 }),
  textOf({ id: 'yiddish', text: 'אַ פֿרײלעכע שׂמחה', at: { x: 0.5, y: 0.9 }, bend: 40, turn: 5 }),
  textOf({ id: 'apart', text: 'שָׁלוֹם (26)\nצװײַ office', tracking: 200, leading: 0.8, turn: 9 }),
  textOf({ id: 'mixed', text: 'Rav כהן (5787) & Co.', at: { x: 0.5, y: 0.15 }, turn: 160 }),
]

test.each(['papercut-arch', 'velvet-and-silver', 'pomegranate-bough'])(
  'changed and added words on %s are painted alike live and as outlines',
  async (slug) => {
    const { live, outlined, turnedOn } = await drawAll(slug)
    // Measured: 0, and 1.5 % if added objects are turned by 4 degrees more.
    expect(differingShare(live, outlined)).toBeLessThan(0.001)
    expect(differingShare(live, turnedOn)).toBeGreaterThan(0.006)
  },
)

async function drawAll(slug: string) {
  const design = v.parse(
    cardDesignSchema,
    cards.find((card) => card.slug === slug),
  )
  const layers = Object.fromEntries(
    design.layers.map(({ field }, i) => [field, changes[i % changes.length] ?? {}]),
  )
  const draft: CardDraft = { values: {}, layers, added }
  const layout = await layOut(design, draft)
  const turned = added.map((text) => ({ ...text, turn: (text.turn ?? 0) + 4 }))
  const other = await layOut(design, { ...draft, added: turned })
  const fontFiles = cardFaces(design, draft).map((face) => `public/fonts/${face}.ttf`)
  const outlines = await outliner.outline(layout.lines)
  return {
    live: draw(layout, { fontFiles }),
    outlined: draw(layout, { outlines }),
    turnedOn: draw(other, { outlines: await outliner.outline(other.lines) }),
  }
}

function draw(
  layout: CardLayout,
  { outlines, fontFiles = [] }: { outlines?: string[]; fontFiles?: string[] },
): Buffer {
  const { widthPx, heightPx } = layout.size
  // A plain ground in a middle colour, and a plain gradient for foil, in place of the art's own.
  const art = [
    linearGradient({ id: 'foil-leaf' }, [stop({ 'stop-color': '#c90' })]),
    rect({ width: widthPx, height: heightPx, fill: fillOf(layout.palette.ground) }),
  ]
  const card = outlines ? { layout, art, outlines } : { layout, art }
  const svg = renderToStaticMarkup(createElement(CardSvg, card))
  return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render().pixels
}

/** The share of pixels that differ by a quarter of a channel's range. */
function differingShare(one: Buffer, other: Buffer): number {
  let differing = 0
  for (let at = 0; at < one.length; at += 4) {
    const most = Math.max(
      ...[0, 1, 2].map((i) => Math.abs((one[at + i] ?? 0) - (other[at + i] ?? 0))),
    )
    if (most > 64) differing++
  }
  return differing / (one.length / 4)
}

function textOf(part: Partial<AddedText> & { id: string; text: string }): AddedText {
  const look = { face: 'heebo-500' as const, size: 70, colour: '#c07020', turn: 0, bend: 0 }
  return { ...look, align: 'middle', at: { x: 0.2, y: 0.3 }, ...part }
}
