import { composeCard } from '../compose-card.ts'
import { lettering } from './lettering.ts'

const all = ['lapis', 'vermilion', 'rose', 'sepia']

export const holidayCards = [
  composeCard({
    slug: 'basket-amid-scrolls',
    titles: { en: 'Basket amid scrolls', he: 'משלוח מנות' },
    description: 'An illuminated page for Purim, a basket of mishloach manos between sprays',
    categories: ['purim'],
    language: 'he-en',
    art: { family: 'illuminated', motif: 'border-mishloach-manos', palette: 'lapis', seed: 3 },
    palettes: all,
    lettering,
    lines: [
      ['greeting', 'word', 'פורים שמח'],
      ['second-greeting', 'latin', 'A Freilichen Purim'],
      ['to', 'name', 'משפחת גולדשטיין'],
      ['wish', 'wish', 'Wishing you a Purim full of joy'],
    ],
  }),
  composeCard({
    slug: 'seder-plate-roundel',
    titles: { en: 'Seder plate roundel', he: 'קערת הסדר' },
    description: 'A Seder plate in a golden roundel on an illuminated panel of scrolls',
    categories: ['pesach'],
    language: 'he',
    art: { family: 'illuminated', motif: 'panel-seder-plate', palette: 'vermilion', seed: 8 },
    palettes: all,
    lettering,
    lines: [
      ['greeting', 'title', 'חג כשר ושמח'],
      ['second-greeting', 'wish', 'A Kosher and Freilichen Pesach'],
      ['family', 'name', 'משפחת ברוינשטיין'],
    ],
  }),
]
