import type { Tune } from '../tune.ts'
import { ownTune } from './own-tune.ts'

/** A birthday: a flute that skips, bells at the end of its lines, plucked strings below. */
export const anotherCandle: Tune = {
  version: 1,
  slug: 'another-candle',
  titles: { en: 'Another candle', he: 'עוד נר', yi: 'נאך א ליכטל' },
  ...ownTune,
  mood: 'joyful',
  categories: [
    'happy-birthday',
    'kids',
    'upsherin',
    'gifs',
    'its-a-boy',
    'its-a-girl',
    'bas-mitzvah',
    'chumash-party',
    'graduation',
  ],
  bpm: 132,
  beatsPerBar: 4,
  tonic: 'F',
  mode: 'major',
  slowing: 0.1,
  parts: [
    { name: 'flute', instrument: 'flute', kind: 'line', pan: -0.15, level: 0 },
    { name: 'clarinet', instrument: 'clarinet', kind: 'line', pan: 0.3, level: -7 },
    { name: 'bells', instrument: 'glockenspiel', kind: 'line', pan: 0.45, level: -9 },
    {
      ...{ name: 'piano', instrument: 'piano', kind: 'chords', pan: -0.3, level: -8 },
      ...{ figure: ".:1 x:1' . x'", within: ['F3', 'D5'] },
    },
    {
      ...{ name: 'pizzicato', instrument: 'pizzicato', kind: 'chords', pan: 0.2, level: -10 },
      ...{ figure: '1:.5 2 3 2 1 2 3 2', within: ['A3', 'F5'] },
    },
    {
      ...{ name: 'bass', instrument: 'acoustic bass', kind: 'bass', pan: 0, level: -6 },
      ...{ figure: '1:1 . 5 ^', within: ['E1', 'F2'] },
    },
    {
      ...{ name: 'drums', instrument: 'drums', kind: 'drums', pan: 0.1, level: -14 },
      ...{ figure: 'bass:1 hat:.5 hat_ stick:1 hat:.5 hat_' },
    },
  ],
  phrases: {
    question: {
      chords: 'F | Dm | Gm | C7',
      loudness: [56, 62, 74, 70],
      plays: {
        flute: `C5:.5 F5 A5 F5 C6:1 A5:1' | D6:.5 C6 A5 F5 A5:1 F5:1' |
          G5:.5 A5 Bb5 G5 D5:1 G5:1' | E5:.5 G5 C6 Bb5 G5:1 .`,
        clarinet: 'A4:2 F4 | F4:2 A4 | Bb4:2 G4 | G4:2 E4:1 .',
        bells: '.:4 | . | . | .:3 C6:.5 E6',
        pizzicato: '',
        drums: '',
      },
    },
    answer: {
      chords: 'F | Bb | C7 | F',
      loudness: [74, 90, 88, 82],
      plays: {
        flute: `A5:.5 C6 F6 C6 A5:1 F5:1' | D6:.5 Bb5 F5 D5 F5:1 Bb5:1' |
          C6:.5 Bb5 G5 E5 C5 E5 G5 E5 | F5:1> C5:.5 E5 F5:1 .`,
        clarinet: 'C5:2 A4 | Bb4:2 D5 | Bb4:2 G4 | A4:4',
        bells: 'F6:1 .:3 | .:4 | .:4 | F6:1 .:3',
      },
    },
    away: {
      chords: 'Bb | F/A | Gm | C7',
      loudness: [62, 72, 82, 92],
      plays: {
        flute: `D6:1.5 Bb5:.5 F5:1 Bb5:1' | C6:1.5 A5:.5 F5:1 A5:1' | Bb5:1.5 G5:.5 D5:1 G5:1' |
          E5:.5 F5 G5 A5 Bb5:1 .`,
        clarinet: 'F4:2 D4 | A4:2 C5 | G4:2 Bb4 | Bb4:2 G4',
        bells: '.:4 | . | . | .:3 C6:.5 E6',
      },
    },
    home: {
      chords: 'F | Bb | Gm:2 C7:2 | F',
      loudness: [92, 102, 100, 86],
      plays: {
        flute: `A5:.5 C6 F6 C6 A5 C6 F6:1' | D6:.5 F6 D6 Bb5 F5:1 D5:1' |
          G5:.5 Bb5 D6 Bb5 G5 E5 C5 E5 | F5:4>`,
        clarinet: 'A4:2 C5 | D5:2 Bb4 | Bb4:2 G4 | A4:4',
        bells: 'F6:1 .:3 | Bb6:1 .:3 | .:4 | F6:4',
      },
    },
  },
  forms: { 15: ['question', 'answer'], 30: ['question', 'answer', 'away', 'home'] },
}
