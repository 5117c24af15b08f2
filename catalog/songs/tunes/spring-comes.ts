import type { Tune } from '../tune.ts'
import { ownTune } from './own-tune.ts'

/** A flute in the open, with a walking guitar beside it. */
export const springComes: Tune = {
  version: 1,
  slug: 'spring-comes',
  titles: { en: 'Spring comes', he: 'האביב בא', yi: 'דער פרילינג קומט' },
  ...ownTune,
  mood: 'joyful',
  categories: [
    'pesach',
    'tu-bishvat',
    'shavuos',
    'sukkos',
    'rosh-chodesh',
    'kiddush',
    'hatzlachah',
    'thank-you',
    'sefardi-simchas',
  ],
  bpm: 66,
  beatsPerBar: 6,
  beatsPerPulse: 3,
  tonic: 'D',
  mode: 'major',
  slowing: 0.22,
  parts: [
    { name: 'flute', instrument: 'flute', kind: 'line', pan: -0.15, level: 0 },
    { name: 'oboe', instrument: 'oboe', kind: 'line', pan: 0.35, level: -7 },
    {
      ...{ name: 'guitar', instrument: 'guitar', kind: 'chords', pan: -0.35, level: -5 },
      ...{ figure: '1:1 3 2 4 2 3', voices: 4, within: ['E3', 'A4'] },
    },
    {
      ...{ name: 'bass', instrument: 'pizzicato', kind: 'bass', pan: 0.15, level: -6 },
      ...{ figure: '1:3 5:2 ^:1', within: ['D2', 'D3'] },
    },
    {
      ...{ name: 'strings', instrument: 'strings', kind: 'chords', pan: 0.1, level: -12 },
      ...{ figure: '=:6', within: ['A3', 'E5'] },
    },
    {
      ...{ name: 'triangle', instrument: 'drums', kind: 'drums', pan: 0.4, level: -22 },
      ...{ figure: 'triangle:3 triangle:3_' },
    },
  ],
  phrases: {
    question: {
      chords: 'D | G | D/F# | A7',
      loudness: [54, 62, 72, 66],
      plays: {
        flute: `A5:2 F#5:1 A5 B5 A5 | B5:2 D6:1 B5 A5 G5 | A5:2 F#5:1 D5 E5 F#5 |
          E5:3 -:1 C#5 E5`,
        oboe: 'F#4:3 A4 | B4:3 G4 | F#4:6 | G4:3 E4',
        strings: '',
        triangle: '',
      },
    },
    answer: {
      chords: 'D | Bm:3 G:3 | Em7:3 A7:3 | D',
      loudness: [70, 86, 82, 74],
      plays: {
        flute: `F#5:2 A5:1 D6 C#6 B5 | B5:2 F#5:1 G5 A5 B5 | G5:2 F#5:1 E5 C#5 E5 |
          D5:3 -:1 A4 D5`,
        oboe: 'A4:3 F#4 | F#4:3 B4 | B4:3 G4 | F#4:6',
        bass: '1:3 5 | 1:3 1 | 1:3 1 | 1:3 5',
      },
    },
    away: {
      chords: 'G | D/F# | Em | A7',
      loudness: [62, 70, 80, 92],
      plays: {
        flute: `B5:1 C#6 D6 B5:2 G5:1 | A5:1 B5 A5 F#5:2 D5:1 | G5:1 A5 B5 G5:2 E5:1 |
          C#5:1 E5 A5 C#6:2 A5:1`,
        oboe: 'D5:6 | D5:3 A4 | B4:3 G4 | E4:3 G4',
      },
    },
    home: {
      chords: 'D | G | Em7:3 A7:3 | D',
      loudness: [92, 102, 88, 70],
      plays: {
        flute: 'D6:2 A5:1 F#5 G5 A5 | B5:2 D6:1 E6:2 D6:1 | B5:2 G5:1 E5 C#5 E5 | D5:6',
        oboe: 'F#4:3 A4 | D5:3 B4 | B4:3 G4 | F#4:6',
        bass: '1:3 5 | 1:3 5 | 1:3 1 | 1:6',
      },
    },
  },
  forms: { 15: ['question', 'answer'], 30: ['question', 'answer', 'away', 'home'] },
}
