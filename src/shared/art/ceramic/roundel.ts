import { boxInCircle } from '../motif-reach.ts'
import type { Motif } from '../motifs/motif.ts'
import { circlePath, type Point } from '../path.ts'
import { createRandom } from '../random.ts'
import { cartouche } from './cartouche.ts'
import { emblem } from './emblem.ts'
import type { Kind } from './flowers.ts'
import { type Colours, type Glaze, paintGlazes, unsteady } from './glaze.ts'
import { inner, type Page } from './page.ts'
import { glazedScrolls } from './scrolls.ts'
import { vine } from './vine.ts'

export interface Scene {
  page: Page
  colours: Colours
  /** Of what is painted on the wall itself. */
  onWall: Colours
  motif: Motif
  seed: number
}

const kinds: readonly Kind[] = [
  'tulip',
  'carnation',
  'rose',
  'pomegranate',
  'tulip',
  'grapes',
  'hyacinth',
]
const glazes = ['third', 'lead', 'third', 'second'] as const

/** Flowers in the order of the seed, one glaze after the other. */
export function bouquet(
  seed: number,
): (size: number) => { kind: Kind; colour: string; size: number } {
  const random = createRandom(seed)
  let next = Math.floor(random() * kinds.length)
  return (size) => {
    next++
    const kind = kinds[next % kinds.length] ?? 'tulip'
    const colour =
      kind === 'pomegranate'
        ? 'third'
        : kind === 'grapes'
          ? 'lead'
          : (glazes[next % glazes.length] ?? 'third')
    return { kind, colour, size }
  }
}

/** An arabesque from the foot up both sides to the roundel that holds the motif. */
export function drawRoundel(scene: Scene): string {
  const { page, colours, onWall, motif, seed } = scene
  const { emblem: box, width } = page
  const middle = { x: width / 2, y: box.y + box.height / 2 }
  const radius = box.width / 2
  const half = unsteady(
    [...topScrolls(page, seed), ...sideVine(page), ...footScrolls(page, seed + 2)],
    seed,
  )
  return [
    mirrored(paintGlazes(half, onWall), width),
    cartouche(page.cartouche, colours),
    roundel(middle, radius, colours),
    emblem(motif, boxInCircle(motif, middle, 0.8 * radius), colours),
  ].join('')
}

export function mirrored(half: string, width: number): string {
  return `<g id="ceramic-half">${half}</g><use href="#ceramic-half" transform="matrix(-1 0 0 1 ${width} 0)"/>`
}

function roundel({ x, y }: Point, radius: number, colours: Colours): string {
  const scallops = Array.from({ length: 28 }, (_, i) => {
    const angle = (i / 28) * 2 * Math.PI
    return circlePath(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, radius * 0.1)
  }).flat()
  const beads = Array.from({ length: 28 }, (_, i) => {
    const angle = (i / 28) * 2 * Math.PI
    return circlePath(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, radius * 0.034)
  }).flat()
  const parts: Glaze[] = [
    { level: 0, path: scallops, colour: 'lead', outline: 3 },
    { level: 1, path: circlePath(x, y, radius), colour: 'lead' },
    { level: 2, path: beads, colour: 'white' },
    { level: 3, path: circlePath(x, y, radius - 0.09 * radius), colour: 'white', outline: 2 },
    { level: 4, path: circlePath(x, y, radius - 0.14 * radius), colour: 'second', width: 3 },
  ]
  return paintGlazes(parts, colours)
}

/** A column of scrolls on each side of the roundel, or a row where that is the longer. */
function topScrolls({ cartouche: field, emblem: box, width }: Page, seed: number): Glaze[] {
  const left = inner + 10
  const right = width / 2 - box.width / 2 - 22
  const top = inner + 12
  const foot = field.y - 12
  const [wide, high] = [right - left, foot - top]
  if (wide > 1.25 * high) {
    const band = { length: wide, breadth: high, seed }
    return glazedScrolls(band, [1, 0, 0, 1, left, (top + foot) / 2])
  }
  return glazedScrolls({ length: high, breadth: wide, seed }, [
    0,
    -1,
    1,
    0,
    (left + right) / 2,
    foot,
  ])
}

/** Up the strip between the border, or where else it begins, and the cartouche. */
export function sideVine({ cartouche: field }: Page, from = inner): Glaze[] {
  const room = field.x - from
  const x = (from + field.x) / 2 - 3
  const swing = Math.min(9, room / 6)
  const count = Math.round(field.height / 120)
  const through = Array.from({ length: count + 1 }, (_, i) => ({
    x: x + (i % 2 ? swing : -swing),
    y: field.y + field.height - (i * field.height) / count,
  }))
  return vine({ through, size: Math.min(40, 0.56 * room) })
}

/** From the middle of the foot to the lower corners. */
function footScrolls({ cartouche: field, width, height }: Page, seed: number): Glaze[] {
  const top = field.y + field.height + 20
  const foot = height - inner - 8
  const band = { length: width / 2 - inner - 34, breadth: foot - top, seed }
  return glazedScrolls(band, [-1, 0, 0, 1, width / 2 - 26, (top + foot) / 2])
}
