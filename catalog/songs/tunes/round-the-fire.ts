import type { Tune } from '../tune.ts'
import { ownTune } from './own-tune.ts'

/** A dance in freygish round the fire: flute and clarinet, hammered strings and hand drums. */
export const roundTheFire: Tune = {
  version: 1,
  slug: 'round-the-fire',
  titles: { en: 'Round the fire', he: 'סביב המדורה', yi: 'ארום דעם פייער' },
  ...ownTune,
  mood: 'lively',
  categories: ['lag-baomer', 'upsherin', 'simchas-torah', 'purim'],
  bpm: 132,
  beatsPerBar: 4,
  tonic: 'E',
  mode: 'freygish',
  slowing: 0.06,
  parts: [
    { name: 'flute', instrument: 'flute', kind: 'line', pan: -0.15, level: 0 },
    { name: 'clarinet', instrument: 'clarinet', kind: 'line', pan: 0.3, level: -6 },
    {
      ...{ name: 'dulcimer', instrument: 'dulcimer', kind: 'chords', pan: -0.4, level: -6 },
      ...{ figure: '1:.5 3 2 3 1 3 2 3', within: ['E3', 'C5'] },
    },
    {
      ...{ name: 'guitar', instrument: 'guitar', kind: 'chords', pan: 0.45, level: -8 },
      ...{ figure: 'x:1.5 x_ x:1', within: ['E3', 'B4'] },
    },
    {
      ...{ name: 'bass', instrument: 'acoustic bass', kind: 'bass', pan: 0, level: -6 },
      ...{ figure: '1:1.5 5 1:1', within: ['F1', 'F2'] },
    },
    {
      ...{ name: 'drums', instrument: 'drums', kind: 'drums', pan: 0.1, level: -9 },
      ...{ figure: 'tom:.5 bongo_ bongo_ conga bongo_ bongo_ conga bongo_' },
    },
  ],
  phrases: {
    question: {
      chords: 'E | E | Dm | E',
      loudness: [54, 62, 76, 72],
      plays: {
        flute: `B4:.5 E5 F5 E5 G#5:1~ E5:1' | F5:.5 G#5 A5 B5 G#5:1 E5:1' |
          A5:.5 G#5 F5 E5 F5:1~ D5:1' | E5:.5 F5 E5 D5 B4:1 .`,
        clarinet: 'G#4:2 B4 | G#4:2 E4 | A4:2 F4 | G#4:2 E4:1 .',
        guitar: '',
        drums: 'tom:1.5 conga:1.5 conga:1_',
      },
    },
    answer: {
      chords: 'Am | E | Dm | E',
      loudness: [74, 86, 96, 90],
      plays: {
        flute: `A5:.5 B5 C6 B5 A5:1~ E5:1' | G#5:.5 A5 B5 G#5 E5:1~ . |
          F5:.5 A5 G#5 F5 D5 F5 E5 D5 | E5:1> B4:.5 E5 E5:1 .`,
        clarinet: 'C5:2 A4 | B4:2 G#4 | A4:2 F4 | G#4:4',
      },
    },
    away: {
      chords: 'Am | Dm | G | C:2 E:2',
      loudness: [64, 78, 86, 96],
      plays: {
        flute: `C6:1~ A5:.5 C6 B5 A5 E5:1' | D6:1~ A5:.5 D6 C6 A5 F5:1' |
          B5:.5 D6 B5 G5 D5:1 G5:1' | E5:.5 G5 C6:1 B5 G#5:1'`,
        clarinet: 'A4:2 E4 | F4:2 A4 | G4:2 B4 | G4:2 G#4',
      },
    },
    home: {
      chords: 'Am | Dm | Dm | E',
      loudness: [94, 104, 108, 98],
      plays: {
        flute: `A5:.5 C6 E6:1~ C6:.5 B5 A5:1' | F5:.5 A5 D6:1~ A5:.5 G#5 F5:1' |
          D5:.5 F5 A5 F5 G#5 F5 E5 D5 | E5:4>`,
        clarinet: 'C5:2 A4 | A4:2 F4 | F4:2 A4 | G#4:4',
      },
    },
  },
  forms: { 15: ['question', 'answer'], 30: ['question', 'answer', 'away', 'home'] },
}
