import type { CardProblem } from '#shared/card/layout-card.ts'
import type { CardStrings } from '#shared/i18n/card-strings.ts'

/** The message for a problem; nothing where the whole text is visible. */
export function problemMessage(problem: CardProblem, { problems }: CardStrings): string[] {
  if (problem.kind === 'small') return []
  if (problem.kind !== 'missing-glyph') return [problems[problem.kind]]
  return [problems['missing-glyph'](problem.characters.split(' '))]
}
