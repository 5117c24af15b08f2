import { type Art, defs, linearGradient, named, reference, stops } from '../art.ts'
import { printBleedPx } from '../family.ts'
import { drawLit, litGradients } from '../lit-motif.ts'
import { circlePath, type Path, type Segment } from '../path.ts'
import { colour, shape, stroke } from '../shapes.ts'
import type { NightScene } from './open-nights.ts'
import { drawSky } from './sky.ts'

/** How far a wall reaches from the edge of the sheet to the far end, as shares. */
type Spot = (along: number, up: number) => [number, number]

/** A lane between two walls, its windows lit, that leads to a light at the far end. */
export function drawAlley(scene: NightScene): Art {
  const { layout, palette, seed, clear, night } = scene
  const { unit } = layout
  return [
    drawSky(layout, palette, seed, { clear, rings: true }),
    named('lights', strings(scene)),
    ground(scene),
    named('border', [wall(scene, -1), wall(scene, 1)]),
    windows(scene),
    night.thing ? farThing(scene) : farGate(scene),
    named('lights', shape(steps(scene), stroke(colour(palette, 'ledgeMid'), 4 * unit, 0.8))),
  ]
}

/** Points of a wall: `along` 0 at the edge of the sheet, 1 at the far end; `up` 0 at its foot. */
function wallSpots({ layout }: NightScene, side: number): Spot {
  const { widthPx, heightPx, foot, text, unit } = layout
  const x = widthPx / 2
  const near = {
    x: x + side * (x + printBleedPx),
    foot: heightPx + 40 * unit,
    top: text.y + text.height - 70 * unit,
  }
  const far = { x: x + side * 170 * unit, foot: foot.y, top: text.y + text.height + 70 * unit }
  return (along, up) => {
    const t = along / (along + (1 - along) * 0.42)
    const bottom = near.foot + (far.foot - near.foot) * t
    const top = near.top + (far.top - near.top) * t
    return [near.x + (far.x - near.x) * t, bottom + (top - bottom) * up]
  }
}

function wall(scene: NightScene, side: number): Art {
  const { layout, palette } = scene
  const { unit } = layout
  const at = wallSpots(scene, side)
  const outline: Path = [
    ['M', ...at(0, 0)],
    ['L', ...at(0, 0.86)],
    ['L', ...at(0.3, 0.86)],
    ['L', ...at(0.3, 1)],
    ['L', ...at(0.62, 1)],
    ['L', ...at(0.62, 0.9)],
    ['L', ...at(1, 0.9)],
    ['L', ...at(1, 0)],
    ['Z'],
  ]
  const courses: Segment[] = []
  for (let row = 1; row < 11; row++) {
    courses.push(['M', ...at(0, row / 12.8)], ['L', ...at(1, row / 12.8)])
    for (let joint = row % 2; joint < 20; joint += 2) {
      courses.push(['M', ...at(joint / 20, row / 12.8)], ['L', ...at(joint / 20, (row - 1) / 12.8)])
    }
  }
  const id = side < 0 ? 'night-wall-left' : 'night-wall-right'
  const light = stops([
    [0, colour(palette, 'house')],
    [0.55, colour(palette, 'houseLit')],
    [1, colour(palette, 'ledgeMid')],
  ])
  const across = side < 0 ? { x1: 0, x2: 1 } : { x1: 1, x2: 0 }
  return [
    defs(linearGradient({ id, ...across, y1: 0, y2: 0 }, light)),
    shape(outline, { fill: reference(id) }),
    shape(courses, stroke(colour(palette, 'house'), 2 * unit, 0.7)),
    shape(outline, stroke(colour(palette, 'houseLit'), 3 * unit)),
  ]
}

/** Strings of bulbs over the lane, above the words, from one side of the sheet to the other. */
function strings({ layout, palette }: NightScene): Art {
  const { widthPx, header, unit } = layout
  const room = header.y - header.sizePx - 26 * unit
  const lines = [0.16, 0.52].map((share, i) => {
    const from = { x: -printBleedPx, y: room * share * (i === 0 ? 1.5 : 0.6) }
    const to = { x: widthPx + printBleedPx, y: room * share * (i === 0 ? 0.4 : 1.1) }
    const drop = room - Math.max(from.y, to.y)
    const sag = (i === 0 ? 0.55 : 0.9) * drop
    return (t: number) => ({
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t + 4 * sag * t * (1 - t),
    })
  })
  const wires = lines.flatMap(
    (at): Path =>
      Array.from({ length: 25 }, (_, i): Segment => {
        const { x, y } = at(i / 24)
        return [i === 0 ? 'M' : 'L', x, y]
      }),
  )
  const bulbs = lines.flatMap((at, row) =>
    Array.from({ length: 9 }, (_, i) => at((i + 0.5 + 0.18 * row) / 9)),
  )
  const round = (radius: number) =>
    bulbs.flatMap(({ x, y }) => circlePath(x, y + 9 * unit, radius * unit))
  return [
    shape(wires, stroke(colour(palette, 'ledgeMid'), 3 * unit)),
    shape(round(24), { fill: colour(palette, 'glow2'), 'fill-opacity': 0.16 }),
    shape(round(15), { fill: colour(palette, 'glow1'), 'fill-opacity': 0.3 }),
    shape(round(8), { fill: colour(palette, 'window') }),
  ]
}

/** Places of windows along a wall and up it, in the order of lighting. */
const windowPlaces = [
  [1, 0.1],
  [-1, 0.1],
  [1, 0.4],
  [-1, 0.4],
  [1, 0.7],
  [-1, 0.7],
] as const

/** Arched windows that follow the walls; the light at the far end is one more. */
function windows(scene: NightScene): Art {
  const { night, palette, layout } = scene
  const lit = (night.lights ?? 7) - 1
  return windowPlaces.map(([side, from], i) => {
    const at = wallSpots(scene, side)
    const pane = windowPath(at, from, from + 0.15, [0.36, 0.66])
    const frame = windowPath(at, from - 0.018, from + 0.168, [0.34, 0.7])
    const isLit = i < lit
    return [
      shape(frame, { fill: colour(palette, isLit ? 'ledgeLit' : 'ledgeMid') }),
      named('window', shape(pane, { fill: colour(palette, isLit ? 'window' : 'panelShade') })),
      shape(bars(at, from), stroke(colour(palette, 'ledgeMid'), 3.4 * layout.unit)),
    ]
  })
}

function windowPath(at: Spot, from: number, to: number, [low, high]: [number, number]): Path {
  const middle = (from + to) / 2
  const spring = low + 0.68 * (high - low)
  return [
    ['M', ...at(from, low)],
    ['L', ...at(from, spring)],
    ['Q', ...at(from, high), ...at(middle, high)],
    ['Q', ...at(to, high), ...at(to, spring)],
    ['L', ...at(to, low)],
    ['Z'],
  ]
}

function bars(at: Spot, from: number): Path {
  const middle = from + 0.075
  return [
    ['M', ...at(middle, 0.36)],
    ['L', ...at(middle, 0.66)],
    ['M', ...at(from, 0.52)],
    ['L', ...at(from + 0.15, 0.52)],
  ]
}

/** The paving, light along its middle. */
function ground({ layout, palette }: NightScene): Art {
  const { widthPx, heightPx, foot, unit } = layout
  const floor: Path = [
    ['M', foot.x - 190 * unit, foot.y - 2 * unit],
    ['L', foot.x + 190 * unit, foot.y - 2 * unit],
    ['L', widthPx + printBleedPx, heightPx + 60 * unit],
    ['L', -printBleedPx, heightPx + 60 * unit],
    ['Z'],
  ]
  const light = stops([
    [0, colour(palette, 'ledgeLit')],
    [0.3, colour(palette, 'ledgeMid')],
    [1, colour(palette, 'ledgeFace')],
  ])
  return [
    defs(linearGradient({ id: 'night-floor', x1: 0, y1: 0, x2: 0, y2: 1 }, light)),
    shape(floor, { fill: reference('night-floor') }),
  ]
}

/** Steps across the lane, farther apart towards the foot. */
function steps({ layout }: NightScene): Path {
  const { heightPx, widthPx, foot, unit } = layout
  return [0.06, 0.15, 0.27, 0.43, 0.64, 0.9].flatMap((t): Path => {
    const y = foot.y + t * (heightPx - foot.y)
    const half = 170 * unit + t * (widthPx / 2 - 170 * unit)
    return [
      ['M', foot.x - half, y],
      ['L', foot.x + half, y],
    ]
  })
}

/** A tall arched door full of light. */
function farGate({ layout, palette }: NightScene): Art {
  const { foot, unit, text } = layout
  const top = text.y + text.height + 46 * unit
  const { x, y } = foot
  const house: Path = [
    ['M', x - 176 * unit, y],
    ['L', x - 176 * unit, top + 90 * unit],
    ['L', x, top],
    ['L', x + 176 * unit, top + 90 * unit],
    ['L', x + 176 * unit, y],
    ['Z'],
  ]
  const door = (grow: number): Path => {
    const half = (74 + grow) * unit
    const head = y - 0.6 * (y - top) - grow * unit
    return [
      ['M', x - half, y],
      ['L', x - half, head + half],
      ['C', x - half, head, x - 0.55 * half, head, x, head],
      ['C', x + 0.55 * half, head, x + half, head, x + half, head + half],
      ['L', x + half, y],
      ['Z'],
    ]
  }
  const leaf: Path = [
    ['M', x, y],
    ['L', x, y - 0.56 * (y - top)],
  ]
  return named('window', [
    shape(house, { fill: colour(palette, 'houseLit') }),
    shape(house, stroke(colour(palette, 'ledgeMid'), 4 * unit)),
    shape(door(16), { fill: colour(palette, 'ledgeLit') }),
    shape(door(0), { fill: colour(palette, 'window') }),
    shape(door(-34), { fill: colour(palette, 'glow0') }),
    shape(leaf, stroke(colour(palette, 'ledgeMid'), 3 * unit)),
  ])
}

function farThing({ night, layout, palette }: NightScene): Art {
  if (!night.thing) return []
  const [motifOf, scale] = night.thing
  const motif = motifOf()
  const manner = { palette, prefix: 'night' }
  const place = { ...layout.foot, scale: scale * layout.unit }
  return [litGradients([motif], manner), named('motif', drawLit(motif, place, manner), place)]
}
