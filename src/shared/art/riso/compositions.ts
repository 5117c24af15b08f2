import type { ExtraName } from './extras.ts'
import type { Fall } from './plates.ts'
import type { StampName } from './stamps.ts'

export interface Composition extends Fall {
  /** The one thing in black ink, its clockwise turn in radians, and its preferred place. */
  actor?: { stamp: StampName; turn?: number; near?: { x: number; y: number } }
  extra: ExtraName
}

const lowerRight = { x: 1, y: 1 }
const lowerLeft = { x: 0, y: 1 }

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
    plates: ['hamentash', 'hamentash', 'hamentash'],
    turns: [0.3, -0.25, 0.12],
    overlap: 0.3,
    fall: 0.3,
    extra: 'confetti',
  },
  shabbos: {
    plates: [...'שבת'],
    overlap: 0.24,
    fall: 0.22,
    actor: { stamp: 'candlesticks' },
    extra: 'halftone',
  },
  balloons: {
    plates: ['balloon', 'balloon', 'balloon'],
    overlap: 0.3,
    fall: 0.1,
    room: 0.74,
    extra: 'strings',
  },
  'a-hundred-and-twenty': {
    plates: [...'קכ'],
    overlap: 0.3,
    fall: 0.2,
    actor: { stamp: 'crown', near: lowerRight },
    extra: 'confetti',
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
    actor: { stamp: 'toy-train', near: lowerLeft },
    extra: 'halftone',
  },
  bas: { plates: [...'בת'], overlap: 0.3, fall: 0.24, actor: { stamp: 'dove' }, extra: 'halftone' },
  mazel: {
    plates: [...'מזל'],
    overlap: 0.2,
    fall: 0.2,
    actor: { stamp: 'pram', near: lowerRight },
    extra: 'confetti',
  },
  dreidel: {
    plates: [...'נגהש'],
    overlap: 0.3,
    fall: 0.2,
    actor: { stamp: 'dreidel', turn: 0.2 },
    extra: 'halftone',
  },
  dreidels: {
    plates: ['dreidel', 'dreidel', 'dreidel'],
    turns: [0.24, -0.16, 0.3],
    overlap: 0.26,
    fall: 0.26,
    extra: 'halftone',
  },
  lag: {
    plates: [...'לג'],
    overlap: 0.34,
    fall: 0.3,
    actor: { stamp: 'bow-and-arrows' },
    extra: 'halftone',
  },
  thirteen: {
    plates: [...'יג'],
    overlap: 0.3,
    fall: 0.3,
    actor: { stamp: 'tefillin', near: { x: 0, y: 0.2 } },
    extra: 'halftone',
  },
  lchaim: {
    plates: ['becher', 'becher'],
    turns: [-0.3, 0.3],
    overlap: 0.2,
    fall: 0.04,
    actor: { stamp: 'wine-decanter', near: { x: 0.5, y: 0 } },
    extra: 'confetti',
  },
  torah: {
    plates: [...'לב'],
    overlap: 0.34,
    fall: 0.16,
    actor: { stamp: 'sefer-torah' },
    extra: 'halftone',
  },
  pomegranates: {
    plates: ['pomegranate', 'apple', 'pomegranate'],
    turns: [0.12, -0.1, -0.06],
    overlap: 0.3,
    fall: 0.3,
    extra: 'halftone',
  },
  pesach: {
    plates: [...'פסח'],
    overlap: 0.2,
    fall: 0.26,
    actor: { stamp: 'matzah' },
    extra: 'halftone',
  },
  shalom: {
    plates: [...'שלום'],
    overlap: 0.24,
    fall: 0.24,
    actor: { stamp: 'wine-decanter' },
    extra: 'halftone',
  },
  letters: {
    plates: [...'אבגד'],
    overlap: 0.22,
    fall: 0.3,
    actor: { stamp: 'toy-train', near: lowerRight },
    extra: 'confetti',
  },
  kites: {
    plates: ['kite', 'kite', 'kite'],
    turns: [0.2, -0.2, 0.3],
    overlap: 0.3,
    fall: 0.2,
    extra: 'halftone',
  },
  bonfire: { plates: ['ל', 'ג', 'bonfire'], overlap: 0.26, fall: 0.1, extra: 'halftone' },
  sheva: {
    plates: [...'שבע'],
    overlap: 0.26,
    fall: 0.22,
    actor: { stamp: 'becher' },
    extra: 'confetti',
  },
  moons: {
    plates: ['young-moon', 'half-moon', 'full-moon'],
    overlap: 0.3,
    fall: 0.16,
    extra: 'halftone',
  },
  chag: {
    plates: [...'חג'],
    overlap: 0.3,
    fall: 0.5,
    actor: { stamp: 'lulav' },
    extra: 'halftone',
  },
  'tes-vov': {
    plates: [...'טו'],
    overlap: 0.42,
    fall: 0.46,
    actor: { stamp: 'date-palm' },
    extra: 'halftone',
  },
  siyum: {
    plates: [...'סיום'],
    overlap: 0.26,
    fall: 0.24,
    actor: { stamp: 'sforim' },
    extra: 'confetti',
  },
  'becher-and-grapes': {
    plates: ['becher', 'grapes'],
    turns: [0.1, -0.14],
    overlap: 0.4,
    fall: 0.16,
    extra: 'halftone',
  },
  twelve: {
    plates: [...'יב'],
    overlap: 0.3,
    fall: 0.3,
    actor: { stamp: 'candlestick', near: { x: 0, y: 0.2 } },
    extra: 'halftone',
  },
  bayis: {
    plates: [...'בית'],
    overlap: 0.24,
    fall: 0.24,
    actor: { stamp: 'key-ring' },
    extra: 'halftone',
  },
  todah: {
    plates: [...'תודה'],
    overlap: 0.24,
    fall: 0.24,
    actor: { stamp: 'pencils' },
    extra: 'halftone',
  },
  doves: {
    plates: ['dove', 'dove'],
    turns: [-0.1, 0.14],
    overlap: 0.3,
    fall: 0.36,
    extra: 'confetti',
  },
}
