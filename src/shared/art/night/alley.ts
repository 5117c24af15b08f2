import { type Art, defs, linearGradient, named, reference, stops } from '../art.ts'
import { printBleedPx } from '../family.ts'
import { drawLit, litGradients } from '../lit-motif.ts'
import { circlePath, type Path, type Segment } from '../path.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { farHalf, lightOnSteps, paving, pots, type Spot, wallSpots } from './lane.ts'
import type { NightScene } from './open-nights.ts'
import { drawSky } from './sky.ts'

/** A lane between two walls, its windows lit, that leads to a light at the far end. */
export function drawAlley(scene: NightScene): Art {
  const { layout, palette, seed, clear, night } = scene
  return [
    drawSky(layout, palette, seed, { clear, rings: true }),
    named('lights', strings(scene)),
    paving(scene),
    named('border', [wall(scene, -1), wall(scene, 1)]),
    lightOnSteps(scene, windowPlaces),
    windows(scene),
    night.thing ? farThing(scene) : farGate(scene),
    pots(scene),
  ]
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

/** Arched windows that follow the walls; in a night of Chanukah its lights stand in each. */
function windows(scene: NightScene): Art {
  const { night, palette, layout } = scene
  return windowPlaces.map(([side, from]) => {
    const at = wallSpots(scene, side)
    const pane = windowPath(at, from, from + 0.15, [0.36, 0.66])
    const frame = windowPath(at, from - 0.018, from + 0.168, [0.34, 0.7])
    return [
      shape(frame, { fill: colour(palette, 'ledgeLit') }),
      named('window', shape(pane, { fill: colour(palette, 'window') })),
      night.lights
        ? lightsIn(scene, (along, up) => at(from + 0.15 * along, 0.36 + 0.3 * up), {
            side,
            lit: night.lights,
          })
        : shape(bars(at, from), stroke(colour(palette, 'ledgeMid'), 3.4 * layout.unit)),
    ]
  })
}

/** A menorah on the sill of a window, lit from the right. */
function lightsIn(
  { palette, layout }: NightScene,
  at: Spot,
  { side, lit }: { side: number; lit: number },
): Art {
  const joint = 0.3
  const top = 0.5
  const across = (place: number) => 0.5 + place * 0.1
  const arms = [1, 2, 3, 4].flatMap((place): Path => {
    const [low, high] = [joint - 0.045 * (place - 1), top]
    return [-1, 1].flatMap(
      (way): Path => [
        ['M', ...at(0.5, low)],
        [
          'C',
          ...at(across(way * place * 0.6), low),
          ...at(across(way * place), low + 0.06),
          ...at(across(way * place), high),
        ],
      ],
    )
  })
  const stem: Path = [
    ['M', ...at(0.5, 0.04)],
    ['L', ...at(0.5, 0.56)],
    ['M', ...at(0.3, 0.02)],
    ['L', ...at(0.7, 0.02)],
  ]
  const size = at(0.5, 0)[1] - at(0.5, 1)[1]
  // The first light is at the right of the picture.
  const places = [4, 3, 2, 1, -1, -2, -3, -4]
    .slice(0, lit)
    .map((place) => (side < 0 ? place : -place))
  const flames = [...places.map((place) => at(across(place), top)), at(0.5, 0.57)].flatMap(
    ([x, y]): Path => {
      const [wide, high] = [0.014 * size, 0.085 * size]
      return [
        ['M', x, y - high],
        ['C', x + wide, y - 0.5 * high, x + 1.5 * wide, y, x, y],
        ['C', x - 1.5 * wide, y, x - wide, y - 0.5 * high, x, y - high],
        ['Z'],
      ]
    },
  )
  return [
    shape(
      [...stem, ...arms],
      stroke(colour(palette, 'brassEdge'), Math.max(2.4 * layout.unit, 0.012 * size)),
    ),
    named('flame', shape(flames, { fill: colour(palette, 'flameOuter') })),
  ]
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

/** A tall arched door full of light. */
function farGate({ layout, palette }: NightScene): Art {
  const { foot, unit, text } = layout
  const top = text.y + text.height + 46 * unit
  const { x, y } = foot
  const house: Path = [
    ['M', x - (farHalf + 6) * unit, y],
    ['L', x - (farHalf + 6) * unit, top + 90 * unit],
    ['L', x, top],
    ['L', x + (farHalf + 6) * unit, top + 90 * unit],
    ['L', x + (farHalf + 6) * unit, y],
    ['Z'],
  ]
  const door = (grow: number): Path => {
    const half = (92 + grow) * unit
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
