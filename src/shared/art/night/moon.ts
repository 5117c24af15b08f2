import type { Palette } from '../family.ts'
import { colour, px, shape, stops } from '../markup.ts'
import { circlePath, type Path } from '../path.ts'
import type { SceneLayout } from './scene-layout.ts'

/** The new moon in the west, lit from below on the right, the rest of its disc only guessed. */
export function drawMoon({ glow, unit }: SceneLayout, palette: Palette): string {
  const radius = Math.min(150 * unit, glow.radius * 0.2)
  const gradient = `<linearGradient id="night-moon" x1="0" y1="0" x2="1" y2="1">${stops([
    [0, colour(palette, 'brassD')],
    [0.6, colour(palette, 'brassE')],
    [1, colour(palette, 'glass')],
  ])}</linearGradient>`
  return [
    `<defs>${gradient}</defs>`,
    shape(
      circlePath(glow.x, glow.y, radius),
      `fill="${colour(palette, 'glow3')}" fill-opacity=".3"`,
    ),
    shape(
      crescent(glow.x, glow.y, radius),
      `fill="url(#night-moon)" stroke="${colour(palette, 'glow0')}" stroke-width="${px(unit)}"`,
    ),
  ].join('')
}

/** Between the disc's lower right half and a flatter arc, turned by 36 degrees. */
function crescent(x: number, y: number, radius: number): Path {
  const turn = Math.PI / 5
  const at = (dx: number, dy: number): [number, number] => [
    x + radius * (dx * Math.cos(turn) - dy * Math.sin(turn)),
    y + radius * (dx * Math.sin(turn) + dy * Math.cos(turn)),
  ]
  const k = 0.5522847
  return [
    ['M', ...at(0, -1)],
    ['C', ...at(k, -1), ...at(1, -k), ...at(1, 0)],
    ['C', ...at(1, k), ...at(k, 1), ...at(0, 1)],
    ['C', ...at(0.36, 0.86), ...at(0.58, 0.46), ...at(0.58, 0)],
    ['C', ...at(0.58, -0.46), ...at(0.36, -0.86), ...at(0, -1)],
    ['Z'],
  ]
}
