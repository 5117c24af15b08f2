import type { PreparedScene, Sprites } from '#shared/scene/prepared-scene.ts'

/** How a sticker moves: WhatsApp takes WebP, apps without it take GIF. */
export type MovingKind = 'webp' | 'gif'

/** What a sticker is made from: a card as one picture, or a film. */
export type StickerOrder =
  | { kind: 'still'; picture: ImageBitmap }
  | { kind: MovingKind; scene: PreparedScene; sprites: Sprites<ImageBitmap>; clip?: Blob }

export type StickerAnswer =
  /** 0 to 1. */
  | { kind: 'progress'; done: number }
  | { kind: 'made'; bytes: ArrayBuffer }
  | { kind: 'failed'; name: string; message: string }

/** Side of the card in a sticker, px; WhatsApp asks for a margin of 16 px. */
export const cardSidePx = 480
/** Side of a WebP sticker, px. */
export const stickerSidePx = 512

/** Side of a GIF, px, which has no margin; smaller where much moves. */
export const gifSidePx = 512

/** Limits of WhatsApp for WebP; a GIF is no larger than a sticker that moves. */
export const mostBytes = { still: 100_000, webp: 500_000, gif: 500_000 } as const

/** Even the smallest form of the sticker is too large. */
export class StickerTooLarge extends Error {
  override name = 'StickerTooLarge'
}
