import { type Art, named, reference } from '../art.ts'
import { grown, overlap } from '../box.ts'
import { printBleedPx } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { mixPaints, type Paint } from '../paints.ts'
import { circlePath, type Path, placement, rectPath, type Segment, transformPath } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { colour } from '../shapes.ts'
import { keptClear } from './clearance.ts'
import type { OpenScene } from './open-scenes.ts'
import { filled, foil, stroked } from './paint.ts'
import { glintPath } from './shapes.ts'

/** A row of houses: what it stands on, how large it is, and its colour. */
interface Row {
  foot: number
  size: number
  wall: Paint
  lit: boolean
}

/** A city on its hill in thin gold lines, from edge to edge, row before row down to its wall. */
export function city({ plan, palette, seed, clear }: OpenScene): Art {
  const { widthPx, heightPx, u, hero, text } = plan
  const random = createRandom(seed + 3)
  const top = text.y + text.height
  const room = heightPx - top
  const [dark, middle] = [colour(palette, 'velvetDark'), colour(palette, 'velvetMid')]
  const halo = colour(palette, 'velvetLight')
  const [size, far, near] = heightPx > 1.6 * widthPx ? [1.3, 0.36, 0.56] : [1, 0.42, 0.58]
  const rows: readonly Row[] = [
    { foot: top + far * room, size: 0.74 * size, wall: mixPaints(middle, halo, 0.36), lit: true },
    { foot: top + near * room, size, wall: mixPaints(middle, halo, 0.16), lit: true },
    { foot: top + 0.76 * room, size: 1.24 * size, wall: mixPaints(middle, dark, 0.4), lit: true },
  ]
  const wallTop = hero.box.y + hero.box.height - 2 * u
  return [
    named('lights', filled(skyStars({ plan, seed, clear }, top + (far - 0.3) * room), foil)),
    rows.map((row) => drawRow(row, { random, width: widthPx, u, highest: top + 14 * u })),
    gateway(plan, palette),
    named('border', cityWall({ top: wallTop, width: widthPx, height: heightPx, u }, dark)),
  ]
}

/** Stars of three sizes over the roofs, off all words; the great ones high, so that none crowns a dome. */
function skyStars({ plan, seed, clear }: Omit<OpenScene, 'palette'>, foot: number): Path {
  const { widthPx, u, text } = plan
  const random = createRandom(seed + 9)
  const taken = keptClear(clear, plan.tallestLine)
  const path: Segment[] = []
  for (let i = 0; i < 70; i++) {
    const low = i < 9 ? text.y : foot
    const [x, y] = [between(random, 0.03, 0.97) * widthPx, between(random, 30 * u, low)]
    const size = (i < 9 ? between(random, 13, 21) : between(random, 1.4, 3)) * u
    const box = grown({ x, y, width: 0, height: 0 }, size)
    if (taken.some((other) => overlap(other, box))) continue
    taken.push(grown(box, i < 9 ? 110 * u : 34 * u))
    path.push(...(i < 9 ? transformPath(glintPath(size), placement(x, y)) : circlePath(x, y, size)))
  }
  return path
}

interface Street {
  random: Random
  width: number
  u: number
  /** No roof is above this: words are. */
  highest: number
}

/** Houses and cypresses side by side, their fronts opaque so that they hide the row behind. */
function drawRow(row: Row, { random, width, u, highest }: Street): Art {
  const unit = row.size * u
  const fronts: Segment[] = []
  const lines: Segment[] = []
  const lamps: Segment[] = []
  for (let x = -printBleedPx - 24 * unit; x < width + printBleedPx; ) {
    const rise = hill(x / width) * 90 * u
    const foot = row.foot - rise
    if (random() < 0.26 && x > 0 && x < width - 200 * unit) {
      const root = foot + 20 * unit
      const tall = Math.min(between(random, 120, 190) * unit, root - highest)
      const tree = cypress(x + 19 * unit, root, tall)
      fronts.push(...tree)
      lines.push(...tree, ...veinOf(x + 19 * unit, foot, 90 * unit))
      x += 40 * unit
      continue
    }
    const cut = x < 0 || x > width - 170 * unit
    const wide = cut ? 220 * unit : between(random, 78, 138) * unit
    const dome = 0.5 * wide + 4 * unit
    const high = Math.min(between(random, 84, 176) * unit, foot - dome - highest)
    const roof = roofPath(random(), { x, y: foot - high, width: wide, unit })
    const front = rectPath(x, foot - high, wide, high + 260 * unit)
    fronts.push(...front, ...roof)
    lines.push(...front, ...roof)
    const openings = cut ? [] : windows({ x, y: foot - high, width: wide, height: high }, unit)
    for (const each of openings) (row.lit && random() < 0.4 ? lamps : lines).push(...each)
    x += wide + (random() < 0.3 ? 8 * unit : 0)
  }
  return [
    filled(fronts, row.wall),
    stroked(lines, foil, (1.7 + row.size) * u),
    named('window', filled(lamps, foil)),
  ]
}

/** How far the ground rises at a share of the width, 0 to 1: highest left of the middle. */
function hill(share: number): number {
  return 0.55 + 0.45 * Math.cos((share - 0.42) * 4.6)
}

function roofPath(
  pick: number,
  { x, y, width, unit }: { x: number; y: number; width: number; unit: number },
): Path {
  const middle = x + width / 2
  if (pick < 0.34) {
    const half = 0.36 * width
    return [
      ['M', middle - half, y],
      ['C', middle - half, y - 0.62 * width, middle + half, y - 0.62 * width, middle + half, y],
      ['Z'],
      ...circlePath(middle, y - 0.5 * width, 3.4 * unit),
    ]
  }
  if (pick < 0.56) {
    return [
      ['M', x - 8 * unit, y],
      ['L', middle, y - 42 * unit],
      ['L', x + width + 8 * unit, y],
      ['Z'],
    ]
  }
  return rectPath(x - 5 * unit, y - 12 * unit, width + 10 * unit, 12 * unit)
}

/** Arched windows in one or two storeys. */
function windows(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  unit: number,
): Path[] {
  const columns = width > 104 * unit ? 3 : 2
  const storeys = height > 128 * unit ? 2 : 1
  return Array.from({ length: columns * storeys }, (_, i) => {
    const column = i % columns
    const storey = Math.floor(i / columns)
    const left = x + (width * (column + 0.5)) / columns - 8 * unit
    return arch(left, y + (30 + 64 * storey) * unit, 16 * unit, 30 * unit)
  })
}

function arch(x: number, y: number, width: number, height: number): Path {
  const spring = y + width / 2
  return [
    ['M', x, y + height],
    ['L', x, spring],
    ['C', x, y - width * 0.17, x + width, y - width * 0.17, x + width, spring],
    ['L', x + width, y + height],
    ['Z'],
  ]
}

function cypress(x: number, foot: number, height: number): Path {
  return leafPath({ x, y: foot, angle: -Math.PI / 2, length: height, width: height * 0.12 })
}

function veinOf(x: number, foot: number, height: number): Path {
  return [
    ['M', x, foot],
    ['L', x, foot - height],
  ]
}

/** The great arch that the hero stands in, light behind it. */
function gateway({ hero, u, heightPx }: OpenScene['plan'], palette: OpenScene['palette']): Art {
  const { x, y, width, height } = hero.box
  const middle = x + width / 2
  const bend = (grow: number): Path => {
    const half = width / 2 + (44 + grow) * u
    const top = y - (40 + grow) * u - 0.08 * width
    const spring = Math.min(top + half, y + height)
    return [
      ['M', middle - half, heightPx + printBleedPx],
      ['L', middle - half, spring],
      [
        'C',
        middle - half,
        top - 0.06 * half,
        middle + half,
        top - 0.06 * half,
        middle + half,
        spring,
      ],
      ['L', middle + half, heightPx + printBleedPx],
      ['Z'],
    ]
  }
  return [
    filled(bend(26), colour(palette, 'velvetDark')),
    stroked(bend(26), foil, 3.4 * u),
    filled(bend(0), reference('foil-velvet')),
    stroked(bend(0), foil, 4.6 * u),
  ]
}

/** The city wall in front: battlements, courses of stone, and a gate on each side. */
function cityWall(
  { top, width, height, u }: { top: number; width: number; height: number; u: number },
  wall: Paint,
): Art {
  const pitch = 54 * u
  const count = Math.ceil((width + 2 * printBleedPx) / pitch / 2)
  const left = width / 2 - count * pitch
  const outline: Segment[] = [['M', left, height + 2 * printBleedPx]]
  for (let i = 0; i < 2 * count; i++) {
    const y = i % 2 === 0 ? top : top + 24 * u
    outline.push(['L', left + i * pitch, y], ['L', left + (i + 1) * pitch, y])
  }
  outline.push(['L', left + 2 * count * pitch, height + 2 * printBleedPx], ['Z'])
  const courses: Segment[] = []
  const rise = 46 * u
  for (let row = 0; top + 50 * u + row * rise < height + printBleedPx; row++) {
    const y = top + 50 * u + row * rise
    courses.push(['M', -printBleedPx, y], ['L', width + printBleedPx, y])
    for (let i = 0; i < 2 * count + 1; i++) {
      const x = left + (i * 2 + (row % 2)) * pitch * 0.8
      courses.push(['M', x, y], ['L', x, y + rise])
    }
  }
  return [
    filled(outline, wall),
    stroked(courses, foil, 1.1 * u, 0.4),
    stroked(outline, foil, 3.4 * u),
  ]
}
