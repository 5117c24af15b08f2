import type { Palette } from '../family.ts'
import { mixColours } from '../hex-colour.ts'

interface Glazes {
  label: string
  white: string
  /** The brush of outlines and letters. */
  line: string
  lead: string
  second: string
  third: string
  leaf: string
  ochre: string
  accent: string
}

/** Glazes on a white ground, each with a thin and a pooled shade of itself. */
export const palettes: Readonly<Record<string, Palette>> = {
  cobalt: ceramicPalette({
    label: 'Cobalt',
    white: '#f6f8f4',
    line: '#14275f',
    lead: '#24489e',
    second: '#2f9fa6',
    third: '#b93c2e',
    leaf: '#3c8458',
    ochre: '#d9a43f',
    accent: '#9f2c22',
  }),
  turquoise: ceramicPalette({
    label: 'Turquoise',
    white: '#f4f9f6',
    line: '#123c55',
    lead: '#1b8f98',
    second: '#2c55a6',
    third: '#c0503a',
    leaf: '#4f9464',
    ochre: '#dcab4a',
    accent: '#1c4a96',
  }),
  pomegranate: ceramicPalette({
    label: 'Pomegranate',
    white: '#faf7f1',
    line: '#4a1626',
    lead: '#a82f37',
    second: '#23509a',
    third: '#dd8a3e',
    leaf: '#4a8a5e',
    ochre: '#dfae4c',
    accent: '#1d468c',
  }),
  olive: ceramicPalette({
    label: 'Olive',
    white: '#f8f8ee',
    line: '#28381f',
    lead: '#64803a',
    second: '#2d6f86',
    third: '#b65a34',
    leaf: '#7f9d4b',
    ochre: '#d8ae4a',
    accent: '#8f3f20',
  }),
}

function ceramicPalette(glazes: Glazes): Palette {
  const { label, white, line, lead, second, third, leaf, ochre, accent } = glazes
  const shadow = mixColours(white, line, 0.1)
  const text = mixColours(line, '#0a0f1e', 0.18)
  return {
    label,
    swatch: [lead, white, third],
    ground: white,
    ink: {
      title: mixColours(lead, line, 0.62),
      name: text,
      body: text,
      accent,
      quiet: mixColours(text, white, 0.16),
      cut: text,
    },
    contrast: { under: mixColours(white, line, 0.035) },
    colours: {
      white,
      line,
      joint: mixColours(white, line, 0.26),
      gloss: '#ffffff',
      ...Object.fromEntries(
        [0, 0.012, 0.022, 0.035, 0.05].map((share, i) => [
          `tile${i}`,
          mixColours(white, i % 2 ? lead : line, share),
        ]),
      ),
      ...Object.fromEntries(
        [0.3, 0.36, 0.42, 0.47, 0.52].map((share, i) => [
          `deep${i}`,
          mixColours(lead, line, share),
        ]),
      ),
      edge: lead,
      deepJoint: mixColours(lead, line, 0.8),
      deepGloss: mixColours(lead, white, 0.16),
      ...shades('lead', lead, white, line),
      ...shades('second', second, white, line),
      ...shades('third', third, white, line),
      ...shades('leaf', leaf, white, line),
      ...shades('ochre', ochre, white, line),
      ...shades('blush', mixColours(third, white, 0.5), white, line),
      ...shades('umber', '#86583f', white, line),
      ...shades('plum', '#6d2a52', white, line),
      ...shades('silver', mixColours(shadow, lead, 0.16), white, line),
      ...shades('paper', mixColours(white, ochre, 0.08), '#ffffff', line),
      ...shades('ink', line, white, '#000000'),
    },
  }
}

function shades(name: string, glaze: string, white: string, line: string): Record<string, string> {
  return {
    [name]: glaze,
    [`${name}Light`]: mixColours(glaze, white, 0.4),
    [`${name}Pale`]: mixColours(glaze, white, 0.74),
    [`${name}Dark`]: mixColours(glaze, line, 0.5),
  }
}
