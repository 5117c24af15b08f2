import type { Tune } from '../tune.ts'
import { oldTune } from './own-tune.ts'

/** The first line of Maoz Tzur, by harp and celesta, then by all the strings. */
export const maozTzur: Tune = {
  version: 1,
  slug: 'maoz-tzur',
  titles: { en: 'Maoz Tzur', he: 'מעוז צור' },
  ...oldTune,
  reason:
    'A German tune of the 16th century, sung to Maoz Tzur ever since, as the Jewish Encyclopedia of 1906 tells; its composers are dead for centuries. Harmony and setting are our own, and no words are sung.',
  mood: 'stately',
  categories: ['chanukah'],
  bpm: 79,
  beatsPerBar: 4,
  tonic: 'Bb',
  mode: 'major',
  slowing: 0.28,
  parts: [
    { name: 'harp', instrument: 'harp', kind: 'line', pan: -0.1, level: 0 },
    { name: 'violin', instrument: 'violin', kind: 'line', pan: -0.2, level: 1 },
    { name: 'celesta', instrument: 'celesta', kind: 'line', pan: 0.35, level: -5 },
    { name: 'horn', instrument: 'horn', kind: 'line', pan: 0.3, level: -6 },
    {
      ...{ name: 'broken', instrument: 'harp', kind: 'chords', pan: -0.3, level: -8 },
      ...{ figure: '1:.5 2 3 2 1 2 3 2', within: ['F3', 'F4'] },
    },
    {
      ...{ name: 'bass', instrument: 'cello', kind: 'bass', pan: 0.15, level: -7 },
      ...{ figure: '1:1 1 1 1', within: ['C2', 'D3'] },
    },
    {
      ...{ name: 'strings', instrument: 'soft strings', kind: 'chords', pan: 0, level: -9 },
      ...{ figure: '=:4', voices: 4, within: ['F3', 'C5'] },
    },
  ],
  phrases: {
    bells: {
      chords: 'Bb',
      loudness: [64, 66],
      plays: { bass: '1:4', strings: '', celesta: 'Bb5:1 F5 D6 F5' },
    },
    upbeat: {
      chords: 'Bb',
      loudness: [64, 72],
      plays: { harp: '.:2 Bb4:1 F4', celesta: 'Bb5:.5 D6 F6:1 .:2', bass: '1:4', strings: '' },
    },
    line: {
      chords: 'Gm:1 Eb Bb/F F7 | Bb:2 Bb/D:1 Eb | Cm:1 Eb Bb/F F7 | Bb',
      loudness: [60, 72, 86, 76, 64],
      plays: {
        harp: 'Bb4:1 Eb5 D5 C5 | Bb4:2 F5:1 G5 | C5:1 D5:.5 Eb5 D5:1 C5 | Bb4:4',
        celesta: '.:4 | .:.5 F5 Bb5:1 .:2 | .:4 | Bb5:4',
        bass: '1:1 1 1 1 | 1:2 1:1 1 | 1:1 1 1 1 | 1:4',
      },
    },
    lead: {
      chords: 'Gm:1 Eb Bb/F F7 | Bb:2 Bb/D:1 Eb | Cm:1 Eb Bb/F F7 | Bb:2 Bb/D:2',
      loudness: [72, 82, 92, 80, 80],
      plays: {
        harp: 'Bb4:1 Eb5 D5 C5 | Bb4:2 F5:1 G5 | C5:1 D5:.5 Eb5 D5:1 C5 | Bb4:2 Bb4:1 F4',
        celesta: '.:4 | .:.5 F5 Bb5:1 .:2 | .:4 | .:.5 F5 Bb5:1 .:2',
        violin: '.:4 | . | . | .:2 Bb4:1 F4',
        bass: '1:1 1 1 1 | 1:2 1:1 1 | 1:1 1 1 1 | 1:2 1',
      },
    },
    full: {
      chords: 'Gm:1 Eb Bb/F F7 | Bb:2 Bb/D:1 Eb | Cm:1 Eb Bb/F F7 | Bb',
      loudness: [80, 90, 98, 90, 74],
      plays: {
        harp: 'Bb4:1 Eb5 D5 C5 | Bb4:2 F5:1 G5 | C5:1 D5:.5 Eb5 D5:1 C5 | Bb4:4',
        violin: 'Bb4:1 Eb5 D5 C5 | Bb4:2 F5:1 G5 | C5:1 D5:.5 Eb5 D5:1 C5 | Bb4:4',
        horn: 'D4:1 G4 F4 Eb4 | D4:1 F4 Bb4:2 | G4:1 G4 F4 Eb4 | D4:4',
        celesta: '.:4 | .:.5 F5 Bb5:1 .:2 | .:4 | Bb5:4',
        bass: '1:1 1 1 1 | 1:2 1:1 1 | 1:1 1 1 1 | 1:4',
      },
    },
  },
  forms: { 15: ['upbeat', 'line'], 30: ['bells', 'upbeat', 'lead', 'full'] },
}
