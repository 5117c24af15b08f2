import type { ExtraName } from './extras.ts'
import type { Layout } from './layouts.ts'
import type { Fall } from './plates.ts'
import type { StampName } from './stamps.ts'

export interface Composition extends Omit<Fall, 'overlap' | 'fall'> {
  /** Default: `fall`. */
  layout?: Layout
  /** As in `Fall`; only of that layout. */
  overlap?: number
  fall?: number
  /** The one thing in black ink, its clockwise turn in radians, and its preferred place. */
  actor?: { stamp: StampName; turn?: number; near?: { x: number; y: number } }
  extra: ExtraName
}

const lowerRight = { x: 1, y: 1 }

/** The compositions of the family, by motif. */
export const compositions: Readonly<Record<string, Composition>> = {
  'alef-beis': {
    plates: [...'אבג'],
    overlap: 0.3,
    fall: 0.36,
    actor: { stamp: 'scissors', turn: Math.PI / 2 },
    extra: 'cut',
  },
  'gimmel-and-scissors': {
    plates: ['scissors', 'ג'],
    turns: [0.36, 0],
    overlap: 0.72,
    fall: 0.1,
    extra: 'locks',
  },
  'letters-and-honey': {
    plates: [...'אבג'],
    overlap: 0.16,
    fall: 0.06,
    room: 0.66,
    actor: { stamp: 'honey-jar', near: { x: 0.1, y: 1 } },
    extra: 'drips',
  },
  purim: {
    plates: [...'פור'],
    overlap: 0.3,
    fall: 0.3,
    actor: { stamp: 'gragger' },
    extra: 'confetti',
  },
  hamentashen: {
    layout: 'label',
    plates: ['hamentash', 'gragger'],
    turns: [0.3, -0.3],
    extra: 'none',
  },
  shabbos: { layout: 'stack', plates: [...'שבת'], actor: { stamp: 'candlesticks' }, extra: 'none' },
  balloons: {
    plates: ['balloon', 'balloon', 'balloon'],
    overlap: 0.3,
    fall: 0.1,
    room: 0.74,
    extra: 'strings',
  },
  'a-hundred-and-twenty': {
    layout: 'rise',
    plates: [...'קכ'],
    actor: { stamp: 'crown' },
    extra: 'halftone',
  },
  'first-year': { plates: ['balloon', 'א'], overlap: 0.5, fall: 0.12, extra: 'confetti' },
  cake: {
    plates: ['birthday-cake', 'gift'],
    overlap: 0.22,
    fall: 0.2,
    actor: { stamp: 'balloon' },
    extra: 'confetti',
  },
  ben: {
    plates: [...'בן'],
    overlap: 0.34,
    fall: 0.24,
    actor: { stamp: 'toy-train', near: { x: 0, y: 1 } },
    extra: 'halftone',
  },
  bas: { layout: 'rise', plates: [...'בת'], actor: { stamp: 'dove' }, extra: 'halftone' },
  mazel: {
    plates: [...'מזל'],
    overlap: 0.2,
    fall: 0.2,
    actor: { stamp: 'pram', near: lowerRight },
    extra: 'confetti',
  },
  dreidel: {
    layout: 'rings',
    plates: [...'נגהש'],
    actor: { stamp: 'dreidel', turn: 0.2 },
    extra: 'none',
  },
  dreidels: {
    plates: ['dreidel', 'dreidel', 'dreidel'],
    turns: [0.24, -0.16, 0.3],
    overlap: 0.26,
    fall: 0.26,
    extra: 'halftone',
  },
  lag: { layout: 'rise', plates: [...'לג'], actor: { stamp: 'bow-and-arrows' }, extra: 'halftone' },
  thirteen: {
    plates: [...'יג'],
    overlap: 0.3,
    fall: 0.3,
    actor: { stamp: 'tefillin', near: { x: 0, y: 0.2 } },
    extra: 'halftone',
  },
  lchaim: {
    layout: 'corners',
    plates: ['becher', 'wine-decanter'],
    turns: [0.3, -0.16],
    extra: 'confetti',
  },
  torah: { layout: 'rise', plates: [...'לב'], actor: { stamp: 'sefer-torah' }, extra: 'halftone' },
  pomegranates: {
    layout: 'rings',
    plates: ['pomegranate', 'apple'],
    actor: { stamp: 'honey-jar' },
    extra: 'none',
  },
  pesach: { layout: 'stack', plates: [...'פסח'], actor: { stamp: 'becher' }, extra: 'none' },
  shalom: {
    layout: 'stack',
    plates: [...'שלום'],
    actor: { stamp: 'wine-decanter' },
    extra: 'none',
  },
  letters: { layout: 'label', plates: [...'אבגדהוז'], extra: 'none' },
  kites: { layout: 'label', plates: ['kite', 'balloon'], turns: [0.3, -0.12], extra: 'none' },
  bonfire: { layout: 'corners', plates: ['ל', 'bonfire'], extra: 'none' },
  sheva: { layout: 'stack', plates: [...'שבע'], actor: { stamp: 'becher' }, extra: 'none' },
  moons: {
    layout: 'corners',
    plates: ['young-moon', 'half-moon'],
    turns: [-0.3, 0.2],
    extra: 'halftone',
  },
  chag: { layout: 'rise', plates: [...'חג'], actor: { stamp: 'lulav' }, extra: 'halftone' },
  'tes-vov': {
    layout: 'rise',
    plates: [...'טו'],
    actor: { stamp: 'date-palm' },
    extra: 'halftone',
  },
  siyum: { layout: 'stack', plates: [...'סיום'], actor: { stamp: 'sforim' }, extra: 'none' },
  'becher-and-grapes': {
    layout: 'corners',
    plates: ['becher', 'grapes'],
    turns: [0.16, -0.14],
    extra: 'none',
  },
  twelve: { layout: 'rise', plates: [...'יב'], actor: { stamp: 'candlestick' }, extra: 'halftone' },
  bayis: { layout: 'stack', plates: [...'בית'], actor: { stamp: 'key-ring' }, extra: 'none' },
  todah: { layout: 'stack', plates: [...'תודה'], actor: { stamp: 'pencils' }, extra: 'none' },
  doves: { layout: 'corners', plates: ['dove', 'dove'], turns: [-0.1, 0.14], extra: 'confetti' },
}
