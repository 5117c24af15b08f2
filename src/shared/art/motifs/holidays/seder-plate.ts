import { leafPath } from '../../foliage.ts'
import {
  circlePath,
  ellipsePath,
  type Path,
  placement,
  type Segment,
  transformPath,
} from '../../path.ts'
import { body, detail, line, readPath, standing } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** The Seder plate from above: six bowls on a chased rim, in the order of the Arizal. */
export function sederPlate(): Motif {
  return standing('seder-plate', [
    body('metal', scalloped(100, 24)),
    detail('metal', circlePath(0, 0, 88), 'light'),
    detail('metal', circlePath(0, 0, 83)),
    line('metal', 2, chasing, 'dark'),
    ...bowls.flatMap(([x, y]) => [
      detail('metal', circlePath(x + 1.5, y + 2, 26), 'dark'),
      detail('gold', circlePath(x, y, 25.5)),
      detail('paper', circlePath(x, y, 22)),
    ]),
    ...egg(-46, -30),
    ...shankbone(46, -30),
    ...maror(0, -4),
    ...karpas(-46, 26),
    ...charoses(46, 26),
    ...chazeres(0, 54),
    ...rosetteAt(0, -55),
  ])
}

const bowls = [
  [-46, -30],
  [46, -30],
  [0, -4],
  [-46, 26],
  [46, 26],
  [0, 54],
] as const

function scalloped(radius: number, count: number): Path {
  const at = (i: number, r: number): [number, number] => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2
    return [Math.cos(angle) * r, Math.sin(angle) * r]
  }
  const edge = Array.from({ length: count }, (_, i): Segment => {
    return ['Q', ...at(i + 0.5, radius * 1.045), ...at(i + 1, radius * 0.975)]
  })
  return [['M', ...at(0, radius * 0.975)], ...edge, ['Z']]
}

const chasing: Path = Array.from({ length: 24 }, (_, i) => {
  const angle = ((i + 0.5) / 24) * 2 * Math.PI - Math.PI / 2
  return circlePath(Math.cos(angle) * 93, Math.sin(angle) * 93, 1.6)
}).flat()

function egg(x: number, y: number): MotifPart[] {
  const shell = readPath(
    'M0 -13C7 -13 11 -2 11 4C11 11 6 14 0 14C-6 14 -11 11 -11 4C-11 -2 -7 -13 0 -13Z',
  )
  return [
    detail('bread', transformPath(shell, placement(x, y, 0.5)), 'light'),
    detail(
      'bread',
      transformPath(readPath('M6 -3C9 2 8 9 2 11C6 7 7 2 6 -3Z'), placement(x, y, 0.5)),
    ),
  ]
}

function shankbone(x: number, y: number): MotifPart[] {
  const place = placement(x, y, -0.7)
  return [
    detail(
      'bread',
      transformPath(
        readPath(
          'M-15 -3C-18 -7 -12 -10 -10 -5C-4 -3 4 -3 8 -6C14 -10 18 -4 16 0C18 4 14 10 8 6C4 3 -4 3 -10 5C-12 10 -18 7 -15 3C-17 1 -17 -1 -15 -3Z',
        ),
        place,
      ),
    ),
    detail(
      'wood',
      transformPath(readPath('M4 -3C8 -7 13 -6 14 -1C14 4 9 6 5 3C8 2 8 -1 4 -3Z'), place),
    ),
  ]
}

function maror(x: number, y: number): MotifPart[] {
  const leaves = [-0.9, -0.3, 0.3, 0.9].flatMap((turn) =>
    leafPath({ x, y: y + 14, angle: -Math.PI / 2 + turn * 0.9, length: 29, width: 7 }),
  )
  return [
    detail('leaf', leaves),
    line(
      'leaf',
      1.5,
      [-0.27, 0.27].map((t) => `M${x} ${y + 12}L${x + 22 * t} ${y - 9}`).join(''),
      'light',
    ),
  ]
}

function chazeres(x: number, y: number): MotifPart[] {
  return [
    detail('paper', leafPath({ x: x - 15, y: y + 6, angle: -0.25, length: 30, width: 6 }), 'light'),
    detail('leaf', leafPath({ x: x - 3, y: y + 3, angle: -0.5, length: 20, width: 7.4 }), 'light'),
    detail('leaf', leafPath({ x: x - 6, y: y + 8, angle: 0.05, length: 22, width: 6.4 })),
  ]
}

function karpas(x: number, y: number): MotifPart[] {
  const sprig = [-2.3, -1.57, -0.84].flatMap((angle) => {
    const [endX, endY] = [x + Math.cos(angle) * 10, y + 7 + Math.sin(angle) * 13]
    return [-0.9, 0, 0.9].flatMap((turn) =>
      leafPath({ x: endX, y: endY + 1, angle: angle + turn, length: 8.5, width: 4 }),
    )
  })
  return [
    line(
      'leaf',
      1.8,
      `M${x} ${y + 15}L${x} ${y - 4}M${x} ${y + 12}L${x - 7} ${y - 2}M${x} ${y + 12}L${x + 7} ${y - 2}`,
      'dark',
    ),
    detail('leaf', sprig),
  ]
}

function charoses(x: number, y: number): MotifPart[] {
  const bits = [
    [-6, -5],
    [4, -7],
    [8, 2],
    [-2, 3],
    [-8, 5],
    [3, 9],
  ].flatMap(([dx = 0, dy = 0]) => ellipsePath(x + dx, y + dy, 2.2, 1.6))
  return [detail('wood', scallopedAt(x, y)), detail('bread', bits)]
}

function scallopedAt(x: number, y: number): Path {
  return transformPath(scalloped(15, 9), placement(x, y, 0.2))
}

function rosetteAt(x: number, y: number): MotifPart[] {
  const petals = Array.from({ length: 8 }, (_, i) =>
    leafPath({ x, y, angle: (i * Math.PI) / 4, length: 15, width: 3.6 }),
  ).flat()
  return [detail('gold', petals), detail('clay', circlePath(x, y, 4))]
}
