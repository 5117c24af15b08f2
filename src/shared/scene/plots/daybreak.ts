import type { Acts } from '../plot.ts'

/** The night becomes day over the card, and at the end the sky comes alive. */
export const daybreak: Acts = {
  camera: {
    near: [
      { atMs: 0, value: 1.18 },
      { atMs: 5200, value: 1, ease: 'sine-in-out' },
    ],
    above: [
      { atMs: 0, value: 80 },
      { atMs: 5200, value: 0, ease: 'sine-in-out' },
    ],
  },
  lights: [
    {
      colour: '#16205c',
      radius: 0.8,
      dark: [
        { atMs: 0, value: 0.95 },
        { atMs: 900, value: 0.86, ease: 'sine-in-out' },
        { atMs: 4600, value: 0, ease: 'sine-in-out' },
      ],
    },
    {
      colour: '#ffb27a',
      around: ['sun', 'moon', 'window'],
      radius: 0.9,
      dark: [
        { atMs: 1200, value: 0 },
        { atMs: 3400, value: 0.85, ease: 'sine-in-out' },
        { atMs: 7000, value: 0, ease: 'sine-in-out' },
        { atMs: 8200, value: 0 },
        { atMs: 9500, value: 0.6, ease: 'sine-in-out' },
        { atMs: 11_400, value: 0, ease: 'sine-in-out' },
      ],
    },
  ],
  arrivals: [
    { parts: ['sun', 'moon'], move: 'rise', atMs: 600, forMs: 4200 },
    { parts: ['motif', 'actor'], move: 'rise', atMs: 1200, forMs: 2400, beats: 1 },
    {
      parts: ['letter', 'tile'],
      move: 'rise',
      atMs: 1800,
      forMs: 1500,
      beats: 0.5,
      order: 'right',
    },
    { parts: ['foliage', 'flowers'], move: 'sprout', atMs: 2200, forMs: 3000 },
    { parts: ['lights', 'border'], move: 'open', atMs: 1200, forMs: 3000 },
    { parts: ['wave'], move: 'rise', atMs: 0, forMs: 1600 },
    { parts: ['boat'], move: 'sail', atMs: 0, forMs: 4200 },
    { parts: ['fish'], move: 'rise', atMs: 4600, forMs: 900 },
    { parts: ['window'], move: 'fade', atMs: 900, beats: 1, order: 'left' },
    { parts: ['cradle'], move: 'swing', atMs: 3000 },
    { parts: ['strings'], move: 'sprout', atMs: 700, forMs: 2600 },
    { parts: ['kite'], move: 'soar', atMs: 700, beats: 0.5, order: 'left' },
    { parts: ['divider'], move: 'open', atMs: 4400 },
  ],
  words: {
    title: { move: 'rise', atMs: 3200, forMs: 1400 },
    names: { move: 'rise', atMs: 5000, forMs: 1300, beats: 2 },
    rest: { move: 'fade', atMs: 6800, forMs: 1200 },
  },
  surprise: {
    part: {
      ...{ parts: ['bird', 'balloon', 'hung', 'boat', 'flowers', 'cloud', 'stars', 'kite'] },
      ...{ move: 'rise', atMs: 9600, forMs: 1800, beats: 1, order: 'left' },
    },
    encores: [
      { parts: ['kite'], move: 'sway', atMs: 9700, beats: 0.5, order: 'left' },
      { parts: ['motif', 'actor', 'moon', 'sun'], move: 'swell', atMs: 9700 },
    ],
    glints: [{ atMs: 10_000, untilMs: 12_800, strength: 0.5 }],
    particles: [
      {
        what: 'season',
        way: 'gust',
        count: 46,
        size: 36,
        fromMs: 8900,
        untilMs: 10_600,
      },
    ],
  },
}
