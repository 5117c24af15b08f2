import type { Acts } from '../plot.ts'

/** Sheets are laid one on another, things stand up between them, and the last is a surprise. */
export const paper: Acts = {
  camera: {
    near: [
      { atMs: 0, value: 1.22 },
      { atMs: 4000, value: 1, ease: 'cubic-in-out' },
    ],
  },
  lights: [
    {
      colour: '#39405c',
      radius: 0.8,
      dark: [
        { atMs: 0, value: 0.5 },
        { atMs: 4800, value: 0, ease: 'sine-in-out' },
      ],
    },
    {
      colour: '#39405c',
      around: ['motif', 'actor', 'cradle'],
      radius: 0.5,
      dark: [
        { atMs: 8000, value: 0 },
        { atMs: 9300, value: 0.7, ease: 'sine-in-out' },
        { atMs: 10_700, value: 0, ease: 'cubic-out' },
      ],
    },
  ],
  arrivals: [
    { parts: ['sky'], move: 'fade', atMs: 0, forMs: 900 },
    { parts: ['sheet'], move: 'lay', atMs: 300, forMs: 1300, beats: 1 },
    { parts: ['border'], move: 'lay', atMs: 900, forMs: 1400 },
    { parts: ['tile', 'letter'], move: 'lay', atMs: 600, forMs: 900, beats: 0.25 },
    { parts: ['wave', 'foliage'], move: 'pop', atMs: 1800, forMs: 1200, beats: 0.5, order: 'left' },
    {
      parts: ['motif', 'actor', 'cradle'],
      move: 'pop',
      atMs: 1500,
      forMs: 1100,
      beats: 1,
      order: 'left',
    },
    { parts: ['divider'], move: 'open', atMs: 3400, forMs: 1400 },
    { parts: ['window', 'lights', 'overprint'], move: 'fade', atMs: 3600, beats: 0.5 },
    { parts: ['flame'], move: 'light', atMs: 3600, beats: 1 },
  ],
  words: {
    title: { move: 'lay', atMs: 3200, forMs: 1000 },
    names: { move: 'rise', atMs: 4900, forMs: 1100, beats: 1 },
    rest: { move: 'rise', atMs: 6500, forMs: 1000 },
  },
  surprise: {
    part: {
      ...{ parts: ['flowers', 'hung', 'bird', 'cloud', 'balloon', 'stars', 'sun', 'moon'] },
      ...{ move: 'bloom', atMs: 9700, forMs: 1100, beats: 0.5, order: 'middle' },
    },
    encores: [
      {
        parts: ['cradle', 'motif', 'actor'],
        move: 'rock',
        atMs: 9700,
        beats: 0.5,
        order: 'left',
      },
    ],
    glints: [{ atMs: 10_400, untilMs: 12_800, strength: 0.5 }],
    particles: [
      {
        what: 'season',
        way: 'gust',
        count: 60,
        size: 38,
        fromMs: 9700,
        untilMs: 10_900,
      },
    ],
  },
}
