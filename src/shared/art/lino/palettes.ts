import type { Palette } from '../family.ts'

interface Inks {
  label: string
  /** The label where the page itself is the block. */
  carved: string
  /** The sheet that is printed on. */
  paper: string
  /** The key block, and most text. */
  ink: string
  /** The second block, under the first. */
  spot: string
  /** The second block's hue for text: darker on paper, lighter on the block. */
  spotInk: string
  spotLight: string
}

/** The words are printed on paper, or carved out of the block. */
function print(inks: Inks, ground: 'paper' | 'block'): Palette {
  const { label, carved, paper, ink, spot, spotInk, spotLight } = inks
  const [field, mark, accent] = ground === 'paper' ? [paper, ink, spotInk] : [ink, paper, spotLight]
  return {
    label: ground === 'paper' ? label : carved,
    swatch: ground === 'paper' ? [paper, spot, ink] : [ink, spot, paper],
    ground: field,
    ink: { title: mark, name: mark, body: mark, accent, quiet: accent, cut: mark },
    contrast: { under: field },
    colours: { paper, ink, spot, field, mark },
  }
}

const press: Inks = {
  label: 'Press black',
  carved: 'Carved black',
  paper: '#f6f0e2',
  ink: '#1d2430',
  spot: '#d99a2b',
  spotInk: '#7d5310',
  spotLight: '#ecb74f',
}
const indigo: Inks = {
  label: 'Indigo and coral',
  carved: 'Carved indigo',
  paper: '#f8f1e4',
  ink: '#1f2f5c',
  spot: '#e0775a',
  spotInk: '#a03a22',
  spotLight: '#f5ab95',
}
const forest: Inks = {
  label: 'Forest and honey',
  carved: 'Carved forest',
  paper: '#f5f0df',
  ink: '#1c3b31',
  spot: '#dba437',
  spotInk: '#77520f',
  spotLight: '#ebbf62',
}
const oxblood: Inks = {
  label: 'Oxblood',
  carved: 'Carved oxblood',
  paper: '#f9efe2',
  ink: '#561b22',
  spot: '#c98f4c',
  spotInk: '#7c4a12',
  spotLight: '#e9b97f',
}
const slate: Inks = {
  label: 'Slate',
  carved: 'Carved slate',
  paper: '#eeefec',
  ink: '#2d3741',
  spot: '#b9a77c',
  spotInk: '#625633',
  spotLight: '#d6c8a0',
}

export const palettes = {
  press: print(press, 'paper'),
  indigo: print(indigo, 'paper'),
  forest: print(forest, 'paper'),
  oxblood: print(oxblood, 'paper'),
  slate: print(slate, 'paper'),
  'press-carved': print(press, 'block'),
  'indigo-carved': print(indigo, 'block'),
  'forest-carved': print(forest, 'block'),
  'oxblood-carved': print(oxblood, 'block'),
  'slate-carved': print(slate, 'block'),
} as const satisfies Readonly<Record<string, Palette>>
