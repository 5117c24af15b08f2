import { type Art, named, rect } from '../art.ts'
import { grown } from '../box.ts'
import {
  type ArtFamily,
  type ArtRequest,
  type Box,
  type Paints,
  printBleedPx,
  type Size,
  type TextArea,
} from '../family.ts'
import { silhouette } from '../motifs/motif.ts'
import { type Paint, paintsOf } from '../paints.ts'
import { boundsOf, circlePath, type Path, placement, type Segment, transformPath } from '../path.ts'
import { type Composition, compositions } from './compositions.ts'
import { extras, type Plot } from './extras.ts'
import { findFree } from './free-place.ts'
import { type Layout, layOut, placeOfWords, wreathOf } from './layouts.ts'
import { palettes } from './palettes.ts'
import { filled, grain, printPlates, stroked } from './print.ts'
import { paperOf } from './scenes.ts'
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
  const { layout = 'hang' } = compositionOf(motif, size)
  const isHigh = layout === 'rise' || layout === 'crowd' || layout === 'stack'
  return { ...placeOfWords(size, layout), anchor: isHigh ? 'top' : 'middle' }
}

function draw({ motif, seed, reserved, ...size }: ArtRequest): Art {
  const palette = paintsOf(palettes)
  const composition = compositionOf(motif, size)
  const { layout = 'hang' } = composition
  const unit = unitOf(size)
  const text = wordsOf(size, layout, reserved)
  const taken = reserved.map((box) => grown(box, 24 * unit))
  const { heightPx, widthPx } = size
  const foot = text.y + text.height
  // A strip below the words that is too low for ornament stays bare.
  const end = foot < 0.9 * heightPx ? foot : heightPx
  const words = { x: 0, y: text.y, width: widthPx, height: end - text.y }
  const area = areaOf(size, text, composition)
  const plates = layOut(layout, { ...composition, size, text })
  const hole = holeOf(layout, text, size)
  // On the disc of a page of ink a thing stands under the words.
  const clear = hole && layout !== 'ground' ? [...taken, hole.box] : taken
  const bare: Plot = {
    ...size,
    unit,
    palette,
    seed,
    area,
    words,
    plates,
    taken: clear,
    actor: undefined,
  }
  const actor = placeActor(composition, bare)
  const plot: Plot = { ...bare, actor: actor?.box }
  const sheet = palette.colours.paper ?? 'none'
  return [
    paper(size, sheet),
    layout === 'dawn' ? glow(wreathOf(text), size, palette) : [],
    printPlates(plates, palette),
    grain(plates, { palette, seed, unit }),
    hole
      ? [
          filled(hole.mat ?? [], palette.colours.b ?? 'none'),
          filled(hole.rim, palette.colours.ink ?? 'none'),
          filled(hole.path, sheet),
        ]
      : [],
    extras[composition.extra](plot),
    actor?.art ?? [],
  ]
}

/** Rings of dots around the disc of a sun, smaller with the distance, like a coarse screen. */
function glow({ x, y, r }: { x: number; y: number; r: number }, size: Size, palette: Paints): Art {
  const unit = unitOf(size)
  const step = 27 * unit
  const sizes = [0.84, 0.7, 0.57, 0.45, 0.34, 0.24]
  const reach = Math.hypot(size.widthPx, size.heightPx) * 0.56 - r
  const heaps = sizes.map((): Segment[] => [])
  for (let ring = 0; ring * step < reach; ring++) {
    const radius = r + (ring + 0.6) * step
    const count = Math.round((2 * Math.PI * radius) / step)
    const heap = heaps[Math.floor((ring * step * sizes.length) / reach)]
    for (let i = 0; i < count; i++) {
      const angle = ((i + (ring % 2) / 2) / count) * 2 * Math.PI
      const at = { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
      const isOn = at.x > -step && at.x < size.widthPx + step && at.y > -step
      if (isOn && at.y < 0.8 * size.heightPx) heap?.push(['M', at.x, at.y], ['L', at.x + 0.1, at.y])
    }
  }
  const ink = palette.colours.b ?? 'none'
  return heaps.map((path, i) => stroked(path, ink, (sizes[i] ?? 0) * step))
}

/** The room of the words; letters that rise begin where they end. */
function wordsOf(size: Size, layout: Layout, reserved: readonly Box[]): Box {
  const { text } = placeOfWords(size, layout)
  const foot = Math.max(...reserved.map(({ y, height }) => y + height))
  if (layout !== 'rise' || foot < text.y) return text
  return { ...text, height: Math.max(0.5 * text.height, foot - text.y) }
}

/** The free place of the actor. */
function areaOf(size: Size, text: Box, { layout = 'hang', plates }: Composition): Box {
  const { widthPx, heightPx } = size
  const rim = text.x
  const inner = { x: rim, width: widthPx - 2 * rim }
  if (layout === 'hang') {
    const y = text.y + 0.3 * text.height
    return { ...inner, y, height: 0.965 * heightPx - y }
  }
  const foot = text.y + text.height
  const end = 0.95 * heightPx
  if (layout === 'stack' && heightPx > 1.6 * widthPx) {
    if (plates.length % 2 === 0) return { ...inner, y: text.y, height: end - text.y }
    // A word of three leaves the fourth place of two by two.
    const y = foot + 0.54 * (heightPx - foot)
    return { x: rim, y, width: 0.42 * widthPx, height: end - y }
  }
  if (layout === 'stack') {
    return { x: text.x, y: foot, width: text.width, height: end - foot }
  }
  if (layout === 'ground') {
    return { x: text.x, y: foot, width: text.width, height: 0.985 * heightPx - foot }
  }
  return { x: 0.06 * widthPx, y: foot, width: 0.88 * widthPx, height: end - foot }
}

/** Paper that lies over the plates, under the words, with an edge of ink; a label has a mat too. */
function holeOf(layout: Layout, text: Box, size: Size) {
  const unit = unitOf(size)
  if (layout === 'ground') {
    const path = paperOf(text, size)
    return { box: boundsOf(path), path, rim: paperOf(text, size, 5 * unit) }
  }
  if (layout === 'rings') {
    const { x, y, r } = wreathOf(text)
    const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
    return { box, path: circlePath(x, y, r), rim: circlePath(x, y, r + 5 * unit) }
  }
  if (layout !== 'label') return undefined
  const box = { ...grown(text, 44 * unit), y: text.y - 74 * unit, height: text.height + 118 * unit }
  const outline = (out: number): Path => {
    const { x, y, width, height } = grown(box, out)
    const corner = 34 * unit + 0.586 * out
    return [
      ['M', x + corner, y],
      ['L', x + width - corner, y],
      ['L', x + width, y + corner],
      ['L', x + width, y + height - corner],
      ['L', x + width - corner, y + height],
      ['L', x + corner, y + height],
      ['L', x, y + height - corner],
      ['L', x, y + corner],
      ['Z'],
    ]
  }
  return { box, path: outline(0), rim: outline(6 * unit), mat: outline(34 * unit) }
}

/** The actor in the largest free place. Its holes show what lies below. */
function placeActor(composition: Composition, plot: Plot): { box: Box; art: Art } | undefined {
  const { actor } = composition
  if (!actor) return undefined
  const { unit, palette, area, taken } = plot
  const { layout = 'hang' } = composition
  // On hills and on the shore of a page of ink it stands.
  const plates = layout === 'ground' || layout === 'hang' ? [] : plot.plates
  const motif = stamps[actor.stamp]()
  const turned = (path: Path) => transformPath(path, placement(0, 0, actor.turn ?? 0))
  const solid = turned(silhouette(motif))
  const own = boundsOf(turned(motif.parts.flatMap(({ path }) => path)))
  const wanted = {
    ratio: own.height / own.width,
    most: (composition.layout === 'stack' ? 440 : 380) * unit,
    least: (composition.layout ? 190 : 120) * unit,
    near: actor.near ?? (composition.layout === 'ground' ? { x: 0.5, y: 0.5 } : { x: 0, y: 0 }),
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

function unitOf({ widthPx, heightPx }: Size): number {
  return Math.min(widthPx / 1080, heightPx / 1350)
}

function compositionOf(motif: string, { widthPx, heightPx }: Size): Composition {
  const found = Object.hasOwn(compositions, motif) ? compositions[motif] : undefined
  if (!found) throw new RangeError(`riso has no motif ${motif}`)
  return found.tall && heightPx > 1.6 * widthPx ? { ...found, layout: found.tall } : found
}
