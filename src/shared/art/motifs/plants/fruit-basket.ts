import { leafPath } from '../../foliage.ts'
import { circlePath, type Path, placement, transformPath } from '../../path.ts'
import { body, line, standing, symmetric } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'
import { grapes } from './grapes.ts'
import { pomegranate } from './pomegranate.ts'

/** A flat basket full of pomegranates and grapes. */
export function fruitBasket(): Motif {
  return standing('fruit-basket', [
    body('leaf', leaves, 'dark'),
    ...placed(grapes().parts, { x: 76, y: -26, scale: 0.5, turn: -0.35 }),
    ...placed(pomegranate().parts, { x: -62, y: -50, scale: 0.46, turn: -0.28 }),
    ...placed(pomegranate().parts, { x: 46, y: -52, scale: 0.46, turn: 0.24 }),
    ...placed(pomegranate().parts, { x: -6, y: -54, scale: 0.58, turn: 0 }),
    body('leaf', front),
    body('wood', symmetric('M0 -70L100 -70C98 -40 86 -14 70 -2C46 4 24 5 0 5')),
    line('wood', 2.6, weave, 'dark'),
    body(
      'wood',
      symmetric('M0 -76C40 -76 74 -78 104 -82C110 -81 110 -68 104 -66C72 -59 36 -58 0 -58'),
      'light',
    ),
    line('wood', 2, rope, 'dark'),
  ])
}

interface Place {
  x: number
  y: number
  scale: number
  turn: number
}

function placed(parts: readonly MotifPart[], { x, y, scale, turn }: Place): MotifPart[] {
  return parts.map((part) => ({
    ...part,
    path: transformPath(part.path, placement(x, y, turn, scale)),
    ...(part.as === 'line' && { width: part.width * scale }),
  }))
}

const leaves: Path = [
  ...[-2.7, -2.3, -1.9, -1.2, -0.8, -0.4].flatMap((angle, i) =>
    leafPath({ x: Math.cos(angle) * 40, y: -90, angle, length: 58 + (i % 2) * 12, width: 11 }),
  ),
]
const front: Path = [
  ...leafPath({ x: -34, y: -74, angle: 2.6, length: 46, width: 9, bend: 0.2 }),
  ...leafPath({ x: 22, y: -72, angle: 0.5, length: 42, width: 9, bend: -0.2 }),
  ...circlePath(-2, -66, 0.1),
]

const weave = Array.from({ length: 4 }, (_, row) => {
  const y = -48 + row * 14
  const half = 92 - row * 8
  return Array.from({ length: 10 }, (_, i) => {
    const from = -half + (i * half) / 5
    const to = from + half / 5
    const lift = (i + row) % 2 === 0 ? -6 : 6
    return `M${from + 2} ${y}C${from + 5} ${y + lift} ${to - 5} ${y + lift} ${to - 2} ${y}`
  }).join('')
}).join('')

const rope = Array.from({ length: 20 }, (_, i) => {
  const x = -95 + i * 10
  const y = -67 - 6 * (x / 104) ** 2
  return `M${x - 4} ${y + 5}L${x + 4} ${y - 6}`
}).join('')
