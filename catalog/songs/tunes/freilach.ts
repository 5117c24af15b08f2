import type { Tune } from '../tune.ts'
import { ownTune } from './own-tune.ts'

/** A wedding dance in freygish: clarinet in front, fiddle beside it, a bass that never rests. */
export const freilach: Tune = {
  version: 1,
  slug: 'freilach-for-the-couple',
  titles: { en: 'Freilach for the couple', he: 'פריילך לחתן ולכלה', yi: 'פריילעך פאר חתן־כלה' },
  ...ownTune,
  mood: 'joyful',
  categories: ['wedding', 'sheva-bruches', 'tenoyim'],
  bpm: 132,
  beatsPerBar: 4,
  tonic: 'D',
  mode: 'freygish',
  slowing: 0.06,
  parts: [
    { name: 'clarinet', instrument: 'clarinet', kind: 'line', pan: -0.1, level: 0 },
    { name: 'violin', instrument: 'violin', kind: 'line', pan: 0.35, level: -6 },
    {
      ...{ name: 'accordion', instrument: 'accordion', kind: 'chords', pan: -0.4, level: -10 },
      ...{ figure: ".:.5 x' . x' . x' . x'", within: ['F3', 'D5'] },
    },
    {
      ...{ name: 'bass', instrument: 'acoustic bass', kind: 'bass', pan: 0.05, level: -6 },
      ...{ figure: '1:1 5 1 ^', within: ['F1', 'F2'] },
    },
    {
      ...{ name: 'dulcimer', instrument: 'dulcimer', kind: 'chords', pan: 0.5, level: -10 },
      ...{ figure: '1:.5 3 2 3 1 3 2 3', within: ['A3', 'F5'] },
    },
    {
      ...{ name: 'drums', instrument: 'drums', kind: 'drums', pan: 0, level: -11 },
      ...{ figure: 'bass:1 tambourine:.5 tambourine:.5_ bass:1 tambourine:.5 tambourine:.5_' },
    },
  ],
  phrases: {
    question: {
      chords: 'D | D | Gm | D',
      loudness: [56, 64, 76, 70],
      plays: {
        clarinet: `A4:.5 D5 Eb5 F#5 A5:1~ A5:1' | Bb5:.5 A5 G5 F#5 G5 A5 F#5:1' |
          G5:.5 Bb5 A5 G5 Bb5:1~ G5:1' | A5:.5 G5 F#5 Eb5 F#5:1> .`,
        violin: 'A4:2 F#4 | D4:2 F#4 | G4:2 Bb4 | A4:3 .:1',
        dulcimer: '',
        drums: 'bass:1 tambourine_ bass tambourine_',
      },
    },
    answer: {
      chords: 'Gm | D | Cm | D',
      loudness: [76, 90, 96, 88],
      plays: {
        clarinet: `G5:.5 A5 Bb5 C6 D6:1~ Bb5:1' | A5:.5 Bb5 A5 G5 F#5:1~ D5:1' |
          Eb5:.5 G5 F#5 Eb5 C5 Eb5 G5 Eb5 | D5:1.5> A4:.5 D5:1 .`,
        violin: 'Bb4:2 D5 | A4:2 F#4 | G4:2 Eb4 | F#4:2 D4:1 .',
      },
    },
    away: {
      chords: 'Gm | Gm | Cm:2 F7:2 | Bb',
      loudness: [66, 72, 84, 92],
      plays: {
        clarinet: `D6:1 C6:.5 Bb5 A5 Bb5 C6 A5 | Bb5:1~ A5:.5 G5 D5:1.5 D5:.5 |
          Eb5:.5 F5 G5 Eb5 F5 A5 C6 A5 | Bb5:1> D6:1~ Bb5:1' .`,
        violin: 'G4:2 Bb4 | D5:2 Bb4 | C5:2 A4 | D5:2 F5',
      },
    },
    home: {
      chords: 'Cm | Gm | Cm:2 Eb:2 | D',
      loudness: [88, 98, 104, 96],
      plays: {
        clarinet: `C6:.5 D6 Eb6:1~ D6:.5 C6 Bb5 A5 | Bb5:.5 C6 D6:1~ C6:.5 Bb5 A5 G5 |
          Eb5:.5 G5 C6 G5 Bb5 G5 F#5 Eb5 | D5:4>`,
        violin: 'G4:2 C5 | D5:2 Bb4 | C5:2 Bb4 | A4:4',
      },
    },
  },
  forms: { 15: ['question', 'answer'], 30: ['question', 'answer', 'away', 'home'] },
}
