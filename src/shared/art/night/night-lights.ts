import { type Art, group, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { ellipsePath, type Path, type Point } from '../path.ts'
import { px } from '../px.ts'
import { colour, shape } from '../shapes.ts'
import { drawFlame } from './flame.ts'

/** A clay oil lamp on its foot at (x, y), with its flame; 1 makes it 150 px high with the flame. */
export function drawOilCup(
  { x, y }: Point,
  { id, scale }: { id: string; scale: number },
  palette: Paints,
): Art {
  const at = (dx: number, dy: number): [number, number] => [x + dx * scale, y + dy * scale]
  const cup: Path = [
    ['M', ...at(-34, -58)],
    ['C', ...at(-34, -26), ...at(-20, -14), ...at(-9, -12)],
    ['L', ...at(-9, -8)],
    ['C', ...at(-20, -6), ...at(-24, -3), ...at(-25, 0)],
    ['L', ...at(25, 0)],
    ['C', ...at(24, -3), ...at(20, -6), ...at(9, -8)],
    ['L', ...at(9, -12)],
    ['C', ...at(20, -14), ...at(34, -26), ...at(34, -58)],
    ['Z'],
  ]
  const shade: Path = [
    ['M', ...at(8, -50)],
    ['L', ...at(34, -58)],
    ['C', ...at(34, -26), ...at(20, -14), ...at(9, -12)],
    ['L', ...at(9, -8)],
    ['C', ...at(20, -6), ...at(24, -3), ...at(25, 0)],
    ['L', ...at(4, 0)],
    ['C', ...at(8, -16), ...at(16, -26), ...at(8, -50)],
    ['Z'],
  ]
  return [
    shape(cup, { fill: colour(palette, 'brassD') }),
    shape(shade, { fill: colour(palette, 'brassB') }),
    shape(ellipsePath(x, y - 58 * scale, 34 * scale, 9 * scale), {
      fill: colour(palette, 'brassE'),
    }),
    shape(ellipsePath(x, y - 57 * scale, 28 * scale, 6 * scale), {
      fill: colour(palette, 'oilDeep'),
    }),
    flameAt({ x, y: y - 66 * scale }, { id, scale: scale * 1.1 }, palette),
  ]
}

/** A flame with its halo, its wick's tip at (x, y). */
export function flameAt(
  { x, y }: Point,
  { id, scale }: { id: string; scale: number },
  palette: Paints,
): Art {
  const art = drawFlame(id, palette, { scale, lean: 0 })
  return group({ transform: [['translate', px(x), px(y)]] }, named('flame', art, { x: 0, y: 0 }))
}
