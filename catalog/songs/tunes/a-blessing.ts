import type { Tune } from '../tune.ts'
import { ownTune } from './own-tune.ts'

/** Warm and upright, in three: an oboe, a horn beside it, a piano under both. */
export const aBlessing: Tune = {
  version: 1,
  slug: 'a-blessing',
  titles: { en: 'A blessing', he: 'ברכה', yi: 'א ברכה' },
  ...ownTune,
  mood: 'stately',
  categories: [
    'bris',
    'pidyon-haben',
    'kiddush',
    'siyum',
    'anniversary',
    'shavuos',
    'rosh-hashanah',
    'wedding',
    'tenoyim',
    'thank-you',
    'chanukas-habayis',
    'hatzlachah',
    'bas-mitzvah',
    'graduation',
    'sefardi-simchas',
    'aufruf',
  ],
  bpm: 99,
  beatsPerBar: 3,
  tonic: 'Eb',
  mode: 'major',
  slowing: 0.3,
  parts: [
    { name: 'oboe', instrument: 'oboe', kind: 'line', pan: -0.15, level: 0 },
    { name: 'horn', instrument: 'horn', kind: 'line', pan: 0.3, level: -6 },
    {
      ...{ name: 'piano', instrument: 'piano', kind: 'chords', pan: -0.25, level: -6 },
      ...{ figure: '1:.5 2 3 4 3 2', voices: 4, within: ['Eb3', 'Bb4'] },
    },
    {
      ...{ name: 'bass', instrument: 'contrabass', kind: 'bass', pan: 0.05, level: -8 },
      ...{ figure: '1:3', within: ['G1', 'G2'] },
    },
    {
      ...{ name: 'strings', instrument: 'strings', kind: 'chords', pan: 0.05, level: -10 },
      ...{ figure: '=:3', voices: 4, within: ['G3', 'F5'] },
    },
  ],
  phrases: {
    question: {
      chords: 'Eb | Cm | Ab | Bb7',
      loudness: [48, 58, 70, 64],
      plays: {
        oboe: 'G5:2 F5:1 | Eb5:2 G5:1 | Ab5:1.5 G5:.5 F5:1 | F5:2 Bb4:1',
        horn: 'Bb3:3 | C4:3 | C4:2 Eb4:1 | D4:3',
        strings: '',
      },
    },
    answer: {
      chords: 'Eb/G | Ab | Fm7:1 Bb7:2 | Eb',
      loudness: [66, 88, 80, 66],
      plays: {
        oboe: 'G5:2 Bb5:1 | C6:1.5 Bb5:.5 Ab5:1 | Ab5:1 F5 D5 | Eb5:2 Bb4:1',
        horn: 'Eb4:3 | Eb4:3 | C4:1 D4:2 | G3:3',
        bass: '1:3 | 1:3 | 1:1 1:2 | 1:3',
      },
    },
    away: {
      chords: 'Cm | Gm | Ab | Eb/G',
      loudness: [64, 78, 98, 92],
      plays: {
        oboe: 'Eb5:1 G5 C6 | Bb5:2 G5:1 | Ab5:1 C6 Eb6 | Bb5:2 G5:1',
        horn: 'G4:3 | D4:3 | C4:3 | Bb3:3',
      },
    },
    home: {
      chords: 'Fm | Bb7 | Eb/Bb:1 Bb7:2 | Eb',
      loudness: [90, 86, 76, 58],
      plays: {
        oboe: 'C6:1.5 Bb5:.5 Ab5:1 | F5:1 Ab5 D5 | G5 F5 D5 | Eb5:3',
        horn: 'F4:3 | D4:3 | Eb4:1 D4:2 | Bb3:3',
        bass: '1:3 | 1:3 | 1:1 1:2 | 1:3',
      },
    },
  },
  forms: { 15: ['question', 'answer'], 30: ['question', 'answer', 'away', 'home'] },
}
