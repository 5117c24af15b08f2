import { type Art, defs, linearGradient, named, reference, stops } from '../art.ts'
import { type ArtRequest, type Paints, printBleedPx } from '../family.ts'
import { sampleSpline } from '../foliage.ts'
import { drawContact, drawLit, type LitManner, litGradients } from '../lit-motif.ts'
import type { Motif } from '../motifs/motif.ts'
import { bulb } from '../motifs/table/bulb.ts'
import { paintsOf } from '../paints.ts'
import { circlePath, type Path, type Point, splinePath } from '../path.ts'
import { px } from '../px.ts'
import { between, createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import {
  type CompositionLayout,
  compositionLayout,
  compositionTextArea,
} from './composition-layout.ts'
import type { NightComposition } from './compositions.ts'
import { drawFire } from './fire.ts'
import { drawLedge } from './ledge.ts'
import { clearances } from './menorah-night.ts'
import { drawFullMoon, drawGrowingMoon } from './moon.ts'
import { palettes } from './palettes.ts'
import { drawQuietRidges } from './quiet-ridges.ts'
import { drawGround, drawSky } from './sky.ts'
import { drawWildPlants } from './wild-plants.ts'

/** A night with one light: sky and hills, the light, and what it stands on. */
export function drawOneLight(composition: NightComposition, request: ArtRequest): Art {
  const { seed } = request
  const palette = paintsOf(palettes)
  const layout = compositionLayout(request, composition)
  const clear = clearances(request, compositionTextArea(request, composition))
  const onSill = composition.stand === 'sill'
  if (composition.ridges) {
    return [
      drawSky(layout, palette, seed, { clear, rings: false }),
      drawQuietRidges(layout, palette, seed),
    ]
  }
  return [
    drawGround(layout, palette, seed, { clear, rings: composition.rings === true, panel: onSill }),
    composition.fires ? drawFarFires(layout, palette, seed) : [],
    onSill
      ? drawLedge(layout, palette, seed, { clear, branches: composition.branches === true })
      : drawHill(layout, palette),
    composition.light ? drawLight(composition.light, layout, palette, seed) : [],
    drawThing(composition, layout, palette),
    composition.stand === 'hill' ? drawNearHill(layout, palette) : [],
    hasPlants(composition, layout) ? drawWildPlants(layout, palette, seed) : [],
  ]
}

function drawLight(
  light: NonNullable<NightComposition['light']>,
  layout: CompositionLayout,
  palette: Paints,
  seed: number,
): Art {
  switch (light) {
    case 'crescent':
      return named('moon', drawGrowingMoon(layout, palette), layout.glow)
    case 'full-moon':
      return named('moon', drawFullMoon(layout, palette), layout.glow)
    case 'fire':
      return drawFire(layout, palette, seed)
    case 'strings':
      return drawStrings(layout, palette)
  }
}

function drawThing(composition: NightComposition, layout: CompositionLayout, palette: Paints): Art {
  if (!composition.thing) return []
  const [motifOf] = composition.thing
  const motif = motifOf()
  const manner = { palette, prefix: 'night' }
  const place = { ...layout.foot, scale: layout.scale }
  const strung = composition.strung === true
  const isLitByBulbs = strung || composition.light === 'strings'
  return [
    litGradients(isLitByBulbs ? [motif, bulb()] : [motif], manner),
    strung ? drawFestoon(layout, motif, { ...manner, scale: place.scale }) : [],
    named(
      'motif',
      [drawContact(motif, place, colour(palette, 'panelShade')), drawLit(motif, place, manner)],
      place,
    ),
  ]
}

/** Bulbs on two slack cords from the thing's roof to the plot's edges. */
function drawFestoon(
  { foot, widthPx, unit }: CompositionLayout,
  { width, height }: Motif,
  { palette, prefix, scale }: LitManner & { scale: number },
): Art {
  const roof = { x: 0.44 * width * scale, y: foot.y - 0.84 * height * scale }
  const reach = widthPx / 2 + printBleedPx
  const onCord = (side: number, t: number): Point => ({
    x: foot.x + side * (roof.x + (reach - roof.x) * t),
    y: roof.y + 4 * 58 * unit * t * (1 - t) - 30 * unit * t,
  })
  const cords = [-1, 1].map((side) =>
    splinePath([0, 0.25, 0.5, 0.75, 1].map((t) => onCord(side, t))),
  )
  const places = [-1, 1].flatMap((side) => [0.16, 0.38, 0.6, 0.82].map((t) => onCord(side, t)))
  return [
    shape(cords.flat(), stroke(colour(palette, 'ledgeMid'), 2 * unit)),
    hangBulbs(places, { palette, prefix, scale: 0.21 * unit }),
  ]
}

/** Bulbs that hang from points of a cord. */
function hangBulbs(
  places: readonly Point[],
  { palette, prefix, scale }: LitManner & { scale: number },
): Art {
  const motif = bulb()
  return places.map(({ x, y }) => {
    const place = { x, y: y + 198 * scale, scale }
    return named('hung', drawLit(motif, place, { palette, prefix }), { x, y })
  })
}

/** Across the plot, and above the foot of the far hills, units. */
const crestPoints = [
  [-0.08, 4],
  [0.18, 28],
  [0.5, 48],
  [0.82, 26],
  [1.08, 0],
] as const

/** The dark near hill with a lit crest. It reaches down to the foot of the plot. */
function drawHill(layout: CompositionLayout, palette: Paints): Art {
  const { widthPx, heightPx, unit, ledge } = layout
  const crest: Point[] = crestPoints.map(([share, rise]) => ({
    x: share * widthPx,
    y: ledge.back - rise * unit,
  }))
  const foot = heightPx + printBleedPx + 2
  const hill: Path = [
    ...splinePath(crest),
    ['L', crest.at(-1)?.x ?? widthPx, foot],
    ['L', crest[0]?.x ?? 0, foot],
    ['Z'],
  ]
  const gradient = linearGradient(
    { id: 'night-panel', x1: 0, y1: 0, x2: 0, y2: 1 },
    stops([
      [0, colour(palette, 'hillNearLit')],
      [0.16, colour(palette, 'panel')],
      [0.55, colour(palette, 'panel')],
      [1, colour(palette, 'panelDeep')],
    ]),
  )
  return [
    defs(gradient, rimGradient(palette)),
    shape(tufts(layout, crest), stroke(colour(palette, 'hillNear'), 2.6 * unit)),
    shape(hill, { fill: reference('night-panel') }),
    shape(splinePath(crest), {
      fill: 'none',
      stroke: reference('night-rim'),
      'stroke-width': px(4 * unit),
    }),
  ]
}

/** A page with so much below the words of a hill has a nearer one there. */
function isDeep({ heightPx, text, unit }: CompositionLayout): boolean {
  return heightPx - text.y - text.height > 240 * unit
}

function hasPlants({ stand }: NightComposition, layout: CompositionLayout): boolean {
  return stand === 'low-hill' || (stand === 'hill' && isDeep(layout))
}

/** Slopes that meet in a valley at the foot of a tall page, under the words, with terraces. */
function drawNearHill(layout: CompositionLayout, palette: Paints): Art {
  if (!isDeep(layout)) return []
  const { widthPx, heightPx, unit, text } = layout
  const foot = heightPx + printBleedPx
  const top = text.y + text.height + 40 * unit
  const slope = (deep: number): Point[] =>
    valley.map(([share, down]) => ({
      x: share * widthPx,
      y: top + (deep + (1 - deep) * down) * (foot - top),
    }))
  const crest = slope(0)
  return [
    shape([...splinePath(crest), ['L', 1.1 * widthPx, foot], ['L', -0.1 * widthPx, foot], ['Z']], {
      fill: colour(palette, 'hillNear'),
    }),
    shape(
      [0.22, 0.44, 0.66].flatMap((deep) => splinePath(slope(deep))),
      {
        ...stroke(colour(palette, 'hillFarLit'), 2 * unit, 0.3),
      },
    ),
    shape(splinePath(crest), {
      fill: 'none',
      stroke: reference('night-rim'),
      'stroke-width': px(3 * unit),
    }),
  ]
}

/** Across the plot, and down from its highest point, as a share of its height. */
const valley = [
  [-0.1, 0],
  [0.14, 0.12],
  [0.36, 0.5],
  [0.56, 0.6],
  [0.78, 0.34],
  [1.1, 0.1],
] as const

function rimGradient(palette: Paints): Art {
  const lit = colour(palette, 'ledgeLit')
  return linearGradient(
    { id: 'night-rim' },
    stops([
      [0.1, lit, 0],
      [0.5, lit, 0.9],
      [0.9, lit, 0],
    ]),
  )
}

/** Grass on the crest. */
function tufts({ unit }: CompositionLayout, crest: readonly Point[]): Path {
  const random = createRandom(77)
  const line = sampleSpline(crest, 90)
  return line.flatMap(({ x, y }): Path => {
    if (random() < 0.6) return []
    return [-1, 0, 1].flatMap(
      (lean): Path => [
        ['M', x, y + 2 * unit],
        [
          'Q',
          x + lean * 2 * unit,
          y - 8 * unit,
          x + lean * 7 * unit,
          y - between(random, 9, 17) * unit,
        ],
      ],
    )
  })
}

/** Across the plot, and above the ground, units. */
const firePlaces = [
  [0.09, 58],
  [0.21, 84],
  [0.33, 36],
  [0.69, 52],
  [0.8, 96],
  [0.92, 60],
] as const

/** Small fires on the far ridges, each with its glow. */
function drawFarFires(
  { widthPx, ledge, unit }: CompositionLayout,
  palette: Paints,
  seed: number,
): Art {
  const random = createRandom(seed + 9)
  const spots = firePlaces.map(([share, rise]) => ({
    x: (share + between(random, -0.02, 0.02)) * widthPx,
    y: ledge.back - rise * unit,
    size: between(random, 0.7, 1.15) * unit,
  }))
  return spots.map((spot) => named('flame', drawFarFire(spot, palette), spot))
}

function drawFarFire({ x, y, size }: Point & { size: number }, palette: Paints): Art {
  const dot = (r: number) => circlePath(x, y - 4 * size, r * size)
  const drop: Path = [
    ['M', x, y - 22 * size],
    ['C', x + 2 * size, y - 13 * size, x + 9 * size, y - 9 * size, x + 8 * size, y],
    ['C', x + 7 * size, y + 6 * size, x - 7 * size, y + 6 * size, x - 8 * size, y],
    ['C', x - 9 * size, y - 8 * size, x - 2 * size, y - 11 * size, x, y - 22 * size],
    ['Z'],
  ]
  return [
    shape(dot(34), { fill: colour(palette, 'flameOuter'), 'fill-opacity': '.16' }),
    shape(dot(20), { fill: colour(palette, 'flameOuter'), 'fill-opacity': '.24' }),
    shape(drop, { fill: colour(palette, 'flameMiddle') }),
  ]
}

/** From the left edge to the right one: the heights of both ends and the sag, and its bulbs. */
const cords = [
  { from: -0.06, to: 0.4, sag: 0.14, bulbs: [0.13, 0.31, 0.49, 0.67] },
  { from: 0.3, to: 0.62, sag: 0.2, bulbs: [0.1, 0.26, 0.42, 0.58, 0.74, 0.9] },
] as const

/**
 * Strings of bulbs across the sky, each from the height of one edge to another of the other. Their
 * gradients are those of the thing below them.
 */
function drawStrings({ widthPx, unit, glow }: CompositionLayout, palette: Paints): Art {
  const manner = { palette, prefix: 'night' }
  const start = -printBleedPx
  const across = widthPx + 2 * printBleedPx
  return cords.map(({ from, to, sag, bulbs }) => {
    const at = (t: number): Point => ({
      x: start + across * t,
      y: glow.y * 1.5 * (from + (to - from) * t + 4 * sag * t * (1 - t)),
    })
    const cord = splinePath(Array.from({ length: 9 }, (_, i) => at(i / 8)))
    return [
      shape(cord, stroke(colour(palette, 'ledgeMid'), 2.6 * unit)),
      hangBulbs(bulbs.map(at), { ...manner, scale: 0.5 * unit }),
    ]
  })
}
