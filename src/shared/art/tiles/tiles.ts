import { type Art, named, rect } from '../art.ts'
import {
  type ArtFamily,
  type ArtRequest,
  type Box,
  type Paints,
  printBleedPx,
  type Size,
  type TextArea,
} from '../family.ts'
import { footOf, partNameOf } from '../motifs/draw-parts.ts'
import { type Paint, paintsOf } from '../paints.ts'
import { type Path, rectPath, transformPath } from '../path.ts'
import { createRandom } from '../random.ts'
import { shape } from '../shapes.ts'
import { backdrops } from './backdrops.ts'
import { type Cell, drawShape, type Shape } from './cell.ts'
import { type Composition, compositions } from './compositions.ts'
import { layOutGrid, type Place } from './grid.ts'
import { layouts, planOf } from './layouts.ts'
import { letterTile } from './letter-tile.ts'
import { type BackdropName, isPicture, layMosaic, type Tile } from './mosaic.ts'
import { palettes, tintsOn } from './palettes.ts'
import { patterns } from './patterns.ts'
import { drawPicture, type NamedShapes } from './picture.ts'
import { pictures } from './pictures.ts'

/**
 * Mid-century tiles: a plot of glazed squares with gutters of bare paper, and one block for the
 * words, flush with its side. Each motif is a composition: a layout, its large picture and the
 * small tiles around it. The seed shuffles grounds and turns.
 *
 * @example tiles.textArea({ widthPx: 1080, heightPx: 1350 }, 'four-kinds').anchor // 'middle'
 */
export const tiles: ArtFamily = {
  name: 'tiles',
  motifs: Object.keys(compositions),
  palettes,
  textArea,
  draw,
}

function textArea(size: Size, motif: string): TextArea {
  const block = placesOf(size, compositionOf(motif)).find(({ mark }) => mark === 'T')?.box
  if (!block) throw new RangeError(`layout of ${motif} has no block of text`)
  const unit = unitOf(size)
  const inset = 46 * unit
  const head = 26 * unit
  const safe = size.heightPx > 1.6 * size.widthPx ? 0.07 * size.widthPx : 0
  const x = Math.max(block.x + inset, safe)
  const right = Math.min(block.x + block.width - inset, size.widthPx - safe)
  return {
    text: {
      x,
      y: block.y + inset + head,
      width: right - x,
      height: block.height - 2 * inset - head,
    },
    anchor: 'middle',
    header: { x: right, y: block.y + inset + 0.4 * head, sizePx: head },
  }
}

function draw({ motif, seed, widthPx, heightPx }: ArtRequest): Art {
  const size: Size = { widthPx, heightPx }
  const palette = paintsOf(palettes)
  const composition = compositionOf(motif)
  const places = placesOf(size, composition)
  const mosaic = layMosaic(places, composition, seed)
  const block = places.find(({ mark }) => mark === 'T')
  return [
    paper(size, palette.colours.paper ?? 'none'),
    block ? drawBox(block.box, palette.colours.block ?? 'none') : [],
    ...mosaic.map((tile, i) => drawTile(tile, { palette, seed: seed + i, unit: unitOf(size) })),
    speckle(mosaic, { palette, seed, unit: unitOf(size) }),
  ]
}

interface Glaze {
  palette: Paints
  seed: number
  /** Px per unit. */
  unit: number
}

function paper({ widthPx, heightPx }: Size, fill: Paint): Art {
  const [width, height] = [widthPx + 2 * printBleedPx, heightPx + 2 * printBleedPx]
  return drawBox({ x: -printBleedPx, y: -printBleedPx, width, height }, fill)
}

/** Specks of bare paper in the glaze, on tiles only. */
function speckle(mosaic: readonly Tile[], { palette, seed, unit }: Glaze): Art {
  const random = createRandom(seed + 1000)
  const specks = mosaic.flatMap(({ place: { box } }) => {
    const count = Math.round((box.width * box.height) / (2600 * unit ** 2))
    return Array.from({ length: count }, (): Path => {
      const x = box.x + 3 + (box.width - 6) * random()
      const y = box.y + 3 + (box.height - 6) * random()
      return [
        ['M', x, y],
        ['L', x + 0.1, y],
      ]
    })
  })
  return [2.1, 3.2].map((width, i) =>
    drawShape(
      { path: [], stroke: palette.colours.paper ?? 'none', width: width * unit },
      specks.filter((_, at) => (at % 5 === 0 ? 1 : 0) === i).flat(),
      1,
    ),
  )
}

function drawTile(tile: Tile, { palette, seed, unit }: Glaze): Art {
  const { kind, grounds, backdrop } = tile
  const { box } = tile.place
  const scale = Math.min(box.width, box.height) / 100
  const cell: Cell = {
    width: box.width / scale,
    height: box.height / scale,
    grain: unit / scale,
    tints: tintsOn(palette, grounds),
    random: createRandom(seed),
  }
  const shapes = isPicture(kind)
    ? drawPicture(pictures[kind](), {
        palette,
        cell,
        stands: backdrop === 'arch',
        size: sizeOn(backdrop),
      })
    : kind === 'letter'
      ? letterTile(cell, tile.letter ?? '')
      : patterns[kind](cell)
  const behind = backdrop ? backdrops[backdrop](cell) : []
  const onPage = (path: Path) => transformPath(path, [scale, 0, 0, scale, box.x, box.y])
  const paint = (list: readonly (Shape | NamedShapes)[]): Art =>
    list.map((each) => {
      if ('path' in each) return drawShape(each, onPage(each.path), scale)
      const foot = footOf(onPage(each.shapes.flatMap(({ path }) => path)))
      return named(each.name, paint(each.shapes), foot)
    })
  const figure = isPicture(kind) ? named(partNameOf(kind), paint(shapes)) : paint(shapes)
  const joints = backdrop === 'mural' ? drawJoints(tile.place, palette, unit) : []
  return named('tile', [drawBox(box, cell.tints.ground), paint(behind), figure, joints])
}

/** In the disc of a rosette a picture is smaller, across a wall larger. */
function sizeOn(backdrop: BackdropName | undefined): number {
  if (backdrop === 'rosette') return 0.56
  return backdrop === 'mural' ? 1.12 : 1
}

/** The joints of a wall whose tiles share one picture, thinner than between other tiles. */
function drawJoints({ box, columns, rows }: Place, palette: Paints, unit: number): Art {
  const gap = 9 * unit
  const joint = 3.6 * unit
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, i) => {
      const middle = box.x + ((i + 1) * (box.width + gap)) / columns - gap / 2
      return rectPath(middle - joint / 2, box.y, joint, box.height)
    }),
    ...Array.from({ length: rows - 1 }, (_, i) => {
      const middle = box.y + ((i + 1) * (box.height + gap)) / rows - gap / 2
      return rectPath(box.x, middle - joint / 2, box.width, joint)
    }),
  ]
  return shape(lines.flat(), { fill: palette.colours.paper ?? 'none' })
}

function unitOf({ widthPx, heightPx }: Size): number {
  return Math.min(widthPx / 1080, heightPx / 1350)
}

function placesOf(size: Size, { layout }: Composition): Place[] {
  return layOutGrid(size, planOf(layouts[layout], size))
}

function compositionOf(motif: string): Composition {
  const found = new Map<string, Composition>(Object.entries(compositions)).get(motif)
  if (!found) throw new RangeError(`tiles has no motif ${motif}`)
  return found
}

function drawBox({ x, y, width, height }: Box, fill: Paint): Art {
  return rect({ x, y, width, height, fill })
}
