import type { Category, SubCategory } from './category.ts'

type Kind =
  | 'announcement'
  | 'bris'
  | 'dinner'
  | 'hachtarah'
  | 'hina'
  | 'invitation'
  | 'kiddush'
  | 'mazel-tov'
  | 'melaveh-malka'
  | 'schedule'
  | 'shalom-zachor'
  | 'shiur'
  | 'teachers'
  | 'thank-you'
  | 'zeved-habat'

/** The second name is Hebrew for an English name, English for a Hebrew one. */
type Row = readonly [id: number, slug: string, name: string, second: string, kinds?: Kind[]]

/** Yiddish names that are not as the Hebrew ones. */
const yiddishNames: Readonly<Record<string, string>> = {
  aufruf: 'אויפרוף',
  gifs: 'גיפס',
  graduation: 'גראדואציע',
  'happy-birthday': 'געבורטסטאג',
  'its-a-boy': 'א אינגל',
  'its-a-girl': 'א מיידל',
  kids: 'קינדער',
  shul: 'שול',
  'shul-events': 'אין שול',
  'thank-you': 'א דאנק',
}

const simchas: readonly Row[] = [
  [
    1,
    'its-a-boy',
    'It’s a Boy',
    'הולדת הבן',
    ['announcement', 'shalom-zachor', 'bris', 'mazel-tov'],
  ],
  [2, 'its-a-girl', 'It’s a Girl', 'הולדת הבת', ['announcement', 'kiddush', 'mazel-tov']],
  [3, 'shalom-zachor', 'Shalom Zachor', 'שלום זכר'],
  [4, 'bris', 'Bris', 'ברית', ['bris', 'schedule']],
  [5, 'pidyon-haben', 'Pidyon Haben', 'פדיון הבן'],
  [6, 'kiddush', 'Kiddush', 'קידוש', ['invitation', 'mazel-tov']],
  [7, 'upsherin', 'Upsherin', 'אפשערן', ['invitation', 'mazel-tov']],
  [
    ...([8, 'bar-mitzvah', 'Bar mitzvah', 'בר מצוה'] as const),
    ['invitation', 'mazel-tov', 'thank-you', 'schedule'],
  ],
  [33, 'bas-mitzvah', 'Bas mitzvah', 'בת מצוה', ['invitation', 'mazel-tov', 'thank-you']],
  [9, 'vort', 'Vort', 'ווארט'],
  [10, 'tenoyim', 'Tenoyim', 'תנאים'],
  [40, 'aufruf', 'Aufruf', 'שבת חתן', ['invitation', 'mazel-tov']],
  [11, 'wedding', 'Wedding', 'חתונה', ['invitation', 'mazel-tov', 'thank-you', 'schedule']],
  [12, 'sheva-bruches', 'Sheva Bruches', 'שבע ברכות'],
  [13, 'anniversary', 'Anniversary', 'יום נישואין'],
  [14, 'happy-birthday', 'Happy Birthday', 'יום הולדת'],
  [15, 'siyum', 'Siyum', 'סיום'],
  [39, 'chumash-party', 'Chumash Party', 'מסיבת חומש וסידור', ['invitation', 'mazel-tov']],
  [41, 'graduation', 'Graduation', 'מסיבת סיום', ['invitation', 'mazel-tov']],
  [16, 'hachnosas-sefer-torah', 'Hachnosas Sefer Torah', 'הכנסת ספר תורה'],
  [34, 'chanukas-habayis', 'Chanukas Habayis', 'חנוכת הבית', ['invitation', 'mazel-tov']],
  [
    42,
    'sefardi-simchas',
    'Sefardi Simchas',
    'חינה וזבד הבת',
    ['hina', 'zeved-habat', 'invitation', 'mazel-tov'],
  ],
]

const seasonalOccasions: readonly Row[] = [
  [17, 'good-shabbos', 'שבת', 'Good Shabbos'],
  [18, 'rosh-chodesh', 'ראש חודש', 'Rosh Chodesh'],
  [19, 'tu-bishvat', 'ט״ו בשבט', 'Tu BiShvat'],
  [20, 'lag-baomer', 'ל״ג בעומר', 'Lag BaOmer'],
]

const holidays: readonly Row[] = [
  [21, 'rosh-hashanah', 'ראש השנה', 'Rosh Hashanah'],
  [22, 'yom-kippur', 'יום כיפור', 'Yom Kippur'],
  [23, 'sukkos', 'סוכות', 'Sukkos'],
  [24, 'simchas-torah', 'שמחת תורה', 'Simchas Torah'],
  [25, 'chanukah', 'חנוכה', 'Chanukah'],
  [26, 'purim', 'פורים', 'Purim'],
  [27, 'pesach', 'פסח', 'Pesach'],
  [28, 'shavuos', 'שבועות', 'Shavuos'],
]

const others: readonly Row[] = [
  [29, 'gifs', 'Gifs', 'גיפים'],
  [30, 'kids', 'Kids', 'ילדים'],
  [31, 'shul', 'Shul', 'בית כנסת'],
  [
    43,
    'shul-events',
    'Shul Events',
    'אירועי בית הכנסת',
    ['kiddush', 'melaveh-malka', 'dinner', 'shiur', 'hachtarah'],
  ],
  [35, 'thank-you', 'Thank You', 'תודה', ['teachers']],
  [36, 'hatzlachah', 'Hatzlachah', 'הצלחה'],
  [37, 'refuah-shleimah', 'Refuah Shleimah', 'רפואה שלימה'],
  [32, 'yahrzeit', 'Yahrzeit', 'יארצייט'],
  [38, 'condolence', 'Condolence', 'ניחום אבלים'],
]

const kindNames: Readonly<Record<Kind, Pick<SubCategory, 'name' | 'hebrew' | 'yiddish'>>> = {
  announcement: { name: 'Announcement', hebrew: 'הודעה', yiddish: 'מודעה' },
  bris: { name: 'Bris', hebrew: 'ברית' },
  dinner: { name: 'Dinner', hebrew: 'דינר' },
  hachtarah: { name: 'Hachtarah', hebrew: 'הכתרה' },
  hina: { name: 'Chinah', hebrew: 'חינה' },
  invitation: { name: 'Invitation', hebrew: 'הזמנה', yiddish: 'איינלאדונג' },
  kiddush: { name: 'Kiddush', hebrew: 'קידוש' },
  'mazel-tov': { name: 'Mazel tov', hebrew: 'מזל טוב' },
  'melaveh-malka': { name: 'Melaveh malka', hebrew: 'מלוה מלכה' },
  schedule: { name: 'Schedule', hebrew: 'סדר השמחה', yiddish: 'סדר השמחות' },
  'shalom-zachor': { name: 'Shalom Zachor', hebrew: 'שלום זכר' },
  shiur: { name: 'Shiur', hebrew: 'שיעור' },
  teachers: { name: 'For teachers', hebrew: 'למורים', yiddish: 'פאר לערער' },
  'thank-you': { name: 'Thank you', hebrew: 'תודה', yiddish: 'א דאנק' },
  'zeved-habat': { name: 'Zeved habat', hebrew: 'זבד הבת' },
}

/**
 * The categories that ship with the site, in the order of the menus. They are the fallback until a
 * published list arrives, and whenever there is none.
 *
 * Ids never change: a new category takes the next free number, at any position.
 *
 * @example builtinCategories[0]?.slug // 'its-a-boy'
 */
export const builtinCategories: readonly Category[] = [
  ...simchas.map((row) => toCategory(row, 0)),
  ...seasonalOccasions.map((row) => toCategory(row, 1)),
  ...holidays.map((row) => toCategory(row, 2)),
  ...others.map((row) => toCategory(row, 3)),
]

function toCategory(row: Row, seasonType: Category['seasonType']): Category {
  const [id, slug, name, second, kinds = []] = row
  const yiddish = yiddishNames[slug]
  const isNamedInHebrew = seasonType === 1 || seasonType === 2
  return {
    id: String(id),
    name,
    slug,
    season: seasonType === 1,
    yomTov: seasonType === 2,
    seasonType,
    otherCategory: seasonType === 3,
    image: `${slug}.svg`,
    show_filters: kinds.length > 0,
    sub_categories: kinds.map((kind) => ({ id: `${id}-${kind}`, slug: kind, ...kindNames[kind] })),
    songs: [],
    [isNamedInHebrew ? 'english' : 'hebrew']: second,
    ...(yiddish !== undefined && { yiddish }),
  }
}
