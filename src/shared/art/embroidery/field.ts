import { type Art, named } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
import { type Path, rectPath, splinePath } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { cord } from './cord.ts'
import { alongOval, type Oval } from './oval.ts'
import { clearOfWords, leafSpot, type Placed, plant } from './planting.ts'
import type { Plot } from './plot.ts'
import type { Scene } from './scene.ts'
import { runningStitch } from './thread.ts'

/** A field of flowers from edge to edge, and a calm label of cloth in it for the words. */
export function field({ plot, seed, palette }: Scene): Art {
  const { width, height } = plot
  const past = printBleedPx
  const ground = colour(palette, 'table')
  const label = labelOf(plot)
  const outline = splinePath(alongOval(label, 72), true)
  const page = rectPath(-past, -past, width + 2 * past, height + 2 * past, 'hole')
  return [
    shape([...outline, ...page], { fill: ground }),
    plant(clearOfWords(flowersIn(plot, label, seed), plot), palette),
    rim(label, outline, palette),
  ]
}

function labelOf({ width, text }: Plot): Oval {
  return {
    x: width / 2,
    y: text.y + text.height / 2 - 14,
    radiusX: text.width / 2 + 46,
    radiusY: text.height / 2 + 78,
    power: 9,
  }
}

/** The edge of the label: a cord, and a running stitch within it. */
function rim(label: Oval, outline: Path, palette: Paints): Art {
  const inner = splinePath(
    alongOval({ ...label, radiusX: label.radiusX - 18, radiusY: label.radiusY - 18 }, 72),
    true,
  )
  return named('border', [
    shape(outline, stroke(colour(palette, 'shade'), 16, 0.3)),
    cord(outline, palette, 12),
    runningStitch(inner, colour(palette, 'cord'), { width: 3.4, dashes: '14 8' }),
  ])
}

const kinds: readonly (readonly [name: Placed[0], radius: number])[] = [
  ['peony rose', 142],
  ['aster teal', 92],
  ['peony heart', 104],
  ['aster amber', 80],
  ['daisy pale', 82],
  ['aster heart', 66],
  ['star sky', 60],
  ['daisy pale', 56],
  ['star amber', 48],
  ['star sky', 40],
  ['berry rose', 19],
  ['berry amber', 18],
]
const usual: Readonly<Record<string, number>> = {
  peony: 104,
  aster: 61,
  daisy: 57,
  star: 43,
  berry: 14,
}

/** Flowers packed from large to small, with leaves between them. */
function flowersIn({ width, height }: Plot, label: Oval, seed: number) {
  const random = createRandom(seed)
  const set: { x: number; y: number; radius: number; name: Placed[0] }[] = []
  const isOutside = (x: number, y: number, reach: number) => {
    const u = Math.abs(x - label.x) / (label.radiusX + reach)
    const v = Math.abs(y - label.y) / (label.radiusY + reach)
    return u ** label.power + v ** label.power > 1
  }
  const isFree = (x: number, y: number, radius: number) => {
    if (!isOutside(x, y, Math.max(radius - 34, radius * 0.86))) return false
    return set.every(
      (other) => Math.hypot(other.x - x, other.y - y) > (other.radius + radius) * 0.96,
    )
  }
  const leaves: Placed[] = []
  for (const [name, radius] of kinds) {
    const tries = radius > 100 ? 26 : radius > 30 ? 260 : 420
    for (let i = 0; i < tries; i++) {
      const [x, y] = [between(random, -30, width + 30), between(random, -30, height + 30)]
      if (!isFree(x, y, radius)) continue
      set.push({ x, y, radius, name })
      if (radius < 30) continue
      const from = random() * 6.28
      for (let k = 0; k < 4; k++) {
        const angle = from + k * 1.57 + 0.5 * random()
        const thread = ['leaf', 'moss', 'sage'][Math.floor(random() * 3)] ?? 'leaf'
        const root = {
          x: x + radius * 0.62 * Math.cos(angle),
          y: y + radius * 0.62 * Math.sin(angle),
        }
        const size = (radius / 74) * (0.62 + 0.2 * random())
        const tip = {
          x: root.x + 104 * size * Math.cos(angle),
          y: root.y + 104 * size * Math.sin(angle),
        }
        if (isOutside(tip.x, tip.y, 14))
          leaves.push([`leaf ${thread}`, leafSpot(root, angle, size, random() < 0.5)])
      }
    }
  }
  const flowers = set
    .toSorted((a, b) => a.radius - b.radius)
    .map(
      ({ x, y, radius, name }): Placed => [
        name,
        { x, y, size: radius / (usual[name.split(' ')[0] ?? ''] ?? radius), angle: random() },
      ],
    )
  return { leaves, flowers }
}
