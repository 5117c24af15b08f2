import { type Art, defs, linearGradient, named, reference, stops } from '../art.ts'
import { printBleedPx } from '../family.ts'
import { drawLit, litGradients } from '../lit-motif.ts'
import { ellipsePath, type Path, type Point, type Segment } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { band, colour, shape, stroke } from '../shapes.ts'
import { drawFullMoon, drawGrowingMoon } from './moon.ts'
import { drawOilCup } from './night-lights.ts'
import type { NightScene } from './open-nights.ts'
import { drawGround } from './sky.ts'

/** Light over still water: the hills of the far shore, and each light with its path of glints. */
export function drawWater(scene: NightScene): Art {
  const { night, layout, palette, seed, clear } = scene
  const { foot, heightPx, widthPx, unit, cx } = layout
  const sky = { ...layout, glow: night.moon ? { ...layout.glow, from: 3 } : layout.glow }
  const depth = stops([
    [0, colour(palette, 'hillFarLit')],
    [0.1, colour(palette, 'hillNear')],
    [0.6, colour(palette, 'panel')],
    [1, colour(palette, 'panelDeep')],
  ])
  const spots = placesOf(scene)
  return [
    drawGround(sky, palette, seed, { clear, rings: !night.moon, panel: false }),
    defs(linearGradient({ id: 'night-water', x1: 0, y1: 0, x2: 0, y2: 1 }, depth)),
    band(widthPx, foot.y, heightPx + printBleedPx, reference('night-water')),
    named('wave', ripples(scene)),
    named('lights', glints(spots, scene)),
    night.moon ? moonOf(scene) : quay(scene),
    lightsOn(spots, scene),
    night.thing ? thingOn({ x: cx, y: foot.y + 20 * unit }, scene) : [],
  ]
}

/** The lights whose paths lie on the water. */
function placesOf({ night, layout }: NightScene): Point[] {
  const { cx, foot, unit } = layout
  const count = night.lights ?? 1
  const pitch = Math.min(250, 760 / count) * unit
  return Array.from({ length: count }, (_, i) => ({
    x: cx + (i - (count - 1) / 2) * pitch,
    y: foot.y + 20 * unit,
  }))
}

function moonOf({ night, layout, palette }: NightScene): Art {
  const draw = night.moon === 'crescent' ? drawGrowingMoon : drawFullMoon
  const at = { ...layout.glow, y: layout.glow.y - 60 * layout.unit }
  return named('moon', draw({ unit: layout.unit, glow: at }, palette), at)
}

function lightsOn(spots: readonly Point[], { night, layout, palette }: NightScene): Art {
  if (!night.lights) return []
  return spots.map((spot, i) =>
    named(
      'motif',
      drawOilCup(spot, { id: `night-halo-${i}`, scale: 1.9 * layout.unit }, palette),
      spot,
    ),
  )
}

function thingOn(at: Point, { night, layout, palette }: NightScene): Art {
  if (!night.thing) return []
  const [motifOf, scale] = night.thing
  const motif = motifOf()
  const manner = { palette, prefix: 'night' }
  const place = { ...at, scale: scale * layout.unit }
  return [litGradients([motif], manner), named('motif', drawLit(motif, place, manner), place)]
}

/** The edge of the near quay, in stone. */
function quay({ layout, palette }: NightScene): Art {
  const { foot, unit, cx } = layout
  const half = 470 * unit
  const top = ellipsePath(cx, foot.y + 26 * unit, half, 26 * unit)
  const face: Path = [
    ['M', cx - half, foot.y + 26 * unit],
    [
      'C',
      cx - half,
      foot.y + 62 * unit,
      cx + half,
      foot.y + 62 * unit,
      cx + half,
      foot.y + 26 * unit,
    ],
    ['L', cx + half, foot.y + 52 * unit],
    [
      'C',
      cx + half,
      foot.y + 92 * unit,
      cx - half,
      foot.y + 92 * unit,
      cx - half,
      foot.y + 52 * unit,
    ],
    ['Z'],
  ]
  return [
    shape(face, { fill: colour(palette, 'ledgeFace') }),
    shape(top, { fill: colour(palette, 'ledgeMid') }),
    shape(ellipsePath(cx, foot.y + 22 * unit, half * 0.8, 15 * unit), {
      fill: colour(palette, 'ledgeLit'),
      'fill-opacity': '.5',
    }),
  ]
}

/** Short level strokes, longer and farther apart towards the foot. */
function ripples({ layout, palette, seed }: NightScene): Art {
  const random = createRandom(seed + 21)
  const { foot, heightPx, widthPx, unit } = layout
  const marks: Segment[] = []
  for (let y = foot.y + 16 * unit; y < heightPx - 30 * unit; y += between(random, 16, 34) * unit) {
    const near = (y - foot.y) / (heightPx - foot.y)
    for (let i = 0; i < 3; i++) {
      const x = between(random, -0.05, 1) * widthPx
      marks.push(['M', x, y], ['L', x + (30 + 130 * near) * unit * random(), y])
    }
  }
  return shape(marks, stroke(colour(palette, 'hillNearLit'), 2.6 * unit, 0.6))
}

/** A path of light under each flame, broken by the ripples and wider towards the foot. */
function glints(spots: readonly Point[], { night, layout, palette, seed }: NightScene): Art {
  const random = createRandom(seed + 22)
  const { foot, heightPx, unit } = layout
  const from = foot.y + (night.moon ? 10 : 96) * unit
  const wide = night.lights ? 62 : 150
  const [warm, hot]: [Segment[], Segment[]] = [[], []]
  for (const { x } of spots) {
    for (let y = from; y < heightPx - 46 * unit; y += 17 * unit) {
      const near = (y - from) / (heightPx - from)
      const half = wide * (0.34 + 0.8 * near) * between(random, 0.45, 1) * unit
      const drift = between(random, -22, 22) * (0.4 + near) * unit
      warm.push(['M', x - half + drift, y], ['L', x + half + drift, y])
      if (near < 0.6) hot.push(['M', x - half * 0.5 + drift, y], ['L', x + half * 0.42 + drift, y])
    }
  }
  const [outer, inner] = night.moon ? ['glow3', 'glow0'] : ['flameOuter', 'flameMiddle']
  return [
    shape(warm, stroke(colour(palette, outer ?? 'glow3'), 6.4 * unit, 0.55)),
    shape(hot, stroke(colour(palette, inner ?? 'glow0'), 6.4 * unit, 0.9)),
  ]
}
