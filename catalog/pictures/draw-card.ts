import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PaintedArt } from '#shared/art/art.ts'
import { loadArt } from '#shared/art/families.ts'
import { paintArt } from '#shared/art/paints.ts'
import { withGround } from '#shared/art/picture/with-ground.ts'
import { CardSvg, type CardSvgProps } from '#shared/card/card-svg.ts'
import { type CardLayout, layoutCard } from '#shared/card/layout-card.ts'
import { loadCardTables } from '#shared/card/load-card-tables.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { drawPage } from '../../preview/drawing/draw-page.ts'
import { groundData, groundOf } from '../own/content-folder.ts'
import { outliner } from './outliner.ts'

/** A card as a file: an SVG document that needs no font. */
export async function drawCard(design: CardDesign, draft: CardDraft): Promise<string> {
  return drawLayout(design, await layOut(design, draft))
}

export async function layOut(design: CardDesign, draft: CardDraft): Promise<CardLayout> {
  const family = await loadArt(design.art)
  const tables = await loadCardTables(design, draft)
  return layoutCard({ design, draft, family, tables })
}

/** The art of a layout, in its palette. */
export async function drawArt(design: CardDesign, layout: CardLayout): Promise<PaintedArt> {
  const family = await loadArt(design.art)
  const { motif, seed, picture } = design.art
  const { size, palette, reserved, words } = layout
  const art = paintArt(family.draw({ ...size, motif, seed, reserved, words }), palette)
  return picture ? withGround(art, await groundData(picture.file)) : art
}

export async function drawLayout(design: CardDesign, layout: CardLayout): Promise<string> {
  const words = { layout, outlines: await outliner.outline(layout.lines) }
  return drawPage(design, words, await groundOf(design))
}

/** A card as an SVG document, from parts that are already drawn. */
export function printCard(card: CardSvgProps): string {
  return renderToStaticMarkup(createElement(CardSvg, card))
}
