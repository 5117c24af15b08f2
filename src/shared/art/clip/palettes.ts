import type { Palette } from '../family.ts'
import { mixColours } from '../hex-colour.ts'

/** Opacity of the scrim where it is darkest, which is behind all words: 0 to 1. */
export const scrimOpacity = 0.82

/** The worst ground of words: the scrim over an all-white or all-black frame. */
function over(frame: '#ffffff' | '#000000', scrim: string): Palette['contrast'] {
  return { under: mixColours(frame, scrim, scrimOpacity) }
}

export const palettes: Readonly<Record<string, Palette>> = {
  night: {
    label: 'Night',
    swatch: ['#0b1026', '#fdf3dc', '#f5d590'],
    ground: '#0b1026',
    ink: {
      title: '#fdf3dc',
      name: '#ffffff',
      body: '#f4eee2',
      accent: '#f5d590',
      quiet: '#f4eee2',
      cut: '#fdf3dc',
    },
    contrast: over('#ffffff', '#0b1026'),
    colours: { scrim: '#0b1026' },
  },
  wine: {
    label: 'Wine',
    swatch: ['#2b0b18', '#fff1e3', '#f7c9a0'],
    ground: '#2b0b18',
    ink: {
      title: '#fff1e3',
      name: '#ffffff',
      body: '#fae9dd',
      accent: '#f7c9a0',
      quiet: '#fae9dd',
      cut: '#fff1e3',
    },
    contrast: over('#ffffff', '#2b0b18'),
    colours: { scrim: '#2b0b18' },
  },
  linen: {
    label: 'Linen',
    swatch: ['#fff8ea', '#1b2347', '#6b3a10'],
    ground: '#fff8ea',
    ink: {
      title: '#1b2347',
      name: '#141a36',
      body: '#262b45',
      accent: '#6b3a10',
      quiet: '#262b45',
      cut: '#1b2347',
    },
    contrast: over('#000000', '#fff8ea'),
    colours: { scrim: '#fff8ea' },
  },
}
