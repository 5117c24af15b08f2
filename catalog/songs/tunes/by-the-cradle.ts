import type { Tune } from '../tune.ts'
import { ownTune } from './own-tune.ts'

/** A flute over a harp that rocks; the cello answers, and a music box in the pauses. */
export const byTheCradle: Tune = {
  version: 1,
  slug: 'by-the-cradle',
  titles: { en: 'By the cradle', he: 'ליד העריסה', yi: 'ביים וויגעלע' },
  ...ownTune,
  mood: 'tender',
  categories: ['its-a-girl', 'its-a-boy', 'shalom-zachor', 'kids', 'gifs'],
  bpm: 66,
  beatsPerBar: 6,
  beatsPerPulse: 3,
  tonic: 'F',
  mode: 'major',
  slowing: 0.28,
  parts: [
    { name: 'flute', instrument: 'flute', kind: 'line', pan: -0.1, level: 0 },
    { name: 'cello', instrument: 'cello', kind: 'line', pan: 0.3, level: -7 },
    { name: 'box', instrument: 'music box', kind: 'line', pan: 0.45, level: -7 },
    {
      ...{ name: 'harp', instrument: 'harp', kind: 'chords', pan: -0.35, level: -6 },
      ...{ figure: '1:1 2 3 4 3 2', voices: 4, within: ['F3', 'A4'] },
    },
    {
      ...{ name: 'bass', instrument: 'contrabass', kind: 'bass', pan: 0.1, level: -9 },
      ...{ figure: '1:6', within: ['G1', 'G2'] },
    },
    {
      ...{ name: 'strings', instrument: 'soft strings', kind: 'chords', pan: 0, level: -12 },
      ...{ figure: '=:6', within: ['A3', 'E5'] },
    },
  ],
  phrases: {
    question: {
      chords: 'F | C/E | Dm | Gm7:3 C7:3',
      loudness: [46, 54, 64, 60],
      plays: {
        flute: 'A4:2 C5:1 F5:3 | E5:2 D5:1 C5:3 | D5:2 E5:1 F5:2 A5:1 | G5:3 -:2 C5:1',
        cello: 'A3:6 | G3:6 | F3:3 A3:3 | Bb3:6',
        box: '.:6 | .:3 G5:1 C6 E6 | .:6 | .:6',
        strings: '',
      },
    },
    answer: {
      chords: 'F | Bb | F/C:3 C7:3 | F',
      loudness: [62, 80, 70, 56],
      plays: {
        flute: 'A5:2 G5:1 F5:2 C5:1 | D5:2 F5:1 Bb5:3 | A5:2 F5:1 G5:2 E5:1 | F5:3 -:2 E5:1',
        cello: 'A3:3 C4 | Bb3:3 D4 | C4:3 Bb3 | A3:6',
        box: '.:6 | .:3 F5:1 Bb5 D6 | .:6 | F6:6',
      },
    },
    away: {
      chords: 'Dm | Am/C | Bb | Gm:3 C7:3',
      loudness: [58, 66, 84, 78],
      plays: {
        flute: 'F5:2 E5:1 D5:2 A4:1 | C5:2 D5:1 E5:3 | D5:2 F5:1 Bb5:2 A5:1 | Bb5:2 G5:1 E5:2 C5:1',
        cello: 'A3:6 | C4:3 A3 | Bb3:3 D4 | D4:3 C4',
        box: '.:6 | .:3 A5:1 C6 E6 | .:6 | .:6',
      },
    },
    home: {
      chords: 'F | Bb:3 Gm:3 | F/C:3 C7:3 | F',
      loudness: [80, 88, 70, 50],
      plays: {
        flute: 'A5:2 G5:1 F5:2 C5:1 | D5:2 F5:1 Bb5:3 | A5:2 C6:1 G5:2 E5:1 | F5:6',
        cello: 'C4:3 A3 | Bb3:3 D4 | C4:3 Bb3 | A3:6',
        box: '.:3 A5:1 C6 F6 | .:3 F5:1 Bb5 D6 | .:6 | F6:6',
      },
    },
  },
  forms: { 15: ['question', 'answer'], 30: ['question', 'answer', 'away', 'home'] },
}
