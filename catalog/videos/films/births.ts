import type { FilmSourceInput } from '#shared/video.ts'

const version = 1

/** A child is born. */
export const births: readonly FilmSourceInput[] = [
  {
    version,
    slug: 'balloons-for-a-boy',
    titles: { en: 'Balloons for a boy', he: 'נולד לנו בן' },
    description: 'Day breaks over a blue baby carriage, and balloons rise over it; It’s a boy',
    categories: ['its-a-boy'],
    card: 'balloons-over-the-pram',
    song: 'by-the-cradle',
  },
  {
    version,
    slug: 'balloons-for-a-girl',
    titles: { en: 'Balloons for a girl', he: 'נולדה לנו בת' },
    description: 'A rose baby carriage comes, then balloons and confetti; It’s a girl',
    categories: ['its-a-girl'],
    card: 'pram-in-rose',
    plot: 'parade',
    song: 'by-the-cradle',
  },
  {
    version,
    slug: 'boat-on-small-waves',
    titles: { en: 'A boat on small waves', he: 'סירה קטנה' },
    description: 'Day breaks, a boat sails in on rows of waves, and a bird comes; It’s a boy',
    categories: ['its-a-boy', 'kids'],
    card: 'little-boat-at-sea',
    song: 'by-the-cradle',
  },
  {
    version,
    slug: 'ride-of-balloons',
    titles: { en: 'Up, up and away', he: 'למעלה למעלה' },
    description:
      'Two great balloons float over the meadows, and flowers open below them; Mazel Tov',
    categories: ['its-a-girl', 'kids'],
    card: 'balloon-ride',
    song: 'by-the-cradle',
  },
  {
    version,
    slug: 'rocked-by-the-moon',
    titles: { en: 'Rocked by the moon', he: 'עריסה על הירח', yi: 'מזל טוב – א טאכטער' },
    description:
      'The moon comes up behind a cradle, flowers open and petals blow; a daughter is born',
    categories: ['its-a-girl'],
    card: 'cradle-under-the-moon',
    song: 'by-the-cradle',
  },
  {
    version,
    slug: 'garden-of-paper-for-a-boy',
    titles: {
      en: 'A pram in a paper garden',
      he: 'עגלה בגן של נייר',
      yi: 'א וועגעלע אין א גארטן פון פאפיר',
    },
    description: 'Sheets of cut paper are laid round a pram, and flowers open; It’s a boy',
    categories: ['its-a-boy'],
    card: 'pram-in-the-garden',
    plot: 'paper',
    song: 'by-the-cradle',
  },
  {
    version,
    slug: 'cradle-in-paper-lace',
    titles: {
      en: 'A cradle in paper lace',
      he: 'עריסה בתחרת נייר',
      yi: 'א וויגל אין פאפירענע שפיצן',
    },
    description: 'Vines of cut paper grow round a cradle, and petals blow; a daughter is born',
    categories: ['its-a-girl'],
    card: 'cradle-in-lace',
    song: 'by-the-cradle',
  },
  {
    version,
    slug: 'lamp-of-shalom-zachor',
    titles: { en: 'A lamp for shalom zachor', he: 'שלום זכר' },
    description:
      'An oil lamp burns in the dark, and the window round it grows light; shalom zachor',
    categories: ['shalom-zachor'],
    card: 'lantern-lit-shalom-zachor',
    song: 'table-nigun',
  },
  {
    version,
    slug: 'doves-over-the-bris',
    titles: { en: 'Doves over the pillow', he: 'ברית מילה' },
    description: 'Day breaks over a pillow on clouds, and two doves come to it; for a bris',
    categories: ['bris'],
    card: 'pillow-on-the-clouds',
    song: 'a-blessing',
  },
  {
    version,
    slug: 'morning-kiddush',
    titles: { en: 'A kiddush at morning', he: 'קידוש' },
    description: 'Day breaks over the city behind a becher in a window of stone; a kiddush',
    categories: ['kiddush', 'its-a-girl'],
    card: 'kiddush-over-the-city',
    plot: 'daybreak',
    song: 'table-nigun',
  },
]
