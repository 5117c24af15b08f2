import type { Rows } from './row.ts'

/** Occasions of thanks, good wishes, illness and mourning, by the slug of the category. */
export const wishPhrases: Readonly<Record<string, Rows>> = {
  'thank-you': {
    greeting: [
      ['he', 'תודה רבה', 'expressions'],
      ['he', 'תודה מקרב לב', 'usage'],
      ['he yi', 'יישר כח', 'greetings'],
      ['yi', 'א הארציגן דאנק', 'usage'],
      ['yi', 'א גרויסן דאנק', 'usage'],
      ['en', 'Thank You', 'own'],
      ['en', 'With thanks', 'own'],
      ['en', 'With heartfelt thanks', 'own'],
    ],
    wish: [
      ['he', 'על כל החסד והטוב', 'usage'],
      ['he', 'על המסירות ועל הלב', 'usage'],
      ['he', 'על שנה נפלאה', 'usage'],
      ['en', 'for all that you do', 'own'],
      ['en', 'for a wonderful year of learning', 'own'],
      ['en', 'for your kindness', 'own'],
    ],
  },
  hatzlachah: {
    greeting: [
      ['he', 'בהצלחה', 'expressions'],
      ['he', 'בהצלחה רבה', 'usage'],
      ['he yi', 'ברכה והצלחה', 'usage'],
      ['he yi', 'הצלחה וסייעתא דשמיא', 'usage'],
      ['yi', 'זאל זיין מיט הצלחה', 'usage'],
      ['en', 'Hatzlachah', 'own'],
      ['en', 'Good luck!', 'own'],
    ],
    wish: [
      ['he yi', 'וסייעתא דשמיא', 'usage'],
      ['he', 'ברכה והצלחה בכל', 'usage'],
      ['en', 'Hatzlachah in all that you do', 'own'],
      ['en', 'May all that you begin grow and blossom', 'own'],
    ],
  },
  'refuah-shleimah': {
    greeting: [
      ['he yi', 'רפואה שלימה', 'expressions'],
      ['he', 'החלמה מהירה', 'usage'],
      ['yi', 'א רפואה שלימה', 'usage'],
      ['en', 'Refuah Shleimah', 'own'],
      ['en', 'Get well soon', 'own'],
    ],
    wish: [
      ['he', 'שתהיה החלמה מהירה', 'usage'],
      ['he', 'שתחלים במהרה', 'usage', { to: 'man' }],
      ['he', 'שתחלימי במהרה', 'usage', { to: 'woman' }],
      ['he yi', 'בתוך שאר חולי ישראל', 'usage'],
      ['yi', 'א רפואה שלימה בקרוב', 'usage'],
      ['en', 'Wishing you a full and speedy recovery', 'own'],
      ['en', 'May you feel stronger every day', 'own'],
    ],
  },
  condolence: {
    greeting: [
      ['he yi', 'המקום ינחם אתכם', 'usage', { to: 'family' }],
      ['he yi', 'המקום ינחם אותך', 'usage'],
      ['he', 'תנוחמו מן השמים', 'usage', { customs: ['sefardi'] }],
      ['he', 'משתתפים בצערכם', 'usage'],
      ['en', 'HaMakom yenachem eschem', 'own'],
      ['en', 'With heartfelt sympathy', 'own'],
      ['en', 'Min hashamayim tenuchamu', 'own', { customs: ['sefardi'] }],
    ],
    wish: [
      ['he yi', 'בתוך שאר אבלי ציון וירושלים', 'usage'],
      ['he', 'ולא תוסיפו לדאבה עוד', 'usage', { customs: ['sefardi'] }],
      ['he', 'שלא תדעו עוד צער', 'usage'],
      ['en', 'among the mourners of Tzion and Yerushalayim', 'own'],
      ['en', 'May you know no more sorrow', 'own'],
    ],
  },
}
