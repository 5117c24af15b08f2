import type { Size } from '../art/family.ts'
import type { CardDraft, Photo } from '../draft.ts'
import { hangOnPage, roundPx, type TurnedBox } from './turned-box.ts'

interface PhotoObject extends TurnedBox {
  kind: 'photo'
  id: string
  frame: Photo['frame']
  crop: Photo['crop']
}

interface StickerObject extends TurnedBox {
  kind: 'sticker'
  id: string
  /** Slug of the sticker. */
  sticker: string
}

/** A photo or a sticker in its place, page px; a sticker's box is a square. */
export type CardObject = PhotoObject | StickerObject

/** Photos, then stickers, each where the visitor put it, but within reach. */
export function placeObjects({ photos = [], stickers = [] }: CardDraft, size: Size): CardObject[] {
  return [
    ...photos.map(({ id, frame, crop, ratio, ...place }): PhotoObject => {
      const box = placeBox({ ...place, ratio: frame === 'circle' ? 1 : ratio }, size)
      return { kind: 'photo', id, frame, crop, ...box }
    }),
    ...stickers.map(({ id, sticker, ...place }): StickerObject => {
      return { kind: 'sticker', id, sticker, ...placeBox({ ...place, ratio: 1 }, size) }
    }),
  ]
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
