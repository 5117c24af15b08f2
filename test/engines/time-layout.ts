import { loadFamily } from '#shared/art/families.ts'
import { cardFaces } from '#shared/card/card-faces.ts'
import { layoutCard } from '#shared/card/layout-card.ts'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import type { CardDesign } from '#shared/card.ts'

export interface LayoutTimes {
  count: number
  fields: number
  medianMs: number
  p95Ms: number
}

/** Layouts that warm up the engine first and do not count. */
const warmUps = 200

/** Time to lay out a card, with other words in its fields each time. */
export async function timeLayout(
  design: CardDesign,
  words: readonly string[],
  count = 1000,
): Promise<LayoutTimes> {
  const family = await loadFamily(design.art.family)
  const tables = await loadFontTables(cardFaces(design))
  const durations: number[] = []
  for (let i = -warmUps; i < count; i++) {
    const fields = design.fields.map(({ id }, k) => {
      return [id, words[(Math.abs(i) * 7 + k) % words.length] ?? ''] as const
    })
    const draft = { values: Object.fromEntries(fields) }
    const start = performance.now()
    layoutCard({ design, draft, family, tables })
    if (i >= 0) durations.push(performance.now() - start)
  }
  durations.sort((a, b) => a - b)
  const at = (part: number) => durations[Math.floor(part * durations.length)] ?? 0
  return { count, fields: design.fields.length, medianMs: at(0.5), p95Ms: at(0.95) }
}
