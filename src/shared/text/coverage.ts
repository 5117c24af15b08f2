import type { FaceId } from './face.ts'
import type { FontTable, FontTables } from './font-table.ts'

/** A base character with its marks, and the face that draws them. */
export interface Cluster {
  text: string
  face: FaceId
}

export interface Coverage {
  clusters: readonly Cluster[]
  /** Characters missing from all faces of the list, each once, in order. They are left out. */
  missing: readonly string[]
}

/**
 * Assigns each cluster to the first face with its base and all its marks. If there is none, the
 * first face with the base takes it, without the missing marks.
 *
 * @param text normalised, one line
 * @throws RangeError when a face of the list has no table
 * @example coverText('a☃', ['heebo-500'], tables).missing // ['☃']
 */
export function coverText(text: string, faces: readonly FaceId[], tables: FontTables): Coverage {
  const clusters: Cluster[] = []
  const missing = new Set<string>()
  for (const [cluster] of text.matchAll(/\P{M}\p{M}*/gu)) {
    const characters = [...cluster]
    const face =
      faces.find((id) => characters.every((character) => holds(tableOf(tables, id), character))) ??
      faces.find((id) => holds(tableOf(tables, id), characters[0]))
    const held = face ? characters.filter((character) => holds(tables[face], character)) : []
    for (const character of characters) if (!held.includes(character)) missing.add(character)
    if (face) clusters.push({ text: held.join(''), face })
  }
  return { clusters, missing: [...missing] }
}

/** Characters of a text that are missing from the face for their script. */
export interface FaceGap {
  face: FaceId
  /** Each once, in order. */
  characters: readonly string[]
}

/**
 * The characters that need a different face than the rest of their word: letters and marks missing
 * from the first Hebrew face of the list in Hebrew, from the first Latin face in Latin. A line with
 * two such faces is readable but looks wrong; designs whose own words do this are refused. Digits,
 * punctuation and scripts that no face of the list has are handled by `coverText`.
 *
 * @param text normalised
 * @throws RangeError when a face of the list has no table
 * @example faceGaps('פֿון', ['suez-one-400', 'heebo-500'], tables)
 *   // [{ face: 'suez-one-400', characters: ['\u05bf'] }]
 */
export function faceGaps(text: string, faces: readonly FaceId[], tables: FontTables): FaceGap[] {
  return [
    { script: /\p{Script=Hebrew}\p{M}*/gu, height: 'hebrewHeight' as const },
    { script: /\p{Script=Latin}\p{M}*/gu, height: 'capHeight' as const },
  ].flatMap(({ script, height }) => {
    const face = faces.find((id) => tableOf(tables, id)[height] > 0)
    if (!face) return []
    const written = new Set([...text.matchAll(script)].flatMap(([cluster]) => [...cluster]))
    const characters = [...written].filter((character) => !holds(tables[face], character))
    return characters.length > 0 ? [{ face, characters }] : []
  })
}

/** @throws RangeError when there is no table */
export function tableOf(tables: FontTables, face: FaceId): FontTable {
  const table = tables[face]
  if (!table) throw new RangeError(`tables lack the face '${face}'`)
  return table
}

function holds(table: FontTable | undefined, character: string | undefined): boolean {
  const code = character?.codePointAt(0)
  return code !== undefined && table?.glyphs[code] !== undefined
}
