import { type Art, named, rect } from '../art.ts'
import { grown } from '../box.ts'
import {
  type ArtFamily,
  type ArtRequest,
  type Box,
  printBleedPx,
  type Size,
  type TextArea,
} from '../family.ts'
import { silhouette } from '../motifs/motif.ts'
import { type Paint, paintsOf } from '../paints.ts'
import { boundsOf, type Path, placement, transformPath } from '../path.ts'
import { type Composition, compositions } from './compositions.ts'
import { extras, type Plot } from './extras.ts'
import { findFree } from './free-place.ts'
import { palettes } from './palettes.ts'
import { layPlates } from './plates.ts'
import { filled, grain, printPlates, stroked } from './print.ts'
import { stamps } from './stamps.ts'

/**
 * Prints of two or three drums: huge letters or things that overlap, with a third colour where
 * their inks meet, grain, one actor in black line, and bare paper. Words are below.
 *
 * @example riso.textArea({ widthPx: 1080, heightPx: 1350 }, 'alef-beis').anchor // 'middle'
 */
export const riso: ArtFamily = {
  name: 'riso',
  motifs: Object.keys(compositions),
  palettes,
  textArea,
  draw,
}

function textArea(size: Size, motif: string): TextArea {
  compositionOf(motif)
  const { widthPx, heightPx } = size
  const unit = unitOf(size)
  const rim = rimOf(size)
  const { top, split, foot } = bandsOf(size)
  return {
    text: {
      x: rim,
      y: split * heightPx,
      width: widthPx - 2 * rim,
      height: (foot - split) * heightPx,
    },
    anchor: 'middle',
    header: { x: widthPx - rim, y: top * heightPx - 30 * unit, sizePx: 26 * unit },
  }
}

function draw({ motif, seed, reserved, ...size }: ArtRequest): Art {
  const palette = paintsOf(palettes)
  const composition = compositionOf(motif)
  const unit = unitOf(size)
  const rim = rimOf(size)
  const { top, split, foot } = bandsOf(size)
  const area: Box = {
    x: rim,
    y: top * size.heightPx,
    width: size.widthPx - 2 * rim,
    height: (split - top) * size.heightPx - 56 * unit,
  }
  const taken = reserved.map((box) => grown(box, 24 * unit))
  const plates = layPlates(composition, ...placeOf(composition, area))
  const { heightPx, widthPx } = size
  // A strip below the words that is too low for ornament stays bare.
  const end = foot < 0.9 ? foot : 1
  const words = { x: 0, y: split * heightPx, width: widthPx, height: (end - split) * heightPx }
  const bare: Plot = { ...size, unit, palette, seed, area, words, plates, taken, actor: undefined }
  const actor = placeActor(composition, bare)
  const plot: Plot = { ...bare, actor: actor?.box }
  return [
    paper(size, palette.colours.paper ?? 'none'),
    printPlates(plates, palette),
    grain(plates, { palette, seed, unit }),
    extras[composition.extra](plot),
    actor?.art ?? [],
  ]
}

/**
 * The plates stay on the side opposite the actor, and leave it part of the width of a wide plot.
 */
function placeOf({ actor }: Composition, area: Box): [area: Box, lean: number] {
  if (!actor) return [area, 0.4]
  const left = (actor.near?.x ?? 0) < 0.5
  const lean = left ? 0.18 : 0.82
  if (area.height > 0.7 * area.width) return [area, lean]
  const width = area.width * 0.8
  return [{ ...area, x: left ? area.x + area.width - width : area.x, width }, lean]
}

/** The actor in the largest free place. Its holes show what lies below. */
function placeActor({ actor }: Composition, plot: Plot): { box: Box; art: Art } | undefined {
  if (!actor) return undefined
  const { unit, palette, area, plates, taken } = plot
  const motif = stamps[actor.stamp]()
  const turned = (path: Path) => transformPath(path, placement(0, 0, actor.turn ?? 0))
  const solid = turned(silhouette(motif))
  const own = boundsOf(turned(motif.parts.flatMap(({ path }) => path)))
  const wanted = {
    ratio: own.height / own.width,
    most: 380 * unit,
    least: 120 * unit,
    near: actor.near ?? { x: 0, y: 0 },
  }
  const box = findFree(wanted, { area, plates, taken })
  if (!box) return undefined
  const scale = box.width / own.width
  const place = placement(box.x - own.x * scale, box.y - own.y * scale, 0, scale)
  const ink = palette.colours.ink ?? 'none'
  const lines = motif.parts.map((part) =>
    part.as === 'line'
      ? stroked(transformPath(turned(part.path), place), ink, part.width * scale)
      : [],
  )
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return {
    box,
    art: named('actor', [lines, filled(transformPath(solid, place), ink)], centre),
  }
}

function paper({ widthPx, heightPx }: Size, colour: Paint): Art {
  const [width, height] = [widthPx + 2 * printBleedPx, heightPx + 2 * printBleedPx]
  return rect({ x: -printBleedPx, y: -printBleedPx, width, height, fill: colour })
}

/** The top of the plates, and the top and end of the words, as shares of the height. */
function bandsOf({ widthPx, heightPx }: Size): { top: number; split: number; foot: number } {
  const ratio = heightPx / widthPx
  if (ratio > 1.6) return { top: 0.16, split: 0.64, foot: 0.84 }
  return ratio > 1.1
    ? { top: 0.07, split: 0.725, foot: 0.955 }
    : { top: 0.085, split: 0.58, foot: 0.955 }
}

function rimOf({ widthPx, heightPx }: Size): number {
  return (heightPx > 1.6 * widthPx ? 0.07 : 0.056) * widthPx
}

function unitOf({ widthPx, heightPx }: Size): number {
  return Math.min(widthPx / 1080, heightPx / 1350)
}

function compositionOf(motif: string): Composition {
  const found = Object.hasOwn(compositions, motif) ? compositions[motif] : undefined
  if (!found) throw new RangeError(`riso has no motif ${motif}`)
  return found
}
