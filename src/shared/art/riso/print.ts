import { type Art, clipPath, group, named, reference } from '../art.ts'
import type { Paints } from '../family.ts'
import type { Paint } from '../paints.ts'
import type { Path, Segment } from '../path.ts'
import { isInside } from '../polygon.ts'
import { createRandom } from '../random.ts'
import { shape } from '../shapes.ts'
import type { Plate } from './plates.ts'

/**
 * The plates in their inks. Every second one is in ink b, so every overprint is b with another ink,
 * and one clip to the plates in b shows them all.
 */
export function printPlates(plates: readonly Plate[], { colours }: Paints): Art {
  const inks = plates.map(({ ink }, i) => ink ?? (i % 2 === 1 ? 'b' : i % 4 === 0 ? 'a' : 'c'))
  const flat = plates.map(({ name, path }, i) => {
    const plain = filled(path, colours[inks[i] ?? 'a'] ?? 'none')
    return name ? named(name, plain) : plain
  })
  const clip = plates.filter((_, i) => inks[i] === 'b').map(({ path }) => shape(path))
  const over = plates.map(({ path }, i) => {
    const ink = inks[i]
    return ink === 'b' || ink === 'paper' ? [] : filled(path, colours[`${ink}b`] ?? 'none')
  })
  if (clip.length === 0) return flat
  const overprint = [
    clipPath('riso-over', clip),
    group({ 'clip-path': reference('riso-over') }, over),
  ]
  return [flat, named('overprint', overprint)]
}

const throws = 5200
/** Many small plates share the specks of this number of large ones. */
const largePlates = 5

/** Specks of bare paper, denser on one side of each plate. */
export function grain(plates: readonly Plate[], { palette, seed, unit }: Grain): Art {
  const dots: [Segment[], Segment[]] = [[], []]
  const count = Math.round(throws * Math.min(1, largePlates / plates.length))
  plates.forEach(({ box, polygons, ink }, i) => {
    if (ink === 'paper') return
    const random = createRandom(seed + i)
    const [left, down] = [random() < 0.5, 0.3 + 0.5 * random()]
    for (let n = 0; n < count; n++) {
      const [u, v] = [random(), random()]
      const t = (left ? 1 - u : u) * (1 - down) + v * down
      if (random() > t ** 2.4) continue
      const [x, y] = [box.x + u * box.width, box.y + v * box.height]
      if (!isInside(polygons, { x, y })) continue
      dots[n % 4 === 0 ? 1 : 0].push(['M', x, y], ['L', x + 0.1, y])
    }
  })
  return dots.map((path, i) =>
    stroked(path, palette.colours.paper ?? 'none', (i === 0 ? 2.2 : 3.6) * unit),
  )
}

interface Grain {
  palette: Paints
  seed: number
  /** Px per unit. */
  unit: number
}

/** A path in one flat ink. */
export function filled(path: Path, ink: Paint): Art {
  return shape(path, { fill: ink })
}

/** A line with round ends; `dash` is in px. */
export function stroked(path: Path, ink: Paint, widthPx: number, dash?: string): Art {
  const width = Math.round(widthPx * 10) / 10
  return shape(path, {
    fill: 'none',
    stroke: ink,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...(dash && { 'stroke-dasharray': dash }),
  })
}
