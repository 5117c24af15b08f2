import type { Acts } from '../plot.ts'

/** A fire in the night: it catches, shows what stands around it, and goes up in sparks. */
export const fire: Acts = {
  camera: {
    sees: ['flame', 'motif'],
    near: [
      { atMs: 0, value: 1.28 },
      { atMs: 5200, value: 1, ease: 'sine-in-out' },
    ],
  },
  lights: [
    {
      colour: '#140a1c',
      around: ['flame', 'motif'],
      radius: 0.42,
      dark: [
        { atMs: 500, value: 1 },
        { atMs: 2600, value: 0.8, ease: 'cubic-out' },
        { atMs: 9200, value: 0.5, ease: 'sine-in-out' },
        { atMs: 10_200, value: 0, ease: 'cubic-out' },
      ],
    },
  ],
  weather: [{ what: 'spark', way: 'rise', count: 24, size: 14, fromMs: 1200, untilMs: 9000 }],
  arrivals: [
    { parts: ['flame'], move: 'light', atMs: 600, forMs: 1600, beats: 0.5 },
    { parts: ['halo'], move: 'fade', atMs: 900, forMs: 1800 },
    { parts: ['foliage', 'border'], move: 'sprout', atMs: 2600, forMs: 3000 },
    { parts: ['letter', 'tile'], move: 'fade', atMs: 1800, beats: 0.5 },
    { parts: ['divider'], move: 'open', atMs: 4000 },
    { parts: ['window'], move: 'fade', atMs: 3400, beats: 1 },
  ],
  words: {
    title: { move: 'bloom', atMs: 4200, forMs: 900 },
    names: { move: 'fade', atMs: 5800, forMs: 1100, beats: 2 },
    rest: { move: 'fade', atMs: 7400, forMs: 1100 },
  },
  surprise: {
    part: {
      ...{ parts: ['sparks', 'stars', 'lights', 'bird', 'moon', 'flowers'] },
      ...{ move: 'fade', atMs: 10_000, forMs: 1200, beats: 0.5 },
    },
    glints: [{ atMs: 10_200, untilMs: 12_600, strength: 0.5 }],
    particles: [
      {
        what: 'spark',
        way: 'burst',
        count: 120,
        size: 40,
        fromMs: 9900,
        untilMs: 10_700,
        over: true,
      },
    ],
  },
}
