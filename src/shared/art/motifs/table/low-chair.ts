import { rectPath } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A plain low chair of wood with a woven seat, for sitting shiva. */
export function lowChair(): Motif {
  return standing('low-chair', [
    body('wood', 'M-70 -60L-58 -60L-60 0L-69 0Z', 'dark'),
    body('wood', 'M58 -60L70 -60L69 0L60 0Z', 'dark'),
    body('wood', 'M-74 -170C-74 -176 -62 -176 -61 -170L-57 -62L-70 -62Z'),
    body('wood', 'M74 -170C74 -176 62 -176 61 -170L57 -62L70 -62Z'),
    body('wood', 'M-64 -162C-30 -172 30 -172 64 -162L63 -140C30 -150 -30 -150 -63 -140Z'),
    body('wood', 'M-62 -122C-30 -130 30 -130 62 -122L61 -106C30 -114 -30 -114 -61 -106Z'),
    ...[-30, 0, 30].map((x) => body('wood', rectPath(x - 4, -112, 8, 52), 'dark')),
    body('bread', 'M-76 -66L76 -66L92 -36L-92 -36Z'),
    line('bread', 1.8, weave, 'dark'),
    body('wood', 'M-94 -38L94 -38L94 -26L-94 -26Z'),
    body('wood', 'M-92 -28L-78 -28L-80 4L-90 4Z'),
    body('wood', 'M92 -28L78 -28L80 4L90 4Z'),
    body('wood', rectPath(-80, -16, 160, 6), 'dark'),
    detail('wood', 'M-94 -38L94 -38L94 -35L-94 -35Z', 'light'),
  ])
}

/** Strands of the seat across, and between them the ones along it. */
const weave = [
  ...[-58, -50, -43].map((y) => `M${-78 - (y + 66) * 0.5} ${y}L${78 + (y + 66) * 0.5} ${y}`),
  ...Array.from({ length: 11 }, (_, i) => (i - 5) * 14).map((x) => `M${x} -66L${x * 1.2} -38`),
].join('')
