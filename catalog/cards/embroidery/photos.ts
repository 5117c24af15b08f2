import type { EmbroideryCard } from './lettering.ts'

/** Photos in a hoop, and prints that are sewn to the cloth. */
export const photos: readonly EmbroideryCard[] = [
  {
    slug: 'baby-in-the-hoop',
    titles: { en: 'A baby in the hoop', he: 'תינוקת בחישוק' },
    description: 'It’s a Girl card in embroidery with room for a photo in a hoop with flowers',
    categories: ['its-a-girl'],
    subCategories: ['announcement'],
    language: 'he-en',
    art: { family: 'embroidery', motif: 'hoop-cradle', palette: 'blush', seed: 4 },
    palettes: ['blush', 'linen', 'sky', 'white', 'burgundy'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['second-greeting', 'latin', 'It’s a Girl!'],
      ['parents', 'name', 'אלי ושרה וייס'],
    ],
  },
  {
    slug: 'boy-in-the-hoop',
    titles: { en: 'A boy on linen', he: 'תינוק על פשתן' },
    description: 'Mazel tov for a boy in embroidery with room for a photo in a mount with flowers',
    categories: ['its-a-boy'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'embroidery', motif: 'mount-cradle', palette: 'sky', seed: 6 },
    palettes: ['sky', 'linen', 'white', 'forest', 'burgundy'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['to', 'name', 'למשפחת בן ארי'],
      ['wish', 'wish', 'תזכו לגדלו לתורה לחופה ולמעשים טובים'],
    ],
  },
  {
    slug: 'years-in-the-hoop',
    titles: { en: 'Years in the hoop', he: 'שנים בחישוק' },
    description: 'Anniversary card in embroidery with room for a photo in a hoop with flowers',
    categories: ['anniversary'],
    language: 'en',
    art: { family: 'embroidery', motif: 'hoop-chuppah', palette: 'burgundy', seed: 9 },
    palettes: ['burgundy', 'forest', 'linen', 'sky', 'blush'],
    lines: [
      ['greeting', 'latinTitle', 'Happy Anniversary'],
      ['name', 'latinName', 'Zaidy & Bubby'],
      ['wish', 'latin', 'Many more happy years'],
    ],
  },
  {
    slug: 'birthday-in-the-hoop',
    titles: { en: 'Birthday in the hoop', he: 'יום הולדת בחישוק' },
    description: 'Birthday card in embroidery with room for a photo in a hoop with flowers',
    categories: ['happy-birthday'],
    language: 'he',
    art: { family: 'embroidery', motif: 'hoop-cake', palette: 'linen', seed: 8 },
    palettes: ['linen', 'sky', 'blush', 'white', 'forest'],
    lines: [
      ['greeting', 'drawnTitle', 'יום הולדת שמח'],
      ['name', 'name', 'לחני היקרה'],
    ],
  },
  {
    slug: 'first-haircut-sewn-on',
    titles: { en: 'First haircut, sewn on', he: 'תספורת ראשונה על בד' },
    description:
      'Upsherin invitation in embroidery with room for a photo in a mount that is sewn on',
    categories: ['upsherin'],
    subCategories: ['invitation'],
    language: 'en',
    art: { family: 'embroidery', motif: 'mount-scissors', palette: 'sky', seed: 3 },
    palettes: ['sky', 'linen', 'forest', 'white', 'burgundy'],
    lines: [
      ['occasion', 'latinTitle', 'Upsherin'],
      ['name', 'latinName', 'Shloimy is three'],
      ['date', 'latinLine', 'Monday, 11 Elul 5787'],
    ],
  },
  {
    slug: 'thanks-sewn-on',
    titles: { en: 'Thanks, sewn on', he: 'תודה על בד' },
    description:
      'Wedding thank-you card in embroidery with room for a photo in a mount that is sewn on',
    categories: ['wedding', 'thank-you'],
    subCategories: ['thank-you'],
    language: 'en',
    art: { family: 'embroidery', motif: 'mount-dove', palette: 'linen', seed: 5 },
    palettes: ['linen', 'blush', 'white', 'sky', 'burgundy'],
    lines: [
      ['greeting', 'latinTitle', 'Thank You'],
      ['wish', 'latin', 'for sharing our simcha'],
      ['chosson', 'latinName', 'Eli & Chani', { label: 'both-names' }],
    ],
  },
  {
    slug: 'bas-mitzvah-sewn-on',
    titles: { en: 'Bas mitzvah, sewn on', he: 'בת מצוה על בד' },
    description:
      'Bas mitzvah thank-you card in embroidery with room for a photo in a mount that is sewn on',
    categories: ['bas-mitzvah'],
    subCategories: ['thank-you'],
    language: 'he',
    art: { family: 'embroidery', motif: 'mount-siddur', palette: 'blush', seed: 12 },
    palettes: ['blush', 'linen', 'sky', 'white', 'forest'],
    lines: [
      ['greeting', 'drawnTitle', 'תודה'],
      ['occasion', 'wish', 'ששמחתם עמי בבת המצוה', { label: 'reason' }],
      ['name', 'name', 'מיכל אפרת'],
    ],
  },
]
