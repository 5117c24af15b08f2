import type { FaceId } from './face.ts'
import type { FontTable, FontTables } from './font-table.ts'

/** A base character with its marks, and the face that draws them. */
export interface Cluster {
  text: string
  face: FaceId
}

export interface Coverage {
  clusters: readonly Cluster[]
  /** Characters that no face of the list holds, each once, in order. They are left out. */
  missing: readonly string[]
}

/**
 * Gives each cluster to the first face that holds its base and all its marks. Where none does, the
 * first that holds the base takes it, without the marks it lacks.
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

/** @throws RangeError when the table is not at hand */
export function tableOf(tables: FontTables, face: FaceId): FontTable {
  const table = tables[face]
  if (!table) throw new RangeError(`tables lack the face '${face}'`)
  return table
}

function holds(table: FontTable | undefined, character: string | undefined): boolean {
  const code = character?.codePointAt(0)
  return code !== undefined && table?.glyphs[code] !== undefined
}
