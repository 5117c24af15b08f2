import type { Box } from '../art/family.ts'
import { framePath } from './frame-path.ts'
import type { CardLayout } from './layout-card.ts'
import type { CardObject, PhotoObject } from './place-objects.ts'

/** A photo from the visitor. */
export interface CardPhoto {
  /** A `data:` address for exported pictures, since such an SVG cannot fetch anything. */
  href: string
  /** Size of the photo, in any unit: it determines what the frame crops. */
  width: number
  height: number
}

/** A sticker's drawing, without ids, classes or styles. */
export interface StickerDrawing {
  viewBox: string
  svg: string
  /** Drawn at least as wide, as a share of the page's width. */
  leastWidth?: number
  /** The same as plain paths, the lowest first, where it is made of nothing else. */
  paths?: readonly { data: string; fill: string }[]
}

/** The pictures of a card's objects; an object whose picture is missing is left out. */
export interface CardAssets {
  /** By the photo's id. */
  photos?: Readonly<Record<string, CardPhoto>> | undefined
  /** By the sticker's slug. */
  stickers?: Readonly<Record<string, StickerDrawing>> | undefined
}

export interface PaintedObject {
  id: string
  transform: string
  /**
   * Drawn `drawnWidth` wide around 0, 0, so that it stays the same while it is moved, turned or
   * resized.
   */
  svg: string
}

/** The parts of a layout that its objects need. */
type ObjectsLayout = Pick<CardLayout, 'objects' | 'size'>

const drawnWidth = 1000
/** Width of the paper around a mounted photo. */
const mount = 18
/** Colour of a print's paper, in every palette. */
const paper = '#fffdf8'
/**
 * Shadow under the paper: faint copies, each larger and lower by this much. Not every renderer can
 * blur SVG.
 */
const shades = [
  { grown: 3, drop: 3, opacity: 0.14 },
  { grown: 9, drop: 7, opacity: 0.08 },
  { grown: 16, drop: 12, opacity: 0.05 },
] as const

/**
 * All photos and stickers of a card as one SVG fragment, above the art of an exported picture.
 *
 * @example printArt(art) + objectsSvg(layout, { photos, stickers }) // all below the words
 */
export function objectsSvg(layout: ObjectsLayout, assets: CardAssets): string {
  return paintObjects(layout, assets)
    .map(({ transform, svg }) => `<g transform="${transform}">${svg}</g>`)
    .join('')
}

/** Photos and stickers in order, each in its place; photos in rooms are in the art. */
export function paintObjects(
  { objects, size }: ObjectsLayout,
  assets: CardAssets,
): PaintedObject[] {
  return objects.flatMap((object) => {
    const svg = drawObject(object, assets)
    if (svg === undefined) return []
    const drawing = object.kind === 'sticker' ? own(assets.stickers, object.sticker) : undefined
    const width = Math.max(object.width, (drawing?.leastWidth ?? 0) * size.widthPx)
    return [{ id: object.id, transform: transformOf({ ...object, width }), svg }]
  })
}

function drawObject(object: CardObject, { photos, stickers }: CardAssets): string | undefined {
  if (object.kind === 'photo') {
    if (object.room !== undefined) return undefined
    const photo = own(photos, object.id)
    return photo && drawPhoto(object, photo)
  }
  const drawing = own(stickers, object.sticker)
  return drawing && drawSticker(drawing)
}

/** Own properties only: an id comes from the visitor and can be `constructor`. */
function own<Value>(record: Readonly<Record<string, Value>> = {}, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function transformOf({ x, y, width, turn }: CardObject): string {
  const scale = Math.round((width / drawnWidth) * 1e6) / 1e6
  const turned = turn === 0 ? '' : ` rotate(${turn})`
  return `translate(${x} ${y})${turned} scale(${scale})`
}

function drawSticker({ viewBox, svg }: StickerDrawing): string {
  const corner = -drawnWidth / 2
  const box = `x="${corner}" y="${corner}" width="${drawnWidth}" height="${drawnWidth}"`
  return `<svg ${box} viewBox="${escapeAttribute(viewBox)}">${svg}</svg>`
}

/** Mounted on paper with a soft shadow; the paper fills the object's box. */
function drawPhoto({ id, frame, crop, ...box }: PhotoObject, photo: CardPhoto): string {
  const height = (drawnWidth * box.height) / box.width
  const outline = (grown: number) => framePath(frame, drawnWidth + grown, height + grown)
  const opening = { width: drawnWidth - 2 * mount, height: height - 2 * mount }
  const clip = `photo-${id}`
  const shade = shades.map(({ grown, drop, opacity }) => {
    return `<path d="${outline(grown)}" transform="translate(0 ${drop})" opacity="${opacity}"/>`
  })
  return (
    shade.join('') +
    `<path d="${outline(0)}" fill="${paper}"/>` +
    `<clipPath id="${clip}"><path d="${outline(-2 * mount)}"/></clipPath>` +
    `<g clip-path="url(#${clip})"><image ${attributesOf(imageBox(photo, crop, opening))}` +
    ` preserveAspectRatio="none" href="${escapeAttribute(photo.href)}"/></g>`
  )
}

/**
 * The place of the whole photo such that its frame shows the chosen crop; the frame is always
 * filled.
 */
export function imageBox(
  { width, height }: CardPhoto,
  { x, y, zoom }: PhotoObject['crop'],
  opening: { width: number; height: number },
): Box {
  const scale = zoom * Math.max(opening.width / width, opening.height / height)
  const [across, down] = [width * scale, height * scale]
  const left = Math.min(-opening.width / 2, Math.max(opening.width / 2 - across, -x * across))
  const top = Math.min(-opening.height / 2, Math.max(opening.height / 2 - down, -y * down))
  const hundredths = (length: number) => Math.round(length * 100) / 100
  return {
    x: hundredths(left),
    y: hundredths(top),
    width: hundredths(across),
    height: hundredths(down),
  }
}

function attributesOf({ x, y, width, height }: Box): string {
  return `x="${x}" y="${y}" width="${width}" height="${height}"`
}

function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
