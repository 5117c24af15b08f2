import type { Tune } from '../tune.ts'
import { ownTune } from './own-tune.ts'

/** The cello alone above low strings; only the horn's fifth is bright. */
export const daysOfAwe: Tune = {
  version: 1,
  slug: 'days-of-awe',
  titles: { en: 'Days of awe', he: 'ימים נוראים', yi: 'ימים נוראים' },
  ...ownTune,
  mood: 'grave',
  categories: ['yom-kippur', 'rosh-hashanah', 'yahrzeit', 'condolence'],
  bpm: 64,
  beatsPerBar: 4,
  tonic: 'D',
  mode: 'minor',
  slowing: 0.3,
  parts: [
    { name: 'cello', instrument: 'cello', kind: 'line', pan: -0.1, level: 0 },
    { name: 'reed', instrument: 'english horn', kind: 'line', pan: 0.3, level: -6 },
    { name: 'horn', instrument: 'horn', kind: 'line', pan: 0.2, level: -7 },
    { name: 'timpani', instrument: 'timpani', kind: 'line', pan: -0.2, level: -12 },
    {
      ...{ name: 'strings', instrument: 'soft strings', kind: 'chords', pan: 0, level: -7 },
      ...{ figure: '=:4', voices: 4, within: ['D3', 'A4'] },
    },
    {
      ...{ name: 'bass', instrument: 'contrabass', kind: 'bass', pan: 0.1, level: -7 },
      ...{ figure: '1:2 1', within: ['G1', 'G2'] },
    },
  ],
  phrases: {
    plea: {
      chords: 'Dm | Gm:2 A:2 | Gm/Bb:2 A7:2 | Dm',
      loudness: [46, 66, 84, 72, 52],
      plays: {
        cello: 'A3:1 D4:2 E4:.5 F4 | G4:1.5 F4:.5 E4:1.5 C#4:.5 | D4:1 Bb3 A3 C#4 | D4:3 A3:1',
        reed: '.:4 | Bb4:2 A4 | G4:2 G4 | F4:4',
        timpani: 'D2:4_ | .:4 | . | D2:4_',
        bass: '1:4 | 1:2 1 | 1:2 1 | 1:4',
      },
    },
    hope: {
      chords: 'F:2 C/E:2 | Dm:2 Bb:2 | Gm:2 A7:2 | Dm',
      loudness: [58, 84, 100, 76, 50],
      plays: {
        cello: 'C4:1 F4 G4:1.5 E4:.5 | F4:1 A4 Bb4:2 | Bb4:.5 A4 G4 F4 E4:1 C#4 | D4:4',
        reed: 'A4:2 G4 | A4:2 D5 | D5:2 A4:1 G4 | F4:4',
        horn: '.:4 | . | .:2 A3 | D4:4',
        timpani: '.:4 | . | .:2 A2:1_ A2_ | D2:4_',
      },
    },
  },
  forms: { 15: ['plea'], 30: ['plea', 'hope'] },
}
