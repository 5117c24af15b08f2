import { hebrew } from './he/stage-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/stage-strings.ts'

/** The words of the live card on its stage, in English. Its code loads after the first touch. */
const english = {
  partName: (name: string, words: string) => (words ? `${name}, ${words}, edit` : `${name}, edit`),
  partHelp:
    'Arrow keys move it, with Shift in larger steps. Escape puts it back. Enter opens its words. Plus and minus zoom the card. Position, size and rotation can also be typed under Style.',
  placed: (across: number, down: number) => `${across} % across, ${down} % down`,
  backOnCard: 'It was off the card, so it is back on it. To take it away, use Remove.',
  stopsAtEdge: 'A line stops at the edge of the card. To take it away, delete its words.',
  fit: 'Fit',
  zoomed: (percent: number) => `Zoom ${percent} %`,
}

export type StageStrings = typeof english

export const stageStrings: Strings<StageStrings> = { en: english, he: hebrew, yi: yiddish }
