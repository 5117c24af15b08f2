import type { ExtraName } from './extras.ts'
import type { Layout, Spots } from './layouts.ts'
import type { StampName } from './stamps.ts'

export interface Composition {
  /** Default: `hang`. */
  layout?: Layout
  /** The layout of a status, if it differs. */
  tall?: Layout
  /** The letters or things, in reading order. */
  plates: readonly string[]
  /** The clockwise turn of each, radians; default none. */
  turns?: readonly number[]
  /** The places of the plates; only of the layouts `hang`, `crowd` and `dawn`. */
  spots?: Spots
  /** The one thing in black ink, its clockwise turn in radians, and its preferred place. */
  actor?: { stamp: StampName; turn?: number; near?: { x: number; y: number } }
  extra: ExtraName
}

const lowerRight = { x: 1, y: 1 }

/** Three letters from the upper right to the lower left, each far over the one before. */
const cascade: Spots = {
  tall: [
    [0.4, -0.025, 0.66, 0.6],
    [0.17, 0.2, 0.66, 0.6],
    [-0.06, 0.42, 0.66, 0.6],
  ],
  low: [
    [0.5, -0.12, 0.56, 0.96],
    [0.22, 0.1, 0.56, 0.92],
    [-0.06, -0.12, 0.56, 0.96],
  ],
}

/** The compositions of the family, by motif. */
export const compositions: Readonly<Record<string, Composition>> = {
  'alef-beis': {
    plates: [...'אבג'],
    spots: {
      tall: [
        [0.37, -0.025, 0.72, 0.56],
        [-0.1, 0.1, 0.82, 0.82],
        [0.34, 0.47, 0.64, 0.54],
      ],
      low: cascade.low,
    },
    actor: { stamp: 'scissors', turn: Math.PI / 2, near: { x: 0, y: 1 } },
    extra: 'cut',
  },
  'gimmel-and-scissors': {
    plates: ['ג', 'scissors'],
    turns: [0, 0.5],
    spots: {
      tall: [
        [0.24, -0.02, 0.84, 1],
        [-0.08, 0.1, 0.9, 0.86],
      ],
      low: [
        [0.42, -0.06, 0.64, 1.08],
        [0.06, -0.06, 0.76, 1.06],
      ],
    },
    extra: 'confetti',
  },
  'letters-and-honey': {
    layout: 'stack',
    plates: [...'אבג'],
    actor: { stamp: 'honey-jar', near: { x: 0.1, y: 1 } },
    extra: 'confetti',
  },
  purim: {
    plates: [...'פור'],
    spots: {
      tall: [
        [0.4, -0.025, 0.66, 0.6],
        [0.22, 0.18, 0.5, 0.62],
        [-0.06, 0.4, 0.66, 0.62],
      ],
      low: [
        [0.5, -0.13, 0.56, 1.03],
        [0.26, 0.06, 0.5, 0.96],
        [-0.06, -0.13, 0.56, 1.03],
      ],
    },
    actor: { stamp: 'gragger', near: { x: 0, y: 1 } },
    extra: 'confetti',
  },
  hamentashen: {
    layout: 'label',
    plates: ['hamentash', 'gragger'],
    turns: [0.3, 0.2],
    extra: 'none',
  },
  shabbos: {
    layout: 'ground',
    plates: [...'שבת'],
    actor: { stamp: 'candlesticks' },
    extra: 'none',
  },
  balloons: {
    layout: 'crowd',
    plates: ['balloon', 'balloon', 'balloon'],
    turns: [-0.1, 0.03, 0.12],
    spots: {
      tall: [
        [-0.16, 0.01, 0.74, 0.86],
        [0.17, 0.29, 0.74, 0.92],
        [0.48, -0.01, 0.7, 0.84],
      ],
      low: [
        [-0.16, 0, 0.66, 1.04],
        [0.2, 0.12, 0.64, 1.2],
        [0.54, -0.01, 0.66, 1.04],
      ],
    },
    extra: 'tails',
  },
  'a-hundred-and-twenty': {
    layout: 'rise',
    plates: [...'קכ'],
    actor: { stamp: 'crown' },
    extra: 'halftone',
  },
  'first-year': {
    plates: ['balloon', 'א'],
    spots: {
      tall: [
        [0.28, -0.06, 0.84, 0.86],
        [-0.08, 0.3, 0.84, 0.72],
      ],
      low: [
        [0.38, -0.3, 0.72, 1.28],
        [-0.06, -0.02, 0.7, 1.03],
      ],
    },
    extra: 'confetti',
  },
  cake: {
    layout: 'crowd',
    plates: ['birthday-cake', 'gift', 'balloon'],
    turns: [0, -0.06, -0.1],
    spots: {
      tall: [
        [0.22, 0.12, 0.9, 0.96],
        [-0.12, 0.5, 0.56, 0.62],
        [0, 0, 0.36, 0.46],
      ],
      low: [
        [0.36, 0.02, 0.7, 1.08],
        [-0.06, 0.4, 0.5, 0.8],
        [0.05, 0, 0.24, 0.46],
      ],
    },
    extra: 'confetti',
  },
  ben: {
    plates: [...'בן'],
    spots: {
      tall: [
        [0.3, -0.02, 0.78, 0.66],
        [0.12, 0.06, 0.54, 0.95],
      ],
      low: [
        [0.28, -0.1, 0.7, 0.94],
        [0.15, -0.02, 0.5, 1.03],
      ],
    },
    actor: { stamp: 'toy-train', near: { x: 0, y: 1 } },
    extra: 'halftone',
  },
  bas: {
    layout: 'dawn',
    plates: ['dove', 'dove'],
    spots: {
      inks: ['a', 'a'],
      tall: [
        [0.3, 0.2, 0.66, 0.5],
        [0.03, 0.22, 0.3, 0.2],
      ],
      low: [
        [0.44, 0.1, 0.5, 0.6],
        [0.08, 0.16, 0.26, 0.3],
      ],
    },
    extra: 'none',
  },
  mazel: {
    plates: [...'מזל'],
    spots: cascade,
    actor: { stamp: 'pram', near: lowerRight },
    extra: 'halftone',
  },
  dreidel: {
    layout: 'label',
    plates: [...'נגהש'].flatMap((letter) => [letter, 'dreidel']),
    turns: [0.1, 0.3, -0.12, -0.26, 0.08, 0.2, -0.1, -0.34],
    extra: 'none',
  },
  dreidels: {
    layout: 'crowd',
    plates: ['dreidel', 'dreidel', 'dreidel'],
    turns: [-0.3, 0.14, 0.36],
    spots: {
      tall: [
        [-0.2, 0.07, 0.8, 0.8],
        [0.2, 0.4, 0.82, 0.82],
        [0.5, 0.01, 0.66, 0.66],
      ],
      low: [
        [-0.1, 0.02, 0.46, 1],
        [0.26, 0.14, 0.48, 1.06],
        [0.64, -0.02, 0.44, 1],
      ],
    },
    extra: 'halftone',
  },
  lag: {
    layout: 'dawn',
    plates: ['bonfire', 'bow-and-arrows'],
    spots: {
      tall: [
        [0, 0.06, 0.64, 0.78],
        [0.6, 0.2, 0.38, 0.4],
      ],
      low: [
        [0.08, 0.02, 0.48, 0.82],
        [0.64, 0.1, 0.3, 0.56],
      ],
    },
    extra: 'none',
  },
  thirteen: {
    layout: 'blocks',
    plates: ['י', 'tefillin', 'ג', 'crown', 'becher', 'sforim', 'sefer-torah', 'grapes'],
    extra: 'none',
  },
  lchaim: {
    layout: 'crowd',
    plates: ['full-moon', 'becher', 'becher'],
    turns: [0, 0.3, -0.3],
    spots: {
      inks: ['b', 'a', 'c'],
      tall: [
        [0.1, 0.08, 0.8, 0.8],
        [-0.02, 0.26, 0.6, 0.7],
        [0.42, 0.26, 0.6, 0.7],
      ],
      low: [
        [0.2, 0.04, 0.6, 0.92],
        [0.12, 0.18, 0.42, 0.76],
        [0.46, 0.18, 0.42, 0.76],
      ],
    },
    extra: 'confetti',
  },
  torah: { layout: 'rise', plates: [...'לב'], actor: { stamp: 'sefer-torah' }, extra: 'halftone' },
  pomegranates: {
    layout: 'rings',
    plates: ['pomegranate', 'apple'],
    actor: { stamp: 'honey-jar' },
    extra: 'none',
  },
  pesach: {
    layout: 'ground',
    plates: [...'פסח'],
    actor: { stamp: 'becher' },
    extra: 'none',
  },
  shalom: {
    layout: 'stack',
    plates: [...'שלום'],
    actor: { stamp: 'wine-decanter' },
    extra: 'none',
  },
  letters: {
    layout: 'label',
    plates: [...'אבגדהוז'],
    turns: [0.14, -0.1, 0.06, -0.16, 0.1, -0.08, 0.18],
    extra: 'none',
  },
  kites: { layout: 'label', plates: ['kite', 'balloon'], turns: [0.24, -0.12], extra: 'none' },
  bonfire: {
    layout: 'rise',
    tall: 'ground',
    plates: [...'לג'],
    actor: { stamp: 'bonfire' },
    extra: 'none',
  },
  sheva: {
    layout: 'ground',
    plates: [...'שבע'],
    actor: { stamp: 'becher' },
    extra: 'none',
  },
  moons: {
    layout: 'blocks',
    plates: [
      ...['young-moon', 'growing-moon', 'half-moon', 'gibbous-moon', 'full-moon'],
      ...['gibbous-moon', 'half-moon', 'young-moon'],
    ],
    turns: [...Array(5).fill(0), ...Array(3).fill(Math.PI)],
    extra: 'none',
  },
  chag: {
    layout: 'rise',
    tall: 'ground',
    plates: [...'חג'],
    actor: { stamp: 'lulav' },
    extra: 'none',
  },
  'tes-vov': {
    layout: 'dawn',
    plates: ['date-palm'],
    spots: {
      inks: ['a'],
      tall: [
        [0.5, 0.02, 0.5, 0.68],
        [0.06, 0.3, 0.34, 0.52],
      ],
      low: [
        [0.56, 0.04, 0.4, 0.66],
        [0.1, 0.2, 0.3, 0.64],
      ],
    },
    extra: 'none',
  },
  siyum: {
    layout: 'ground',
    plates: [...'סיום'],
    actor: { stamp: 'sforim' },
    extra: 'none',
  },
  'becher-and-grapes': {
    layout: 'blocks',
    plates: [
      'becher',
      'grapes',
      'pomegranate',
      'wine-decanter',
      'apple',
      'becher',
      'grapes',
      'dove',
    ],
    extra: 'none',
  },
  twelve: {
    layout: 'blocks',
    plates: ['י', 'candlestick', 'ב', 'pomegranate', 'dove', 'apple', 'crown', 'grapes'],
    extra: 'none',
  },
  bayis: {
    layout: 'dawn',
    plates: ['street'],
    spots: { inks: ['a'], tall: [[-0.04, 0.06, 1.08, 0.72]], low: [[0.08, 0.02, 0.84, 0.76]] },
    extra: 'none',
  },
  graduation: {
    layout: 'blocks',
    plates: ['א', 'pencils', 'ב', 'apple', 'ג', 'sforim', 'ד', 'honey-jar'],
    extra: 'none',
  },
  todah: {
    layout: 'ground',
    plates: [...'תודה'],
    actor: { stamp: 'pencils' },
    extra: 'none',
  },
  doves: { layout: 'corners', plates: ['dove', 'dove'], turns: [-0.1, 0.14], extra: 'confetti' },
}
