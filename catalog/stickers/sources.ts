import type { StickerId } from '../../src/shared/stickers/stickers.ts'

type Sources = Readonly<Partial<Record<StickerId, string>>>

/** Stickers that are the picture of a category; only pictures without ids can be used. */
export const categoryStickers: Sources = {
  menorah: 'chanukah',
  'kiddush-cup': 'kiddush',
  'two-doves': 'anniversary',
  tefillin: 'bar-mitzvah',
  blocks: 'kids',
  'almond-tree': 'tu-bishvat',
  bonfire: 'lag-baomer',
}

/** Emoji that have another name in Fluent Emoji. */
export const emojiStickers: Sources = {
  bottle: 'bottle-with-popping-cork',
  glasses: 'clinking-glasses',
  gift: 'wrapped-gift',
  daisy: 'blossom',
  sprig: 'herb',
  tree: 'deciduous-tree',
  wheat: 'sheaf-of-rice',
  orange: 'tangerine',
  apple: 'red-apple',
  diamond: 'gem-stone',
  heart: 'red-heart',
  flame: 'fire',
  leaves: 'fallen-leaf',
  plant: 'potted-plant',
  car: 'automobile',
  train: 'locomotive',
}
