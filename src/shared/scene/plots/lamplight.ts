import type { Acts } from '../plot.ts'

/** One light in the dark, then the room around it, then the sky. */
export const lamplight: Acts = {
  camera: {
    sees: ['flame', 'window', 'lights', 'motif'],
    near: [
      { atMs: 0, value: 1.34 },
      { atMs: 5600, value: 1, ease: 'sine-in-out' },
    ],
  },
  lights: [
    {
      colour: '#18289a',
      around: ['flame', 'window', 'motif'],
      radius: 0.5,
      dark: [
        { atMs: 0, value: 1 },
        { atMs: 1600, value: 0.84, ease: 'sine-in-out' },
        { atMs: 3600, value: 0.62, ease: 'sine-in-out' },
        { atMs: 8600, value: 0.5, ease: 'sine-in-out' },
        { atMs: 9600, value: 0.72, ease: 'sine-in-out' },
        { atMs: 11_200, value: 0, ease: 'cubic-out' },
      ],
    },
    {
      colour: '#ff9d4a',
      around: ['flame', 'window', 'motif'],
      radius: 1,
      dark: [
        { atMs: 9000, value: 0 },
        { atMs: 10_600, value: 0.7, ease: 'sine-in-out' },
        { atMs: 12_300, value: 0, ease: 'sine-in-out' },
      ],
    },
  ],
  weather: [{ what: 'spark', way: 'rise', count: 14, size: 14, fromMs: 2000, untilMs: 8000 }],
  arrivals: [
    { parts: ['window'], move: 'fade', atMs: 1800, beats: 1, order: 'middle' },
    { parts: ['flame'], move: 'light', atMs: 700, beats: 1, order: 'highest' },
    { parts: ['halo'], move: 'fade', atMs: 1000, beats: 1, order: 'highest' },
    { parts: ['lights'], move: 'open', atMs: 1200, forMs: 4400 },
    { parts: ['foliage'], move: 'sprout', atMs: 3000, forMs: 3600 },
  ],
  words: {
    title: { move: 'fade', atMs: 3500, forMs: 1400 },
    names: { move: 'fade', atMs: 5200, forMs: 1300, beats: 2 },
    rest: { move: 'fade', atMs: 6800, forMs: 1300 },
  },
  surprise: {
    part: {
      parts: ['moon', 'stars', 'flowers', 'hung', 'divider'],
      move: 'rise',
      atMs: 10_200,
      beats: 1,
    },
    encores: [
      { parts: ['flame'], move: 'flare', atMs: 9700, beats: 0.5, order: 'highest' },
      { parts: ['halo'], move: 'flare', atMs: 9700, beats: 0.5, order: 'highest' },
      { parts: ['window'], move: 'flare', atMs: 9700, beats: 0.25, order: 'middle' },
    ],
    glints: [{ atMs: 10_400, untilMs: 13_200, strength: 0.5 }],
    particles: [
      {
        what: 'star',
        way: 'rise',
        count: 150,
        size: 50,
        fromMs: 8600,
        untilMs: 10_600,
      },
    ],
  },
}
