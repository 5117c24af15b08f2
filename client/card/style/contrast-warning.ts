import { contrastOf, leastReadable } from '#shared/card/contrast-of.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { linesOf } from '#shared/card/line-at.ts'
import type { EditorStrings } from '#shared/i18n/editor-strings.ts'

/** A sentence where the text's colour barely differs from what is under it. */
export function contrastWarning(
  layout: CardLayout,
  id: string,
  words: EditorStrings,
): string | undefined {
  const [line] = linesOf(layout, id)
  if (!line) return undefined
  const isReadable = contrastOf(layout, line) >= leastReadable(layout, line)
  return isReadable ? undefined : words.lowContrast
}
