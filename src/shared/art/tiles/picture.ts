import type { Paints, Palette, PartName } from '../family.ts'
import { parseHex } from '../hex-colour.ts'
import { type Material, type Motif, type MotifPart, placeParts } from '../motifs/motif.ts'
import { hexOf, mixPaints, type Paint, paintsOf } from '../paints.ts'
import { boundsOf, placement, type Segment } from '../path.ts'
import { flatten, isInside } from '../polygon.ts'
import type { Cell, Shape } from './cell.ts'
import { type GroundName, groundNames } from './palettes.ts'

/** The maximum share of a tile for a motif, in each direction. */
const share = { width: 0.82, height: 0.8 }

/** The glaze of each material: a colour of the palette, or two mixed. */
const glazes: Readonly<Record<Material, readonly [string, string?, number?]>> = {
  metal: ['paper', 'teal', 0.22],
  gold: ['lemon'],
  cloth: ['teal'],
  paper: ['paper'],
  wood: ['coral', 'ink', 0.46],
  clay: ['coral', 'ink', 0.14],
  bread: ['lemon', 'coral', 0.36],
  leaf: ['leaf', 'green', 0.3],
  fruit: ['coral'],
  flower: ['coral', 'paper', 0.25],
  flame: ['lemon', 'coral', 0.18],
  wine: ['wine'],
  ink: ['ink'],
}

interface Drawing {
  palette: Paints
  cell: Cell
  /** Whether it stands on the foot of its tile, as under an arch; otherwise it is centred. */
  stands: boolean
  /** Its size beside that of a picture on a tile of its own. */
  size: number
}

/** Shapes with a part name, such as flames. */
export interface NamedShapes {
  name: PartName
  shapes: Shape[]
}

/** A motif flat on its tile. Its larger bodies are stippled on the side away from the light. */
export function drawPicture(motif: Motif, drawing: Drawing): (Shape | NamedShapes)[] {
  const { palette, cell, stands, size } = drawing
  const scale =
    size *
    Math.min((share.width * cell.width) / motif.width, (share.height * cell.height) / motif.height)
  const middle = (cell.height + motif.height * scale) / 2
  const foot = stands ? Math.max(middle, cell.height - 12) : middle
  const place = placement(cell.width / 2, foot, 0, scale)
  const shapesOf = (part: MotifPart): Shape[] => {
    const colour = glazeOf(palette, part)
    if (part.as === 'line') {
      return [{ path: part.path, stroke: colour, width: part.width * scale }]
    }
    const flat = { path: part.path, fill: colour }
    return part.as === 'body' ? [flat, ...stipple(part, colour, drawing)] : [flat]
  }
  const drawn: (Shape | NamedShapes)[] = []
  for (const part of placeParts(motif, place)) {
    const shapes = shapesOf(part)
    const last = drawn.at(-1)
    if (part.material !== 'flame') drawn.push(...shapes)
    else if (last && 'name' in last) last.shapes.push(...shapes)
    else drawn.push({ name: part.as === 'body' ? 'flame' : 'window', shapes })
  }
  return drawn
}

/** The grounds on which all bodies of a motif are visible; if there are none, the three best. */
export function groundsFor({ parts, width, height }: Motif, palette: Palette): GroundName[] {
  const paints = paintsOf({ palette })
  const bodies = parts.flatMap((part) => {
    const box = boundsOf(part.path)
    const size = (box.width * box.height) / (width * height)
    if (part.as !== 'body' || size <= 0.04) return []
    return [{ colour: hexOf(glazeOf(paints, part), palette), size }]
  })
  /** Contrast of the worst body above its minimum. Larger bodies need more. */
  const clearance = (name: GroundName) =>
    Math.min(
      ...bodies.map(({ colour, size }) => {
        return distance(palette.colours[name] ?? 'none', colour) - (size > 0.2 ? 0.24 : 0.14)
      }),
    )
  const rated = groundNames.map((name) => ({ name, clearance: clearance(name) }))
  const clear = rated.filter((each) => each.clearance >= 0)
  const best = [...rated].sort((one, other) => other.clearance - one.clearance).slice(0, 3)
  return (clear.length > 0 ? clear : best).map(({ name }) => name)
}

function glazeOf({ colours }: Paints, { material, tone }: MotifPart): Paint {
  const of = (name: string) => colours[name] ?? 'none'
  const [first, second, part = 0] = glazes[material]
  const colour = second ? mixPaints(of(first), of(second), part) : of(first)
  if (tone === 'dark') return mixPaints(colour, of('ink'), 0.26)
  return tone === 'light' ? mixPaints(colour, of('paper'), 0.4) : colour
}

/** The stipple colour of each material: a warm shade where it is yellow, else ink. */
const stippled: Partial<Record<Material, string>> = {
  gold: 'coral',
  bread: 'coral',
  flame: 'coral',
  wine: 'ink',
}

/** Dots, denser towards the lower right, in a shade of the colour below. */
function stipple(part: MotifPart, colour: Paint, { palette, cell }: Drawing): Shape[] {
  const { random } = cell
  const box = boundsOf(part.path)
  const area = (box.width * box.height) / cell.grain ** 2
  const count = Math.min(1800, Math.round(area * 0.06))
  if (count < 100 || part.material === 'paper') return []
  const polygons = flatten(part.path, 4)
  const dots: Segment[][] = [[], []]
  for (let i = 0; i < count; i++) {
    const [right, down] = [random(), random()]
    const shade = right * 0.62 + down * 0.38 - 0.36
    if (shade < 0 || random() > 2.2 * shade ** 1.6) continue
    const [x, y] = [box.x + box.width * right, box.y + box.height * down]
    if (!isInside(polygons, { x, y })) continue
    dots[i % 3 === 0 ? 1 : 0]?.push(['M', x, y], ['L', x + 0.05, y])
  }
  const stroke = mixPaints(colour, palette.colours[stippled[part.material] ?? 'ink'] ?? 'none', 0.5)
  return dots.map((path, i) => ({ path, stroke, width: cell.grain * (i === 0 ? 1.6 : 2.6) }))
}

/** Distance of two colours, from 0 to 1 (black and white). */
function distance(one: string, other: string): number {
  const second = parseHex(other)
  return Math.hypot(...parseHex(one).map((channel, i) => channel - (second[i] ?? 0))) / 441.7
}
