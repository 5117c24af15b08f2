import { useEffect, useMemo, useState } from 'react'
import { loadFamily } from '#shared/art/families.ts'
import { type CardLayout, cardFaces, layoutCard } from '#shared/card/layout-card.ts'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { faceFamily } from '#shared/text/face.ts'
import type { ArtOrder } from '../card/draw-art.ts'
import { useCardArt } from '../card/use-card-art.ts'

/** A font that takes longer than this may come late; the words stand in place either way. */
const fontDeadlineMs = 3000

/** The card of a link as it was made, once it can be shown. */
export function useOpenedCard(design: CardDesign, draft: CardDraft) {
  const [layout, setLayout] = useState<CardLayout>()
  const [layoutFailed, setLayoutFailed] = useState(false)
  const order = useMemo(() => layout && artOrder(design, layout), [design, layout])
  const { drawing, failed: artFailed, draw } = useCardArt(order)

  useEffect(() => {
    let current = true
    layOut(design, draft).then(
      (found) => current && setLayout(found),
      (error) => {
        console.error(error)
        if (current) setLayoutFailed(true)
      },
    )
    return () => {
      current = false
    }
  }, [design, draft])

  return { layout, order, art: drawing?.art, draw, failed: layoutFailed || artFailed }
}

async function layOut(design: CardDesign, draft: CardDraft): Promise<CardLayout> {
  const faces = cardFaces(design, draft)
  const fonts = faces.map((face) => document.fonts.load(`100px "${faceFamily(face)}"`, 'אA'))
  const deadline = new Promise((resolve) => setTimeout(resolve, fontDeadlineMs))
  const [family, tables] = await Promise.all([
    loadFamily(design.art.family),
    loadFontTables(faces),
    Promise.race([Promise.allSettled(fonts), deadline]),
  ])
  return layoutCard({ design, draft, family, tables })
}

function artOrder(design: CardDesign, layout: CardLayout): ArtOrder {
  const { family, motif, seed } = design.art
  const { format, paletteId, reserved } = layout
  return { family, motif, seed, format, palette: paletteId, reserved }
}
