import type { Acts } from '../plot.ts'

/** A letter is written, line by line, and only then the picture is set on it like a seal. */
export const letter: Acts = {
  camera: {
    near: [
      { atMs: 0, value: 1.12 },
      { atMs: 4200, value: 1, ease: 'sine-in-out' },
    ],
  },
  lights: [
    {
      colour: '#6b4a2a',
      radius: 0.75,
      dark: [
        { atMs: 0, value: 0.7 },
        { atMs: 3200, value: 0.5, ease: 'sine-in-out' },
        { atMs: 8200, value: 0.38, ease: 'sine-in-out' },
        { atMs: 10_600, value: 0, ease: 'sine-in-out' },
      ],
    },
  ],
  arrivals: [
    { parts: ['sheet'], move: 'lay', atMs: 0, beats: 1 },
    { parts: ['border'], move: 'open', atMs: 500, forMs: 2400 },
    { parts: ['divider'], move: 'open', atMs: 2400, forMs: 1400 },
    { parts: ['foliage', 'flowers'], move: 'open', atMs: 8600, forMs: 2200 },
    { parts: ['window', 'lights', 'stars'], move: 'fade', atMs: 9000, forMs: 1800 },
  ],
  words: {
    title: { move: 'write', atMs: 500, forMs: 2200 },
    names: { move: 'write', atMs: 3400, forMs: 1400, beats: 2 },
    rest: { move: 'write', atMs: 5400, forMs: 1300 },
  },
  surprise: {
    part: {
      ...{ parts: ['motif', 'actor', 'letter', 'tile', 'hung', 'halo', 'flame', 'bird'] },
      ...{ move: 'stamp', atMs: 10_400 },
    },
    glints: [{ atMs: 10_600, untilMs: 12_800, strength: 0.5 }],
    particles: [
      {
        what: 'star',
        way: 'burst',
        count: 60,
        size: 38,
        fromMs: 10_200,
        untilMs: 10_900,
      },
    ],
  },
}
