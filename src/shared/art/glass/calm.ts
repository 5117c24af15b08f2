import type { Box } from '../family.ts'
import { boundsOf, type Path } from '../path.ts'
import { highestRow } from './plates.ts'

/** The boxes of words that stand on the panes themselves. */
export function wordsOnPanes(reserved: readonly Box[]): Box[] {
  return reserved.filter(({ height }) => height > highestRow)
}

/** Whether words can stand on a pane, which then has to be calm. */
export function isCalm(pane: Path, words: readonly Box[]): boolean {
  const reach = 12
  const { x, y, width, height } = boundsOf(pane)
  return words.some(
    (box) =>
      x < box.x + box.width + reach &&
      x + width > box.x - reach &&
      y < box.y + box.height + reach &&
      y + height > box.y - reach,
  )
}

/** The glass of a step between the light, 0, and the dark, 7; fractions are rounded. */
export function glassOf(step: number, calm: boolean): string {
  const index = Math.max(calm ? 4 : 0, Math.min(7, Math.round(step)))
  return `${calm ? 'calm' : 'ramp'}${index}`
}
