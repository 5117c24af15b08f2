import { type Path, placement, type Segment, transformPath } from '../../path.ts'
import type { Motif } from '../motif.ts'

const outer = 60
const inner = 48
const left = placement(-40, -60)
const right = placement(40, -60, 0.3)

/** A plain band through a ring with a stone. */
export function rings(): Motif {
  return {
    name: 'rings',
    width: 200,
    height: 158,
    parts: [
      { as: 'body', path: transformPath(hoop(0, 2 * Math.PI), left), material: 'gold' },
      { as: 'body', path: transformPath(hoop(0.2, 2.4), left), material: 'gold', tone: 'dark' },
      { as: 'body', path: transformPath(hoop(0, 2 * Math.PI), right), material: 'gold' },
      { as: 'body', path: transformPath(hoop(0.1, 2), right), material: 'gold', tone: 'dark' },
      { as: 'line', path: transformPath(edges(2, 2.9), right), material: 'ink', width: 1.6 },
      { as: 'body', path: transformPath(hoop(-1.25, -0.4), left), material: 'gold' },
      { as: 'line', path: transformPath(edges(-1.25, -0.4), left), material: 'ink', width: 1.6 },
      {
        as: 'body',
        path: [
          ...transformPath(hoop(3.3, 4.4, 56.4, 53), left),
          ...transformPath(hoop(4.6, 5.4, 56.4, 53), right),
        ],
        material: 'gold',
        tone: 'light',
      },
      { as: 'body', path: transformPath(setting, right), material: 'gold' },
      { as: 'body', path: transformPath(stone, right), material: 'metal', tone: 'light' },
      { as: 'detail', path: transformPath(facets, right), material: 'metal' },
    ],
  }
}

/** A ring's arc as one closed outline, so its middle stays open; radians, clockwise. */
function hoop(from: number, to: number, far = outer, near = inner): Path {
  const [start, ...out] = arc(far, from, to)
  const [turn, ...back] = arc(near, to, from)
  if (start?.[0] !== 'M' || turn?.[0] !== 'M') return []
  return [start, ...out, ['L', turn[1], turn[2]], ...back, ['Z']]
}

/** Both edges of a ring's arc, which separate it from the ring below. */
function edges(from: number, to: number): Path {
  return [...arc(outer, from, to), ...arc(inner, from, to)]
}

function arc(radius: number, from: number, to: number): Path {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 0.8))
  const step = (to - from) / steps
  const pull = (4 / 3) * Math.tan(step / 4) * radius
  const path: Segment[] = [['M', radius * Math.cos(from), radius * Math.sin(from)]]
  for (let i = 0; i < steps; i++) {
    const [a, b] = [from + i * step, from + (i + 1) * step]
    path.push([
      'C',
      radius * Math.cos(a) - pull * Math.sin(a),
      radius * Math.sin(a) + pull * Math.cos(a),
      radius * Math.cos(b) + pull * Math.sin(b),
      radius * Math.sin(b) - pull * Math.cos(b),
      radius * Math.cos(b),
      radius * Math.sin(b),
    ])
  }
  return path
}

const setting: Path = [
  ['M', -16, -72],
  ['L', -10, -55],
  ['Q', 0, -52, 10, -55],
  ['L', 16, -72],
  ['L', 7, -64],
  ['L', 0, -71],
  ['L', -7, -64],
  ['Z'],
]

const stone: Path = [
  ['M', -16, -98],
  ['L', 16, -98],
  ['L', 26, -87],
  ['L', 0, -62],
  ['L', -26, -87],
  ['Z'],
]

const facets: Path = [
  ['M', -14, -95],
  ['L', -3, -95],
  ['L', -8.5, -89],
  ['L', -20, -89],
  ['Z'],
  ['M', 14, -95],
  ['L', 3, -95],
  ['L', 8.5, -89],
  ['L', 20, -89],
  ['Z'],
  ['M', -8, -84],
  ['L', 8, -84],
  ['L', 0, -68],
  ['Z'],
]
