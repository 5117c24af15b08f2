import { placement, transformPath } from '../../path.ts'
import { body, detail, line, readPath, standing, symmetric } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** A kite with two bands and a heart, bows on its tail. */
export function kite(): Motif {
  return standing('kite', [
    line('ink', 2.4, 'M0 -62C26 -50 26 -38 4 -28C-14 -20 -12 -8 6 0'),
    body('fruit', 'M0 -200L0 -60C-30 -84 -52 -112 -68 -146C-40 -154 -16 -172 0 -200Z'),
    body('fruit', 'M0 -200L0 -60C30 -84 52 -112 68 -146C40 -154 16 -172 0 -200Z', 'dark'),
    detail('paper', 'M-68 -146C-24 -136 24 -136 68 -146L58 -129C20 -120 -20 -120 -58 -129Z'),
    detail('gold', 'M-47 -113C-16 -105 16 -105 47 -113L35 -97C12 -91 -12 -91 -35 -97Z'),
    detail('cloth', symmetric('M0 -160C5 -170 18 -168 18 -157C18 -149 8 -144 0 -140')),
    ...bow(20, -44, 0.9),
    ...bow(2, -26, -0.5),
    ...bow(-8, -9, 0.7),
  ])
}

const side = readPath('M0 0C4 -8 14 -12 17 -8C19 -2 18 4 16 8C12 10 4 6 0 0Z')

function bow(x: number, y: number, turn: number): MotifPart[] {
  const place = placement(x, y, turn)
  return [
    body('fruit', transformPath(side, place)),
    body('cloth', transformPath(transformPath(side, [-1, 0, 0, 1, 0, 0]), place)),
  ]
}
