import type { Palette } from '../family.ts'
import { contrastRatio, type Hex, mixColours, parseHex, toHex } from '../hex-colour.ts'

interface Light {
  label: string
  /** From the light outwards: eight glasses. */
  ramp: readonly [string, string, string, string, string, string, string, string]
  /** The ground of small words. */
  plate: string
  /** Glass of letters, and of small words. */
  letters: string
  words: string
  accent: string
  /** Three hills, the nearest last. */
  hills: readonly [string, string, string]
  water: readonly [string, string]
  /** Jewels of borders and things. */
  ruby: string
  amber: string
  leaf: string
  cobalt: string
  violet: string
}

const lead = '#17131a'

const jewels = {
  ruby: '#c4213c',
  amber: '#eda52b',
  leaf: '#2c8a57',
  cobalt: '#2560c4',
  violet: '#7a3fa8',
}
const night = { letters: '#ffefc2', words: '#fff8e6', accent: '#ffe39a' }
const hills = ['#7fb068', '#3f8f62', '#1f6a55'] as const
const water = ['#3aa3c8', '#2462b0'] as const

/** Lights of a window: letters of pale glass on deep glass, and in the last two dark on pale. */
export const palettes: Readonly<Record<string, Palette>> = {
  sunset: glassPalette({
    ...jewels,
    ...night,
    label: 'Sunset',
    ramp: ['#fff3c9', '#ffdc74', '#fdb445', '#f3814a', '#d83f5f', '#a5389a', '#673db4', '#2c55c2'],
    plate: '#3a1d5c',
    hills,
    water,
  }),
  sea: glassPalette({
    ...jewels,
    ...night,
    label: 'Deep sea',
    ramp: ['#fdf8de', '#ffe9a0', '#b9e6d0', '#63cbd6', '#2a9fd6', '#2670c8', '#2a4fb0', '#2b3390'],
    plate: '#15285f',
    hills: ['#6fb39a', '#2f8c8a', '#1b5f7c'],
    water: ['#4cb8cf', '#1f6db4'],
  }),
  vineyard: glassPalette({
    ...jewels,
    ...night,
    label: 'Vineyard',
    ramp: ['#fff1c6', '#ffd568', '#f89f3f', '#e65b41', '#c42a4c', '#992563', '#702478', '#4a2278'],
    plate: '#4a1238',
    hills: ['#a9a54c', '#6b8a3f', '#3c6a41'],
    water: ['#a3568f', '#6a2f7e'],
  }),
  grove: glassPalette({
    ...jewels,
    ...night,
    label: 'Grove',
    ramp: ['#fdf8d4', '#f8e47c', '#c6d85e', '#7cbd5e', '#3a9c6a', '#1f8079', '#1d6288', '#27438c'],
    plate: '#0f3d40',
    hills: ['#a5bf5a', '#5a9a55', '#2f7350'],
    water,
  }),
  opal: glassPalette({
    ...jewels,
    label: 'Opal',
    letters: '#1c3f8f',
    words: '#231a3c',
    accent: '#7a2250',
    ramp: ['#fff6dc', '#ffe7b0', '#f8c8a0', '#ee9aa0', '#b97fc0', '#7f7fcf', '#4f74c4', '#2f57a6'],
    plate: '#f7efdc',
    hills,
    water,
  }),
  honey: glassPalette({
    ...jewels,
    label: 'Honey',
    letters: '#8c1c36',
    words: '#33190f',
    accent: '#6f3208',
    ramp: ['#fff5d2', '#ffe394', '#fbc65a', '#f3a03a', '#e0762f', '#bf4a35', '#8e2f45', '#5c2a58'],
    plate: '#fbedc8',
    hills: ['#b9b257', '#76964a', '#3f7550'],
    water: ['#4aa5b8', '#2a6a9c'],
  }),
}

/** The palettes with words in dark ink: for motifs whose words all stand on plain glass. */
export const paleNames: readonly string[] = ['opal', 'honey']

function glassPalette(light: Light): Palette {
  const { label, ramp, plate, letters, words, accent } = light
  const calm = [4, 5, 6, 7].map((i) => [`calm${i}`, calmed(ramp[i] ?? plate, words)] as const)
  const isPale = contrastRatio(words, '#ffffff') > contrastRatio(words, '#000000')
  const under = isPale ? mixColours(plate, light.amber, 0.16) : lightest(calm.map(([, hex]) => hex))
  const { ruby, amber, leaf, cobalt, violet, hills, water } = light
  return {
    label,
    swatch: [ramp[1], ramp[4], ramp[7]],
    ground: mixColours(ramp[6], lead, 0.2),
    ink: { title: letters, name: words, body: words, accent, quiet: words, cut: words },
    contrast: { under },
    colours: {
      ...Object.fromEntries(ramp.map((hex, i) => [`ramp${i}`, hex])),
      ...Object.fromEntries(calm),
      ...Object.fromEntries(hills.map((hex, i) => [`hill${i}`, hex])),
      ...Object.fromEntries(water.map((hex, i) => [`water${i}`, hex])),
      ...{ ruby, amber, leaf, cobalt, violet, plate, lead },
      plateEdge: isPale ? under : mixColours(plate, lead, 0.3),
      came: mixColours(lead, '#b9b2ad', 0.42),
      shade: mixColours(ramp[7], lead, 0.62),
      gleam: '#ffffff',
      paint: '#4a2a17',
      opal: '#fbeecb',
      stone: '#f3d49a',
      stoneRose: '#e9a583',
      stonePale: '#fbe8bd',
      roof: '#d0553f',
      pane: '#3b2350',
      lamp: '#ffe07a',
      cypress: '#2a6e52',
      silver: '#cfd9e4',
      wood: '#b9783c',
      horn: '#d9a058',
      coal: '#4a4360',
      bread: '#d9964a',
      wine: '#7d1f4d',
      rose: '#ef8fa2',
      flame: '#fff0b0',
    },
  }
}

/** A colour as deep as pale words need: a name on it has a contrast of 7. */
function calmed(colour: string, words: string): Hex {
  const channels = parseHex(colour)
  let calm = toHex(channels)
  for (let share = 1; contrastRatio(calm, words) < 7.1 && share > 0; share -= 0.02) {
    calm = toHex(channels.map((channel) => channel * share))
  }
  return calm
}

function lightest(colours: readonly string[]): string {
  const least = Math.min(...colours.map((hex) => contrastRatio(hex, '#ffffff')))
  return colours.find((hex) => contrastRatio(hex, '#ffffff') === least) ?? lead
}
