import type { Acts } from '../plot.ts'

/** Almost nothing moves: a light is there, and words come into it. */
export const still: Acts = {
  camera: {
    near: [
      { atMs: 0, value: 1.04 },
      { atMs: 7000, value: 1, ease: 'sine-in-out' },
    ],
  },
  lights: [
    {
      colour: '#1a1f33',
      around: ['flame', 'window', 'moon', 'motif'],
      radius: 0.6,
      dark: [
        { atMs: 0, value: 0.66 },
        { atMs: 12_000, value: 0, ease: 'sine-in-out' },
      ],
    },
  ],
  arrivals: [
    { parts: ['flame'], move: 'light', atMs: 1200, forMs: 2200 },
    { parts: ['halo'], move: 'fade', atMs: 1600, forMs: 3000 },
  ],
  words: {
    title: { move: 'fade', atMs: 2600, forMs: 2600 },
    names: { move: 'fade', atMs: 5200, forMs: 2200, beats: 2 },
    rest: { move: 'fade', atMs: 7400, forMs: 2000 },
  },
  surprise: {
    part: {
      parts: ['stars', 'window', 'lights', 'flowers'],
      move: 'fade',
      atMs: 9600,
      forMs: 2400,
    },
    particles: [
      {
        what: 'dust',
        way: 'hover',
        count: 16,
        size: 10,
        opacity: 0.4,
        fromMs: -4000,
        untilMs: 9000,
      },
    ],
  },
}
