import type { Palette } from '../family.ts'
import { mixColours } from '../hex-colour.ts'

/** Names of the colours that art is printed in. */
// biome-ignore format: by what they are
export const inkNames = [
  'paper', 'ink', 'spot', 'tint', 'pale', 'edge', 'dark', 'wall', 'joint', 'lit', 'one', 'two', 'three',
] as const
export type InkName = (typeof inkNames)[number]

interface Press {
  label: string
  /** The sheet that is printed on. */
  paper: string
  /** The first ink, for most words. */
  ink: string
  /** The second ink, for big words and ornament. */
  spot: string
  /** The third ink, which carries no words on paper. */
  tint: string
  /** The wall or table that the sheet lies on. */
  wall: string
  /** Sheets beneath, and what is printed on them. */
  older: readonly [string, string, string]
}

export const palettes: Readonly<Record<string, Palette>> = {
  press: print({
    label: 'Press black',
    paper: '#f5e9cb',
    ink: '#1d1815',
    spot: '#b4231b',
    tint: '#e9b44a',
    wall: '#d6c6a4',
    older: ['#e6bfb4', '#c9d3c2', '#efd69a'],
  }),
  sherbet: print({
    label: 'Sherbet',
    paper: '#fdeeea',
    ink: '#1f3a8a',
    spot: '#b81f5c',
    tint: '#f59ab5',
    wall: '#a9c6ea',
    older: ['#f7b9c8', '#c5dbf5', '#fff3c4'],
  }),
  kraft: print({
    label: 'Olive',
    paper: '#e2c89b',
    ink: '#1f2a1c',
    spot: '#155233',
    tint: '#b98a45',
    wall: '#8d9a78',
    older: ['#d3d9b4', '#c79f6b', '#efe2bf'],
  }),
  saffron: print({
    label: 'Saffron',
    paper: '#fbd65a',
    ink: '#1c1a18',
    spot: '#9e1818',
    tint: '#ef8b2c',
    wall: '#e8733a',
    older: ['#fbe9b7', '#f3a36b', '#d9c9a0'],
  }),
  mint: print({
    label: 'Mint',
    paper: '#e9f2e2',
    ink: '#17403c',
    spot: '#b33417',
    tint: '#7fbfa4',
    wall: '#9fcbb8',
    older: ['#f6d9b8', '#c6e2d4', '#f3efd6'],
  }),
  bordeaux: print({
    label: 'Bordeaux',
    paper: '#f8ecdd',
    ink: '#4d1327',
    spot: '#1c5f6e',
    tint: '#d9a25b',
    wall: '#c98f8b',
    older: ['#e8c3b3', '#bcd0cc', '#f0dcae'],
  }),
  dusk: print({
    label: 'Dusk',
    paper: '#22355f',
    ink: '#fbeed2',
    spot: '#ffc45e',
    tint: '#7f94cf',
    wall: '#141f3d',
    older: ['#3a4b85', '#51406f', '#2f5a78'],
  }),
}

function print({ label, paper, ink, spot, tint, wall, older: [one, two, three] }: Press): Palette {
  const isNight = brightness(paper) < brightness(ink)
  const dark = isNight ? '#0c1328' : ink
  return {
    label,
    swatch: [paper, spot, ink] as [string, string, string],
    ground: paper,
    ink: { title: spot, name: ink, body: ink, accent: spot, quiet: ink, cut: paper },
    contrast: { under: paper },
    colours: {
      paper,
      ink,
      spot,
      tint,
      wall,
      one,
      two,
      three,
      dark,
      edge: mixColours(paper, '#ffffff', isNight ? 0.22 : 0.6),
      pale: mixColours(paper, tint, 0.42),
      joint: mixColours(wall, dark, 0.24),
      lit: mixColours(wall, '#ffffff', isNight ? 0.08 : 0.26),
    } satisfies Record<InkName, string>,
  }
}

function brightness(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16)
  return (value >> 16) + ((value >> 8) & 255) + (value & 255)
}
