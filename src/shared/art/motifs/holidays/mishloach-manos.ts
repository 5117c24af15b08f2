import { circlePath } from '../../path.ts'
import { body, detail, line, standing, symmetric, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A basket of mishloach manos: a bottle, hamentashen and fruit under a handle with a bow. */
export function mishloachManos(): Motif {
  return standing('mishloach-manos', [
    body('wood', handle),
    line('wood', 2, handleWeave, 'dark'),
    body('leaf', bottle, 'dark'),
    body('gold', 'M-39 -151L-26 -151L-26 -128L-39 -128Z'),
    body('paper', 'M-46 -104L-19 -104L-19 -78L-46 -78Z'),
    body('fruit', apple),
    detail('fruit', 'M26 -124C20 -120 18 -112 20 -104C24 -110 26 -117 26 -124Z', 'light'),
    body('leaf', 'M36 -130C38 -142 50 -146 58 -142C54 -134 46 -129 36 -130Z'),
    body('bread', hamentash(2, -84, 1)),
    detail('wine', filling(2, -84, 1)),
    body('bread', hamentash(48, -76, 0.86), 'light'),
    detail('wine', filling(48, -76, 0.86)),
    ...grapes.map(([x, y]) => body('wine', circlePath(x, y, 8.5))),
    ...grapes.map(([x, y]) => detail('wine', circlePath(x - 2.6, y - 2.8, 2.4), 'light')),
    body('wood', symmetric(basket)),
    line('wood', 2.4, weave, 'dark'),
    body(
      'wood',
      symmetric('M0 -76C34 -76 64 -78 86 -82C91 -82 91 -70 86 -68C60 -62 30 -61 0 -61'),
      'light',
    ),
    line('wood', 1.8, rope, 'dark'),
    body('clay', twice('M0 -172C10 -190 34 -196 44 -188C50 -178 36 -164 0 -166Z')),
    body(
      'clay',
      twice('M2 -168C14 -160 24 -146 26 -132L18 -137L10 -131C10 -146 6 -158 -2 -166Z'),
      'dark',
    ),
    body(
      'clay',
      'M-9 -176C-4 -180 4 -180 9 -176C11 -170 11 -166 8 -161C3 -158 -3 -158 -8 -161C-11 -166 -11 -170 -9 -176Z',
      'light',
    ),
  ])
}

const handle =
  'M-84 -72C-86 -136 -50 -176 0 -176C50 -176 86 -136 84 -72L74 -72C74 -128 44 -164 0 -164C-44 -164 -74 -128 -74 -72Z'

const handleWeave = twiceSlanted([
  [80, -92],
  [76, -110],
  [69, -127],
  [59, -142],
  [46, -154],
  [31, -163],
])

function twiceSlanted(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y]) => `M${x - 7} ${y + 4}L${x + 3} ${y - 4}M${7 - x} ${y + 4}L${-x - 3} ${y - 4}`)
    .join('')
}

const bottle =
  'M-38 -140L-27 -140L-27 -122C-27 -112 -17 -110 -17 -98L-17 -60L-48 -60L-48 -98C-48 -110 -38 -112 -38 -122Z'

const apple =
  'M36 -124C44 -132 62 -128 64 -112C66 -96 56 -78 44 -76L28 -76C16 -80 8 -98 10 -112C13 -128 28 -132 36 -124Z'

function hamentash(x: number, y: number, scale: number): string {
  const at = (dx: number, dy: number) => `${x + dx * scale} ${y + dy * scale}`
  return `M${at(0, -26)}C${at(6, -26)} ${at(9, -20)} ${at(12, -14)}L${at(28, 14)}C${at(32, 22)} ${at(26, 26)} ${at(20, 25)}L${at(-20, 25)}C${at(-26, 26)} ${at(-32, 22)} ${at(-28, 14)}L${at(-12, -14)}C${at(-9, -20)} ${at(-6, -26)} ${at(0, -26)}Z`
}

function filling(x: number, y: number, scale: number): string {
  const at = (dx: number, dy: number) => `${x + dx * scale} ${y + dy * scale}`
  return `M${at(0, -7)}C${at(4, -6)} ${at(11, 6)} ${at(11, 10)}C${at(9, 15)} ${at(-9, 15)} ${at(-11, 10)}C${at(-11, 6)} ${at(-4, -6)} ${at(0, -7)}Z`
}

const grapes = [
  [-66, -92],
  [-54, -99],
  [-58, -84],
  [-70, -78],
  [-48, -76],
] as const

const basket = 'M0 -72L78 -72C76 -42 68 -16 58 -4C40 2 20 3 0 3'

const weave = Array.from({ length: 4 }, (_, row) => {
  const y = -56 + row * 15
  const half = 74 - row * 5.2
  return Array.from({ length: 8 }, (_, i) => {
    const from = -half + (i * half) / 4
    const to = from + half / 4
    const lift = (i + row) % 2 === 0 ? -6 : 6
    return `M${from + 2} ${y}C${from + 5} ${y + lift} ${to - 5} ${y + lift} ${to - 2} ${y}`
  }).join('')
}).join('')

const rope = Array.from({ length: 17 }, (_, i) => {
  const x = -80 + i * 10
  const y = -69 - 5 * (x / 86) ** 2
  return `M${x - 4} ${y + 5}L${x + 4} ${y - 6}`
}).join('')
