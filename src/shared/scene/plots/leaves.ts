import type { Acts } from '../plot.ts'

/** Leaves fall through the first acts; when the wind has gone, the lights go on. */
export const leaves: Acts = {
  camera: {
    sees: ['motif', 'hung'],
    near: [
      { atMs: 0, value: 1 },
      { atMs: 2400, value: 1.08, ease: 'sine-in-out' },
      { atMs: 5200, value: 1, ease: 'sine-in-out' },
    ],
  },
  lights: [
    {
      colour: '#5a2c14',
      radius: 0.75,
      dark: [
        { atMs: 0, value: 0.1 },
        { atMs: 7200, value: 0.2, ease: 'sine-in-out' },
        { atMs: 9200, value: 0.65, ease: 'sine-in-out' },
        { atMs: 10_600, value: 0, ease: 'cubic-in-out' },
      ],
    },
  ],
  weather: [{ what: 'leaf', way: 'fall', count: 26, size: 36, fromMs: -5000, untilMs: 3600 }],
  arrivals: [
    { parts: ['foliage'], move: 'hang', atMs: -900, forMs: 3200 },
    { parts: ['hung'], move: 'swing', atMs: 700, beats: 1, order: 'left' },
    { parts: ['motif', 'actor', 'lulav'], move: 'rise', atMs: 1800, forMs: 1800, beats: 1 },
    { parts: ['tile', 'letter'], move: 'rise', atMs: 1000, forMs: 1300, beats: 0.25 },
    { parts: ['border'], move: 'open', atMs: 600, forMs: 2600 },
    { parts: ['divider'], move: 'open', atMs: 3400 },
    { parts: ['flowers'], move: 'bloom', atMs: 2800, beats: 0.5 },
    { parts: ['moon', 'sun'], move: 'rise', atMs: 1200, forMs: 3000 },
  ],
  words: {
    title: { move: 'rise', atMs: 3600, forMs: 1400 },
    names: { move: 'rise', atMs: 5400, forMs: 1300, beats: 2 },
    rest: { move: 'rise', atMs: 7200, forMs: 1200 },
  },
  surprise: {
    part: {
      ...{ parts: ['lights', 'window', 'flame', 'stars', 'bird', 'halo', 'flowers'] },
      ...{ move: 'fade', atMs: 9900, forMs: 900, beats: 0.5, order: 'left' },
    },
    glints: [{ atMs: 10_600, untilMs: 13_200, strength: 0.5 }],
    particles: [
      { what: 'leaf', way: 'gust', count: 20, size: 34, fromMs: 8600, untilMs: 9800, over: true },
      {
        what: 'star',
        way: 'burst',
        count: 50,
        size: 40,
        fromMs: 9600,
        untilMs: 10_000,
      },
    ],
  },
}
