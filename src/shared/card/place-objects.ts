import type { PhotoRoom, Size } from '../art/family.ts'
import type { CardDraft, Photo } from '../draft.ts'
import { hangOnPage, roundPx, type TurnedBox } from './turned-box.ts'

export interface PhotoObject extends TurnedBox {
  kind: 'photo'
  id: string
  frame: Photo['frame']
  crop: Photo['crop']
  /** The room of the art that it fills. */
  room?: number
}

interface StickerObject extends TurnedBox {
  kind: 'sticker'
  id: string
  /** Slug of the sticker. */
  sticker: string
}

/** A photo or a sticker in its place, page px; a sticker's box is a square. */
export type CardObject = PhotoObject | StickerObject

/**
 * Photos, then stickers, each in its room or where the visitor put it, but within reach.
 *
 * @param rooms of the art; of two photos in one room, the second is placed freely
 */
export function placeObjects(
  { photos = [], stickers = [] }: CardDraft,
  size: Size,
  rooms: readonly PhotoRoom[] = [],
): CardObject[] {
  const taken = new Set<number>()
  return [
    ...photos.map(({ id, frame, crop, ratio, room: number = -1, ...place }): PhotoObject => {
      const room = taken.has(number) ? undefined : rooms[number]
      taken.add(number)
      if (room) return { kind: 'photo', id, crop, room: number, ...roomBox(room) }
      const box = placeBox({ ...place, ratio: frame === 'circle' ? 1 : ratio }, size)
      return { kind: 'photo', id, frame, crop, ...box }
    }),
    ...stickers.map(({ id, sticker, ...place }): StickerObject => {
      return { kind: 'sticker', id, sticker, ...placeBox({ ...place, ratio: 1 }, size) }
    }),
  ]
}

/** The middle of a room, its size and its frame. */
export function roomBox({ box, frame, turn = 0 }: PhotoRoom): TurnedBox & Pick<Photo, 'frame'> {
  const { width, height } = box
  return { x: box.x + width / 2, y: box.y + height / 2, width, height, turn, frame }
}

interface ObjectPlace extends Pick<Photo, 'at' | 'width' | 'ratio'> {
  turn?: number | undefined
}

function placeBox({ at, width, ratio, turn = 0 }: ObjectPlace, size: Size): TurnedBox {
  const widthPx = width * size.widthPx
  const asked = {
    x: at.x * size.widthPx,
    y: at.y * size.heightPx,
    width: widthPx,
    height: widthPx / ratio,
    turn,
  }
  const { x, y, scale } = hangOnPage(asked, size)
  return {
    x: roundPx(x),
    y: roundPx(y),
    width: roundPx(asked.width * scale),
    height: roundPx(asked.height * scale),
    turn,
  }
}
