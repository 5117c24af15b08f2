import type { Box } from '../../family.ts'
import { ribbonPath, sampleSpline } from '../../foliage.ts'
import { circlePath, orient, type Path, type Point } from '../../path.ts'
import { createRandom } from '../../random.ts'
import { urnHeight, urnPath } from '../arch/urn.ts'
import { paperFlower } from '../flower.ts'
import { clearOf, type Growth } from '../growth.ts'
import { slitLeaf } from '../lace.ts'
import type { ArchLayout } from '../layout.ts'
import { bothSides } from '../symmetry.ts'
import { spiralLine, spray, vine } from '../vine.ts'

/** The urn and its flowers, on the plot's axis. */
export function urnWithFlowers({ arch, plinth, urnScale }: ArchLayout): Path {
  const rim = { x: arch.cx, y: plinth.top - urnHeight * urnScale }
  const s = urnScale
  const stalk = orient(
    ribbonPath([rim, { x: rim.x, y: rim.y - 30 * s }, { x: rim.x, y: rim.y - 44 * s }], 9, 7),
    'solid',
  )
  const side = { x: rim.x - 60 * s, y: rim.y - 40 * s }
  const left = [
    ...orient(
      ribbonPath(
        sampleSpline(
          [{ x: rim.x - 24 * s, y: rim.y + 3 }, { x: rim.x - 38 * s, y: rim.y - 22 * s }, side],
          7,
        ),
        7,
        6,
      ),
      'solid',
    ),
    ...paperFlower(side, 25 * s, 7),
    ...slitLeaf({
      x: rim.x - 10 * s,
      y: rim.y + 3,
      angle: -Math.PI / 2 - 0.46,
      length: 62 * s,
      width: 12 * s,
      bend: 0.14,
    }),
  ]
  return [
    ...urnPath(arch.cx, plinth.top, urnScale),
    ...stalk,
    ...bothSides(left, arch.cx),
    ...paperFlower({ x: rim.x, y: rim.y - 52 * s }, 34 * s, 8),
  ]
}

interface Circle extends Point {
  radius: number
}

/** The left half of the plants from the urn to the pillar, and up the pillar where text allows. */
export function garden(layout: ArchLayout, seed: number, reserved: readonly Box[]): Growth {
  const scrolls = placeScrolls(layout)
  const last = scrolls.at(-1)
  if (!last) return { paper: [], foliage: [], blooms: [] }
  return {
    paper: [...branch(layout, scrolls, seed), ...climber(layout, last, seed, reserved)],
    foliage: gardenLeaves(layout, last, seed, reserved),
    blooms: scrolls.map(({ x, y, radius }) => ({
      x,
      y,
      radius: radius * 0.6,
      petals: 7,
      turn: 0,
    })),
  }
}

/** As many scrolls side by side as fit between the urn and the pillar. */
function placeScrolls({ pillar, plinth, arch, urnScale }: ArchLayout): Circle[] {
  const wall = pillar.x + pillar.width / 2
  const room = arch.cx - 134 * urnScale - wall - 16
  const radius = Math.min(104 * urnScale, room / 2)
  const far = wall + 24 + radius
  const near = arch.cx - 134 * urnScale - radius
  const count = 1 + Math.max(0, Math.floor((near - far) / (2.9 * radius)))
  return Array.from({ length: count }, (_, i) => ({
    x: count === 1 ? far : near + ((far - near) * i) / (count - 1),
    y: plinth.top - radius + 2,
    radius,
  }))
}

/** The stem from the urn's mouth over all scrolls, each of which branches off it. */
function branch({ arch, plinth, urnScale }: ArchLayout, scrolls: readonly Circle[], seed: number) {
  const rim = { x: arch.cx - 58 * urnScale, y: plinth.top - (urnHeight - 4) * urnScale }
  const random = createRandom(seed + 6)
  const keep = (tip: Point) => tip.y < plinth.top + 6
  const curls = scrolls.map(({ x, y, radius }) =>
    spiralLine({
      x,
      y,
      radius: [radius - 2, radius * 0.46],
      start: -0.4 * Math.PI,
      turns: -1.1,
    }),
  )
  let start: Point[] = [rim, { x: rim.x - 44 * urnScale, y: rim.y - 18 * urnScale }]
  return curls.flatMap((curl, i) => {
    const end = curl.at(-1) ?? rim
    const paper = [
      ...vine({
        line: [...start, ...curl.slice(0, 2)],
        width: [10, 8],
        gap: 19,
        leafLength: 50,
        blunt: true,
        keep,
        random,
      }),
      ...vine({
        line: curl,
        width: [9, 6],
        gap: 33,
        leafLength: 60,
        side: 'right',
        bare: [0, 0.97],
        blunt: true,
        keep,
        random,
      }),
      ...circlePath(end.x, end.y, 8),
    ]
    const next = scrolls[i + 1]
    const crest = curl[1] ?? end
    if (next) start = [crest, { x: (crest.x + next.x) / 2, y: crest.y + 30 }]
    return paper
  })
}

/** Up the inside of the pillar from the scroll, as high as the words leave room. */
function climber(layout: ArchLayout, scroll: Circle, seed: number, reserved: readonly Box[]): Path {
  const { pillar, text } = layout
  const wall = pillar.x + pillar.width / 2
  const clear = clearOf(reserved, 34)
  const step = 76
  const line: Point[] = [{ x: scroll.x - scroll.radius * 0.62, y: scroll.y - scroll.radius * 0.76 }]
  let y = scroll.y - scroll.radius * 0.76 - step
  for (let i = 0; y > text.y + 160; i++, y -= step) {
    const at = { x: i % 2 === 0 ? wall + 1 : wall + 50, y }
    if (!clear({ x: wall + 74, y }) || !clear({ x: wall + 74, y: y - step / 2 })) break
    line.push(at)
  }
  const last = line.at(-1)
  if (line.length < 2 || !last) return []
  line.push({ x: wall + 12, y: last.y - step * 0.8 })
  return vine({
    line,
    width: [9, 5],
    gap: 26,
    leafLength: 46,
    keep: (tip) => clear(tip) && tip.x > wall - 8,
    random: createRandom(seed + 7),
  })
}

function gardenLeaves(
  layout: ArchLayout,
  scroll: Circle,
  seed: number,
  reserved: readonly Box[],
): Path {
  const { pillar, plinth, arch, urnScale, text } = layout
  const wall = pillar.x + pillar.width / 2
  const random = createRandom(seed + 8)
  const clear = clearOf([...reserved], 30)
  const keep = (tip: Point) => clear(tip) && tip.y < plinth.top + 30
  const shared = {
    width: [8, 5] as const,
    leafLength: Math.min(90, 50 + 40 * urnScale),
    leafWidth: 0.34,
    keep,
    random,
  }
  return [
    ...spray({
      ...shared,
      line: [
        { x: arch.cx - 60, y: plinth.top + 14 },
        { x: (scroll.x + arch.cx) / 2, y: plinth.top - 70 * urnScale },
        { x: scroll.x, y: plinth.top - 150 * urnScale },
        { x: wall + 20, y: plinth.top - 240 * urnScale },
      ],
      gap: 44,
    }),
    ...spray({
      ...shared,
      line: [
        { x: arch.cx - 84, y: plinth.top + 14 },
        { x: arch.cx - 112 * urnScale, y: plinth.top - 110 * urnScale },
        { x: arch.cx - 116 * urnScale, y: plinth.top - 196 * urnScale },
      ],
      gap: 44,
    }),
    ...spray({
      ...shared,
      line: [
        { x: wall + 30, y: plinth.top + 14 },
        { x: wall - 10, y: plinth.top - 160 * urnScale },
        { x: wall - 14, y: Math.max(text.y + 200, plinth.top - 420 * urnScale) },
      ],
      gap: 44,
    }),
  ]
}
