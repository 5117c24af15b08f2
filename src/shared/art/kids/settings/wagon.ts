import { type Art, named } from '../../art.ts'
import type { Motif } from '../../motifs/motif.ts'
import { mixPaints, type Paint } from '../../paints.ts'
import { circlePath, type Path, rectPath } from '../../path.ts'
import type { Composition } from '../compositions.ts'
import { type Paints, paintMotif } from '../materials.ts'
import { brushed, flat, gouache } from '../paint.ts'
import { type Plot, past } from '../plot.ts'
import { cloudPath, cushion, drawCloud, drawSky, drawStars } from '../sky.ts'
import { drawTrack } from '../track.ts'

export interface Cargo {
  thing: () => Motif
  /** Place across from the middle, and size, as shares of the wagon. */
  across: number
  size: number
  turn?: number
  mirrored?: boolean
  paints?: (plot: Plot) => Paints
}

/** The words on the side of a wagon as wide as the page, on a viaduct, with things on it. */
export function onWagon(cargo: readonly Cargo[], hue: 'coral' | 'main' | 'leaf'): Composition {
  return { layout: 'wagon', draw: (plot) => drawTrain(plot, cargo, hue), sheet: drawPanel }
}

function sidesOf({ text }: Plot) {
  return {
    left: text.x - 74,
    right: text.x + text.width + 74,
    top: text.y - 94,
    foot: text.y + text.height + 56,
  }
}

function drawTrain(plot: Plot, cargo: readonly Cargo[], hue: 'coral' | 'main' | 'leaf'): Art {
  const { width, height, colours } = plot
  const { dark, sun, wood } = colours
  const { left, right, top, foot } = sidesOf(plot)
  const rail = foot + 128
  const body = cushion(left, top, right - left, foot - top, 44)
  const beam = rectPath(left - past - 60, foot - 16, right - left + 2 * past + 120, 34)
  const room = Math.min(top - 40, height > 1600 ? 560 : 330)
  const wheels = [0.2, 0.8].map((share) => left + (right - left) * share)
  return [
    drawSky(plot),
    drawStars(plot, { count: 9, taken: (_, y) => y > top * 0.6 }),
    drawSmoke(plot, top),
    drawCloud(plot, { x: width * 0.08, y: top * 0.4, width: 220, kind: 2 }),
    drawViaduct(plot, rail),
    drawTrack(plot, rail),
    cargo.map(({ thing, across, size, paints, ...rest }) =>
      paintMotif(plot, thing(), {
        ...rest,
        x: width / 2 + (across * (right - left)) / 2,
        y: top + 10,
        size: size * room,
        ...(paints && { paints: paints(plot) }),
      }),
    ),
    named('motif', [
      gouache(plot, beam, mixPaints(dark, wood, 0.2), { grain: 0.3, seed: 1 }),
      gouache(plot, body, colours[hue], { grain: 0.4, seed: 2 }),
      gouache(plot, rectPath(left - 18, top - 8, right - left + 36, 34), wood, {
        grain: 0.5,
        seed: 3,
      }),
      wheels.map((x, i) => drawWheel(plot, { x, y: rail - 92, r: 92 }, i === 0 ? sun : sun)),
    ]),
  ]
}

function drawWheel(plot: Plot, { x, y, r }: { x: number; y: number; r: number }, hub: Paint): Art {
  const { dark, cloud, coral, wood } = plot.colours
  const spokes: Path = Array.from({ length: 4 }, (_, i): Path => {
    const angle = (i / 4) * Math.PI + 0.3
    return [
      ['M', x - r * 0.7 * Math.cos(angle), y - r * 0.7 * Math.sin(angle)],
      ['L', x + r * 0.7 * Math.cos(angle), y + r * 0.7 * Math.sin(angle)],
    ]
  }).flat()
  return [
    gouache(plot, circlePath(x, y, r), dark, { grain: 0.5, seed: 4 }),
    flat(circlePath(x, y, r * 0.74), mixPaints(cloud, wood, 0.2)),
    brushed(spokes, coral, 13),
    gouache(plot, circlePath(x, y, r * 0.26), hub, { grain: 0.8, seed: 5 }),
  ]
}

/** Puffs that drift back over the wagon from an engine ahead of it. */
function drawSmoke(plot: Plot, top: number): Art {
  const { width, colours } = plot
  return named(
    'cloud',
    [0.98, 0.8, 0.58].map((share, i) =>
      gouache(
        plot,
        cloudPath({ x: width * share, y: top * (0.62 - 0.15 * i), width: 200 + 60 * i, kind: i }),
        colours.cloud,
        {
          grain: 0.5,
          seed: 30 + i,
        },
      ),
    ),
  )
}

function drawViaduct(plot: Plot, rail: number): Art {
  const { width, height, colours } = plot
  const { wood, cloud, dark, hillNear } = colours
  const stone = mixPaints(wood, cloud, 0.42)
  const count = 3
  const bay = (width + 40) / count
  const pier = bay * 0.2
  const wall = rectPath(-past, rail + 20, width + 2 * past, height - rail + past)
  const arches = Array.from({ length: count }, (_, i): Path => {
    const [x, right] = [i * bay - 20 + pier / 2, (i + 1) * bay - 20 - pier / 2]
    const rise = Math.min((right - x) / 2, Math.max(30, height - rail - 110))
    const spring = rail + 92 + rise
    const half = (right - x) / 2
    return [
      ['M', x, height + past],
      ['L', x, spring],
      ['C', x, spring - 0.55 * rise, x + 0.45 * half, spring - rise, x + half, spring - rise],
      ['C', right - 0.45 * half, spring - rise, right, spring - 0.55 * rise, right, spring],
      ['L', right, height + past],
      ['Z'],
    ]
  }).flat()
  const air = mixPaints(hillNear, cloud, 0.35)
  const bushes = Array.from({ length: 9 }, (_, i) =>
    circlePath((width * i) / 8, height + 40, 90 + 20 * (i % 3)),
  ).flat()
  return [
    gouache(plot, wall, stone, { grain: 0.2, seed: 6 }),
    flat(rectPath(-past, rail + 52, width + 2 * past, 8), mixPaints(stone, dark, 0.22)),
    flat(arches, air),
    gouache(plot, bushes, hillNear, { grain: 0.3, seed: 7 }),
  ]
}

/** The light panel on the side of the wagon. */
function drawPanel(plot: Plot): Art {
  const { text, colours } = plot
  const [x, y] = [text.x - 40, text.y - 56]
  const box = cushion(x, y, text.width + 80, text.height + 84, 30)
  return [flat(box, colours.page), brushed(box, mixPaints(colours.sun, colours.page, 0.2), 7)]
}
