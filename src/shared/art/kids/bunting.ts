import { type Art, named } from '../art.ts'
import { mixPaints, type Paint } from '../paints.ts'
import { circlePath, type Path } from '../path.ts'
import { brushed, flat, gouache } from './paint.ts'
import { isClear, type Plot, past, rightEnd } from './plot.ts'

interface Cord {
  /** Height of its left end, and its sag; its right end is under the small line. */
  left: number
  sag: number
  /** How much lower it hangs at the right. */
  drop?: number
  flags: number
  size: number
}

/** Small flags on a string from side to side. */
export function drawBunting(plot: Plot, { left, sag, drop = 0, flags, size }: Cord): Art {
  const right = rightEnd(plot) + drop
  const { coral, cloud, leaf, main, sun } = plot.colours
  const hues = [coral, sun, cloud, main, leaf]
  const heightAt = (t: number) => left + (right - left) * t + sag * 4 * t * (1 - t)
  const span = plot.width + 2 * past
  const at = (t: number) => ({ x: -past + t * span, y: heightAt(t) })
  const [start, end] = [at(0), at(1)]
  const cord: Path = [
    ['M', start.x, start.y],
    ['Q', plot.width / 2, (start.y + end.y) / 2 + 2 * sag, end.x, end.y],
  ]
  const drawn = Array.from({ length: flags }, (_, i) => {
    const t = (i + 0.5) / flags
    const middle = at(t)
    if (!isClear(plot, middle.x, middle.y + size * 0.45, size * 0.5)) return []
    const [from, to] = [at(t - (0.34 * size) / span), at(t + (0.34 * size) / span)]
    return drawFlag(plot, {
      from,
      to,
      hue: hues[i % hues.length] ?? sun,
      kind: (i + plot.seed) % 4,
    })
  })
  return named('flags', [drawn, brushed(cord, plot.colours.cord, 3)])
}

interface Flag {
  from: { x: number; y: number }
  to: { x: number; y: number }
  hue: Paint
  /** 1 is dotted, 3 has a band, the others are plain. */
  kind: number
}

function drawFlag(plot: Plot, { from, to, hue, kind }: Flag): Art {
  const across = { x: to.x - from.x, y: to.y - from.y }
  /** u along the cord, v down from it, both as shares of the flag's width. */
  const at = (u: number, v: number): [number, number] => [
    from.x + across.x * u - across.y * v,
    from.y + across.y * u + across.x * v,
  ]
  const cloth: Path = [
    ['M', ...at(0, 0)],
    ['L', ...at(1, 0)],
    ['Q', ...at(0.78, 0.62), ...at(0.5, 1.32)],
    ['Q', ...at(0.22, 0.62), ...at(0, 0)],
    ['Z'],
  ]
  const { cloud, coral } = plot.colours
  const ink = hue === cloud ? coral : mixPaints(hue, cloud, 0.75)
  const dots = [
    [0.3, 0.2],
    [0.7, 0.2],
    [0.5, 0.5],
    [0.5, 0.86],
  ].flatMap(([u = 0, v = 0]) => circlePath(...at(u, v), Math.hypot(across.x, across.y) * 0.075))
  const band: Path = [
    ['M', ...at(0.1, 0.24)],
    ['L', ...at(0.9, 0.24)],
    ['L', ...at(0.81, 0.46)],
    ['L', ...at(0.19, 0.46)],
    ['Z'],
  ]
  const pattern = kind === 1 ? flat(dots, ink) : kind === 3 ? flat(band, ink) : []
  return [gouache(plot, cloth, hue, { grain: 1.1, seed: Math.round(from.x) }), pattern]
}
