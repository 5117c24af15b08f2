import { leafPath } from '../../foliage.ts'
import { circlePath, type Path, type Segment, transformPath } from '../../path.ts'
import { body, detail, line, standing, symmetric, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** The ring for under the chuppah: a plain gold band that stands in its open box. */
export function ringBox(): Motif {
  return standing('ring-box', [
    body('cloth', symmetric('M0 -188C58 -188 80 -176 80 -146L80 -74L0 -74')),
    detail('paper', symmetric('M0 -178C52 -178 70 -168 70 -142L70 -80L0 -80'), 'dark'),
    body('cloth', symmetric('M0 -88L78 -88L84 -64L0 -64'), 'dark'),
    body('paper', symmetric('M0 -84C30 -84 60 -82 70 -80L74 -64L0 -64'), 'dark'),
    body('gold', hoop(Math.PI / 2, 2.5 * Math.PI)),
    body('gold', inside, 'dark'),
    detail('gold', glint, 'light'),
    body('paper', symmetric('M0 -74C26 -74 58 -75 73 -77L75 -58L0 -58'), 'light'),
    line('paper', 1.6, 'M-50 -73C-24 -70 24 -70 50 -73', 'dark'),
    body('cloth', symmetric('M0 -66L86 -66L86 -12C86 -4 80 0 72 0L0 0')),
    line('gold', 2, twice('M0 -58L78 -58L78 -14C78 -10 76 -8 72 -8L0 -8')),
    detail('gold', flower),
    detail('gold', twice(sprig)),
  ])
}

const onPage = [0.94, 0, 0, 1, 0, -114] as const
const outer = 48
const inner = 37

/** The band as one closed outline, so its middle stays open; radians, clockwise. */
function hoop(from: number, to: number, far = outer, near = inner): Path {
  const [start, ...out] = arc(far, from, to)
  const [turn, ...back] = arc(near, to, from)
  if (start?.[0] !== 'M' || turn?.[0] !== 'M') return []
  return transformPath([start, ...out, ['L', turn[1], turn[2]], ...back, ['Z']], onPage)
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

/** The far wall of the band, seen through it on the left. */
const inside: Path = (() => {
  const [top, foot] = [Math.PI * 1.36, Math.PI * 0.64]
  const [, ...back] = arc(inner, top, foot)
  const near = transformPath(back, [0.78, 0, 0, 1, -4.4, 0])
  return transformPath([...arc(inner, foot, top), ...near, ['Z']], onPage)
})()

const glint = hoop(3.4, 4.9, 45, 41)

const flower: Path = [
  ...circlePath(0, -33, 3.4),
  ...Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3
    const [x, y] = [5 * Math.cos(angle), -33 + 5 * Math.sin(angle)]
    return leafPath({ x, y, angle, length: 11, width: 3.6 })
  }).flat(),
]

const sprig: Path = [
  leafPath({ x: 22, y: -33, angle: 0, length: 18, width: 3 }),
  leafPath({ x: 26, y: -35, angle: -0.8, length: 13, width: 2.6 }),
  leafPath({ x: 26, y: -31, angle: 0.8, length: 13, width: 2.6 }),
  circlePath(48, -33, 2.6),
].flat()
