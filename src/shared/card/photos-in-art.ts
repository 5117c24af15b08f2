import { type ArtNode, image, mapArt, type PaintedArt } from '../art/art.ts'
import type { Box } from '../art/family.ts'
import { withInRoom } from '../art/photo-room.ts'
import type { CardLayout } from './layout-card.ts'
import { type CardAssets, type CardPhoto, imageBox } from './paint-objects.ts'
import type { PhotoObject } from './place-objects.ts'

/** A photo in a room of the art. */
interface RoomPhoto {
  room: number
  photo: CardPhoto
  crop: PhotoObject['crop']
}

/**
 * The photos that fill rooms of the art. The key changes where the art with them does.
 *
 * @example roomPhotos(layout, { photos }).key // '' where the art has none
 */
export function roomPhotos(
  { objects }: Pick<CardLayout, 'objects'>,
  { photos = {} }: CardAssets,
): { key: string; photos: readonly RoomPhoto[] } {
  const found = objects.flatMap((object): RoomPhoto[] => {
    if (object.kind !== 'photo' || object.room === undefined) return []
    const photo = Object.hasOwn(photos, object.id) ? photos[object.id] : undefined
    return photo ? [{ room: object.room, photo, crop: object.crop }] : []
  })
  return { key: found.length > 0 ? JSON.stringify(found) : '', photos: found }
}

/** The art with photos in its rooms, each under what the art has over the room. */
export function withPhotos(art: PaintedArt, photos: readonly RoomPhoto[]): PaintedArt {
  if (photos.length === 0) return art
  let room = -1
  return mapArt(art, (node): ArtNode => {
    if (node.part !== 'photo') return node
    room++
    const found = photos.find((each) => each.room === room)
    return found ? withInRoom(node, (box) => imageIn(found, box)) : node
  })
}

/** Around the middle of the box, as in a photo's own frame. */
function imageIn({ photo, crop }: RoomPhoto, { x, y, width, height }: Box): ArtNode {
  const place = imageBox(photo, crop, { width, height })
  return image(photo.href, {
    ...place,
    x: place.x + x + width / 2,
    y: place.y + y + height / 2,
    preserveAspectRatio: 'none',
  })
}
