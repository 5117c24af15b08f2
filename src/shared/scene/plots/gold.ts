import type { Acts } from '../plot.ts'

/** A light crosses a dark card and leaves it shining behind; at the end the whole card flares. */
export const gold: Acts = {
  camera: {
    sees: ['motif'],
    near: [
      { atMs: 0, value: 1.5 },
      { atMs: 5400, value: 1, ease: 'sine-in-out' },
    ],
  },
  lights: [
    {
      colour: '#1c1208',
      around: ['motif'],
      radius: 0.55,
      dark: [
        { atMs: 0, value: 1 },
        { atMs: 1600, value: 0.85, ease: 'sine-in-out' },
        { atMs: 4400, value: 0.5, ease: 'sine-in-out' },
        { atMs: 8000, value: 0.32, ease: 'sine-in-out' },
        { atMs: 9500, value: 0.72, ease: 'sine-in-out' },
        { atMs: 10_400, value: 0, ease: 'cubic-out' },
      ],
    },
  ],
  weather: [{ what: 'dust', way: 'hover', count: 20, size: 14, fromMs: 0, untilMs: 4600 }],
  arrivals: [
    { parts: ['border'], move: 'write', atMs: 1600, forMs: 3000 },
    { parts: ['motif', 'letter', 'actor'], move: 'write', atMs: -900, forMs: 2600 },
    { parts: ['foliage'], move: 'open', atMs: 2000, forMs: 2800 },
    { parts: ['divider'], move: 'open', atMs: 3600, forMs: 1600 },
    { parts: ['tile'], move: 'fade', atMs: 800, beats: 0.25, order: 'left' },
    { parts: ['sheet'], move: 'fade', atMs: 200, forMs: 1600 },
    { parts: ['window'], move: 'fade', atMs: 2600, beats: 1, order: 'middle' },
    { parts: ['flame'], move: 'light', atMs: 3000, beats: 1, order: 'highest' },
    { parts: ['hung'], move: 'swing', atMs: 2600 },
  ],
  words: {
    title: { move: 'write', atMs: 4200, forMs: 1600 },
    names: { move: 'fade', atMs: 6000, forMs: 1300, beats: 2 },
    rest: { move: 'fade', atMs: 7600, forMs: 1200 },
  },
  surprise: {
    part: {
      ...{ parts: ['lights', 'stars', 'flowers', 'moon', 'bird', 'halo'] },
      ...{ move: 'open', atMs: 9900, forMs: 1500 },
    },
    encores: [
      { parts: ['motif', 'letter', 'actor'], move: 'breathe', atMs: 9900 },
      { parts: ['hung'], move: 'sway', atMs: 9900, beats: 0.5, order: 'left' },
    ],
    glints: [
      { atMs: 100, untilMs: 4200, strength: 0.35, width: 300 },
      { atMs: 9900, untilMs: 12_400, strength: 0.6, width: 460 },
    ],
    particles: [
      {
        what: 'star',
        way: 'burst',
        count: 90,
        size: 44,
        fromMs: 9700,
        untilMs: 10_500,
      },
      {
        what: 'dust',
        way: 'hover',
        count: 24,
        size: 12,
        opacity: 0.6,
        fromMs: 9600,
        untilMs: 11_400,
      },
    ],
  },
}
