import { circlePath, type Path } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** A wooden engine going right, so the wagons behind it read from right to left. */
export function toyTrain(): Motif {
  return standing('toy-train', [
    body('ink', 'M45 -92L41 -122C36 -130 33 -137 31 -145L78 -145C76 -137 73 -130 68 -122L64 -92Z'),
    body('gold', 'M31 -154L78 -154C84 -154 84 -143 78 -143L31 -143C25 -143 25 -154 31 -154Z'),
    body('gold', 'M-2 -92C-4 -118 30 -118 28 -92Z'),
    body('gold', 'M80 -40L86 -40C98 -34 108 -22 114 -6L82 -6Z', 'dark'),
    body('cloth', 'M-24 -98L64 -98C86 -98 94 -82 94 -66C94 -50 86 -34 64 -34L-24 -34Z'),
    detail('gold', 'M12 -98L21 -98C23 -76 23 -56 21 -34L12 -34C14 -56 14 -76 12 -98Z'),
    detail('gold', 'M52 -98L61 -98C66 -76 66 -56 61 -34L52 -34C56 -56 56 -76 52 -98Z'),
    detail(
      'cloth',
      'M-12 -89L44 -89C50 -89 50 -82 44 -82L-12 -82C-18 -82 -18 -89 -12 -89Z',
      'light',
    ),
    body('fruit', 'M-84 -140L-14 -140L-14 -32L-84 -32Z'),
    detail(
      'paper',
      'M-62 -124L-36 -124C-31 -124 -29 -122 -29 -117L-29 -88C-29 -84 -31 -82 -35 -82L-63 -82C-67 -82 -69 -84 -69 -88L-69 -117C-69 -122 -67 -124 -62 -124Z',
      'dark',
    ),
    detail('paper', 'M-69 -96L-50 -124L-38 -124L-66 -83C-68 -84 -69 -86 -69 -88Z', 'light'),
    body(
      'cloth',
      'M-96 -144C-70 -158 -28 -158 -2 -144C2 -138 0 -132 -6 -132L-92 -132C-98 -132 -100 -138 -96 -144Z',
      'dark',
    ),
    body('ink', 'M-92 -40L84 -40C89 -40 89 -24 84 -24L-92 -24C-97 -24 -97 -40 -92 -40Z'),
    ...wheel(-52, 30),
    ...wheel(14, 22),
    ...wheel(62, 22),
    line('gold', 5, 'M-52 -24L62 -20'),
  ])
}

/** A wheel with spokes, standing on y = 0. */
export function wheel(x: number, radius: number): MotifPart[] {
  const spokes = Array.from({ length: 8 }, (_, i): Path => {
    const angle = (i * Math.PI) / 4 + 0.3
    return [
      ['M', x, -radius],
      ['L', x + radius * 0.72 * Math.cos(angle), -radius + radius * 0.72 * Math.sin(angle)],
    ]
  })
  return [
    body('fruit', circlePath(x, -radius, radius), 'dark'),
    detail('gold', circlePath(x, -radius, radius * 0.74)),
    line('fruit', 2.6, spokes.flat(), 'dark'),
    body('paper', circlePath(x, -radius, radius * 0.24)),
  ]
}
