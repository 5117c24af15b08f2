import type { Palette } from '../family.ts'
import { mixColours } from '../hex-colour.ts'

interface Sheet {
  label: string
  /** The ground in the middle and at the edge. */
  paper: string
  edge: string
  /** What is written with. */
  ink: string
  soft: string
  gold: string
  accent: string
  leaf: string
  /** Words on the ground; default: the inks of the writing. */
  text?: { title?: string; accent?: string; quiet?: string }
}

/** Vellums and papers with ink, and dark grounds with gold. */
export const palettes: Readonly<Record<string, Palette>> = {
  vellum: palette({
    label: 'Vellum',
    paper: '#FCF6E6',
    edge: '#F0E1BF',
    ink: '#2C2019',
    soft: '#6E5843',
    gold: '#96660F',
    accent: '#94301F',
    leaf: '#3F5230',
    text: { accent: '#7E540C', quiet: '#5F4A36' },
  }),
  olive: palette({
    label: 'Olive',
    paper: '#F8F6E6',
    edge: '#E6E5C6',
    ink: '#26341F',
    soft: '#5F6C49',
    gold: '#8A670F',
    accent: '#8C3B22',
    leaf: '#47632D',
    text: { accent: '#70530B', quiet: '#4C573A' },
  }),
  sky: palette({
    label: 'Sky',
    paper: '#F4F8FB',
    edge: '#D6E4EE',
    ink: '#1B2F52',
    soft: '#4F6D92',
    gold: '#93690F',
    accent: '#96374C',
    leaf: '#2F6166',
    text: { accent: '#6F4E08', quiet: '#425B7B' },
  }),
  rose: palette({
    label: 'Blush',
    paper: '#FDF5F2',
    edge: '#F4DAD4',
    ink: '#4A1A33',
    soft: '#8B5468',
    gold: '#9A6414',
    accent: '#A62F4B',
    leaf: '#5B6A3A',
    text: { accent: '#7C4A0C', quiet: '#71415A' },
  }),
  midnight: palette({
    label: 'Midnight',
    paper: '#17264F',
    edge: '#0A1330',
    ink: '#F7E9C3',
    soft: '#9FB0DC',
    gold: '#EDC267',
    accent: '#F09B83',
    leaf: '#A9CFA4',
  }),
  wine: palette({
    label: 'Wine',
    paper: '#4F1226',
    edge: '#2B0612',
    ink: '#FBE8CF',
    soft: '#D9A39C',
    gold: '#EFC169',
    accent: '#FF9F8C',
    leaf: '#C5CE93',
  }),
  forest: palette({
    label: 'Forest',
    paper: '#113A30',
    edge: '#061D18',
    ink: '#F5EDCF',
    soft: '#9CC4AC',
    gold: '#EBC568',
    accent: '#F3A587',
    leaf: '#AFD58F',
  }),
  ember: palette({
    label: 'Ember',
    paper: '#2A2523',
    edge: '#131010',
    ink: '#F6EADB',
    soft: '#B9A594',
    gold: '#E3B25C',
    accent: '#EE9A72',
    leaf: '#B9C49A',
  }),
}

function palette({ text = {}, ...sheet }: Sheet): Palette {
  const { label, paper, edge, ink, soft, gold, accent, leaf } = sheet
  const tint = (colour: string) => mixColours(paper, colour, 0.13)
  return {
    label,
    swatch: [paper, ink, gold],
    ground: paper,
    ink: {
      title: text.title ?? ink,
      name: ink,
      body: ink,
      accent: text.accent ?? gold,
      quiet: text.quiet ?? soft,
      cut: ink,
    },
    contrast: { under: worstUnder(sheet) },
    colours: {
      ...{ paper, edge, ink, soft, gold, accent, leaf },
      inkWash: tint(ink),
      softWash: tint(soft),
      goldWash: tint(gold),
      accentWash: tint(accent),
      leafWash: tint(leaf),
    },
  }
}

/** On light paper the edge has less contrast, on a dark ground the middle. */
function worstUnder({ paper, edge, ink }: Sheet): string {
  return ink < paper ? edge : paper
}
