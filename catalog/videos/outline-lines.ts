import { readFile } from 'node:fs/promises'
import type { PlacedLine } from '#shared/text/line.ts'
import { createOutliner } from '../../client/export/outline-text.ts'

const outliner = createOutliner((face) =>
  readFile(new URL(`../../public/fonts/${face}.ttf`, import.meta.url)),
)

/** Path data of each line, drawn from the faces as they ship. */
export function outlineLines(lines: readonly PlacedLine[]): Promise<string[]> {
  return outliner.outline(lines)
}
