import { isSober } from '../../sober.ts'
import type { Plot } from '../plot.ts'

/** Every plot; `acts.ts` has what happens in each, which loads with the film. */
const all: readonly Plot[] = [
  {
    version: 1,
    slug: 'lamplight',
    titles: { en: 'By lamplight', he: 'לאור הנרות', yi: 'ביי ליכט' },
    uses: {
      en: 'From one light to the whole room',
      he: 'מאור אחד אל כל הבית',
      yi: 'פון איין ליכטל ביז די גאנצע שטוב',
    },
    categories: ['good-shabbos', 'shalom-zachor', 'chanukah', 'shul'],
    seconds: 15,
    posterMs: 13_200,
  },
  {
    version: 1,
    slug: 'garden',
    titles: { en: 'A garden', he: 'גן פורח', yi: 'א גארטן' },
    uses: {
      en: 'It grows and blooms, and petals fly',
      he: 'הכול צומח ופורח, ועלי כותרת עפים ברוח',
      yi: 'אלעס וואקסט און בליט, און בלעטלעך פליען',
    },
    categories: [
      ...[
        'wedding',
        'sheva-bruches',
        'vort',
        'anniversary',
        'sefardi-simchas',
        'its-a-girl',
        'bas-mitzvah',
      ],
      ...['shavuos', 'tu-bishvat'],
    ],
    seconds: 15,
    posterMs: 13_000,
  },
  {
    version: 1,
    slug: 'letter',
    titles: { en: 'A letter', he: 'מכתב', yi: 'א בריוו' },
    uses: {
      en: 'Line by line, then the picture',
      he: 'שורה אחר שורה, ואז התמונה',
      yi: 'א שורה נאך א שורה, דערנאך דאס בילד',
    },
    categories: ['thank-you', 'siyum', 'graduation', 'chumash-party', 'aufruf', 'hatzlachah'],
    isSober: true,
    seconds: 15,
    posterMs: 14_200,
  },
  {
    version: 1,
    slug: 'parade',
    titles: { en: 'Celebration', he: 'חגיגה', yi: 'א שמחה' },
    uses: {
      en: 'To the beat, with confetti',
      he: 'לפי הקצב, עם קונפטי',
      yi: 'מיטן טאקט, מיט קאנפעטי',
    },
    categories: ['purim', 'happy-birthday', 'upsherin', 'kids', 'gifs'],
    seconds: 15,
    posterMs: 14_000,
  },
  {
    version: 1,
    slug: 'daybreak',
    titles: { en: 'Daybreak', he: 'זריחה', yi: 'באגינען' },
    uses: { en: 'From night to day', he: 'מלילה ליום', yi: 'פון נאכט צו טאג' },
    categories: ['its-a-boy', 'bris', 'pidyon-haben', 'pesach', 'rosh-chodesh', 'kiddush'],
    seconds: 15,
    posterMs: 13_000,
  },
  {
    version: 1,
    slug: 'gold',
    titles: { en: 'Gold', he: 'זהב', yi: 'גאלד' },
    uses: {
      en: 'Light finds it, piece by piece',
      he: 'האור מגלה אותו לאט לאט',
      yi: 'ליכט באווייזט עס ביסלעכווייז',
    },
    categories: ['tenoyim', 'hachnosas-sefer-torah', 'bar-mitzvah', 'simchas-torah'],
    seconds: 15,
    posterMs: 13_000,
  },
  {
    version: 1,
    slug: 'leaves',
    titles: { en: 'Leaves in the wind', he: 'עלים ברוח', yi: 'בלעטער אין ווינט' },
    uses: {
      en: 'Leaves fall, then the lights go on',
      he: 'עלים נושרים, ואז נדלקים האורות',
      yi: 'בלעטער פאלן, דערנאך ווערט ליכטיג',
    },
    categories: ['sukkos', 'rosh-hashanah'],
    seconds: 15,
    posterMs: 13_200,
  },
  {
    version: 1,
    slug: 'fire',
    titles: { en: 'Fire', he: 'אש', yi: 'פייער' },
    uses: {
      en: 'Out of the dark, in sparks',
      he: 'מתוך החושך עולים ניצוצות',
      yi: 'פון דער פינסטער שפרינגען פונקען',
    },
    categories: ['lag-baomer'],
    seconds: 15,
    posterMs: 12_600,
  },
  {
    version: 1,
    slug: 'paper',
    titles: { en: 'Paper', he: 'נייר', yi: 'פאפיר' },
    uses: {
      en: 'Sheet on sheet, like a book that opens',
      he: 'דף על דף, כמו ספר שנפתח',
      yi: 'בלאט אויף בלאט, ווי א ביכל וואס עפנט זיך',
    },
    categories: ['chanukas-habayis', 'shul-events'],
    seconds: 15,
    posterMs: 13_200,
  },
  {
    version: 1,
    slug: 'still',
    titles: { en: 'Quiet', he: 'בשקט', yi: 'שטיל' },
    uses: { en: 'Slow and still', he: 'לאט ובשקט', yi: 'פאמעליך און שטיל' },
    categories: ['yom-kippur', 'yahrzeit', 'condolence', 'refuah-shleimah'],
    isSober: true,
    seconds: 15,
    posterMs: 13_000,
  },
]

/**
 * The plots for a card, the best first: those of its categories, then the others. A sober card has
 * only sober ones.
 *
 * @example plotsFor(['purim'])[0]?.slug // 'parade'
 */
export function plotsFor(categories: readonly string[]): Plot[] {
  const suited = isSober(categories) ? all.filter((plot) => plot.isSober) : all
  const rank = (plot: Plot) => {
    const place = categories.findIndex((slug) => plot.categories.includes(slug))
    return place < 0 ? categories.length : place
  }
  return suited.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * The plot of a film: the chosen one if the card can have it, or the best.
 *
 * @param slug may be of no plot
 */
export function plotOf(categories: readonly string[], slug?: string): Plot {
  const plots = plotsFor(categories)
  const [best] = plots
  const chosen = plots.find((plot) => plot.slug === slug) ?? best
  if (!chosen) throw new RangeError('there is no plot')
  return chosen
}
