import { useMemo } from 'react'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { ArtOrder } from './draw-art.ts'
import { useCardArt } from './use-card-art.ts'
import { type CardSetting, inFacesOf, useCardSetting } from './use-card-setting.ts'

/**
 * The layout of a draft, and the one that is shown. Words are live at once; so is a palette, and the format turns
 * when the art of the new one is there. Nothing is fetched before there is a draft.
 */
export function useCardLayout(design: CardDesign, draft: CardDraft | undefined) {
  const { setting, failed: settingFailed } = useCardSetting(design, draft)
  const layout = useLayout(design, draft, setting)
  const order = useMemo(() => layout && artOrder(design, layout), [design, layout])
  const { drawing, failed: artFailed, draw } = useCardArt(order)
  const format = drawing?.order.format
  const late = layout && format && layout.format !== format
  const before = useMemo(
    () => (draft && late ? { ...draft, format } : undefined),
    [late, draft, format],
  )
  const shown = useLayout(design, before, setting) ?? layout
  const [engine, drawn, palette] = [setting?.engine, drawing?.art, shown?.palette]
  const art = useMemo(
    () => drawn && palette && engine?.paintArt(drawn, palette),
    [engine, drawn, palette],
  )
  return {
    engine,
    layout,
    shown,
    order,
    art,
    draw,
    failed: settingFailed || artFailed,
  }
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

function artOrder(design: CardDesign, layout: CardLayout): ArtOrder {
  const { family, motif, seed } = design.art
  const { format, reserved } = layout
  return { family, motif, seed, format, reserved }
}
