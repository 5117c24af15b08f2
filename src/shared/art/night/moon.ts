import { type Art, defs, linearGradient, reference, stops } from '../art.ts'
import type { Paints } from '../family.ts'
import { circlePath, ellipsePath, type Path, type Point } from '../path.ts'
import { px } from '../px.ts'
import { colour, shape } from '../shapes.ts'
import type { CompositionLayout } from './composition-layout.ts'

type Moon = Point & { radius: number }
type MoonPlace = Pick<CompositionLayout, 'glow' | 'unit'>

/** The growing moon: its whole disc in a faint light, lit from the lower right. */
export function drawGrowingMoon({ glow, unit }: MoonPlace, palette: Paints): Art {
  const radius = radiusOf({ glow, unit })
  return [
    moonGradient(palette),
    shape(circlePath(glow.x, glow.y, radius), {
      fill: colour(palette, 'glow4'),
      stroke: colour(palette, 'glow2'),
      'stroke-width': px(3 * unit),
    }),
    shape(seas({ ...glow, radius }), { fill: colour(palette, 'glow3'), 'fill-opacity': '.35' }),
    shape(litSide({ ...glow, radius }, 0.62), {
      fill: colour(palette, 'brassD'),
      'fill-opacity': '.3',
    }),
    shape(litSide({ ...glow, radius }, 0.5), {
      fill: reference('night-moon'),
      stroke: colour(palette, 'glow0'),
      'stroke-width': px(unit),
    }),
    shape(brightSeas({ ...glow, radius }), {
      fill: colour(palette, 'brassC'),
      'fill-opacity': '.28',
    }),
  ]
}

/** The moon of the fifteenth, with faint seas. */
export function drawFullMoon({ glow, unit }: MoonPlace, palette: Paints): Art {
  const radius = radiusOf({ glow, unit })
  return [
    moonGradient(palette),
    shape(circlePath(glow.x, glow.y, radius * 1.14), {
      fill: colour(palette, 'glow0'),
      'fill-opacity': '.22',
    }),
    shape(circlePath(glow.x, glow.y, radius), { fill: reference('night-moon') }),
    shape(seas({ ...glow, radius }), { fill: colour(palette, 'brassC'), 'fill-opacity': '.3' }),
  ]
}

/** The dark plains of a moon around (x, y). */
function seas({ x, y, radius }: Moon): Path {
  const at = (dx: number, dy: number, rx: number, ry: number) =>
    ellipsePath(x + dx * radius, y + dy * radius, rx * radius, ry * radius)
  return [
    at(-0.34, -0.36, 0.27, 0.2),
    at(-0.12, -0.5, 0.2, 0.14),
    at(-0.5, -0.08, 0.16, 0.27),
    at(-0.4, 0.2, 0.22, 0.17),
    at(0.2, -0.34, 0.19, 0.15),
    at(0.36, -0.16, 0.16, 0.19),
    at(0.3, 0.06, 0.2, 0.12),
    at(-0.16, 0.3, 0.14, 0.08),
    at(0.56, -0.26, 0.09, 0.13),
  ].flat()
}

function moonGradient(palette: Paints): Art {
  return defs(
    linearGradient(
      { id: 'night-moon', x1: 0, y1: 0, x2: 1, y2: 1 },
      stops([
        [0, colour(palette, 'glass')],
        [0.5, colour(palette, 'brassE')],
        [1, colour(palette, 'brassD')],
      ]),
    ),
  )
}

function radiusOf({ glow, unit }: MoonPlace): number {
  return Math.min(200 * unit, glow.radius * 0.26)
}

/** The dark plains on the lit side of a growing moon. */
function brightSeas({ x, y, radius }: Moon): Path {
  const at = (dx: number, dy: number, rx: number, ry: number) =>
    ellipsePath(x + dx * radius, y + dy * radius, rx * radius, ry * radius)
  return [
    at(0.42, -0.44, 0.2, 0.15),
    at(0.56, -0.2, 0.19, 0.22),
    at(0.38, -0.02, 0.22, 0.14),
    at(0.72, 0.12, 0.11, 0.16),
    at(-0.02, 0.3, 0.2, 0.13),
    at(0.16, 0.44, 0.17, 0.12),
    at(-0.22, 0.56, 0.12, 0.09),
  ].flat()
}

/**
 * The disc's lower right half and what a flatter arc of the same ends adds, turned by 36 degrees.
 * `more` is how far that arc reaches past the middle, of the radius.
 */
function litSide({ x, y, radius }: Moon, more: number): Path {
  const turn = Math.PI / 5
  const at = (dx: number, dy: number): [number, number] => [
    x + radius * (dx * Math.cos(turn) - dy * Math.sin(turn)),
    y + radius * (dx * Math.sin(turn) + dy * Math.cos(turn)),
  ]
  const k = 0.5522847
  const edge = -more
  return [
    ['M', ...at(0, -1)],
    ['C', ...at(k, -1), ...at(1, -k), ...at(1, 0)],
    ['C', ...at(1, k), ...at(k, 1), ...at(0, 1)],
    ['C', ...at(edge * k, 1), ...at(edge, k), ...at(edge, 0)],
    ['C', ...at(edge, -k), ...at(edge * k, -1), ...at(0, -1)],
    ['Z'],
  ]
}
