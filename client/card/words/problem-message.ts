import type { CardProblem } from '#shared/card/layout-card.ts'
import { cardStrings } from '#shared/i18n/card-strings.ts'

/** The message for a problem; nothing where the whole text is visible. */
export function problemMessage(problem: CardProblem): string[] {
  const { problems } = cardStrings
  if (problem.kind === 'small') return []
  if (problem.kind !== 'missing-glyph') return [problems[problem.kind]]
  return [problems['missing-glyph'](problem.characters.split(' '))]
}
