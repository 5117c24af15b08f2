import type { Paints, Palette } from '../family.ts'
import { choosePaint } from '../paints.ts'
import type { Tints } from './cell.ts'
import type { Tile } from './mosaic.ts'

interface Glazes {
  label: string
  paper: string
  ink: string
  green: string
  leaf: string
  lemon: string
  coral: string
  teal: string
  blush: string
  /** Only for fruit and cups; no tile is as dark. */
  wine: string
  /** The ground of the block of text, and the inks on it. */
  block: GroundName
  title: string
  name: string
  accent: string
  quiet: string
}

/** The colours that a tile can have; never the paper's. */
export const groundNames = ['ink', 'green', 'leaf', 'lemon', 'coral', 'teal', 'blush'] as const
export type GroundName = (typeof groundNames)[number]

/** Colours that stand out on each ground, the boldest first. */
const figures: Readonly<Record<GroundName, readonly [string, string, string]>> = {
  ink: ['lemon', 'coral', 'leaf'],
  green: ['lemon', 'leaf', 'blush'],
  leaf: ['green', 'lemon', 'coral'],
  lemon: ['green', 'coral', 'leaf'],
  coral: ['paper', 'ink', 'lemon'],
  teal: ['lemon', 'coral', 'paper'],
  blush: ['coral', 'teal', 'green'],
}

function tilePalette({ label, title, name, accent, quiet, block, ...glazes }: Glazes): Palette {
  const under = glazes[block]
  return {
    label,
    swatch: [under, glazes.lemon, glazes.coral],
    ground: glazes.paper,
    ink: { title, name, body: name, accent, quiet, cut: under },
    contrast: { under },
    colours: { ...glazes, block: under },
  }
}

/** The glazes, by name. */
export const palettes: Readonly<Record<string, Palette>> = {
  grove: tilePalette({
    label: 'Grove',
    paper: '#f5ebd6',
    ink: '#22342e',
    green: '#2f5d4a',
    leaf: '#7c9a5b',
    lemon: '#e9b93a',
    coral: '#db6a44',
    teal: '#3e7c80',
    blush: '#f0c9a8',
    wine: '#6b2c44',
    block: 'ink',
    title: '#e9b93a',
    name: '#f5ebd6',
    accent: '#f0c9a8',
    quiet: '#d9d3bd',
  }),
  dusk: tilePalette({
    label: 'Dusk',
    paper: '#f3e9dc',
    ink: '#2b2240',
    green: '#4a3f78',
    leaf: '#8e7cc3',
    lemon: '#f0b64a',
    coral: '#e0675c',
    teal: '#39748f',
    blush: '#f0c8be',
    wine: '#7a2c5a',
    block: 'ink',
    title: '#f0b64a',
    name: '#f3e9dc',
    accent: '#f0c8be',
    quiet: '#d6cbd2',
  }),
  spring: tilePalette({
    label: 'Spring',
    paper: '#f8f3e3',
    ink: '#1f3a4d',
    green: '#2c6e6a',
    leaf: '#9cc069',
    lemon: '#f6cc50',
    coral: '#f08068',
    teal: '#4a90a4',
    blush: '#f9d9c3',
    wine: '#84325a',
    block: 'ink',
    title: '#f6cc50',
    name: '#f8f3e3',
    accent: '#f9d9c3',
    quiet: '#d4dcd8',
  }),
  saffron: tilePalette({
    label: 'Saffron',
    paper: '#fbf3e1',
    ink: '#262a5c',
    green: '#1d6f6b',
    leaf: '#86b56a',
    lemon: '#f5bf45',
    coral: '#e2583e',
    teal: '#3277b5',
    blush: '#f8cfb4',
    wine: '#7b2a66',
    block: 'lemon',
    title: '#262a5c',
    name: '#262a5c',
    accent: '#8c1f2c',
    quiet: '#4a3d3a',
  }),
  peony: tilePalette({
    label: 'Peony',
    paper: '#fdf5ee',
    ink: '#4b1d3f',
    green: '#5a6e3c',
    leaf: '#a9b773',
    lemon: '#f0b753',
    coral: '#df5f78',
    teal: '#6a8cab',
    blush: '#f8d2c8',
    wine: '#8c2450',
    block: 'blush',
    title: '#a3234a',
    name: '#4b1d3f',
    accent: '#4f5f31',
    quiet: '#6e4257',
  }),
  /** For cards that are not for a simcha. */
  slate: tilePalette({
    label: 'Slate',
    paper: '#ece8df',
    ink: '#232d36',
    green: '#43545f',
    leaf: '#82949a',
    lemon: '#cdb780',
    coral: '#a3836c',
    teal: '#557480',
    blush: '#d5ccbd',
    wine: '#4d3a44',
    block: 'ink',
    title: '#ece8df',
    name: '#ece8df',
    accent: '#d8c591',
    quiet: '#c3cacb',
  }),
}

/** A tile's paints. Its ground has a separate name in each palette. */
export function tintsOn({ colours }: Paints, grounds: Tile['grounds']): Tints {
  const onEach = (nameOn: (ground: GroundName) => string) =>
    choosePaint(
      Object.fromEntries(Object.entries(grounds).map(([label, name]) => [label, nameOn(name)])),
    )
  const instead = (figure: 1 | 2) => (ground: GroundName) =>
    figures[ground][0] === 'paper' ? figures[ground][figure] : 'paper'
  return {
    ground: onEach((ground) => ground),
    a: onEach((ground) => figures[ground][0]),
    b: onEach((ground) => figures[ground][1]),
    c: onEach((ground) => figures[ground][2]),
    inner: onEach(instead(1)),
    heart: onEach(instead(2)),
    paper: colours.paper ?? 'none',
  }
}
