import type { Palette } from '../family.ts'
import { mixColours } from '../hex-colour.ts'

interface Papers {
  label: string
  /** The back sheet at its lightest, behind the text. */
  ground: string
  /** The back sheet towards the edges. */
  deep: string
  mid: string
  flower: string
  paper: string
  accent: string
}

/** Three papers and two accents. The other colours of a papercut are mixed from them. */
function papercutPalette({ label, ground, deep, mid, flower, paper, accent }: Papers): Palette {
  return {
    label,
    swatch: [ground, mid, flower],
    ground,
    ink: { title: paper, name: paper, body: paper, accent, quiet: paper, cut: ground },
    contrast: { under: ground },
    colours: {
      ground,
      deep,
      mid,
      flower,
      flowerDeep: mixColours(flower, ground, 0.34),
      paper,
      paperEdge: mixColours(paper, mid, 0.42),
      paperShade: mixColours(paper, mid, 0.34),
      accent,
      grain: mixColours(ground, deep, 0.4),
      shadow: mixColours(deep, '#000000', 0.72),
    },
  }
}

/** The papers by name. The house chose the values; sky's ground is darkened for the names' 7:1. */
export const palettes: Readonly<Record<string, Palette>> = {
  indigo: papercutPalette({
    label: 'Indigo',
    ground: '#1e2b4f',
    deep: '#17213f',
    mid: '#7fa0b8',
    flower: '#c9808a',
    paper: '#fffdf8',
    accent: '#e9c58a',
  }),
  bordeaux: papercutPalette({
    label: 'Bordeaux',
    ground: '#4a1425',
    deep: '#3a0e1c',
    mid: '#b98a6e',
    flower: '#d9a441',
    paper: '#fffaf0',
    accent: '#f0c987',
  }),
  forest: papercutPalette({
    label: 'Forest',
    ground: '#16382f',
    deep: '#102b24',
    mid: '#7fa78e',
    flower: '#e0a48a',
    paper: '#fffdf6',
    accent: '#ebcb8b',
  }),
  sky: papercutPalette({
    label: 'Sky',
    ground: '#295b83',
    deep: '#214b6d',
    mid: '#9cc3db',
    flower: '#f2c6b4',
    paper: '#ffffff',
    accent: '#ffe3a8',
  }),
  plum: papercutPalette({
    label: 'Plum',
    ground: '#3b1f4a',
    deep: '#2d1739',
    mid: '#a38bb8',
    flower: '#e2a6a6',
    paper: '#fffbf5',
    accent: '#ebc98f',
  }),
}
