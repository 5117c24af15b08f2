import type { CardLayout } from '#shared/card/layout-card.ts'

export function contrastWarning(_layout: CardLayout, _id: string): string | undefined {
  return undefined
}
