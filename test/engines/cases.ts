/**
 * Cases for every engine: each line of lines.txt in each face that covers it. A face of one script
 * is combined with a face of the other, as on cards.
 */
import { readFileSync } from 'node:fs'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import { baseDirection, orderLine } from '#shared/text/bidi.ts'
import { coverText } from '#shared/text/coverage.ts'
import { type FaceId, faceIds } from '#shared/text/face.ts'
import type { FontTables } from '#shared/text/font-table.ts'
import { layoutText } from '#shared/text/layout-text.ts'
import { type LaidLine, liveText } from '#shared/text/line.ts'
import { normaliseText } from '#shared/text/normalise.ts'

export interface Case {
  category: string
  /** Normalised. */
  text: string
  faces: readonly FaceId[]
  /** Content of the `<text>` element. */
  live: string
  line: LaidLine
  /** Starts of clusters, in UTF-16 units of the text, in logical order. */
  clusters: readonly number[]
  /** The same numbers from left to right, from the layout. */
  order: readonly number[]
}

/** Size of a line in a case, px: large enough to show a hundredth of an em. */
export const caseSizePx = 100

/** The Latin face beside each Hebrew face, and the other way round. */
const partners: Partial<Record<FaceId, FaceId>> = {
  'noto-rashi-hebrew-400': 'noto-serif-hebrew-400',
  'cormorant-600': 'frank-ruhl-libre-500',
  'cormorant-italic-500': 'frank-ruhl-libre-400',
  'cinzel-500': 'frank-ruhl-libre-700',
  'pinyon-script-400': 'frank-ruhl-libre-400',
  'jost-500': 'heebo-500',
}

export const settings: readonly (readonly FaceId[])[] = faceIds.map((face) => {
  const partner = partners[face]
  return partner ? [face, partner] : [face]
})

export async function makeCases(): Promise<Case[]> {
  const tables = await loadFontTables(faceIds)
  const lines = readLines()
  return settings.flatMap((faces) =>
    lines.flatMap(({ category, text }) => makeCase(category, text, faces, tables) ?? []),
  )
}

function makeCase(
  category: string,
  text: string,
  faces: readonly FaceId[],
  tables: FontTables,
): Case | null {
  if (coverText(text, faces, tables).missing.length > 0) return null
  const sizes = { min: caseSizePx, max: caseSizePx }
  const [line] = layoutText(text, { faces, sizes, tables }, Number.POSITIVE_INFINITY).lines
  if (!line) return null
  const clusters = [...text.matchAll(/\P{M}\p{M}*/gu)].map(({ index }) => index)
  const { visual } = orderLine(text, baseDirection(text, 'ltr'))
  const order = visual.filter((unit) => clusters.includes(unit))
  return { category, text, faces, live: liveText(line), line, clusters, order }
}

export function readLines(): { category: string; text: string }[] {
  const lines: { category: string; text: string }[] = []
  let category = ''
  for (const line of readFileSync(new URL('lines.txt', import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('# ')) category = line.slice(2)
    else if (line) lines.push({ category, text: normaliseText(line) })
  }
  return lines
}
