import type { Palette } from '../family.ts'

/** Offsets of the ten stops of the foil, light and dark in turn as on real leaf. */
export const foilOffsets = [0, 0.12, 0.24, 0.31, 0.42, 0.55, 0.66, 0.74, 0.86, 1] as const

/** The foil's colours in the order of `foilOffsets`, as many. */
type FoilStops = ColourEach<typeof foilOffsets>
type ColourEach<Offsets extends readonly number[]> = { readonly [I in keyof Offsets]: string }

const gold: FoilStops = [
  '#B27A2B',
  '#D9A548',
  '#F4D98A',
  '#FFFBE6',
  '#E3B558',
  '#B8862F',
  '#ECCA72',
  '#FFFDF0',
  '#D6A544',
  '#B07A2C',
]

const silver: FoilStops = [
  '#97A2B1',
  '#AEB8C4',
  '#DDE4EA',
  '#FFFFFF',
  '#C3CCD6',
  '#98A3B2',
  '#CFD7DF',
  '#FFFFFF',
  '#B2BCC8',
  '#939EAD',
]

interface Velvet {
  label: string
  /** Ground in the halo, behind the text, and in the corners. */
  light: string
  mid: string
  dark: string
  damask: string
  /** The mantle's velvet from fold to crest. */
  mantle: readonly [deep: string, dark: string, middle: string, light: string, crest: string]
  /** Lines engraved into the foil, and the shade on its turned parts. */
  engraving: string
  shadow: string
}

/** Velvets with the foil that goes with each. */
export const palettes: Readonly<Record<string, Palette>> = {
  midnight: goldOn({
    label: 'Midnight',
    light: '#2D4A96',
    mid: '#0E1938',
    dark: '#060A1C',
    damask: '#3A52A0',
    mantle: ['#2E0413', '#560A24', '#86143A', '#A92350', '#C9496F'],
    engraving: '#5A3710',
    shadow: '#02040E',
  }),
  burgundy: goldOn({
    label: 'Burgundy',
    light: '#7E1D3B',
    mid: '#3A0817',
    dark: '#1C020A',
    damask: '#A8375A',
    mantle: ['#070C24', '#101A45', '#1E2F6E', '#2F4694', '#5670BE'],
    engraving: '#5A3710',
    shadow: '#0C0004',
  }),
  emerald: goldOn({
    label: 'Emerald',
    light: '#17604A',
    mid: '#04211A',
    dark: '#02120E',
    damask: '#2F8768',
    mantle: ['#170824', '#2C1245', '#4A2370', '#643893', '#8C62B8'],
    engraving: '#5A3710',
    shadow: '#000806',
  }),
  slate: silverOn({
    label: 'Slate',
    light: '#46536F',
    mid: '#1C2332',
    dark: '#0E121B',
    damask: '#6B7C9A',
    mantle: ['#071A36', '#0D2B58', '#184484', '#2A61AC', '#5D92D2'],
    engraving: '#333C4A',
    shadow: '#05070B',
  }),
}

function goldOn(velvet: Velvet): Palette {
  return palette(velvet, gold, {
    name: '#FFF4D2',
    body: '#F3DFA9',
    accent: '#E6BC63',
    quiet: '#D9C290',
  })
}

function silverOn(velvet: Velvet): Palette {
  return palette(velvet, silver, {
    name: '#FFFFFF',
    body: '#E3E9EF',
    accent: '#BFCAD6',
    quiet: '#C5CDD8',
  })
}

function palette(
  velvet: Velvet,
  foil: FoilStops,
  text: { name: string; body: string; accent: string; quiet: string },
): Palette {
  const [deep, dark, middle, light, crest] = velvet.mantle
  return {
    label: velvet.label,
    swatch: [velvet.mid, foil[6], middle],
    ground: velvet.mid,
    ink: { ...text, title: 'url(#foil-leaf)', cut: text.body },
    contrast: { under: velvet.mid, stops: { title: foil[9] } },
    colours: {
      velvetLight: velvet.light,
      velvetMid: velvet.mid,
      velvetDark: velvet.dark,
      damask: velvet.damask,
      mantleDeep: deep,
      mantleDark: dark,
      mantle: middle,
      mantleLight: light,
      mantleCrest: crest,
      engraving: velvet.engraving,
      shadow: velvet.shadow,
      foilLight: foil[3],
      foilMiddle: foil[6],
      foilDark: foil[9],
      ...Object.fromEntries(foil.map((colour, i) => [`foil${i}`, colour])),
    },
  }
}
