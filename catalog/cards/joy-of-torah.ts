import type { CardDesignInput } from '#shared/card.ts'

export const joyOfTorah: CardDesignInput = {
  version: 1,
  slug: 'joy-of-torah',
  titles: { en: 'Joy of the Torah', he: 'שמחת התורה' },
  description: 'Yom Tov poster, a Sefer Torah in gold on emerald velvet',
  kind: 'poster',
  categories: ['simchas-torah', 'shavuos'],
  subCategories: [],
  language: 'yi',
  formats: ['status', 'portrait', 'print', 'square'],
  art: { family: 'foil', motif: 'sefer-torah', palette: 'emerald', seed: 48 },
  palettes: ['emerald', 'burgundy', 'midnight', 'slate'],
  header: true,
  fields: [
    {
      id: 'greeting',
      label: { en: 'Greeting', he: 'ברכה' },
      kind: 'text',
      value: 'א גוטן יום טוב',
      maxLength: 28,
    },
    {
      id: 'second-greeting',
      label: { en: 'In English', he: 'באנגלית' },
      kind: 'text',
      value: 'Good Yom Tov',
      maxLength: 28,
    },
  ],
  layers: [
    {
      field: 'greeting',
      faces: ['frank-ruhl-libre-700', 'cinzel-500'],
      sizes: { min: 90, max: 212 },
      gap: 0,
      maxLines: 2,
      align: 'middle',
      ink: 'title',
    },
    {
      field: 'second-greeting',
      faces: ['cinzel-500', 'frank-ruhl-libre-500'],
      sizes: { min: 44, max: 64 },
      gap: 72,
      maxLines: 1,
      tracking: 0.14,
      align: 'middle',
      ink: 'accent',
    },
  ],
}
