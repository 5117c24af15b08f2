import type { Acts } from '../plot.ts'

/** Everything jumps in on the beat; at the end balloons go up in a burst of confetti. */
export const parade: Acts = {
  camera: {
    near: [
      { atMs: 0, value: 1.2 },
      { atMs: 3000, value: 1, ease: 'sine-in-out' },
    ],
  },
  lights: [
    {
      colour: '#2b1a55',
      around: ['actor', 'motif', 'letter', 'balloon'],
      radius: 0.5,
      dark: [
        { atMs: 8300, value: 0 },
        { atMs: 9500, value: 0.65, ease: 'sine-in-out' },
        { atMs: 10_300, value: 0, ease: 'cubic-out' },
      ],
    },
  ],
  weather: [{ what: 'season', way: 'gust', count: 18, size: 36, fromMs: 4200, untilMs: 7400 }],
  arrivals: [
    { parts: ['sky', 'sun', 'moon'], move: 'rise', atMs: 200, forMs: 900 },
    { parts: ['cloud'], move: 'rise', atMs: 500, forMs: 1200, beats: 0.5, order: 'left' },
    { parts: ['sheet'], move: 'stamp', atMs: 0, beats: 0.5 },
    { parts: ['letter'], move: 'drop', atMs: 0, beats: 1, order: 'right' },
    { parts: ['border', 'divider'], move: 'open', atMs: 800, forMs: 1300 },
    { parts: ['foliage'], move: 'pop', atMs: 900, beats: 0.5, order: 'left' },
    { parts: ['motif'], move: 'pop', atMs: -300, forMs: 900, beats: 1, order: 'left' },
    { parts: ['tile'], move: 'pop', atMs: 600, beats: 0.25, order: 'left' },
    { parts: ['actor'], move: 'drop', atMs: 1500 },
    { parts: ['balloon'], move: 'rise', atMs: -600, forMs: 1400, beats: 1, order: 'left' },
    { parts: ['overprint'], move: 'fade', atMs: 3200, forMs: 700 },
    { parts: ['cradle', 'hung', 'kite', 'flags'], move: 'swing', atMs: 1100 },
    { parts: ['flame'], move: 'light', atMs: 3400, beats: 1, order: 'left' },
    {
      parts: ['window', 'lights'],
      move: 'fade',
      atMs: 2800,
      forMs: 600,
      beats: 0.5,
      order: 'left',
    },
    { parts: ['strings'], move: 'sprout', atMs: 8400, forMs: 1600 },
  ],
  words: {
    title: { move: 'stamp', atMs: 3000 },
    names: { move: 'pop', atMs: 4600, beats: 1 },
    rest: { move: 'rise', atMs: 6200, forMs: 800 },
  },
  surprise: {
    part: {
      ...{ parts: ['balloon', 'confetti', 'bird', 'flowers', 'stars'] },
      ...{ move: 'rise', atMs: 9300, forMs: 1500, beats: 0.5 },
    },
    encores: [
      { parts: ['letter'], move: 'hop', atMs: 9900, beats: 0.5, order: 'right' },
      { parts: ['motif', 'cradle'], move: 'rock', atMs: 9400, beats: 0.5, order: 'left' },
      { parts: ['actor', 'kite', 'flags', 'hung'], move: 'sway', atMs: 9500, beats: 0.5 },
    ],
    glints: [{ atMs: 10_400, untilMs: 12_600, strength: 0.5 }],
    particles: [
      {
        what: 'confetti',
        way: 'burst',
        count: 110,
        size: 46,
        fromMs: 9800,
        untilMs: 10_600,
        over: true,
      },
      {
        what: 'streamer',
        way: 'burst',
        count: 26,
        size: 64,
        fromMs: 10_000,
        untilMs: 10_800,
        over: true,
      },
    ],
  },
}
