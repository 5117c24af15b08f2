import type { Palette } from '../family.ts'
import { mixColours } from '../hex-colour.ts'

interface Papers {
  label: string
  /** Six sheets, the front one first. */
  sheets: readonly [string, string, string, string, string, string]
  /** The sheet behind them all, and two that glow on it. */
  field: readonly [string, string, string]
  title: string
  words: string
  accent: string
  /** The labels that names are written on, and their edge. */
  label2?: string
  shade: string
  red: string
  gold: string
  leaf: string
  cloth: string
  rose: string
}

/** Words stand dark on a field of light. */
const day = { words: '#1d1a26', shade: '#10060c' }

export const palettes: Readonly<Record<string, Palette>> = {
  grove: papers({
    ...day,
    label: 'Grove',
    sheets: ['#08292f', '#11504f', '#21756a', '#4f9b74', '#e59c56', '#f3bd78'],
    field: ['#f9dca0', '#fcebc3', '#fffaea'],
    title: '#b3261f',
    accent: '#0f4c48',
    words: '#0b3234',
    shade: '#04181b',
    red: '#c8352c',
    gold: '#f0b93c',
    leaf: '#5aa35a',
    cloth: '#2a6f9a',
    rose: '#ef8f78',
  }),
  sunset: papers({
    ...day,
    label: 'Sunset',
    sheets: ['#2a0f38', '#51194f', '#85295c', '#bd4560', '#e87a5a', '#f6ae72'],
    field: ['#fbd9a6', '#fde9c6', '#fffaec'],
    title: '#7a1b52',
    accent: '#8a2149',
    words: '#34123f',
    shade: '#1c0722',
    red: '#cc2f4a',
    gold: '#f5bd4a',
    leaf: '#5d9a78',
    cloth: '#6a3d9a',
    rose: '#f29a86',
  }),
  sea: papers({
    ...day,
    label: 'Deep sea',
    sheets: ['#0a1c3d', '#123b68', '#1b6291', '#3690b0', '#7dbcc0', '#b7dbc9'],
    field: ['#efe6c9', '#f7f0db', '#fffcf0'],
    title: '#12406e',
    accent: '#1a5480',
    words: '#0b2547',
    shade: '#051027',
    red: '#d2503c',
    gold: '#eeb747',
    leaf: '#4f9a86',
    cloth: '#2b5fae',
    rose: '#f0a08a',
  }),
  pomegranate: papers({
    ...day,
    label: 'Pomegranate',
    sheets: ['#2c0a17', '#5a1228', '#8f2233', '#bd4338', '#df8350', '#efb478'],
    field: ['#f8dfb2', '#fbecd0', '#fffaee'],
    title: '#8c1730',
    accent: '#7d2a14',
    words: '#3a0d1c',
    shade: '#1f050e',
    red: '#c5283d',
    gold: '#eeb13f',
    leaf: '#7f9a4a',
    cloth: '#8c2c58',
    rose: '#f09a80',
  }),
  olive: papers({
    ...day,
    label: 'Olive',
    sheets: ['#1c2716', '#364a22', '#5a7033', '#88984a', '#c1ad62', '#dcc98a'],
    field: ['#f3e7c2', '#f9f1d9', '#fffdf2'],
    title: '#8a3a18',
    accent: '#4a5a1c',
    words: '#24301a',
    shade: '#10170b',
    red: '#c1482c',
    gold: '#e6ac3a',
    leaf: '#7f9c46',
    cloth: '#3f6f84',
    rose: '#e79a78',
  }),
  pearl: papers({
    label: 'Pearl',
    sheets: ['#fdfaf2', '#dfe6ee', '#b4c7dc', '#86a3c8', '#5a7db0', '#3c5f98'],
    field: ['#1d3a70', '#193364', '#142a56'],
    title: '#fff6dc',
    accent: '#f3d99a',
    words: '#fffaf0',
    shade: '#08142f',
    red: '#d9675c',
    gold: '#eac468',
    leaf: '#8fb6a0',
    cloth: '#cfdcec',
    rose: '#f1bfae',
  }),
  blush: papers({
    label: 'Blush',
    sheets: ['#fff8ee', '#f7e2d2', '#eabfae', '#d68f8c', '#ab5d74', '#7d3b60'],
    field: ['#4a2049', '#411b42', '#38163a'],
    title: '#fff0d6',
    accent: '#f6d59a',
    words: '#fff8ee',
    shade: '#210a22',
    red: '#d8566a',
    gold: '#edc069',
    leaf: '#9db488',
    cloth: '#f0d2c8',
    rose: '#f3b5a5',
  }),
}

function papers(all: Papers): Palette {
  const { label, sheets, field, title, words, accent, shade, red, gold, leaf, cloth, rose } = all
  const isDeep = words > '#8'
  const plate = isDeep ? field[2] : '#fff6e2'
  return {
    label,
    swatch: [sheets[0], sheets[2], field[0]],
    ground: sheets[1],
    ink: { title, name: words, body: words, accent, quiet: words, cut: words },
    contrast: { under: field[0] },
    colours: {
      ...Object.fromEntries(sheets.map((hex, i) => [`sheet${i}`, hex])),
      ...Object.fromEntries(field.map((hex, i) => [`field${i}`, hex])),
      ...{ shade, red, gold, leaf, cloth, rose, plate },
      plateEdge: isDeep ? gold : sheets[2],
      lit: '#fff6df',
      deepLeaf: mixColours(leaf, shade, 0.45),
      paleLeaf: mixColours(leaf, '#fff3c4', 0.4),
      cream: '#fff3dc',
      silver: '#c9d3de',
      wood: '#a8683a',
      clay: '#cc7147',
      bread: '#dc9c4e',
      flame: '#ffe08a',
      wine: '#7d1f4d',
      violet: '#7b4aa0',
      bark: mixColours(sheets[1], '#7a4a22', 0.5),
      lilac: '#b795d0',
      thread: isDeep ? '#e8d9b8' : '#7a4a22',
      coal: '#37324a',
    },
  }
}
