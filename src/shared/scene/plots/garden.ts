import type { Acts } from '../plot.ts'

/** A garden grows around the names; at the end it blooms, and the wind takes petals. */
export const garden: Acts = {
  camera: {
    near: [
      { atMs: 0, value: 1.2 },
      { atMs: 5200, value: 1, ease: 'sine-in-out' },
    ],
    above: [
      { atMs: 0, value: -84 },
      { atMs: 5200, value: 0, ease: 'sine-in-out' },
    ],
  },
  lights: [
    {
      colour: '#4a3a63',
      radius: 0.7,
      dark: [
        { atMs: 0, value: 0.5 },
        { atMs: 3400, value: 0, ease: 'sine-in-out' },
      ],
    },
    {
      colour: '#3a2a4a',
      around: ['motif', 'actor', 'letter'],
      radius: 0.5,
      dark: [
        { atMs: 7800, value: 0 },
        { atMs: 9200, value: 0.7, ease: 'sine-in-out' },
        { atMs: 10_800, value: 0, ease: 'cubic-out' },
      ],
    },
    {
      colour: '#ffb04a',
      around: ['motif', 'actor', 'letter'],
      radius: 0.9,
      dark: [
        { atMs: 9200, value: 0 },
        { atMs: 10_700, value: 0.6, ease: 'sine-in-out' },
        { atMs: 12_500, value: 0, ease: 'sine-in-out' },
      ],
    },
  ],
  weather: [{ what: 'petal', way: 'gust', count: 9, size: 34, fromMs: 4600, untilMs: 7600 }],
  arrivals: [
    { parts: ['foliage'], move: 'sprout', atMs: 0, forMs: 2800 },
    { parts: ['border'], move: 'sprout', atMs: 0, forMs: 3200 },
    { parts: ['lights'], move: 'open', atMs: 1800, forMs: 2600 },
    { parts: ['motif', 'actor', 'letter'], move: 'rise', atMs: 200, forMs: 1900, beats: 1 },
    { parts: ['divider'], move: 'open', atMs: 3400 },
    { parts: ['cloud', 'sun', 'moon'], move: 'rise', atMs: 1200, forMs: 2600 },
    { parts: ['cradle', 'hung'], move: 'swing', atMs: 2400 },
    { parts: ['flame'], move: 'light', atMs: 3000, beats: 1 },
  ],
  words: {
    title: { move: 'write', atMs: 3000, forMs: 1600 },
    names: { move: 'rise', atMs: 4900, forMs: 1400, beats: 2 },
    rest: { move: 'rise', atMs: 6700, forMs: 1200 },
  },
  surprise: {
    part: {
      ...{ parts: ['flowers', 'bird', 'tile', 'window', 'stars'], move: 'bloom', atMs: 9600 },
      ...{ forMs: 1600, beats: 0.5, order: 'middle' },
    },
    encores: [{ parts: ['motif', 'actor', 'letter'], move: 'swell', atMs: 9700, beats: 0.5 }],
    glints: [{ atMs: 10_400, untilMs: 13_000, strength: 0.5 }],
    particles: [
      {
        what: 'petal',
        way: 'gust',
        count: 70,
        size: 42,
        fromMs: 9700,
        untilMs: 11_200,
      },
    ],
  },
}
