import type { Tune } from '../tune.ts'
import { ownTune } from './own-tune.ts'

/** Clarinet and bassoon tease each other over a tuba that keeps a straight face. */
export const purimRomp: Tune = {
  version: 1,
  slug: 'purim-romp',
  titles: { en: 'Purim romp', he: 'תעלול פורים', yi: 'א פורים־שפיל' },
  ...ownTune,
  mood: 'lively',
  categories: ['purim', 'kids', 'gifs'],
  bpm: 150,
  beatsPerBar: 4,
  tonic: 'G',
  mode: 'minor',
  slowing: 0.04,
  parts: [
    { name: 'clarinet', instrument: 'clarinet', kind: 'line', pan: -0.2, level: 0 },
    { name: 'bassoon', instrument: 'bassoon', kind: 'line', pan: 0.3, level: -1 },
    {
      ...{ name: 'pizzicato', instrument: 'pizzicato', kind: 'chords', pan: -0.35, level: -8 },
      ...{ figure: '.:1 x x:0.5_ x:.5_ x:1', within: ['G3', 'D5'] },
    },
    {
      ...{ name: 'tuba', instrument: 'tuba', kind: 'bass', pan: 0.1, level: -5 },
      ...{ figure: "1:1' . 5' .", within: ['F1', 'G2'] },
    },
    {
      ...{ name: 'drums', instrument: 'drums', kind: 'drums', pan: 0.15, level: -11 },
      ...{ figure: 'bass:1 block:.5 block_ bass:1 block' },
    },
  ],
  phrases: {
    vamp: { chords: 'Gm', loudness: [66, 70], plays: {} },
    lead: {
      chords: 'Gm',
      loudness: [68, 72],
      plays: { clarinet: '.:3 D5:.5 F#5' },
    },
    question: {
      chords: 'Gm | Cm | Gm | D7',
      loudness: [66, 72, 80, 76],
      plays: {
        clarinet: `G5:.5 A5 Bb5 A5 G5' D5' Bb4' D5' | Eb5:.5 G5 C6 G5 Eb5:1' C5' |
          D5:.5 G5 Bb5 G5 D5:1' Bb4' | A4:.5 C5 D5 F#5 A5:1> .`,
        bassoon: ".:1 Bb3' . Bb3' | . C4' . C4' | . Bb3' . Bb3' | . C4' A3 .",
      },
    },
    answer: {
      chords: 'Gm | Cm | D7 | Gm',
      loudness: [78, 88, 96, 86, 86],
      plays: {
        clarinet: `G5:.5 A5 Bb5 A5 G5' Bb5' D6' Bb5' | C6:.5 Bb5 A5 G5 Eb5:1' G5' |
          F#5:.5 G5 A5 F#5 D5 C5 A4 F#4 | G4:1> D5:.5 Bb4 G4:1 .`,
        bassoon: ".:1 Bb3' . Bb3' | . C4' . C4' | A3:.5 . C4 . A3 . F#3 . | Bb3:1 G3 G3 .",
      },
    },
    away: {
      chords: 'Bb | F7 | F7 | Bb:2 D7:2',
      loudness: [76, 80, 88, 94],
      plays: {
        clarinet: ".:4 | . | A5:.5 Bb5 C6 A5 F5:1' Eb5' | D5:.5 F5 Bb5:1' A5' F#5'",
        bassoon: "Bb3:.5 C4 D4 Bb3 F3:1' F3' | A3:.5 Bb3 C4 A3 F3:1' . | .:4 | .:2 C4:1' A3'",
      },
    },
    home: {
      chords: 'Gm | Cm | D7/F# | Gm',
      loudness: [94, 102, 106, 86, 80],
      plays: {
        clarinet: `G5:.5 A5 Bb5 C6 D6:1~ Bb5' | Eb6:.5 D6 C6 Bb5 G5:1' Eb5' |
          D5:.5 F#5 A5 C6 A5 F#5 E5 F#5 | G5:4>`,
        bassoon: ".:1 D4' . D4' | . C4' . C4' | A3:.5 . C4 . A3 . C4 . | Bb3:4",
      },
    },
  },
  forms: {
    15: ['lead', 'question', 'answer'],
    30: ['vamp', 'lead', 'question', 'answer', 'away', 'home'],
  },
}
