import type { Paints, Palette } from '../family.ts'

const toneNames = [
  'paper',
  'paperEdge',
  'fibre',
  'fruitLight',
  'fruit',
  'fruitDeep',
  'fruitShade',
  'blush',
  'rind',
  'membrane',
  'aril',
  'arilLight',
  'arilDeep',
  'petal',
  'petalLight',
  'petalDeep',
  'green1',
  'green2',
  'green3',
  'green4',
  'blue',
  'leafInk',
  'bark',
  'barkLight',
  'ink',
  'gold',
  'glint',
  'shadow',
] as const

export type ToneName = (typeof toneNames)[number]

/** The colours that the botanical family draws with, hex by name. */
export type Tones = Readonly<Record<ToneName, string>>

/**
 * The colours of a palette, each known to be there.
 *
 * @throws RangeError when the palette lacks a colour
 * @example tonesOf(paintsOf(palettes)).paper // '@paper'
 */
export function tonesOf(palette: Paints): Tones {
  const found = toneNames.map((name) => {
    const colour = palette.colours[name]
    if (!colour) throw new RangeError(`palette ${palette.label} has no colour ${name}`)
    return [name, colour]
  })
  return Object.fromEntries(found) as Record<ToneName, string>
}

const rimon: Palette = {
  label: 'Pomegranate',
  swatch: ['#A81E36', '#7F9468', '#FDFAF3'],
  ground: '#FAF4E9',
  ink: {
    title: '#5E1029',
    name: '#5E1029',
    body: '#5E1029',
    accent: '#A3232F',
    quiet: '#7A5A2C',
    cut: '#5E1029',
  },
  contrast: { under: '#F6EEDF' },
  colours: {
    paper: '#FDFAF3',
    paperEdge: '#F6EEDF',
    fibre: '#C9B48C',
    fruitLight: '#F0A58C',
    fruit: '#D9483F',
    fruitDeep: '#A81E36',
    fruitShade: '#6E1029',
    blush: '#E9B25E',
    rind: '#EFA08E',
    membrane: '#FBEBD3',
    aril: '#C3203F',
    arilLight: '#F0707A',
    arilDeep: '#7C0F2C',
    petal: '#EC6B4E',
    petalLight: '#F9B79B',
    petalDeep: '#C23A33',
    green1: '#7F9468',
    green2: '#5C8378',
    green3: '#93A58A',
    green4: '#A8964F',
    blue: '#88A5B0',
    leafInk: '#3C4F45',
    bark: '#8A6650',
    barkLight: '#B99A7E',
    ink: '#5E1029',
    gold: '#C49A45',
    glint: '#FFFDF8',
    shadow: '#8C8FA0',
  },
}

const peony: Palette = {
  label: 'Peony',
  swatch: ['#C05C7E', '#8DA08A', '#FEF8F5'],
  ground: '#FBF2EE',
  ink: {
    title: '#6B1F45',
    name: '#6B1F45',
    body: '#6B1F45',
    accent: '#A33463',
    quiet: '#5F6550',
    cut: '#6B1F45',
  },
  contrast: { under: '#F7EAE4' },
  colours: {
    paper: '#FFFAF7',
    paperEdge: '#F7EAE4',
    fibre: '#CDB0A6',
    fruitLight: '#FBD0C4',
    fruit: '#EA8794',
    fruitDeep: '#C64A72',
    fruitShade: '#7E2355',
    blush: '#F8D9AE',
    rind: '#F2BDB4',
    membrane: '#FDF0E4',
    aril: '#CB2F66',
    arilLight: '#F78FA6',
    arilDeep: '#7D1647',
    petal: '#F0A3A6',
    petalLight: '#FCDDD3',
    petalDeep: '#C9607F',
    green1: '#8FA888',
    green2: '#6A9084',
    green3: '#B1C0A0',
    green4: '#BDA877',
    blue: '#A6B1CE',
    leafInk: '#4C5B55',
    bark: '#93766F',
    barkLight: '#C4A99F',
    ink: '#6B1F45',
    gold: '#C5936E',
    glint: '#FFFDFB',
    shadow: '#9C90A6',
  },
}

const honey: Palette = {
  label: 'Honey',
  swatch: ['#E29A3C', '#6F7F46', '#FFFAEE'],
  ground: '#FBF3E0',
  ink: {
    title: '#54290F',
    name: '#54290F',
    body: '#54290F',
    accent: '#94371F',
    quiet: '#5D6030',
    cut: '#54290F',
  },
  contrast: { under: '#F7EBD0' },
  colours: {
    paper: '#FFFAEE',
    paperEdge: '#F7EBD0',
    fibre: '#CDB078',
    fruitLight: '#FCE3A4',
    fruit: '#EBA94B',
    fruitDeep: '#C4522E',
    fruitShade: '#7A2A1F',
    blush: '#D9513C',
    rind: '#F4CF8C',
    membrane: '#FDF1D6',
    aril: '#B23A2C',
    arilLight: '#EE8A62',
    arilDeep: '#6D1A1C',
    petal: '#E98A4B',
    petalLight: '#FAD2A0',
    petalDeep: '#BF5526',
    green1: '#7C8B4D',
    green2: '#556F53',
    green3: '#A3A86C',
    green4: '#B9963F',
    blue: '#7FA0A3',
    leafInk: '#3D4A2E',
    bark: '#7F5B39',
    barkLight: '#B6925F',
    ink: '#54290F',
    gold: '#C9973A',
    glint: '#FFFEF8',
    shadow: '#93897A',
  },
}

/** The palettes by key; all three were drawn by hand, none is a turned hue of another. */
export const palettes = { rimon, peony, honey } as const satisfies Record<string, Palette>
