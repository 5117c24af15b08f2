import type { Palette } from '../family.ts'
import { mixColours, parseHex, toHex } from '../hex-colour.ts'

interface Inks {
  label: string
  paper: string
  /** The three drums. The second overlaps both others, so its overprints have names. */
  a: string
  b: string
  c: string
  ink: string
  /** Inks of accents and of quiet lines: legible shades of the drums. */
  accent: string
  quiet: string
}

function risoPalette({ label, paper, a, b, c, ink, accent, quiet }: Inks): Palette {
  return {
    label,
    swatch: [a, b, c],
    ground: paper,
    ink: { title: ink, name: ink, body: ink, accent, quiet, cut: paper },
    contrast: { under: paper },
    colours: {
      paper,
      ink,
      a,
      b,
      c,
      ab: overprint(a, b),
      cb: overprint(c, b),
      halftone: mixColours(paper, c, 0.34),
    },
  }
}

/** Two inks on one spot: each channel the product of both. */
function overprint(one: string, other: string): string {
  const second = parseHex(other)
  return toHex(parseHex(one).map((channel, i) => (channel * (second[i] ?? 0)) / 255))
}

/** Drums by name; no two that overlap make brown. */
export const palettes: Readonly<Record<string, Palette>> = {
  poppy: risoPalette({
    label: 'Poppy',
    paper: '#f7eedc',
    a: '#f0604d',
    b: '#f9be3f',
    c: '#2e93a3',
    ink: '#1e2a44',
    accent: '#b8382a',
    quiet: '#1f6873',
  }),
  berry: risoPalette({
    label: 'Berry',
    paper: '#fbf0e4',
    a: '#e8467c',
    b: '#ffb000',
    c: '#3c6fc4',
    ink: '#2a1740',
    accent: '#b3245a',
    quiet: '#2b539c',
  }),
  lagoon: risoPalette({
    label: 'Lagoon',
    paper: '#f6f1e4',
    a: '#2f8fd0',
    b: '#ffd23f',
    c: '#f2668b',
    ink: '#14304f',
    accent: '#b52d58',
    quiet: '#1c649c',
  }),
  iris: risoPalette({
    label: 'Iris',
    paper: '#f8f2ea',
    a: '#7c5cbf',
    b: '#5cc8b4',
    c: '#f4c430',
    ink: '#2b1f55',
    accent: '#6342a8',
    quiet: '#1c6a5d',
  }),
  sherbet: risoPalette({
    label: 'Sherbet',
    paper: '#fdf4ee',
    a: '#f58fb0',
    b: '#6cc8ea',
    c: '#ffd447',
    ink: '#3b1f4f',
    accent: '#ab2f63',
    quiet: '#1f6585',
  }),
}
