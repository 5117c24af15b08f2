import type { Tune } from '../tune.ts'
import { ownTune } from './own-tune.ts'

/** A violin and a guitar; the cello is the other voice. */
export const waltzForTwo: Tune = {
  version: 1,
  slug: 'waltz-for-two',
  titles: { en: 'A faithful home', he: 'בית נאמן', yi: 'א בית נאמן' },
  ...ownTune,
  mood: 'tender',
  categories: ['vort', 'anniversary', 'tenoyim', 'wedding', 'sheva-bruches'],
  bpm: 127,
  beatsPerBar: 3,
  tonic: 'G',
  mode: 'major',
  slowing: 0.35,
  parts: [
    { name: 'violin', instrument: 'violin', kind: 'line', pan: -0.15, level: 0 },
    { name: 'cello', instrument: 'cello', kind: 'line', pan: 0.35, level: -6 },
    {
      ...{ name: 'guitar', instrument: 'guitar', kind: 'chords', pan: -0.35, level: -6 },
      ...{ figure: '.:1 x_ x_', within: ['D3', 'B4'] },
    },
    {
      ...{ name: 'harp', instrument: 'harp', kind: 'chords', pan: 0.45, level: -9 },
      ...{ figure: '1:.5 2 3 4 3 2', voices: 4, within: ['G3', 'D5'] },
    },
    {
      ...{ name: 'bass', instrument: 'acoustic bass', kind: 'bass', pan: 0, level: -7 },
      ...{ figure: '1:2 .:1', within: ['F1', 'F2'] },
    },
    {
      ...{ name: 'strings', instrument: 'soft strings', kind: 'chords', pan: 0.1, level: -13 },
      ...{ figure: '=:3', within: ['G3', 'D5'] },
    },
  ],
  phrases: {
    prelude: {
      chords: 'G | C',
      loudness: [66, 70],
      plays: { guitar: '' },
    },
    lead: {
      chords: 'G | D7',
      loudness: [68, 72],
      plays: { violin: '.:3 | .:1 D5:.5 E5 F#5 A5', harp: '' },
    },
    question: {
      chords: 'G | G/B | C | D7',
      loudness: [60, 66, 76, 70],
      plays: {
        violin: 'B5:2 A5:.5 B5 | D5:2 G5:1 | E5:1.5 F#5:.5 G5:1 | A5:2 D5:1',
        cello: 'D4:3 | D4:2 B3:1 | C4:3 | C4:2 F#3:1',
        harp: '',
        strings: '',
      },
    },
    answer: {
      chords: 'Em | C | G/D:1 D7:2 | G',
      loudness: [68, 90, 82, 66],
      plays: {
        violin: 'G5:1.5 F#5:.5 E5:1 | E5 G5 C6 | B5:1 A5:1.5 F#5:.5 | G5:2 D5:1',
        cello: 'B3:3 | C4:2 E4:1 | D4:1 C4:2 | B3:3',
        bass: '1:2 .:1 | 1:2 .:1 | 1:1 1 . | 1:2 .:1',
      },
    },
    away: {
      chords: 'Em | Bm | Am | G',
      loudness: [66, 88, 98, 86],
      plays: {
        violin: 'E5:1 B5:2 | D6:1.5 C6:.5 B5:1 | C6:1 B5:.5 A5 G5:1 | B5:2 G5:1',
        cello: 'G3:3 | F#3:3 | E4:3 | D4:3',
      },
    },
    home: {
      chords: 'Am | D7 | G/D:1 D7:2 | G',
      loudness: [84, 76, 66, 50],
      plays: {
        violin: 'A5:1 E5 C6 | A5:1.5 F#5:.5 D5:1 | B5:1 A5:1.5 F#5:.5 | G5:3',
        cello: 'C4:3 | C4:2 A3:1 | D4:1 C4:2 | B3:3',
        bass: '1:2 .:1 | 1:2 .:1 | 1:1 1 . | 1:2 .:1',
      },
    },
  },
  forms: {
    15: ['lead', 'question', 'answer'],
    30: ['prelude', 'lead', 'question', 'answer', 'away', 'home'],
  },
}
