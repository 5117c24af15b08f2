import { type Art, named } from '../art.ts'
import { printBleedPx } from '../family.ts'
import { ellipsePath, type Path, type Point } from '../path.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { flameAt } from './night-lights.ts'
import type { NightScene } from './open-nights.ts'
import { drawGround } from './sky.ts'

/** Oil lamps that hang on chains, lower and lower towards the middle. */
export function drawHangingLamps(scene: NightScene): Art {
  const { layout, palette, seed, clear } = scene
  const { heightPx, widthPx } = layout
  const back = heightPx > 1.6 * widthPx ? 0.965 * heightPx : heightPx
  const over = { ...layout, ledge: { ...layout.ledge, back } }
  return [
    drawGround(over, palette, seed, { clear, rings: true, panel: false }),
    places(scene).map((at, i) =>
      named('hung', drawLamp(at, i, scene), { x: at.x, y: -printBleedPx }),
    ),
  ]
}

/** In an arc across the sheet, the middle ones lowest. */
function places({ night, layout }: NightScene): Point[] {
  const { widthPx, foot, unit } = layout
  const count = night.lights ?? 7
  const pitch = (0.94 * widthPx) / count
  const drop = foot.y - 150 * unit
  return Array.from({ length: count }, (_, i) => {
    const from = (i - (count - 1) / 2) / ((count - 1) / 2)
    const sway = Math.min(i, count - 1 - i) % 2 === 0 ? 0 : 0.13
    return {
      x: widthPx / 2 + (i - (count - 1) / 2) * pitch,
      y: 150 * unit + (drop - 40 * unit) * (1 - 0.62 * from * from - sway),
    }
  })
}

/** A glass bowl in a ring of brass, on three chains that meet above it. */
function drawLamp({ x, y }: Point, i: number, { layout, palette }: NightScene): Art {
  const { unit } = layout
  const scale = 1.18 * unit
  const at = (dx: number, dy: number): [number, number] => [x + dx * scale, y + dy * scale]
  const chains: Path = [
    ['M', ...at(0, -128)],
    ['L', ...at(-44, 0)],
    ['M', ...at(0, -128)],
    ['L', ...at(44, 0)],
    ['M', x, -printBleedPx],
    ['L', ...at(0, -128)],
  ]
  const bowl: Path = [
    ['M', ...at(-44, 0)],
    ['C', ...at(-44, 46), ...at(-20, 64), ...at(0, 76)],
    ['C', ...at(20, 64), ...at(44, 46), ...at(44, 0)],
    ['Z'],
  ]
  const oil: Path = [
    ['M', ...at(-40, 18)],
    ['C', ...at(-36, 48), ...at(-18, 62), ...at(0, 72)],
    ['C', ...at(18, 62), ...at(36, 48), ...at(40, 18)],
    ['Z'],
  ]
  const drop: Path = [
    ['M', ...at(0, 74)],
    ['C', ...at(9, 84), ...at(9, 98), ...at(0, 104)],
    ['C', ...at(-9, 98), ...at(-9, 84), ...at(0, 74)],
    ['Z'],
  ]
  return [
    shape(chains, stroke(colour(palette, 'brassC'), 3 * unit, 0.85)),
    shape(bowl, { fill: colour(palette, 'glass'), 'fill-opacity': '.34' }),
    shape(oil, { fill: colour(palette, 'oil') }),
    shape(drop, { fill: colour(palette, 'brassC') }),
    shape(ellipsePath(x, y, 48 * scale, 9 * scale), { fill: colour(palette, 'brassB') }),
    shape(ellipsePath(x, y - 2 * scale, 40 * scale, 5 * scale), {
      fill: colour(palette, 'brassE'),
    }),
    flameAt({ x, y: y - 8 * scale }, { id: `night-halo-${i}`, scale: 0.95 * scale }, palette),
  ]
}
