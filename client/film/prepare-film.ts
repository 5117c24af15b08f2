import { type Art, type PaintedArt, pathNode, type Transform } from '#shared/art/art.ts'
import { unionOf } from '#shared/art/box.ts'
import type { Box } from '#shared/art/family.ts'
import { fillOf } from '#shared/art/paints.ts'
import { printArt } from '#shared/art/print-art.ts'
import type { CardLayout, CardLine } from '#shared/card/layout-card.ts'
import { linePaints } from '#shared/card/line-paints.ts'
import { type CardAssets, paintObjects } from '#shared/card/paint-objects.ts'
import { roomPhotos, withPhotos } from '#shared/card/photos-in-art.ts'
import { composeScene } from '#shared/scene/compose-scene.ts'
import { cutArt, partsOf, type WantedParts, withDefinitionsOf } from '#shared/scene/cut-art.ts'
import { filmScene } from '#shared/scene/film-scene.ts'
import { drawDarkness, litFoil, litWhole } from '#shared/scene/light-picture.ts'
import { particlePictures } from '#shared/scene/particle-pictures.ts'
import type { PreparedScene, Sprites } from '#shared/scene/prepared-scene.ts'
import type { Scene, SceneLayerOf, VideoFormat } from '#shared/scene/scene.ts'
import { boxOfPart, middleOf, type SceneParts } from '#shared/scene/scene-stage.ts'
import type { ToldFilm } from '#shared/scene/told-film.ts'
import { drawBackdrop, videoLayoutOf } from '#shared/scene/video-layout.ts'
import { embedGrounds } from '../export/embed-grounds.ts'
import { embedPhotos } from '../export/embed-photos.ts'
import { outlineCard, warmOutlines } from '../export/outline-card.ts'
import { type Fragment, type Measures, measureFragments } from './measure-fragments.ts'
import type { SpriteStore } from './sprite-store.ts'

export { warmOutlines }

export interface PrepareOptions {
  /** A scene as it is, or a film whose scene depends on the card. */
  told: { scene: Scene } | ToldFilm
  format: VideoFormat
  /** In the card format of `videoLayoutOf(format)`. */
  layout: CardLayout
  /** The art of that layout. */
  art: PaintedArt
  assets: CardAssets
  /** Width of the video, px. Default: its own. */
  widthPx?: number
  /** Address of a clip that replaces the card's ground under the words. */
  clip?: string | undefined
}

/** A card in motion, ready to draw at any time. */
export interface PreparedFilm {
  scene: PreparedScene
  sprites: Sprites<ImageBitmap>
}

/** A sprite to draw: an id, a fragment and its ink. */
interface Piece extends Fragment {
  id: string
}

interface ArtPiece extends Piece {
  art: PaintedArt
}

/**
 * Draws each moving part of a card once.
 *
 * @throws RangeError when the palette lacks a colour of the scene; the signal's reason when aborted
 */
export async function prepareFilm(
  signal: AbortSignal,
  options: PrepareOptions,
  store: SpriteStore,
): Promise<PreparedFilm> {
  const { layout } = options
  const { page, place } = layoutFor(options)
  const scene = sceneOf(options)
  const source = { ...options, scene }
  const pieces = await piecesOf(signal, source)
  const besidePx = source.clip ? place.x / place.scale : 0
  const measures = await measureFragments(signal, { ...layout.size, besidePx }, pieces.all)
  const parts = scenePartsOf(source, pieces, measures)
  const ground = source.clip ? undefined : layout.palette.ground
  const prepared = composeScene({ scene, parts, page, place, ground })
  const orders = [
    ...pieces.all.map(({ id, svg }, i) => ({ id, svg, box: measures[i]?.box ?? noBox, place })),
    ...particlesOf(source),
    ...lightsOf(source, parts, place),
    ...backdropOf(source, page),
  ]
  const sprites = await Promise.all(
    orders.map(async ({ id, ...order }) => [id, await store.take(signal, order)] as const),
  )
  store.sweep()
  return { scene: prepared, sprites: new Map(sprites) }
}

/** With the scene of its card. */
interface Staged extends PrepareOptions {
  scene: Scene
}

function sceneOf({ told, layout, art }: PrepareOptions): Scene {
  return 'scene' in told ? told.scene : filmScene(told, { layout, parts: partsOf(art) })
}

function layoutFor({ format, widthPx, clip }: PrepareOptions) {
  return videoLayoutOf(format, widthPx, clip ? 'clip' : 'wall')
}

const noBox: Box = { x: 0, y: 0, width: 1, height: 1 }

interface Pieces {
  art: readonly ArtPiece[]
  objects: readonly Piece[]
  lines: readonly (ArtPiece & { line: CardLine })[]
  glints: readonly (Piece & { layer: number })[]
  all: readonly Piece[]
}

async function piecesOf(signal: AbortSignal, source: Staged): Promise<Pieces> {
  const { scene, layout, assets } = source
  const [outlines, photos, art] = await Promise.all([
    outlineCard(layout, signal),
    embedPhotos(signal, assets.photos),
    embedGrounds(signal, source.art),
  ])
  const filled = withPhotos(art, roomPhotos(layout, { photos }).photos)
  const cut = cutArt(filled, wantedParts(scene)).map((layer, i) => ({
    ...layer,
    id: `art-${i}`,
    svg: printArt(layer.art),
  }))
  const objects = paintObjects(layout, { ...assets, photos }).map(({ id, transform, svg }) => ({
    id: `object-${id}`,
    parts: [],
    svg: `<g transform="${transform}">${svg}</g>`,
  }))
  const lines = layout.lines.map((line, i) => {
    const drawn = withDefinitionsOf(art, drawLine(line, layout, outlines[i] ?? ''))
    return { id: `line-${i}`, parts: [], art: drawn, svg: printArt(drawn), line }
  })
  const glints = scene.layers.flatMap((layer, i) => {
    if (layer.of !== 'glint') return []
    const svg = printArt(lightOf(layer, cut, lines))
    return svg === '' ? [] : [{ id: `glint-${i}`, parts: [], svg, layer: i }]
  })
  return { art: cut, objects, lines, glints, all: [...cut, ...objects, ...lines, ...glints] }
}

/**
 * Cuts out only moving parts; parts of the same name are split only where they move differently.
 */
function wantedParts({ layers }: Scene): WantedParts {
  const wanted = new Map<string, 'each' | 'together'>()
  for (const layer of layers) {
    if (layer.of === 'page') {
      for (const name of Object.keys(layer.depths))
        if (!wanted.has(name)) wanted.set(name, 'together')
    }
    if (layer.of !== 'part' && 'part' in layer && layer.part && !wanted.has(layer.part)) {
      wanted.set(layer.part, 'together')
    }
    if (layer.of !== 'part') continue
    const isAlike = layer.staggerMs === 0 && layer.motions.every(movesAllAlike)
    const isSplit = wanted.get(layer.part) === 'each'
    wanted.set(layer.part, isAlike && !isSplit ? 'together' : 'each')
  }
  return wanted
}

function movesAllAlike({ tracks, waves, pivot }: SceneLayerOf<'page'>['motions'][number]): boolean {
  if (waves.length > 0) return false
  const turns = tracks.turn || tracks.scaleX || tracks.scaleY || tracks.lean
  return !turns || pivot === 'page'
}

function drawLine(line: CardLine, layout: CardLayout, outline: string): Art {
  return linePaints(line, layout).map(({ fill, shiftPx, path = outline }) => {
    const { turn } = line
    const shift: Transform = ['translate', shiftPx, shiftPx]
    const turned: Transform[] = turn ? [['rotate', turn.degrees, turn.x, turn.y]] : []
    return pathNode(path, { fill: fillOf(fill), transform: [shift, ...turned] })
  })
}

function lightOf(
  { part }: SceneLayerOf<'glint'>,
  art: readonly ArtPiece[],
  lines: readonly ArtPiece[],
): Art {
  if (part === undefined) return [...art, ...lines].map((piece) => litFoil(piece.art))
  const named = art.filter(({ parts }) => parts.some(({ name }) => name === part))
  return named.map((piece) => litWhole(piece.art))
}

function scenePartsOf(
  { format, layout, scene, clip }: Staged,
  { art, objects, lines, glints, all }: Pieces,
  measures: readonly Measures[],
): SceneParts {
  const boxes = new Map(all.map(({ id }, i) => [id, measures[i]?.box ?? noBox]))
  const boxOf = (id: string) => boxes.get(id) ?? noBox
  return {
    size: layout.size,
    art: art.map(({ id, parts }) => ({ sprite: id, parts })),
    measured: measuredParts(art, measures),
    objects: objects.map(({ id }) => ({ sprite: id, box: boxOf(id) })),
    lines: lines.map(({ id, line }) => ({
      sprite: id,
      field: line.field,
      box: boxOf(id),
      isRtl: line.direction === 'rtl',
    })),
    particles: new Map(
      scene.layers.flatMap((layer, i) =>
        layer.of === 'particles' ? [[i, picturesOf(layer, layout).map((_, k) => `${i}-${k}`)]] : [],
      ),
    ),
    glints: new Map(glints.map(({ id, layer }) => [layer, id])),
    lights: new Map(
      scene.layers.flatMap((layer, i) => (layer.of === 'light' ? [[i, `light-${i}`]] : [])),
    ),
    ...(format === 'wide' && !clip && { backdrop: 'backdrop' }),
  }
}

/** The box of a named group covers all its layers. */
function measuredParts(art: readonly Piece[], measures: readonly Measures[]) {
  const measured = new Map<string, { box: Box; pivot?: { x: number; y: number } }>()
  for (const [i, { parts }] of art.entries()) {
    const { box = noBox, pivots } = measures[i] ?? {}
    for (const { name, index } of parts) {
      const key = `${name}/${index}`
      const before = measured.get(key)
      const pivot = before?.pivot ?? pivots?.get(key)
      measured.set(key, { box: before ? unionOf([before.box, box]) : box, ...(pivot && { pivot }) })
    }
  }
  return measured
}

/** @throws RangeError when the palette has no such colour */
function picturesOf(layer: SceneLayerOf<'particles'>, { palette, size }: CardLayout): string[] {
  const colours = layer.colours.map((name) => {
    const colour =
      palette.colours[name] ?? Object.entries(palette.ink).find(([role]) => role === name)?.[1]
    if (colour?.startsWith('#')) return colour
    throw new RangeError(`palette ${palette.label} has no plain colour ${name}`)
  })
  return particlePictures(layer.what, colours, (layer.size * size.widthPx) / 1080)
}

function particlesOf(source: Staged) {
  const { scene, layout } = source
  const { scale } = layoutFor(source).place
  return scene.layers.flatMap((layer, i) => {
    if (layer.of !== 'particles') return []
    const half = (1.1 * layer.size * layout.size.widthPx) / 1080
    const box = { x: -half, y: -half, width: 2 * half, height: 2 * half }
    return picturesOf(layer, layout).map((svg, k) => ({
      id: `${i}-${k}`,
      svg,
      box,
      place: { x: 0, y: 0, scale },
    }))
  })
}

function lightsOf(
  { scene }: Staged,
  { size, measured }: SceneParts,
  place: { x: number; y: number; scale: number },
) {
  const page = { x: 0, y: 0, width: size.widthPx, height: size.heightPx }
  return scene.layers.flatMap((layer, i) => {
    if (layer.of !== 'light') return []
    const box = layer.part && boxOfPart(layer.part, measured)
    const at = middleOf(box ?? page)
    const lit = box ? 1 : 0.3
    const radiusPx = layer.radius * Math.hypot(size.widthPx, size.heightPx)
    const svg = drawDarkness(size, { at, radiusPx, colour: layer.colour, lit })
    return [{ id: `light-${i}`, svg, box: page, place }]
  })
}

function backdropOf(
  { format, layout, widthPx, clip }: PrepareOptions,
  { widthPx: outPx }: { widthPx: number },
) {
  const svg = clip ? '' : drawBackdrop(format, layout.palette)
  if (svg === '') return []
  const box = { x: 0, y: 0, width: 1920, height: 1080 }
  return [{ id: 'backdrop', svg, box, place: { x: 0, y: 0, scale: (widthPx ?? outPx) / 1920 } }]
}
