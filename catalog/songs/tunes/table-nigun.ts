import type { Tune } from '../tune.ts'
import { ownTune } from './own-tune.ts'

/** A slow nigun: the cello begins alone over the piano, the clarinet takes it up. */
export const tableNigun: Tune = {
  version: 1,
  slug: 'table-nigun',
  titles: { en: 'Nigun at the table', he: 'ניגון לשולחן', yi: 'א ניגון ביים טיש' },
  ...ownTune,
  mood: 'quiet',
  categories: [
    'good-shabbos',
    'shul',
    'kiddush',
    'shalom-zachor',
    'sukkos',
    'yahrzeit',
    'refuah-shleimah',
    'shul-events',
  ],
  bpm: 79,
  beatsPerBar: 4,
  tonic: 'D',
  mode: 'minor',
  slowing: 0.2,
  parts: [
    { name: 'cello', instrument: 'cello', kind: 'line', pan: -0.15, level: 0 },
    { name: 'clarinet', instrument: 'clarinet', kind: 'line', pan: 0.25, level: 0 },
    {
      ...{ name: 'piano', instrument: 'piano', kind: 'chords', pan: -0.3, level: -4 },
      ...{ figure: '1:.5 2 3 4 3 2 3 2', voices: 4, within: ['F3', 'A4'] },
    },
    {
      ...{ name: 'bass', instrument: 'contrabass', kind: 'bass', pan: 0.1, level: -8 },
      ...{ figure: '1:2 1', within: ['G1', 'G2'] },
    },
    {
      ...{ name: 'strings', instrument: 'soft strings', kind: 'chords', pan: 0.05, level: -11 },
      ...{ figure: '=:4', within: ['A3', 'F5'] },
    },
  ],
  phrases: {
    open: { chords: 'Dm', loudness: [66, 70], plays: { bass: '1:4' } },
    turn: {
      chords: 'Gm:2 A7:2',
      loudness: [70, 74],
      plays: {},
    },
    nigun: {
      chords: 'Dm | Gm/Bb:2 Dm:2 | Gm:2 A7:2 | Dm',
      loudness: [64, 78, 88, 78, 62],
      plays: {
        cello:
          'D4:1 A4:1.5 G4:.5 F4:1 | G4:1 Bb4 A4:2 | Bb4:1 A4:.5 G4 A4:1 E4:.5 C#4 | D4:2 .:1 A3',
        strings: '=:4',
      },
    },
    again: {
      chords: 'F | C:2 Dm:2 | Gm:2 A7:2 | Dm',
      loudness: [70, 86, 96, 80, 60],
      plays: {
        clarinet: 'C5:1.5 A4:.5 C5:1 F5 | E5:1.5 C5:.5 D5:1 F5 | G5:1 D5:.5 Bb4 A4:1 C#5 | D5:4',
        cello: 'A3:2 C4 | G3:2 A3 | Bb3:2 G3:1 E3 | D3:4',
        strings: '=:4',
      },
    },
  },
  forms: { 15: ['open', 'nigun'], 30: ['open', 'turn', 'nigun', 'again'] },
}
