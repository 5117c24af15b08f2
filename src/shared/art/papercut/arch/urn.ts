import { ribbonPath } from '../../foliage.ts'
import { circlePath, orient, type Path, placement, transformPath } from '../../path.ts'
import { hole, lens, pinhole, turnedPath } from '../lace.ts'
import { bothSides } from '../symmetry.ts'
import { spiralLine } from '../vine.ts'

/** Height of the urn's rim above its foot at scale 1. */
export const urnHeight = 176

/** A footed urn with a gadrooned bowl and scrolled handles; (x, y) is the middle of its foot. */
export function urnPath(x: number, y: number, scale: number): Path {
  const outline = turnedPath(0, [
    [66, -176],
    [70, -168, 2],
    [66, -160, 2],
    [52, -154],
    [46, -128, -6],
    [50, -122],
    [84, -96, 8],
    [26, -40, 16],
    [18, -34],
    [24, -28, 4],
    [18, -22],
    [34, -10, -5],
    [56, -6],
    [56, 6],
  ])
  const cuts: Path[] = [lens(0, -141, Math.PI / 2, 20, 11)]
  for (let i = -4; i <= 4; i++) {
    const bow = i * 0.16
    cuts.push(lens(i * 14.5, -84 - Math.abs(i) * 4.5, Math.PI / 2 + bow, 52 - Math.abs(i) * 7, 9))
    cuts.push(pinhole(i * 14.4, -168, 3.4))
  }
  for (const side of [-1, 1]) {
    cuts.push(lens(side * 27, -141, Math.PI / 2, 18, 9), pinhole(side * 13.5, -141, 3.6))
  }
  const handles = bothSides(handle(), 0)
  return transformPath([...outline, ...cuts.flat(), ...handles], placement(x, y, 0, scale))
}

function handle(): Path {
  const scroll = spiralLine({
    x: 96,
    y: -128,
    radius: [32, 9],
    start: Math.PI * 0.62,
    turns: -1.35,
  })
  const line = [{ x: 66, y: -72 }, { x: 84, y: -82 }, ...scroll]
  const knob = scroll.at(-1) ?? { x: 96, y: -128 }
  return [
    ...orient(ribbonPath(line, 9, 6), 'solid'),
    ...circlePath(knob.x, knob.y, 8),
    ...orient(hole(112, -96, 6), 'solid'),
  ]
}
