import type { Palette } from '../family.ts'

interface Inks {
  label: string
  /** The sheet that is printed on. */
  paper: string
  /** The key block, and most text. */
  ink: string
  /** The second block, under the first. */
  spot: string
  /** The second block's hue for text: darker. */
  spotInk: string
}

function print({ label, paper, ink, spot, spotInk }: Inks): Palette {
  return {
    label,
    swatch: [paper, spot, ink],
    ground: paper,
    ink: { title: ink, name: ink, body: ink, accent: spotInk, quiet: spotInk, cut: ink },
    contrast: { under: paper },
    colours: { paper, ink, spot },
  }
}

export const palettes = {
  press: print({
    label: 'Press black',
    paper: '#f6f0e2',
    ink: '#1d2430',
    spot: '#d99a2b',
    spotInk: '#7d5310',
  }),
  indigo: print({
    label: 'Indigo and coral',
    paper: '#f8f1e4',
    ink: '#1f2f5c',
    spot: '#e0775a',
    spotInk: '#a03a22',
  }),
  forest: print({
    label: 'Forest and honey',
    paper: '#f5f0df',
    ink: '#1c3b31',
    spot: '#dba437',
    spotInk: '#77520f',
  }),
  oxblood: print({
    label: 'Oxblood',
    paper: '#f9efe2',
    ink: '#561b22',
    spot: '#c98f4c',
    spotInk: '#7c4a12',
  }),
  slate: print({
    label: 'Slate',
    paper: '#eeefec',
    ink: '#2d3741',
    spot: '#b9a77c',
    spotInk: '#625633',
  }),
} as const satisfies Readonly<Record<string, Palette>>
