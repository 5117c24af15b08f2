import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { Format } from '#shared/format.ts'

/** The format in which a draft is shown. Default: the first of the design. */
export function formatOf({ formats }: CardDesign, { format }: CardDraft): Format {
  return format ?? formats[0] ?? 'portrait'
}
