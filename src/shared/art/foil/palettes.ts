import type { Palette } from '../family.ts'
import { mixColours } from '../hex-colour.ts'

/** Offsets of the ten stops of the foil, light and dark in turn as on real leaf. */
export const foilOffsets = [0, 0.12, 0.24, 0.31, 0.42, 0.55, 0.66, 0.74, 0.86, 1] as const

/** The foil's colours in the order of `foilOffsets`, one for each. */
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

/** Gold for a light ground: darker lights, deeper shades. */
const oldGold: FoilStops = [
  '#A87424',
  '#9A681E',
  '#D2A148',
  '#EFD08A',
  '#C28F34',
  '#8F601C',
  '#CB9A42',
  '#EBCB84',
  '#B07E2A',
  '#8E5F1B',
]

const roseGold: FoilStops = [
  '#B4705E',
  '#A8604F',
  '#D69A86',
  '#F3CFC0',
  '#C6846F',
  '#9C5645',
  '#D0917D',
  '#F0C8B8',
  '#B87562',
  '#995443',
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
  /** A warm colour where the foil is cool. */
  flame?: string
}

/** Velvets with their foil, and papers with gold. */
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
    flame: '#F3C56D',
  }),
  pearl: inkOn(
    {
      label: 'Pearl',
      light: '#FFFDF7',
      mid: '#F9F2E3',
      dark: '#EFE4CC',
      damask: '#C9A662',
      mantle: ['#3E0A1F', '#5E1230', '#82193F', '#A23A5C', '#C97F92'],
      engraving: '#6B4515',
      shadow: '#8A7448',
    },
    oldGold,
    { title: '#5A1230', name: '#2A1B16', body: '#4A3823', accent: '#84571A', quiet: '#66563B' },
  ),
  blush: inkOn(
    {
      label: 'Blush',
      light: '#FFFAF7',
      mid: '#FBECE7',
      dark: '#F2DAD3',
      damask: '#D9A594',
      mantle: ['#4A1736', '#6B2549', '#94406A', '#B8658A', '#DDA3B8'],
      engraving: '#7A3E30',
      shadow: '#9A7468',
    },
    roseGold,
    { title: '#6B2549', name: '#3A1228', body: '#5C2E42', accent: '#8C4636', quiet: '#70485A' },
  ),
}

/** Text on paper is in ink: foil is too light there to read. */
function inkOn(sheet: Velvet, foil: FoilStops, text: Inks & { title: string }): Palette {
  const drawn = palette(sheet, foil, text)
  return {
    ...drawn,
    ink: { ...text, cut: text.body },
    contrast: { under: sheet.dark },
    colours: {
      ...drawn.colours,
      paper: '#fffdf8',
      paperShade: '#e6d9bd',
      ink: '#2b2434',
      inkLight: '#4d465a',
    },
  }
}

interface Inks {
  name: string
  body: string
  accent: string
  quiet: string
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

function palette(velvet: Velvet, foil: FoilStops, text: Inks): Palette {
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
      wine: '#6A1030',
      flame: velvet.flame ?? foil[2],
      paper: '#fbf1d6',
      paperShade: '#d9c59a',
      ink: velvet.dark,
      inkLight: mixColours(velvet.mid, foil[6], 0.22),
      foilLight: foil[3],
      foilMiddle: foil[6],
      foilDark: foil[9],
      ...Object.fromEntries(foil.map((colour, i) => [`foil${i}`, colour])),
    },
  }
}
