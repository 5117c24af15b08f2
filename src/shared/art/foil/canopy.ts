import { type Art, named, reference } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
import {
  circlePath,
  mirrorPath,
  orient,
  type Path,
  type Point,
  placement,
  rectPath,
  type Segment,
  transformPath,
} from '../path.ts'
import { colour } from '../shapes.ts'
import { laurelBranch } from './laurel.ts'
import type { MotifPlan } from './motif-plan.ts'
import { filled, foil, stroked } from './paint.ts'
import { rosettePath } from './shapes.ts'

const swags = 7

/** The inside of the chuppah, px. */
interface Tent {
  /** Its middle, and half its width: past both edges of the page. */
  x: number
  half: number
  u: number
  /** The rail that the swags hang from, their hem, and the floor. */
  rail: number
  hem: number
  floor: number
  foot: number
  /** The foot of the room for words. */
  under: number
}

/**
 * A chuppah from the inside, as wide as the page: its cloth over the words, tied curtains beside
 * them, branches and a carpet at its foot.
 */
export function canopy(plan: MotifPlan, palette: Paints): Art {
  const { widthPx, heightPx, u, hero, header, text } = plan
  const hem = header.y - 64 * u
  const past = 2 * printBleedPx
  const tent: Tent = {
    x: widthPx / 2,
    half: widthPx / 2 + past,
    u,
    rail: hem - Math.min(150 * u, 0.62 * hem),
    hem,
    floor: hero.box.y + hero.box.height,
    foot: heightPx + past,
    under: text.y + text.height,
  }
  return [
    named('border', [floorOf(tent, palette), carpet(tent, hero.box.width / 2, palette)]),
    named('foliage', branches(tent, hero.box.width / 2, palette)),
    named('sheet', [curtains(tent, palette), roof(tent, palette), valance(tent, palette)]),
  ]
}

/** The cloth over the words, in panels that meet high above the page, with sewn stars. */
function roof({ x, half, u, rail }: Tent, palette: Paints): Art {
  const top = -2 * printBleedPx
  const cloth = rectPath(x - half, top, 2 * half, rail - top)
  const apex = rail - 900 * u
  const panels = Array.from({ length: 2 * swags + 1 }, (_, i): Path => {
    const foot = x + ((i - swags) / swags) * half
    const share = (rail - top) / (rail - apex)
    return [
      ['M', foot, rail],
      ['L', foot + (x - foot) * share, top],
    ]
  })
  const stars = [0, 1, 2].flatMap((row) => {
    const y = rail - (52 + 84 * row) * u
    const pitch = (2 * half) / swags / (1 + 0.16 * row)
    return Array.from({ length: swags + 2 }, (_, i) => {
      const at = x + (i - (swags + 1) / 2 + (row % 2) / 2) * pitch
      return transformPath(rosettePath(13 * u), placement(at, y))
    }).flat()
  })
  return [
    filled(cloth, colour(palette, 'mantle')),
    stroked(panels.flat(), colour(palette, 'mantleDeep'), 3 * u, 0.55),
    filled(stars, foil, 0.9),
  ]
}

/** Swags with a fringe, a rosette on each, and a tassel between two. */
function valance({ x, half, u, rail, hem }: Tent, palette: Paints): Art {
  const right = x + half
  const pitch = (2 * half) / swags
  const knot = hem - 52 * u
  const cloth: Segment[] = [
    ['M', x - half, rail],
    ['L', right, rail],
    ['L', right, knot],
  ]
  const fringe: Segment[] = []
  const ornaments: Segment[] = []
  const folds: Segment[] = []
  for (let i = 0; i < swags; i++) {
    const from = right - i * pitch
    cloth.push(['Q', from - pitch / 2, hem + 52 * u, from - pitch, knot])
    for (let k = 0; k <= 14; k++) {
      const t = k / 14
      const y = knot + 2 * t * (1 - t) * 104 * u
      fringe.push(['M', from - t * pitch, y], ['L', from - t * pitch, y + 24 * u])
    }
    const middle = { x: from - pitch / 2, y: (rail + hem) / 2 - 6 * u }
    ornaments.push(...transformPath(rosettePath(34 * u), placement(middle.x, middle.y)))
    for (const deep of [0.34, 0.68]) {
      const sag = knot - rail + deep * 104 * u
      folds.push(
        ['M', from, rail + (knot - rail) * deep],
        ['Q', from - pitch / 2, rail + sag * 1.1, from - pitch, rail + (knot - rail) * deep],
      )
    }
    if (i > 0) ornaments.push(...tassel({ x: from, y: knot - 6 * u }, u))
  }
  cloth.push(['Z'])
  const cord = [0, 13].flatMap((down): Path => {
    const y = rail + down * u
    return [
      ['M', x - half, y],
      ['L', right, y],
    ]
  })
  return [
    filled(transformPath(cloth, placement(0, 9 * u)), colour(palette, 'shadow'), 0.25),
    filled(cloth, reference('foil-cloth')),
    stroked(folds, colour(palette, 'mantleDeep'), 2.4 * u, 0.5),
    stroked(fringe, foil, 2.6 * u),
    stroked(cloth, foil, 4 * u),
    stroked(cord, foil, 3.4 * u),
    filled(ornaments, foil),
  ]
}

/** A knob, a neck and a skirt of threads. */
function tassel({ x, y }: Point, u: number): Path {
  const skirt: Path = [
    ['M', x - 6 * u, y + 20 * u],
    ['L', x + 6 * u, y + 20 * u],
    ['L', x + 13 * u, y + 64 * u],
    ['L', x - 13 * u, y + 64 * u],
    ['Z'],
  ]
  return [...circlePath(x, y, 10 * u), ...circlePath(x, y + 15 * u, 6 * u), ...skirt]
}

/** The width of a curtain, u, from the rail down to the floor. */
const drape = { top: 112, bow: 72, tie: 28, foot: 112 }

/** Curtains at both sides, gathered by a cord over the lower half of the words. */
function curtains(tent: Tent, palette: Paints): Art {
  const { x, u, hem, floor, rail } = tent
  const edge = x - tent.half
  const page = edge + 2 * printBleedPx
  const tie = hem + 0.66 * (floor - hem)
  const inner = (share: number): Path => {
    const at = (width: number) => edge + (page + width * u - edge) * share
    return [
      ['M', at(drape.top), rail],
      [
        'C',
        at(drape.bow),
        hem + 0.3 * (tie - hem),
        at(drape.tie + 44),
        tie - 120 * u,
        at(drape.tie),
        tie,
      ],
      [
        'C',
        at(drape.tie + 30),
        tie + 90 * u,
        at(drape.foot),
        floor - 130 * u,
        at(drape.foot),
        floor,
      ],
    ]
  }
  const cloth: Path = [...inner(1), ['L', edge, floor], ['L', edge, rail], ['Z']]
  const folds = [0.3, 0.48, 0.66, 0.84].flatMap(inner)
  const band = rectPath(edge, tie - 13 * u, page - edge + (drape.tie + 7) * u, 26 * u)
  const knot = { x: page + (drape.tie - 6) * u, y: tie + 8 * u }
  const gold = [...orient(band, 'solid'), ...tassel(knot, 1.25 * u)]
  const both = (path: Path) => [...path, ...mirrorPath(path, x)]
  return [
    filled(both(cloth), reference('foil-cloth')),
    stroked(both(folds), colour(palette, 'mantleDeep'), 3 * u, 0.55),
    stroked(both(inner(1)), foil, 4 * u),
    filled(both(gold), foil),
    stroked(both(gold), colour(palette, 'engraving'), 1.4 * u, 0.6),
  ]
}

/** Laurel that rises from the foot of the hero to both sides, behind it. */
function branches({ x, u, half, floor, under }: Tent, clear: number, palette: Paints): Art {
  const from = clear * 0.4
  const room = half - 2 * printBleedPx - from - (drape.foot + 20) * u
  // Their tips stay below the words.
  const rise = Math.min(0.62 * room, 250 * u, 0.86 * (floor - under - 62 * u))
  const stems = [
    [0, 0, 0.3, -0.12, 0.66, -0.5, 0.86, -1],
    [0, 0.02, 0.34, 0.02, 0.72, -0.2, 1, -0.62],
    [0, -0.04, 0.2, -0.3, 0.42, -0.72, 0.5, -1.12],
  ]
  const drawn = stems.map((shares, i) =>
    laurelBranch({
      stem: Array.from({ length: 4 }, (_, k) => ({
        x: x + from + (shares[2 * k] ?? 0) * room,
        y: floor - 14 * u + (shares[2 * k + 1] ?? 0) * rise,
      })),
      stemWidth: 5 * u,
      leafCount: 15 - i,
      from: 0.22,
      to: 0.95,
      lengths: [58 * u, 38 * u],
      slender: 0.21,
      spread: 0.66,
    }),
  )
  const right = drawn.flatMap(({ solid }) => solid)
  const veins = drawn.flatMap((branch) => branch.veins)
  const both = [...right, ...orient(mirrorPath(right, x), 'solid')]
  return [
    stroked(both, colour(palette, 'shadow'), 5 * u, 0.35),
    filled(both, foil),
    stroked([...veins, ...mirrorPath(veins, x)], colour(palette, 'engraving'), 1.3 * u, 0.7),
  ]
}

/** A floor of wide steps from edge to edge. */
function floorOf({ x, half, u, floor, foot }: Tent, palette: Paints): Art {
  const count = Math.ceil((foot - floor) / (58 * u))
  return Array.from({ length: count }, (_, i) => {
    const top = floor + i * 58 * u
    const tread = rectPath(x - half, top, 2 * half, foot - top)
    const line: Path = [
      ['M', x - half, top],
      ['L', x + half, top],
    ]
    return [
      filled(tread, colour(palette, i % 2 === 0 ? 'velvetDark' : 'velvetMid')),
      stroked(line, foil, 3 * u),
    ]
  })
}

/** A carpet that widens from the hero down over the steps. */
function carpet({ x, u, floor, foot }: Tent, clear: number, palette: Paints): Art {
  const near = Math.max(clear + 40 * u, 190 * u)
  const wide = near + 0.9 * (foot - floor)
  const strip = (share: number): Path => [
    ['M', x - near * share, floor],
    ['L', x + near * share, floor],
    ['L', x + wide * share, foot],
    ['L', x - wide * share, foot],
    ['Z'],
  ]
  const rows = Math.floor((foot - floor) / (58 * u))
  const stars = Array.from({ length: rows }, (_, row) => {
    const y = floor + (row + 0.5) * 58 * u
    const reach = near + ((wide - near) * (y - floor)) / (foot - floor)
    const onSide = Math.floor((0.8 * reach) / (74 * u))
    return Array.from({ length: 2 * onSide + 1 }, (_, i) =>
      transformPath(rosettePath(15 * u), placement(x + (i - onSide) * 74 * u, y)),
    ).flat()
  })
  return [
    filled(strip(1), colour(palette, 'mantle')),
    filled(stars.flat(), foil, 0.85),
    stroked([...strip(1), ...strip(0.93)], foil, 3 * u),
  ]
}
