import type { CardDesignInput } from '#shared/card.ts'

export const rambamMenorah: CardDesignInput = {
  version: 1,
  slug: 'rambam-menorah',
  titles: { en: 'Rambam menorah', he: 'מנורת הרמב״ם' },
  description: 'Chanukah poster, a menorah of straight arms by the Rambam, alight in the night',
  kind: 'poster',
  categories: ['chanukah'],
  subCategories: [],
  language: 'he',
  formats: ['status', 'portrait', 'print', 'square'],
  art: { family: 'night', motif: 'menorah-rambam', palette: 'ember', seed: 8 },
  palettes: ['plum', 'teal', 'ember'],
  header: true,
  fields: [
    {
      id: 'greeting',
      label: { en: 'Greeting', he: 'ברכה' },
      kind: 'text',
      half: true,
      value: 'חנוכה',
      maxLength: 80,
    },
    {
      id: 'second-greeting',
      label: { en: 'Second greeting', he: 'ברכה שנייה' },
      kind: 'text',
      half: true,
      value: 'חג אורים שמח',
      maxLength: 80,
    },
  ],
  layers: [
    {
      field: 'greeting',
      faces: ['frank-ruhl-libre-700', 'cormorant-600'],
      sizes: { min: 110, max: 300 },
      gap: 0,
      maxLines: 1,
      align: 'middle',
      ink: 'title',
    },
    {
      field: 'second-greeting',
      faces: ['frank-ruhl-libre-500', 'cormorant-600'],
      sizes: { min: 56, max: 96 },
      gap: 84,
      maxLines: 1,
      align: 'middle',
      ink: 'accent',
    },
  ],
}
