import type { TextArea } from '../art/family.ts'
import type { FontTables } from '../text/font-table.ts'
import { layoutText } from '../text/layout-text.ts'
import { placeLine } from '../text/line.ts'
import { headerFace } from './card-faces.ts'
import type { CardLine } from './layout-card.ts'

/** The Aramaic for "with Heaven's help" replaces a Name, since cards are thrown away. */
const usualHeader = 'בס״ד'
/** Chabad families write the short form. */
const headers: Readonly<Record<string, string>> = { chabad: 'ב״ה' }

export const headerField = 'header'

/** The small line at the top right; the frame says where its ink ends, the custom of the draft what it says. */
export function placeHeader({ header }: TextArea, tables: FontTables, custom = ''): CardLine[] {
  const sizes = { min: header.sizePx, max: header.sizePx }
  const style = { faces: [headerFace], sizes, tables }
  const { lines } = layoutText(headers[custom] ?? usualHeader, style, Number.POSITIVE_INFINITY)
  return lines.map((line) => {
    const x = header.x - line.ink.x - line.ink.width
    const placed = placeLine(line, { field: headerField, x, baseline: header.y })
    return { ...placed, role: 'quiet' }
  })
}
