import type { Paints, Palette } from '../family.ts'
import { mixPaints, type Paint } from '../paints.ts'

const colourNames = [
  'skyHigh',
  'skyLow',
  'cloud',
  'page',
  'dark',
  'main',
  'sun',
  'coral',
  'petal',
  'leaf',
  'hillFar',
  'hillMid',
  'hillNear',
  'wood',
  'white',
  'cord',
  'headerCloud',
] as const

export type ColourName = (typeof colourNames)[number]
export type Colours = Readonly<Record<ColourName, Paint>>

/**
 * The colours of a palette, checked to be complete.
 *
 * @throws RangeError when the palette lacks a colour
 * @example coloursOf(paintsOf(palettes)).page // { kind: 'colour', name: 'page' }
 */
export function coloursOf(palette: Paints): Colours {
  const found = colourNames.map((name) => {
    const colour = palette.colours[name]
    if (!colour) throw new RangeError(`palette ${palette.label} has no colour ${name}`)
    return [name, colour]
  })
  return Object.fromEntries(found) as Record<ColourName, Paint>
}

/** A paint mixed with white, like thinned gouache. */
export function tint(paint: Paint, share: number): Paint {
  return mixPaints(paint, '#ffffff', share)
}

const sky: Palette = {
  label: 'Sky',
  swatch: ['#5B8FB0', '#E57F62', '#FFF6E3'],
  ground: '#DCE9E8',
  ink: {
    title: '#23395B',
    name: '#23395B',
    body: '#23395B',
    accent: '#B8432A',
    quiet: '#3A5273',
    cut: '#23395B',
  },
  contrast: { under: '#FFF6E3' },
  colours: {
    skyHigh: '#C3DDEA',
    skyLow: '#F1F1E6',
    cloud: '#FFFDF8',
    page: '#FFF6E3',
    dark: '#23395B',
    main: '#5B8FB0',
    sun: '#E9B44C',
    coral: '#E57F62',
    petal: '#F2B6A0',
    leaf: '#7FA583',
    hillFar: '#BCD3B6',
    hillMid: '#98BB99',
    hillNear: '#73A087',
    wood: '#B98556',
    white: '#FFFFFF',
    cord: '#23395B',
    headerCloud: 'none',
  },
}

const blush: Palette = {
  label: 'Blush',
  swatch: ['#C9738B', '#E5B04B', '#FFF8EA'],
  ground: '#F6DCDD',
  ink: {
    title: '#5B2A45',
    name: '#5B2A45',
    body: '#5B2A45',
    accent: '#AE3F56',
    quiet: '#75465F',
    cut: '#5B2A45',
  },
  contrast: { under: '#FFF8EA' },
  colours: {
    skyHigh: '#F4D0D3',
    skyLow: '#FDF1E4',
    cloud: '#FFFDFA',
    page: '#FFF8EA',
    dark: '#5B2A45',
    main: '#CE7A90',
    sun: '#E7B550',
    coral: '#DF7F70',
    petal: '#F3B8B9',
    leaf: '#8CAD8B',
    hillFar: '#D9DDBF',
    hillMid: '#B6CBA6',
    hillNear: '#92B193',
    wood: '#BF8A68',
    white: '#FFFFFF',
    cord: '#5B2A45',
    headerCloud: 'none',
  },
}

const mint: Palette = {
  label: 'Mint',
  swatch: ['#4E9B8C', '#EF8A62', '#FFF8E6'],
  ground: '#CFE9E0',
  ink: {
    title: '#24463F',
    name: '#24463F',
    body: '#24463F',
    accent: '#AF4521',
    quiet: '#3C5F56',
    cut: '#24463F',
  },
  contrast: { under: '#FFF8E6' },
  colours: {
    skyHigh: '#C2E4DB',
    skyLow: '#F6F4E2',
    cloud: '#FFFEF8',
    page: '#FFF8E6',
    dark: '#24463F',
    main: '#4E9B8C',
    sun: '#EDBB4F',
    coral: '#EF8A62',
    petal: '#F6BFA3',
    leaf: '#8FAF63',
    hillFar: '#CFDDAE',
    hillMid: '#AFC98D',
    hillNear: '#84AE7B',
    wood: '#B8864F',
    white: '#FFFFFF',
    cord: '#24463F',
    headerCloud: 'none',
  },
}

/** Dusk: for evening cards and for a cradle. */
const dream: Palette = {
  label: 'Dream',
  swatch: ['#4A5796', '#F0C368', '#FFF5E6'],
  ground: '#6C76B0',
  ink: {
    title: '#2B3166',
    name: '#2B3166',
    body: '#2B3166',
    accent: '#9A3D66',
    quiet: '#474D83',
    cut: '#2B3166',
  },
  contrast: { under: '#FFF5E6' },
  colours: {
    skyHigh: '#3E4A8C',
    skyLow: '#E3B7BE',
    cloud: '#F3E6EE',
    page: '#FFF5E6',
    dark: '#2B3166',
    main: '#6F86C4',
    sun: '#F2C66D',
    coral: '#E0848A',
    petal: '#EFB7C4',
    leaf: '#7FA79B',
    hillFar: '#9FA3C8',
    hillMid: '#7D93B0',
    hillNear: '#5F829A',
    wood: '#B98A66',
    white: '#FFFFFF',
    cord: '#aba8c7',
    headerCloud: '#F3E6EE',
  },
}

/** The palettes by key. The dark of each is the only dark in its pictures. */
export const palettes = { sky, blush, mint, dream } as const satisfies Record<string, Palette>
