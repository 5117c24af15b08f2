import { leafPath } from '../../foliage.ts'
import { circlePath, ellipsePath } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A resting fawn, its head raised to the left. */
export function deer(): Motif {
  return standing('deer', [
    body('wood', leafPath({ x: -44, y: -146, angle: -0.75, length: 56, width: 15 }), 'dark'),
    body('wood', leafPath({ x: 84, y: -50, angle: -0.7, length: 34, width: 11 }), 'dark'),
    body('paper', leafPath({ x: 90, y: -46, angle: -0.5, length: 26, width: 7 }), 'light'),
    body('wood', trunk),
    body('wood', foreleg, 'dark'),
    detail('ink', 'M-98 -12C-100 -4 -96 0 -88 0L-82 0L-84 -13Z'),
    body('wood', neck),
    detail('paper', chest),
    body('wood', leafPath({ x: -54, y: -148, angle: -1.5, length: 56, width: 15 })),
    detail('flower', leafPath({ x: -53, y: -153, angle: -1.5, length: 40, width: 7 })),
    detail(
      'paper',
      'M-118 -112C-112 -101 -100 -100 -88 -103C-80 -106 -78 -112 -86 -115C-98 -118 -110 -114 -118 -112Z',
    ),
    detail('ink', 'M-120 -116C-121 -122 -112 -126 -107 -121C-107 -116 -114 -112 -120 -116Z'),
    detail('ink', ellipsePath(-82, -130, 5, 6)),
    detail('paper', circlePath(-84, -132, 1.8), 'light'),
    line('wood', 3, 'M36 -54C62 -62 86 -44 80 -20C78 -12 70 -6 58 -4', 'dark'),
    detail('ink', 'M28 -9L20 -9C14 -8 13 0 20 0L28 0Z'),
    detail('paper', spots, 'light'),
  ])
}

const trunk =
  'M-46 -62C-20 -80 34 -86 66 -72C94 -60 104 -32 94 -12C90 -3 82 0 72 0L20 0L-44 0' +
  'C-62 -2 -66 -18 -62 -36C-60 -48 -54 -58 -46 -62Z'
const foreleg =
  'M-60 -40C-72 -26 -84 -18 -94 -14C-100 -10 -98 0 -88 0L-24 0C-14 -12 -20 -32 -34 -40Z'
const neck =
  'M-18 -66C-28 -86 -33 -104 -34 -122C-35 -142 -48 -154 -63 -154C-80 -154 -90 -142 -101 -132' +
  'C-110 -126 -122 -122 -120 -112C-116 -101 -102 -100 -90 -102C-80 -103 -76 -98 -75 -88' +
  'C-74 -68 -72 -52 -64 -34C-50 -18 -16 -34 -18 -66Z'
const chest = 'M-75 -84C-68 -70 -60 -56 -54 -30C-60 -28 -63 -32 -66 -38C-72 -54 -74 -68 -75 -84Z'
const spots = [
  [-14, -58, 5.5],
  [4, -68, 4.5],
  [10, -50, 6],
  [28, -66, 5],
  [34, -46, 4.5],
  [50, -62, 4.5],
  [64, -50, 5],
  [-4, -40, 4.5],
  [22, -32, 4.5],
].flatMap(([x = 0, y = 0, r = 0]) => circlePath(x, y, r))
