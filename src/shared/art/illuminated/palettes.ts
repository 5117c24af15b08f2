import type { Palette } from '../family.ts'
import { mixColours } from '../hex-colour.ts'

/** The gold's colours along its light. The gold under letters is lighter than the bars. */
const goldStops = ['#a8741f', '#e7bf5c', '#fbeeb4', '#d29f3e', '#8f5f17'] as const
const letterStops = ['#e3bb60', '#fff4c8', '#f0cf7d', '#e0b757'] as const
const paleStops = ['#9c8a63', '#d9c99d', '#f3ead0', '#bfae80', '#85734c'] as const

interface Pigments {
  label: string
  /** The page at its lightest, and towards its edge. */
  vellum: string
  edge: string
  /** The colour of panels and titles. */
  lead: string
  second: string
  leaf: string
  flower: string
  /** The ground of a deep band. */
  deep: string
  text: { ink: string; accent: string; quiet: string }
  gold?: readonly [string, string, string, string, string]
}

export const palettes: Readonly<Record<string, Palette>> = {
  lapis: paletteOf({
    label: 'Lapis',
    vellum: '#fcf6e6',
    edge: '#f3e8cd',
    lead: '#1f3a8c',
    second: '#b5331c',
    leaf: '#2f7350',
    flower: '#dd8a86',
    deep: '#182c6c',
    text: { ink: '#2b1c12', accent: '#a82c18', quiet: '#5a4632' },
  }),
  vermilion: paletteOf({
    label: 'Vermilion',
    vellum: '#fcf5e4',
    edge: '#f4e7ca',
    lead: '#8c2114',
    second: '#2a4a98',
    leaf: '#557a3a',
    flower: '#e2a03f',
    deep: '#74170f',
    text: { ink: '#2e170f', accent: '#24418c', quiet: '#5f4531' },
  }),
  rose: paletteOf({
    label: 'Green and rose',
    vellum: '#fbf7ea',
    edge: '#f1ead3',
    lead: '#1b5240',
    second: '#b04a62',
    leaf: '#5f8f4f',
    flower: '#e7a0a4',
    deep: '#143f33',
    text: { ink: '#1f241c', accent: '#9c3550', quiet: '#4d503c' },
  }),
  sepia: paletteOf({
    label: 'Sepia',
    vellum: '#fbf6ea',
    edge: '#f0e7d3',
    lead: '#463327',
    second: '#7d5f47',
    leaf: '#7f7a63',
    flower: '#bda587',
    deep: '#3a2b22',
    text: { ink: '#2a1f18', accent: '#6b4d36', quiet: '#5b4a3c' },
    gold: paleStops,
  }),
}

function paletteOf(pigments: Pigments): Palette {
  const { label, vellum, edge, lead, second, leaf, flower, deep, text } = pigments
  const { gold = goldStops } = pigments
  const white = mixColours(vellum, '#ffffff', 0.7)
  return {
    label,
    swatch: [lead, gold[1], second],
    ground: vellum,
    ink: {
      title: lead,
      name: text.ink,
      body: text.ink,
      accent: text.accent,
      quiet: text.quiet,
      cut: 'url(#illuminated-letter)',
    },
    contrast: { under: edge, stops: { cut: letterStops[3] } },
    colours: {
      vellum,
      edge,
      fibre: mixColours(edge, text.quiet, 0.16),
      band: white,
      white,
      ink: mixColours(text.ink, '#6b4a2c', 0.35),
      deep,
      filigree: mixColours(lead, white, 0.34),
      ...shades('lead', lead, white),
      ...shades('second', second, white),
      ...shades('leaf', leaf, white),
      ...shades('flower', flower, white),
      ...shades('gold', gold[1], white),
      ...shades('silver', mixColours('#aab4be', edge, 0.12), white),
      ...shades('paper', mixColours(vellum, edge, 0.7), '#ffffff'),
      ...shades('wood', mixColours('#95602f', text.ink, 0.12), white),
      ...shades('bread', '#d79a4c', white),
      ...shades('flame', '#f2b43c', white),
      ...shades('wine', '#6e1431', white),
      ...shades('pen', text.ink, white),
      ...Object.fromEntries(gold.map((stop, i) => [`gold${i}`, stop])),
      ...Object.fromEntries(letterStops.map((stop, i) => [`letter${i}`, stop])),
    },
  }
}

/** A pigment, the same with white for its lights, and its own dark for its shades. */
function shades(name: string, colour: string, white: string): Record<string, string> {
  return {
    [name]: colour,
    [`${name}Light`]: mixColours(colour, white, 0.42),
    [`${name}Pale`]: mixColours(colour, white, 0.78),
    [`${name}Dark`]: mixColours(colour, '#1c1014', 0.36),
  }
}
