import type { Row, Rows } from './row.ts'

/** Ashkenazim say the first, Sefardim the second. */
const goodYomTov: readonly Row[] = [
  ['yi', 'א גוטן יום טוב', 'pesach'],
  ['he', 'חג שמח', 'pesach', { customs: ['sefardi', 'israeli'] }],
  ['en', 'Good Yom Tov', 'pesach'],
  ['en', 'Chag Sameach', 'pesach', { customs: ['sefardi', 'israeli'] }],
]
const goodMoed: readonly Row[] = [
  ['yi', 'א גוטן מועד', 'pesach', { moment: 'chol-hamoed' }],
  ['he', 'מועדים לשמחה', 'holidays', { moment: 'chol-hamoed' }],
  ['en', 'A Guten Moed', 'pesach', { moment: 'chol-hamoed' }],
]

/** By the slug of the category. */
export const holidayPhrases: Readonly<Record<string, Rows>> = {
  'good-shabbos': {
    greeting: [
      ['yi', 'גוט שבת', 'week'],
      ['he', 'שבת שלום', 'greetings'],
      ['en', 'Good Shabbos', 'week'],
      ['en', 'Shabbat Shalom', 'greetings', { customs: ['sefardi', 'israeli'] }],
      ['yi', 'א גוט וואך', 'week', { moment: 'after-shabbos' }],
      ['en', 'A Gut Voch', 'week', { moment: 'after-shabbos' }],
    ],
    wish: [['en', 'Wishing you a Shabbos of peace and rest', 'own']],
  },
  'rosh-chodesh': {
    greeting: [
      ['yi', 'א גוטן חודש', 'week'],
      ['he', 'חודש טוב', 'week'],
      ['en', 'A Guten Chodesh', 'week'],
      ['en', 'Chodesh Tov', 'week', { customs: ['sefardi', 'israeli'] }],
    ],
    wish: [['en', 'Wishing you a good and blessed month', 'own']],
  },
  'tu-bishvat': {
    greeting: [
      ['he', 'ט״ו בשבט שמח', 'usage'],
      ['en', 'Happy Tu BiShvat', 'own'],
    ],
    wish: [['en', 'Wishing you a sweet and fruitful year', 'own']],
  },
  'lag-baomer': {
    greeting: [
      ['yi', 'א פרייליכן ל״ג בעומר', 'usage'],
      ['en', 'A Freilichen Lag BaOmer', 'own'],
    ],
    wish: [['en', 'Wishing you light and joy', 'own']],
  },
  'rosh-hashanah': {
    greeting: [
      ['he yi', 'כתיבה וחתימה טובה', 'highHolidays', { moment: 'before-rosh-hashanah' }],
      ['he', 'לשנה טובה תכתב ותחתם', 'highHolidays', { to: 'man' }],
      ['he', 'לשנה טובה תכתבי ותחתמי', 'usage', { to: 'woman' }],
      ['he', 'לשנה טובה תכתבו ותחתמו', 'usage', { to: 'family' }],
      ['yi', 'א גוט געבענטשט יאר', 'week'],
      ['en', 'Kesivah Vachasimah Tovah', 'highHolidays', { moment: 'before-rosh-hashanah' }],
      ['en', 'Shanah Tovah', 'highHolidays'],
      ['en', 'A Gut Gebentsht Yor', 'week'],
      ['he', 'גמר חתימה טובה', 'highHolidays', { moment: 'until-yom-kippur' }],
    ],
    wish: [
      ['en', 'Wishing you and yours a good and sweet year', 'own'],
      ['en', 'May you be written and sealed for a good year', 'highHolidays'],
    ],
  },
  'yom-kippur': {
    greeting: [
      ['he yi', 'גמר חתימה טובה', 'highHolidays'],
      ['he', 'צום קל', 'highHolidays'],
      ['yi', 'א גרינגן תענית', 'highHolidays'],
      ['en', 'Gmar Chasimah Tovah', 'highHolidays'],
      ['en', 'Gmar Chatimah Tovah', 'highHolidays', { customs: ['sefardi', 'israeli'] }],
    ],
    wish: [['en', 'May you be sealed for a good year', 'highHolidays']],
  },
  sukkos: {
    greeting: [
      ...goodYomTov,
      ...goodMoed,
      ['yi', 'א גוט קוויטל', 'kvitel', { moment: 'hoshana-rabbah' }],
      ['he', 'פתקא טבא', 'kvitel', { moment: 'hoshana-rabbah' }],
    ],
    wish: [['en', 'Wishing you a joyous Yom Tov', 'own']],
  },
  'simchas-torah': {
    greeting: goodYomTov,
    wish: [['en', 'Wishing you a joyous Yom Tov', 'own']],
  },
  chanukah: {
    greeting: [
      ['he', 'חג אורים שמח', 'holidays'],
      ['yi', 'א ליכטיגן חנוכה', 'usage'],
      ['yi', 'א פרייליכן חנוכה', 'usage'],
      ['en', 'Happy Chanukah', 'holidays'],
      ['en', 'A Lichtigen Chanukah', 'own'],
      ['en', 'A Freilichen Chanukah', 'own'],
    ],
    wish: [['en', 'May your home be filled with light', 'own']],
  },
  purim: {
    greeting: [
      ['he', 'פורים שמח', 'greetings'],
      ['yi', 'א פרייליכן פורים', 'usage'],
      ['en', 'Happy Purim', 'own'],
      ['en', 'A Freilichen Purim', 'own'],
    ],
    wish: [['en', 'Wishing you a Purim full of joy', 'own']],
  },
  pesach: {
    greeting: [
      ['yi', 'א כשר׳ן און פרייליכן פסח', 'pesach'],
      ['yi', 'א זיסן פסח', 'pesach'],
      ['he', 'חג כשר ושמח', 'pesach'],
      ['en', 'A Kosher and Freilichen Pesach', 'pesach'],
      ['en', 'Chag Kasher v’Sameach', 'pesach', { customs: ['sefardi', 'israeli'] }],
      ...goodYomTov,
      ...goodMoed,
    ],
    wish: [['en', 'Wishing you a kosher and joyous Pesach', 'pesach']],
  },
  shavuos: {
    greeting: goodYomTov,
    wish: [
      ['he yi', 'קבלת התורה בשמחה', 'usage'],
      ['he yi', 'קבלת התורה בשמחה ובפנימיות', 'usage', { customs: ['chabad'] }],
      ['en', 'Wishing you a joyous Yom Tov', 'own'],
    ],
  },
  yahrzeit: {
    greeting: [
      ['he yi', 'לעילוי נשמת', 'yahrzeit'],
      ['yi', 'די נשמה זאל האבן אן עליה', 'yahrzeit'],
      ['en', 'In loving memory of', 'own'],
      ['en', 'L’iluy nishmas', 'yahrzeit'],
    ],
    wish: [
      ['he yi', 'תנצב״ה', 'usage'],
      ['yi', 'די נשמה זאל האבן אן עליה', 'yahrzeit'],
      ['en', 'May the neshamah have an aliyah', 'yahrzeit'],
    ],
  },
}
