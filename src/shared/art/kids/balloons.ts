import { type Art, named } from '../art.ts'
import { letterPath } from '../letters/letter.ts'
import { suezOne } from '../letters/suez-one.ts'
import { backwards, readPath, symmetric } from '../motifs/drawn.ts'
import { mixPaints, type Paint } from '../paints.ts'
import {
  ellipsePath,
  type Matrix,
  type Path,
  type Point,
  placement,
  transformPath,
} from '../path.ts'
import { flatten } from '../polygon.ts'
import { brushed, flat, gouache } from './paint.ts'
import type { Plot } from './plot.ts'
import { starPath } from './sky.ts'

type Pattern = 'plain' | 'stripes' | 'dots' | 'stars' | { letter: string }

export interface Balloon {
  /** X of its knot. */
  x: number
  y: number
  /** Height of the skin. */
  height: number
  /** Radians. */
  lean: number
  hue: Paint
  pattern: Pattern
}

/** The right half of the skin, 200 high above a knot at 0, 0. */
const half = readPath('M0 -200C50 -200 82 -164 82 -118C82 -72 40 -28 0 -10')
const skin = symmetric('M0 -200C50 -200 82 -164 82 -118C82 -72 40 -28 0 -10')
const knot = symmetric('M0 -14C5 -8 11 -2 15 2C10 6 4 3 0 3')
const gloss = readPath('M-53 -126C-53 -150 -38 -170 -18 -178C-22 -160 -36 -142 -53 -126Z')
const glint = ellipsePath(-54, -104, 5, 6.5)

/** A balloon. Its pattern bulges with the skin. */
export function drawBalloon(plot: Plot, balloon: Balloon): Art {
  const { x, y, height, lean, hue } = balloon
  const place = placement(x, y, lean, height / 200)
  const on = (path: Path) => transformPath(path, place)
  const { dark, white } = plot.colours
  const parts = [
    flat(on(knot), mixPaints(hue, dark, 0.25)),
    gouache(plot, on(skin), hue, { grain: 1.2, seed: Math.round(x) }),
    drawPattern(plot, balloon, place),
    flat([...on(gloss), ...on(glint)], mixPaints(hue, white, 0.62)),
  ]
  return named('balloon', parts, balloon)
}

function drawPattern(plot: Plot, { hue, pattern, x }: Balloon, place: Matrix): Art {
  const { cloud, dark, page: paper, sun } = plot.colours
  const grained = (path: Path, colour: Paint) =>
    gouache(plot, transformPath(path, place), colour, { grain: 1, seed: Math.round(x) + 1 })
  if (pattern === 'stripes') {
    const stripes = [-0.86, -0.4, 0.12, 0.62].flatMap((s) => meridianBand(half, s, s + 0.26))
    return grained(stripes, mixPaints(hue, cloud, 0.82))
  }
  if (pattern === 'dots') return flat(transformPath(dots(), place), paper)
  if (pattern === 'stars') return flat(transformPath(stars(), place), sun)
  if (pattern === 'plain') return []
  const letter = letterPath(suezOne, pattern.letter, { x: 2, y: -112, height: 74 })
  return flat(transformPath(letter, place), hue === dark ? paper : dark)
}

/** The part of a round skin between two meridians; -1 is its left rim and 1 its right. */
export function meridianBand(rightHalf: Path, from: number, to: number): Path {
  const meridian = (share: number) => transformPath(rightHalf, [share, 0, 0, 1, 0, 0])
  return [...meridian(to), ...backwards(meridian(from)).slice(1), ['Z']]
}

function dots(): Path {
  const rim = flatten(half, 24)[0] ?? []
  return [-168, -138, -106, -74, -46].flatMap((y, row) => {
    const reach = widthAt(rim, y)
    const shares = row % 2 === 0 ? [-0.66, 0, 0.66] : [-0.9, -0.34, 0.34, 0.9]
    return shares.flatMap((share) =>
      ellipsePath(share * reach, y, 8.5 * Math.sqrt(1 - share * share * 0.9), 8.5),
    )
  })
}

function stars(): Path {
  const places = [
    [-34, -150, 10],
    [16, -168, 8],
    [6, -118, 14],
    [46, -132, 9],
    [-42, -96, 9],
    [38, -84, 8],
    [-6, -66, 8],
  ] as const
  return places.flatMap(([x, y, radius]) => starPath(x, y, radius, x))
}

function widthAt(rim: readonly Point[], y: number): number {
  return rim.reduce((best, point) => (Math.abs(point.y - y) < Math.abs(best.y - y) ? point : best))
    .x
}

/** Strings from each knot to one common point. */
export function drawStrings(plot: Plot, balloons: readonly Balloon[], to: Point): Art {
  const strings = balloons.flatMap(({ x, y, lean }): Path => {
    const drop = (to.y - y) * 0.55
    return [
      ['M', x, y + 2],
      ['C', x - lean * 40, y + drop * 0.7, to.x + (x - to.x) * 0.25, to.y - drop * 0.7, to.x, to.y],
    ]
  })
  const { dark, skyLow } = plot.colours
  return named('strings', brushed(strings, mixPaints(dark, skyLow, 0.35), 2))
}

const bowHalf =
  'M3 -3C14 -26 44 -36 50 -18C54 -4 34 12 3 4Z M4 2C16 14 22 30 38 46C28 46 20 46 12 52C12 34 8 18 0 6Z'

/** The bow that holds the strings. */
export function drawBow(plot: Plot, { x, y }: Point, size: number): Art {
  const { coral, dark } = plot.colours
  const place = placement(x, y, 0, size / 100)
  const side = readPath(bowHalf)
  const both = [...side, ...transformPath(side, [-1, 0, 0, 1, 0, 0])]
  const centre = ellipsePath(0, 0, 9, 10)
  return named('strings', [
    gouache(plot, transformPath(both, place), coral, { grain: 1.2 }),
    flat(transformPath(centre, place), mixPaints(coral, dark, 0.25)),
  ])
}
