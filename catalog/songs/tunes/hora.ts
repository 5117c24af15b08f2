import type { Tune } from '../tune.ts'
import { ownTune } from './own-tune.ts'

/** A ring dance in three, three and two; the fiddle leads. */
export const hora: Tune = {
  version: 1,
  slug: 'ring-of-joy',
  titles: { en: 'Ring of joy', he: 'מעגל של שמחה', yi: 'א ראד פון שמחה' },
  ...ownTune,
  mood: 'lively',
  categories: [
    'bar-mitzvah',
    'simchas-torah',
    'sukkos',
    'wedding',
    'pidyon-haben',
    'lag-baomer',
    'upsherin',
    'chanukas-habayis',
    'aufruf',
    'sefardi-simchas',
  ],
  bpm: 132,
  beatsPerBar: 4,
  tonic: 'A',
  mode: 'minor',
  slowing: 0.05,
  parts: [
    { name: 'violin', instrument: 'violin', kind: 'line', pan: -0.15, level: 0 },
    { name: 'clarinet', instrument: 'clarinet', kind: 'line', pan: 0.3, level: -6 },
    {
      ...{ name: 'accordion', instrument: 'accordion', kind: 'chords', pan: 0.45, level: -10 },
      ...{ figure: "x:1.5' x:1.5' x:1'", within: ['E3', 'D5'] },
    },
    {
      ...{ name: 'guitar', instrument: 'guitar', kind: 'chords', pan: -0.45, level: -9 },
      ...{ figure: '.:.5 x_ x x_ . x_ x x_', within: ['E3', 'C5'] },
    },
    {
      ...{ name: 'bass', instrument: 'acoustic bass', kind: 'bass', pan: 0, level: -6 },
      ...{ figure: '1:1.5 5:1.5 ^:1', within: ['F1', 'F2'] },
    },
    {
      ...{ name: 'drums', instrument: 'drums', kind: 'drums', pan: 0.05, level: -11 },
      ...{
        figure:
          'bass:.5 tambourine_ tambourine_ bass+tambourine tambourine_ tambourine_ bass+tambourine tambourine_',
      },
    },
  ],
  phrases: {
    question: {
      chords: 'Am | Am | Dm | E7',
      loudness: [56, 62, 76, 72],
      plays: {
        violin: `A4:.5 B4 C5:1 E5:1~ E5:1' | D5:.5 E5 D5 C5 B4 C5 A4:1' |
          D5:.5 E5 F5:1 A5:1~ F5:1' | E5:.5 F5 E5 D5 B4:1 .`,
        clarinet: 'C5:2 A4 | E4:2 A4 | F4:2 A4 | G#4:2 B4:1 .',
        accordion: '',
        drums: 'bass:1.5 tambourine:1.5_ tambourine:1_',
      },
    },
    answer: {
      chords: 'Am | Dm | E7 | Am',
      loudness: [76, 88, 94, 90],
      plays: {
        violin: `C5:.5 D5 E5:1 A5:1~ E5:1' | F5:.5 G5 A5 F5 D5:1 F5:1' |
          E5:.5 G#5 B5 G#5 E5 D5 C5 B4 | A4:1> C5:.5 B4 A4:1 .`,
        clarinet: 'A4:2 C5 | A4:2 D5 | B4:2 G#4 | C5:2 A4:1 .',
      },
    },
    away: {
      chords: 'F | C | G | E7/G#',
      loudness: [66, 78, 84, 96],
      plays: {
        violin: `A5:1~ C6:.5 A5 F5:1 A5:1' | G5:1~ C6:.5 G5 E5:1 G5:1' |
          B5:.5 A5 G5 F5 D5:1 G5:1' | G#5:1> E5:.5 G#5 B5:1 .`,
        clarinet: 'C5:2 F4 | E4:2 G4 | D4:2 B4 | B4:2 G#4',
      },
    },
    home: {
      chords: 'Am | Dm | E7/G# | Am',
      loudness: [94, 102, 104, 86, 80],
      plays: {
        violin: `C6:1~ B5:.5 A5 E5:1 C5:1' | D5:.5 F5 A5:1~ F5:.5 E5 D5:1' |
          E5:.5 D5 C5 B4 G#4:1 B4:1 | A4:4>`,
        clarinet: 'E4:2 A4 | F4:2 A4 | B4:2 E4 | C5:4',
      },
    },
  },
  forms: { 15: ['question', 'answer'], 30: ['question', 'answer', 'away', 'home'] },
}
