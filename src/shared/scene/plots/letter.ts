import type { Acts } from '../plot.ts'

/** A letter is written, line by line, and the picture is set on it like a seal; at the end it shines. */
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
        { atMs: 5600, value: 0.2, ease: 'sine-in-out' },
        { atMs: 8000, value: 0.3, ease: 'sine-in-out' },
        { atMs: 9500, value: 0.65, ease: 'sine-in-out' },
        { atMs: 10_600, value: 0, ease: 'cubic-out' },
      ],
    },
  ],
  arrivals: [
    { parts: ['sheet'], move: 'lay', atMs: 0, beats: 1 },
    { parts: ['border'], move: 'open', atMs: 500, forMs: 2400 },
    { parts: ['divider'], move: 'open', atMs: 2400, forMs: 1400 },
    { parts: ['motif', 'actor', 'letter', 'tile'], move: 'stamp', atMs: 4400, beats: 1 },
    { parts: ['hung'], move: 'swing', atMs: 4600, beats: 0.5, order: 'left' },
    { parts: ['flame'], move: 'light', atMs: 5200, beats: 0.5, order: 'left' },
    { parts: ['foliage', 'flowers'], move: 'open', atMs: 5000, forMs: 2200 },
    { parts: ['window', 'stars'], move: 'fade', atMs: 5600, forMs: 1600 },
  ],
  words: {
    title: { move: 'write', atMs: 300, forMs: 1800 },
    names: { move: 'write', atMs: 2400, forMs: 1200, beats: 2 },
    rest: { move: 'write', atMs: 6000, forMs: 1300 },
  },
  surprise: {
    part: {
      ...{ parts: ['lights', 'flowers', 'halo', 'stars', 'bird', 'foliage'] },
      ...{ move: 'open', atMs: 9900, forMs: 1500 },
    },
    encores: [{ parts: ['motif', 'actor', 'letter', 'tile'], move: 'swell', atMs: 9900 }],
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
