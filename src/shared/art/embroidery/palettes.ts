import type { Palette } from '../family.ts'
import { contrastRatio, mixColours } from '../hex-colour.ts'

interface Threads {
  label: string
  cloth: string
  /** What a cloth lies on. */
  table: string
  /** The darkest and the lightest of the cloth. */
  shade: string
  tint: string
  /** Threads of large flowers, of their hearts, and of small flowers. */
  rose: string
  heart: string
  sky: string
  teal: string
  pale: string
  amber: string
  /** Threads of leaves, the lightest last. */
  leaf: string
  moss: string
  sage: string
  /** Metal of cords, and its dark. */
  cord: string
  cordDark: string
  letters: string
  words: string
  accent: string
  /** Threads of things whose colour is not their own here. */
  things?: Readonly<Record<string, string>>
}

/** How much the weave differs from its cloth. */
const weaveShare = 0.1

const gold = { cord: '#e3b04a', cordDark: '#7d5316' }

/** Cloths and their threads: the first four are pale, the others dark. */
export const palettes: Readonly<Record<string, Palette>> = {
  linen: palette({
    ...gold,
    label: 'Linen',
    table: '#2b3b74',
    cloth: '#eadfca',
    shade: '#5d4526',
    tint: '#fffaf0',
    rose: '#c24a5e',
    heart: '#eaa6a2',
    sky: '#4464ad',
    teal: '#459a98',
    pale: '#fbf4e6',
    amber: '#d9932f',
    leaf: '#4d7a48',
    moss: '#7f9a55',
    sage: '#3d8581',
    letters: '#1f3276',
    words: '#1f2a5e',
    accent: '#8a2233',
  }),
  white: palette({
    label: 'White',
    table: '#aaa79d',
    cloth: '#f6f3ec',
    shade: '#6d6a66',
    tint: '#ffffff',
    rose: '#ffffff',
    heart: '#efe9dc',
    sky: '#dfe4e6',
    teal: '#e7e6dd',
    pale: '#fffdf8',
    amber: '#e3d3ae',
    leaf: '#d3d6cc',
    moss: '#dedfd3',
    sage: '#cfd6d6',
    cord: '#d8bd84',
    cordDark: '#8a6c36',
    things: {
      silver: '#d3d9df',
      bread: '#dcc394',
      wood: '#cfb58a',
      flame: '#f1d891',
      wine: '#c7abae',
      ink: '#858b99',
      paper: '#fffdf6',
    },
    letters: '#38435a',
    words: '#3d4353',
    accent: '#6e5424',
  }),
  sky: palette({
    ...gold,
    label: 'Sky',
    table: '#2b4f78',
    cloth: '#d3e1e8',
    shade: '#38506a',
    tint: '#fbfeff',
    rose: '#3b6cb3',
    heart: '#a8c8e6',
    sky: '#e39a4b',
    teal: '#2f8f96',
    pale: '#fffdf6',
    amber: '#e8b23f',
    leaf: '#3f7a5c',
    moss: '#7ba05e',
    sage: '#4b8f8f',
    letters: '#113467',
    words: '#16335f',
    accent: '#6b3d0d',
  }),
  blush: palette({
    ...gold,
    label: 'Blush',
    table: '#84365a',
    cloth: '#f3ddd8',
    shade: '#7a4448',
    tint: '#fffafa',
    rose: '#c2486e',
    heart: '#f2b3c2',
    sky: '#8a6fb8',
    teal: '#d98a62',
    pale: '#fffaf2',
    amber: '#e2a24a',
    leaf: '#5b8152',
    moss: '#8ea565',
    sage: '#6b9a86',
    letters: '#76173f',
    words: '#6b1a3f',
    accent: '#7a3b1c',
  }),
  navy: palette({
    ...gold,
    label: 'Navy',
    table: '#0b1230',
    cloth: '#1a2550',
    shade: '#070b20',
    tint: '#4a5a9a',
    rose: '#d9606c',
    heart: '#f6c3b4',
    sky: '#7fa9e6',
    teal: '#4db3b0',
    pale: '#fbf0d6',
    amber: '#eba53c',
    leaf: '#4d8f62',
    moss: '#90ad58',
    sage: '#4f9fa0',
    letters: '#f3cd72',
    words: '#fbf1d9',
    accent: '#f6d78e',
  }),
  burgundy: palette({
    ...gold,
    label: 'Burgundy',
    table: '#2f0614',
    cloth: '#5a1029',
    shade: '#20030d',
    tint: '#94304f',
    rose: '#e0635c',
    heart: '#fbd9c4',
    sky: '#8fb2d8',
    teal: '#6bb3a4',
    pale: '#fff1d8',
    amber: '#efb04a',
    leaf: '#7d9b52',
    moss: '#aab763',
    sage: '#6fa58c',
    letters: '#f5d07a',
    words: '#fff2dc',
    accent: '#f8da96',
  }),
  forest: palette({
    ...gold,
    label: 'Forest',
    table: '#062019',
    cloth: '#113a2f',
    shade: '#03150f',
    tint: '#37705c',
    rose: '#dd6d63',
    heart: '#f8cdb4',
    sky: '#84b7d8',
    teal: '#e0b469',
    pale: '#fbf2da',
    amber: '#e9a53f',
    leaf: '#6fa45c',
    moss: '#a3bd62',
    sage: '#58a58f',
    letters: '#f3cf78',
    words: '#fbf2dc',
    accent: '#f5d892',
  }),
}

function palette({ label, letters, words, accent, things = {}, ...threads }: Threads): Palette {
  const { cloth, shade, tint, rose, cord } = threads
  const isDark = contrastRatio(cloth, '#ffffff') > contrastRatio(cloth, '#000000')
  const under = mixColours(cloth, isDark ? tint : shade, weaveShare + 0.06)
  return {
    label,
    swatch: [cloth, rose, isDark ? cord : letters],
    ground: cloth,
    ink: { title: letters, name: words, body: words, accent, quiet: words, cut: words },
    contrast: { under },
    colours: {
      ...threads,
      letters,
      weaveDark: mixColours(cloth, shade, weaveShare),
      weaveLight: mixColours(cloth, tint, isDark ? weaveShare : 0.36),
      foldDark: mixColours(cloth, shade, isDark ? 0.62 : 0.15),
      foldLight: mixColours(cloth, tint, isDark ? 0.14 : 0.6),
      // Threads in the colours of things.
      silver: isDark ? '#c3cddb' : '#a3b1c4',
      bread: '#d0893a',
      wood: '#a56a38',
      flame: '#fbc04d',
      wine: '#7a1c40',
      ink: isDark ? '#2a2038' : '#2c2540',
      paper: '#fbf0d8',
      ...things,
    },
  }
}
