import { rectPath } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Material, Motif, MotifPart } from '../motif.ts'

/** Pencils in a cup on two notebooks. */
export function pencils(): Motif {
  return standing('pencils', [
    ...pencil({ x: -26, tilt: -16, top: -188, paint: 'gold' }),
    ...pencil({ x: 26, tilt: 18, top: -180, paint: 'fruit' }),
    ...pencil({ x: 0, tilt: 2, top: -200, paint: 'leaf' }),
    body('cloth', 'M-44 -128L44 -128L37 -44L-37 -44Z'),
    detail('cloth', 'M20 -128L44 -128L37 -44L16 -44Z', 'dark'),
    detail('paper', 'M-42.4 -108L42.4 -108L41 -90L-41 -90Z'),
    body('paper', rectPath(-80, -44, 162, 10), 'dark'),
    body('wine', 'M-88 -44L72 -44C78 -44 80 -42 80 -38L80 -34L-88 -34Z'),
    body('paper', rectPath(-92, -26, 176, 12)),
    line('paper', 1.4, 'M-86 -22L82 -22M-86 -18L82 -18', 'dark'),
    body(
      'flower',
      'M-98 -34L82 -34C92 -34 96 -30 96 -24L96 -10C96 -4 92 0 82 0L-98 0L-98 -10L78 -10C84 -10 84 -26 78 -26L-98 -26Z',
    ),
  ])
}

interface Pencil {
  /** Its foot in the cup, and how far its point is aside of that. */
  x: number
  tilt: number
  top: number
  paint: Material
}

function pencil({ x, tilt, top, paint }: Pencil): MotifPart[] {
  const half = 9
  const neck = top + 30
  const end = x + tilt
  return [
    body(paint, `M${x - half} -120L${end - half} ${neck}L${end + half} ${neck}L${x + half} -120Z`),
    detail(
      paint,
      `M${x + 3} -120L${end + 3} ${neck}L${end + half} ${neck}L${x + half} -120Z`,
      'dark',
    ),
    body('bread', `M${end - half} ${neck}L${end + tilt * 0.16} ${top}L${end + half} ${neck}Z`),
    detail(
      'ink',
      `M${end + tilt * 0.16 - 2.9} ${top + 10}L${end + tilt * 0.16} ${top}L${end + tilt * 0.16 + 2.9} ${top + 10}Z`,
    ),
  ]
}
