import { useMemo } from 'react'
import type { Art, PaintedArt } from '#shared/art/art.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardAssets } from '#shared/card/paint-objects.ts'
import type { CardDesign, CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { useUrgentWait } from '../ui/use-urgent-wait.ts'
import { type ArtOrder, artOrder } from './draw-art.ts'
import { type PhotoSources, useCardAssets } from './objects/use-card-assets.ts'
import { useCardArt, useDrawArt } from './use-card-art.ts'
import { type CardSetting, inFacesOf, useCardSetting } from './use-card-setting.ts'
import type { CardEngine, CardHandling, CardUse } from './warm-card.ts'

/** A card as the page shows it. */
export interface CardView {
  /** Layout of the current draft; `undefined` until the card can be laid out. */
  layout: CardLayout | undefined
  /** What is shown; `undefined` until the first art is drawn. */
  live: LiveCard | undefined
  /** The art that `layout` needs. */
  order: ArtOrder | undefined
  /** Draws unpainted art, for `paintArt`. */
  draw: (order: ArtOrder) => Promise<Art>
  /** Assets of its photos and stickers: the same object until one of them changes. */
  assets: CardAssets
  /** Its photos, including those that this device lacks. */
  sources: PhotoSources
  /** The card cannot be laid out or drawn. */
  failed: boolean
  /** The draft has changed since; its layout follows in a render of its own. */
  isLate?: boolean
}

/** A layout with the art that was drawn for it; briefly that of the previous format. */
export interface LiveCard {
  engine: CardEngine
  /** Only in an editor, soon after the card is shown. */
  handling: CardHandling | undefined
  layout: CardLayout
  art: PaintedArt
}

/**
 * Lays out and draws a draft. Words and palette change at once, the format when its art is ready.
 * Nothing is fetched without a draft.
 */
export function useCardView(
  card: CardDocument,
  draft: CardDraft | undefined,
  use: CardUse = {},
): CardView {
  const { design } = card
  const draw = useDrawArt()
  const { setting, handling, failed: settingFailed } = useCardSetting(card, draft, { use, draw })
  const layout = useLayout(design, draft, setting)
  const { assets, sources } = useCardAssets(design, draft, layout?.palette)
  const order = useMemo(() => layout && artOrder(design, layout), [design, layout])
  const { drawing, failed: artFailed } = useCardArt(order, { draw, first: setting?.first })
  const format = drawing?.order.format
  const late = layout && format && layout.format !== format
  const before = useMemo(
    () => (draft && late ? { ...draft, format } : undefined),
    [late, draft, format],
  )
  const shown = useLayout(design, before, setting) ?? layout
  const [drawn, palette] = [drawing?.art, shown?.palette]
  const { engine } = setting ?? {}
  const art = useMemo(
    () => drawn && palette && engine?.paintArt(drawn, palette),
    [engine, drawn, palette],
  )
  const live = useMemo(
    () => (engine && shown && art ? { engine, handling, layout: shown, art } : undefined),
    [engine, handling, shown, art],
  )
  const failed = settingFailed || artFailed
  useUrgentWait(draft !== undefined && !live && !failed)
  return { layout, live, order, draw, assets, sources, failed }
}

function useLayout(
  design: CardDesign,
  draft: CardDraft | undefined,
  setting: CardSetting | undefined,
): CardLayout | undefined {
  return useMemo(
    () =>
      draft && setting?.engine.layoutCard({ ...setting, design, draft: inFacesOf(setting, draft) }),
    [design, draft, setting],
  )
}
