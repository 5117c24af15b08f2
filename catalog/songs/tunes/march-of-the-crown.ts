import type { Tune } from '../tune.ts'
import { ownTune } from './own-tune.ts'

/** A procession at 66 steps a minute: trumpet and horn, then the strings under them. */
export const marchOfTheCrown: Tune = {
  version: 1,
  slug: 'march-of-the-crown',
  titles: { en: 'March of the crown', he: 'מארש הכתר', yi: 'דער קרוין־מארש' },
  ...ownTune,
  mood: 'stately',
  categories: [
    'hachnosas-sefer-torah',
    'siyum',
    'shavuos',
    'simchas-torah',
    'shul',
    'bar-mitzvah',
    'chumash-party',
    'aufruf',
    'graduation',
    'shul-events',
  ],
  bpm: 132,
  beatsPerBar: 4,
  tonic: 'Bb',
  mode: 'major',
  slowing: 0.22,
  parts: [
    { name: 'trumpet', instrument: 'trumpet', kind: 'line', pan: -0.15, level: 0 },
    { name: 'horn', instrument: 'horn', kind: 'line', pan: 0.3, level: -6 },
    { name: 'timpani', instrument: 'timpani', kind: 'line', pan: 0.2, level: -9 },
    {
      ...{ name: 'strings', instrument: 'strings', kind: 'chords', pan: -0.1, level: -8 },
      ...{ figure: '=:4', voices: 4, within: ['F3', 'Bb4'] },
    },
    {
      ...{ name: 'bass', instrument: 'tuba', kind: 'bass', pan: 0.1, level: -7 },
      ...{ figure: '1:2 1:2', within: ['A1', 'A2'] },
    },
    {
      ...{ name: 'snare', instrument: 'drums', kind: 'drums', pan: 0.1, level: -13 },
      ...{ figure: 'snare:1 . snare:.5_ snare_ snare:1' },
    },
  ],
  phrases: {
    question: {
      chords: 'Bb | Eb:2 Bb/D:2 | Cm:2 F7:2 | Bb:2 F:2',
      loudness: [56, 66, 72, 66],
      plays: {
        trumpet: `Bb4:1.5 C5:.5 D5:1 Bb4 | G5:1.5 F5:.5 F5:1 D5 | Eb5:1.5 D5:.5 C5:1 Eb5 |
          D5:2 C5`,
        horn: 'D4:2 F4 | Eb4:2 F4 | G4:2 F4 | F4:2 A4',
        timpani: '.:4 | . | . | .:2 F2:.5_ F2_ F2:1',
        bass: '1:2 5 | 1:2 1 | 1:2 1 | 1:2 1',
        snare: '',
      },
    },
    answer: {
      chords: 'Bb | Gm:2 Eb:2 | Cm7:2 F7:2 | Bb',
      loudness: [70, 92, 90, 84],
      plays: {
        trumpet:
          'Bb4:1.5 C5:.5 D5:1 F5 | G5:1.5 A5:.5 Bb5:2 | G5:1.5 Eb5:.5 C5:1 A4 | Bb4:2 .:1 F5',
        horn: 'F4:2 Bb4 | Bb4:2 G4 | Eb4:2 Eb4 | D4:4',
        timpani: 'Bb2:2 F2:1_ Bb2_ | .:4 | .:2 F2:.5_ F2_ F2:1_ | Bb2:2 F2:1 Bb2',
        bass: '1:2 5 | 1:2 1 | 1:2 1 | 1:2 5',
      },
    },
    away: {
      chords: 'Eb | Bb/D | Cm:2 G7/B:2 | Cm:2 F:2',
      loudness: [58, 62, 76, 86],
      plays: {
        trumpet: `G5:2 F5:1 Eb5 | F5:1.5 D5:.5 Bb4:2 | Eb5:1.5 F5:.5 G5:1 D5 |
          Eb5:2 C5:1 F5`,
        horn: 'Bb3:2 Eb4 | D4:2 F4 | G4:2 F4 | Eb4:2 C4',
        timpani: '.:4 | . | . | .:2 F2:.5_ F2 F2:1>',
        snare: '',
      },
    },
    home: {
      chords: 'Bb | Eb:2 Edim7:2 | Bb/F:2 F7:2 | Bb',
      loudness: [88, 100, 106, 100],
      plays: {
        trumpet: 'D5:1.5 Eb5:.5 F5:1 Bb5 | Bb5:1.5 G5:.5 G5:1 Bb5 | D5:1.5 F5:.5 Eb5:1 C5 | Bb4:4>',
        horn: 'F4:2 Bb4 | G4:2 G4 | F4:2 Eb4 | D4:4',
        timpani: 'Bb2:2 F2:1 Bb2 | .:4 | F2:2_ F2:.5 F2 F2 F2 | Bb2:4>',
        bass: '1:2 5 | 1:2 1 | 1:2 1 | 1:4',
        snare: `snare:1 . snare:.5_ snare_ snare:1 | snare:1 . snare:.5_ snare_ snare:1 |
          snare:1 snare:.5_ snare_ snare_ snare_ snare snare | bass+crash:4`,
      },
    },
  },
  forms: { 15: ['question', 'answer'], 30: ['question', 'answer', 'away', 'home'] },
}
