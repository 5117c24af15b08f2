import type { Box } from '../../family.ts'
import { ribbonPath, sampleSpline } from '../../foliage.ts'
import { circlePath, orient, type Path, type Point } from '../../path.ts'
import { createRandom } from '../../random.ts'
import { pomegranate } from '../flower.ts'
import type { Growth } from '../growth.ts'
import { pointAt } from '../lace.ts'
import type { ArchLayout } from '../layout.ts'
import { spiralLine, spray, vine } from '../vine.ts'

/** Height of the corner that is reserved for the small line at the top right. */
const headerHeight = 74
const crocketHeight = 30

interface Circle extends Point {
  radius: number
}

/** The left corner above the arch: a scroll around a flower, and a twig from it to the crown. */
export function spandrel(layout: ArchLayout, seed: number): Growth {
  const scroll = inscribedCircle(layout)
  return {
    paper: [...scrollVine(layout, scroll, seed), ...crownTwig(layout, scroll, seed)],
    foliage: backLeaves(layout, scroll, seed),
    blooms: [{ x: scroll.x, y: scroll.y, radius: scroll.radius * 0.6, petals: 7, turn: 0 }],
  }
}

/** The circle that touches the border's side, the arch and the foot of the header's corner. */
function inscribedCircle({ opening, arch }: ArchLayout): Circle {
  const outer = arch.radius + arch.band / 2 + crocketHeight
  let [least, most] = [20, 300]
  for (let i = 0; i < 40; i++) {
    const radius = (least + most) / 2
    const dx = arch.cx - opening.x - radius
    const dy = arch.cy - opening.y - headerHeight - radius
    if (Math.hypot(dx, dy) > outer + radius) least = radius
    else most = radius
  }
  return { x: opening.x + least, y: opening.y + headerHeight + least, radius: least }
}

function scrollVine({ opening, pillar }: ArchLayout, scroll: Circle, seed: number): Path {
  const { x, y, radius } = scroll
  const curl = spiralLine({
    x,
    y,
    radius: [radius - 4, radius * 0.46],
    start: 0.98 * Math.PI,
    turns: 1.12,
  })
  const stem: Point[] = [
    { x: opening.x - 1, y: pillar.top + 10 },
    { x: opening.x + 22, y: pillar.top - (pillar.top - y) * 0.36 },
    { x: opening.x + 3, y: pillar.top - (pillar.top - y) * 0.76 },
  ]
  const end = curl.at(-1) ?? scroll
  return [
    ...vine({
      line: [...stem, ...curl],
      width: [11, 6],
      gap: 33,
      leafLength: 60,
      side: 'left',
      bare: [0.3, 0.97],
      blunt: true,
      keep: (tip) => tip.x > opening.x - 10 && tip.y > opening.y + 36,
      random: createRandom(seed + 3),
    }),
    ...circlePath(end.x, end.y, 8),
    ...twigs(opening, pillar.top, y, seed),
  ]
}

/** Short leaves on the inner side of the stem below the scroll. */
function twigs(opening: Box, foot: number, top: number, seed: number): Path {
  return vine({
    line: [
      { x: opening.x - 2, y: foot - (foot - top) * 0.05 },
      { x: opening.x + 40, y: foot - (foot - top) * 0.3 },
      { x: opening.x + 66, y: foot - (foot - top) * 0.5 },
    ],
    width: [8, 5],
    gap: 25,
    leafLength: 48,
    bare: [0.3, 0.95],
    random: createRandom(seed + 9),
  })
}

/** From the scroll's crest to the border's top edge and down to the crown's foot. */
function crownTwig(layout: ArchLayout, scroll: Circle, seed: number): Path {
  const { opening, arch, crownScale } = layout
  const end = arch.cx - 168 * crownScale
  const crest = { x: scroll.x + scroll.radius * 0.4, y: scroll.y - scroll.radius * 0.84 }
  const outer = arch.radius + arch.band / 2
  const landing = pointAt(
    { x: arch.cx, y: arch.cy },
    outer + 20,
    Math.asin(-(arch.cx - end) / outer) - Math.PI / 2,
  )
  const touch = { x: crest.x + (end - crest.x) * 0.5, y: opening.y + 1 }
  const line = [
    crest,
    { x: (crest.x + touch.x) / 2, y: opening.y + 34 },
    touch,
    { x: end - 6, y: (opening.y + landing.y) / 2 },
    landing,
  ]
  return [
    ...vine({
      line,
      width: [8, 5],
      gap: 23,
      leafLength: 48,
      keep: (tip) => tip.y > opening.y - 10,
      random: createRandom(seed + 4),
    }),
    ...hangingFruit(layout, touch),
  ]
}

/** A pomegranate on a thread from the border's edge, as large as the room above the arch allows. */
function hangingFruit({ arch }: ArchLayout, from: Point): Path {
  const outer = arch.radius + arch.band / 2 + crocketHeight + 14
  const room = arch.cy - Math.sqrt(outer ** 2 - (arch.cx - from.x) ** 2) - from.y
  const radius = Math.min(31, room * 0.22)
  const thread = Math.min(72, room - 2.8 * radius)
  const end = { x: from.x, y: from.y + thread }
  const middle = { x: from.x + 5, y: from.y + thread / 2 }
  return [
    ...orient(ribbonPath(sampleSpline([from, middle, end], 7), 5, 5), 'solid'),
    ...pomegranate({ x: end.x, y: end.y + radius - 2 }, radius, Math.PI / 2),
  ]
}

function backLeaves({ opening, pillar, arch }: ArchLayout, scroll: Circle, seed: number): Path {
  const random = createRandom(seed + 5)
  const keep = (tip: Point) =>
    tip.x > opening.x - 60 && (tip.y > opening.y + headerHeight || tip.x > opening.x + 190)
  const shared = { width: [8, 5] as const, leafLength: 92, leafWidth: 0.34, keep, random }
  return [
    ...spray({
      ...shared,
      line: [
        { x: opening.x - 12, y: pillar.top + 70 },
        { x: opening.x + 60, y: scroll.y + scroll.radius },
        { x: scroll.x - 10, y: scroll.y + 10 },
        { x: scroll.x + 40, y: scroll.y - scroll.radius * 0.7 },
      ],
      gap: 44,
    }),
    ...spray({
      ...shared,
      line: [
        { x: scroll.x + 10, y: scroll.y },
        { x: scroll.x + scroll.radius, y: scroll.y - scroll.radius * 0.7 },
        { x: (scroll.x + arch.cx) / 2, y: opening.y + 90 },
        { x: arch.cx - 150, y: opening.y + 100 },
      ],
      gap: 44,
    }),
  ]
}
