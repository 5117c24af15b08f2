import { type Path, rectPath } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Material, Motif, MotifPart, Tone } from '../motif.ts'

/** Four sforim in a stack, spines to the right, a ribbon out of one. */
export function sforim(): Motif {
  return standing('sforim', [
    ...volume({ left: -92, top: -44, width: 190, height: 44, material: 'cloth', tone: 'dark' }),
    ...volume({ left: -84, top: -82, width: 168, height: 38, material: 'clay' }),
    body('flower', 'M-58 -52C-60 -40 -68 -34 -66 -18L-60 -23L-53 -18C-54 -34 -50 -42 -48 -52Z'),
    ...volume({ left: -96, top: -124, width: 184, height: 42, material: 'leaf', tone: 'dark' }),
    ...volume({ left: -70, top: -158, width: 150, height: 34, material: 'cloth' }),
  ])
}

interface Volume {
  left: number
  top: number
  width: number
  height: number
  material: Material
  tone?: Tone
}

/** Boards around the page edges on the left, a rounded spine with raised bands on the right. */
function volume({ left, top, width, height, material, tone = 'base' }: Volume): MotifPart[] {
  const right = left + width
  const board = 6.5
  const spine = right - 62
  const swell = 9
  const bands = [0, 1, 2].map((i) => spine + 13 + i * 17)
  const shell: Path = [
    ['M', left + 3, top],
    ['L', right - swell, top],
    ['C', right + 2, top + 2, right + 2, top + height - 2, right - swell, top + height],
    ['L', left + 3, top + height],
    ['C', left - 1, top + height, left - 1, top, left + 3, top],
    ['Z'],
  ]
  const pages: Path = [
    ['M', left + 4, top + board],
    [
      'C',
      left + 12,
      top + 0.4 * height,
      left + 12,
      top + 0.6 * height,
      left + 4,
      top + height - board,
    ],
    ['L', spine - 4, top + height - board],
    ['L', spine - 4, top + board],
    ['Z'],
  ]
  const edges = [0.36, 0.52, 0.68].map((share) => {
    const y = top + share * height
    return `M${left + 15} ${y}L${spine - 14 - 30 * share} ${y}`
  })
  return [
    body(material, shell, tone),
    detail('paper', pages),
    line('paper', 1.6, edges.join(''), 'dark'),
    ...bands.map((x) => detail('gold', rectPath(x, top + 1, 4, height - 2))),
    detail('gold', labelPath(bands[0] ?? 0, top, height)),
  ]
}

/** The plate with the title between two bands. */
function labelPath(band: number, top: number, height: number): Path {
  return rectPath(band + 7, top + 0.3 * height, 7, 0.4 * height)
}
