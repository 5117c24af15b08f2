import { leafPath } from '../../foliage.ts'
import type { Path, Point } from '../../path.ts'
import { body, line, standing } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** The bundle of Hoshana Rabbah: five willow twigs, bound with a strip of palm. */
export function hoshanos(): Motif {
  return standing('hoshanos', [
    ...[-0.42, 0.42, -0.2, 0.2, 0].flatMap(twig),
    body('gold', 'M-13 -44C-6 -40 6 -40 13 -44L12 -27C6 -23 -6 -23 -12 -27Z'),
    line('gold', 1.6, 'M-12.6 -36C-6 -32 6 -32 12.6 -36', 'dark'),
  ])
}

const up = -Math.PI / 2

/** A twig through the binding, which leans by `lean` radians and droops at its tip. */
function twig(lean: number): MotifPart[] {
  const length = 200 - 46 * Math.abs(lean)
  const at = (t: number): Point => ({
    x: Math.sin(lean) * t * length + Math.sign(lean) * 16 * t ** 3,
    y: -36 - Math.cos(lean) * t * length + 22 * Math.abs(lean) * t ** 3,
  })
  const places = [0.16, 0.29, 0.42, 0.55, 0.68, 0.81]
  const leaf = (t: number, side: number) =>
    leafPath({
      ...at(t),
      angle: up + lean + side * 0.62,
      length: 50 - 22 * t,
      width: 8.4 - 2.6 * t,
      bend: side * 0.16,
    })
  const tip = leafPath({ ...at(0.94), angle: up + 1.3 * lean, length: 32, width: 6 })
  const stem: Path = [0.04, 0.34, 0.64, 1].map((t, i) => {
    const { x, y } = at(t)
    return [i === 0 ? 'M' : 'L', x, y]
  })
  return [
    line('wood', 2.8, [['M', -lean * 26, 0], ['L', 0, -36], ...stem.slice(1)]),
    body(
      'leaf',
      places.flatMap((t) => leaf(t + 0.05, -1)),
      'dark',
    ),
    body('leaf', [...places.flatMap((t) => leaf(t, 1)), ...tip]),
  ]
}
