/** Every sticker, in the order of the list. */
export const stickerIds = [
  'pomegranate',
  'dove',
  'crown',
  'candles',
  'key',
  'honey-jar',
  'esrog',
  'menorah',
  'luchos',
  'kiddush-cup',
  'sparkle',
  'olive-branch',
  'two-doves',
  'tefillin',
  'blocks',
  'almond-tree',
  'bonfire',
  'bottle',
  'glasses',
  'wine-glass',
  'candle',
  'party-popper',
  'balloon',
  'gift',
  'birthday-cake',
  'cupcake',
  'ribbon',
  'musical-notes',
  'trumpet',
  'drum',
  'bouquet',
  'rose',
  'tulip',
  'sunflower',
  'cherry-blossom',
  'hibiscus',
  'daisy',
  'sprig',
  'plant',
  'leaves',
  'palm-tree',
  'tree',
  'wheat',
  'grapes',
  'olive',
  'lemon',
  'orange',
  'apple',
  'pear',
  'peach',
  'cherries',
  'strawberry',
  'watermelon',
  'scroll',
  'books',
  'open-book',
  'ring',
  'diamond',
  'heart',
  'two-hearts',
  'sun',
  'flame',
  'house',
  'baby-bottle',
  'kite',
  'car',
  'train',
  'sailboat',
  'trophy',
  'doughnut',
  'cookie',
  'candy',
  'lollipop',
] as const

export type StickerId = (typeof stickerIds)[number]

/** SVG shapes without ids, classes and styles, so they can be used anywhere and repeated. */
export interface StickerPicture {
  /** A square. */
  viewBox: string
  /** Content of the `<svg>`. */
  svg: string
}

/**
 * The pictures of all stickers, about 26 kB compressed, loaded at the first call.
 *
 * @example (await loadStickers()).pomegranate.viewBox // '0 0 120 120'
 */
export async function loadStickers(): Promise<Readonly<Record<StickerId, StickerPicture>>> {
  return (await import('./sticker-pictures.ts')).stickerPictures
}
