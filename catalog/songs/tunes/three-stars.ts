import type { Tune } from '../tune.ts'
import { ownTune } from './own-tune.ts'

/** The evening after Shabbos: an English horn over a guitar. */
export const threeStars: Tune = {
  version: 1,
  slug: 'three-stars',
  titles: { en: 'Three stars', he: 'שלושה כוכבים', yi: 'דריי שטערן' },
  ...ownTune,
  mood: 'quiet',
  categories: [
    'rosh-chodesh',
    'yahrzeit',
    'good-shabbos',
    'rosh-hashanah',
    'shul',
    'yom-kippur',
    'refuah-shleimah',
    'condolence',
    'shul-events',
  ],
  bpm: 72,
  beatsPerBar: 3,
  tonic: 'A',
  mode: 'minor',
  slowing: 0.25,
  parts: [
    { name: 'reed', instrument: 'english horn', kind: 'line', pan: -0.1, level: 0 },
    { name: 'cello', instrument: 'cello', kind: 'line', pan: 0.3, level: -6 },
    {
      ...{ name: 'guitar', instrument: 'guitar', kind: 'chords', pan: -0.3, level: -3 },
      ...{ figure: '1:.5 2 3 4 3 2', voices: 4, within: ['E3', 'A4'] },
    },
    {
      ...{ name: 'bass', instrument: 'contrabass', kind: 'bass', pan: 0.05, level: -8 },
      ...{ figure: '1:3', within: ['F1', 'F2'] },
    },
    {
      ...{ name: 'strings', instrument: 'soft strings', kind: 'chords', pan: 0.1, level: -11 },
      ...{ figure: '=:3', within: ['A3', 'F5'] },
    },
    { name: 'celesta', instrument: 'celesta', kind: 'line', pan: 0.4, level: -10 },
  ],
  phrases: {
    open: {
      chords: 'Am | F',
      loudness: [66, 72],
      plays: { strings: '', celesta: '.:3 | .:1 F6_ C6_' },
    },
    turn: { chords: 'Dm | E7', loudness: [72, 76], plays: {} },
    evening: {
      chords: 'Am | Dm | E7/G# | Am',
      loudness: [64, 80, 74, 62],
      plays: {
        reed: 'E5:1.5 D5:.5 C5:1 | D5:1 F5:1.5 E5:.5 | E5:.5 D5 B4:1 G#4 | A4:2 E4:1',
        cello: 'A3:2 C4:1 | A3:3 | B3:3 | C4:3',
        celesta: '.:3 | . | . | A5:3_',
      },
    },
    night: {
      chords: 'F | C/E | Dm:2 E7:1 | Am',
      loudness: [74, 92, 82, 60],
      plays: {
        reed: 'A4:1 C5 F5 | G5:1.5_ F5:.5 E5:1 | D5:.5 E5 F5:1 E5:.5 B4 | A4:3',
        cello: 'A3:3 | G3:2 C4:1 | A3:2 G#3:1 | A3:3',
        celesta: '.:3 | .:1 C6_ G5_ | .:3 | E6:3_',
        bass: '1:3 | 1:3 | 1:2 1:1 | 1:3',
      },
    },
  },
  forms: { 15: ['open', 'evening'], 30: ['open', 'turn', 'evening', 'night'] },
}
