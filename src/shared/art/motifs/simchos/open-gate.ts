import { leafPath } from '../../foliage.ts'
import { type Path, rectPath } from '../../path.ts'
import { body, detail, line, standing, symmetric, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A gate of stone with both wings open, a path through it to the light. */
export function openGate(): Motif {
  return standing('open-gate', [
    body('paper', symmetric('M0 -200C52 -200 86 -166 86 -120L86 -8L0 -8')),
    line('paper', 2.2, voussoirs, 'dark'),
    detail('flame', symmetric('M0 -174C36 -174 60 -150 60 -118L60 -8L0 -8')),
    detail('flame', symmetric('M0 -146C22 -146 38 -130 38 -110L30 -8L0 -8'), 'light'),
    detail('leaf', 'M-60 -46C-34 -58 -12 -60 0 -58C12 -60 34 -58 60 -46L60 -8L-60 -8Z'),
    detail(
      'bread',
      'M-5 -58L5 -58C2 -46 18 -40 14 -30C12 -22 26 -16 30 -8L-30 -8C-26 -20 -4 -26 -6 -34C-8 -44 -8 -50 -5 -58Z',
      'light',
    ),
    body('wood', twice('M60 -126L60 -10L100 2L100 -150C84 -148 70 -140 60 -126Z')),
    line('wood', 2, twice('M73 -138L73 -6M87 -146L87 -2'), 'dark'),
    detail('gold', twice([...rectPath(62, -112, 34, 5), ...rectPath(62, -44, 34, 5)])),
    body('leaf', shrubs),
    body('paper', 'M-60 -10L60 -10L72 4L-72 4Z'),
    line('paper', 1.8, 'M-64 -4L64 -4', 'dark'),
  ])
}

const voussoirs = Array.from({ length: 9 }, (_, i) => (Math.PI * (i + 0.5)) / 9)
  .map((angle) => {
    const at = (r: number, lift: number) =>
      `${(Math.cos(angle) * r).toFixed(1)} ${(-116 - Math.sin(angle) * (r + lift)).toFixed(1)}`
    return `M${at(61, -3)}L${at(85, -1)}`
  })
  .concat([-86, -56, -28].flatMap((y) => [`M60 ${y}L86 ${y}`, `M-60 ${y}L-86 ${y}`]))
  .join('')

const shrubs: Path = [-104, 104].flatMap((x) =>
  Array.from({ length: 7 }, (_, i) => (i - 3) * 0.34).flatMap((lean, i) =>
    leafPath({ x, y: 4, angle: -Math.PI / 2 + lean, length: 38 + (i % 2) * 12, width: 8 }),
  ),
)
