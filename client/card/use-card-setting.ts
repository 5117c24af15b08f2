import { useEffect, useState } from 'react'
import { loadFamily } from '#shared/art/families.ts'
import type { ArtFamily } from '#shared/art/family.ts'
import { cardFaces } from '#shared/card/layout-card.ts'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import type { CardDesign } from '#shared/card.ts'
import { faceFamily } from '#shared/text/face.ts'
import type { FontTables } from '#shared/text/font-table.ts'

/** What a card is laid out with, fetched once the page stands. */
export interface CardSetting {
  family: ArtFamily
  tables: FontTables
}

/** A font that takes longer than this may come late; the words stand in place either way. */
const fontDeadlineMs = 3000

export function useCardSetting(design: CardDesign) {
  const [setting, setSetting] = useState<CardSetting>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let current = true
    loadSetting(design).then(
      (loaded) => current && setSetting(loaded),
      (error) => {
        console.error(error)
        if (current) setFailed(true)
      },
    )
    return () => {
      current = false
    }
  }, [design])

  return { setting, failed }
}

async function loadSetting(design: CardDesign): Promise<CardSetting> {
  const faces = cardFaces(design)
  const fonts = faces.map((face) => document.fonts.load(`100px "${faceFamily(face)}"`, 'אA'))
  const deadline = new Promise((resolve) => setTimeout(resolve, fontDeadlineMs))
  const [family, tables] = await Promise.all([
    loadFamily(design.art.family),
    loadFontTables(faces),
    Promise.race([Promise.allSettled(fonts), deadline]),
  ])
  return { family, tables }
}
