import type { ProofRule } from '../../../src/shared/proof/finding.ts'

/** A mistake in the words of a card. */
export interface Planted {
  rule: ProofRule
  /** Shelf of the card; default wedding. */
  category?: string
  /** The words by field; those of the mistake are in `at`. */
  values: Readonly<Record<string, string>>
  at: string
  /** The whole text after the correction; left out where only the visitor knows. */
  fixed?: string
}

type Row = readonly [values: Planted['values'], at: string, fixed?: string]

const of = (rule: ProofRule, rows: readonly Row[], category?: string): Planted[] =>
  rows.map(([values, at, fixed]) => ({
    rule,
    values,
    at,
    ...(category && { category }),
    ...(fixed !== undefined && { fixed }),
  }))

const date = (value: string, fixed?: string): Row =>
  fixed === undefined ? [{ date: value }, 'date'] : [{ date: value }, 'date', fixed]

/** Dates after 1 November 2026, and none on a day without weddings where that is not the mistake. */
export const planted: readonly Planted[] = [
  ...of('weekday', [
    date('יום שני, ד׳ שבט תשפ״ז', 'יום שלישי, ד׳ שבט תשפ״ז'),
    date('יום רביעי, ד׳ שבט תשפ״ז', 'יום שלישי, ד׳ שבט תשפ״ז'),
    date('יום ה׳, ד׳ שבט תשפ״ז', 'יום ג׳, ד׳ שבט תשפ״ז'),
    date('אור ליום שני, ד׳ שבט תשפ״ז', 'אור ליום שלישי, ד׳ שבט תשפ״ז'),
    date('אור ליום רביעי, ד׳ שבט תשפ״ז', 'אור ליום שלישי, ד׳ שבט תשפ״ז'),
    date('Monday, 4 Shevat 5787', 'Tuesday, 4 Shevat 5787'),
    date('Sunday, January 12, 2027', 'Tuesday, January 12, 2027'),
    date('Wednesday, 13 January 2026'),
    date('Monday, June 14, 2026'),
    date('יום ראשון, 12 בינואר 2027', 'יום שלישי, 12 בינואר 2027'),
    date('דאנערשטאג, ד׳ שבט תשפ״ז', 'דינסטאג, ד׳ שבט תשפ״ז'),
    date('מיטוואך, ד׳ שבט תשפ״ז', 'דינסטאג, ד׳ שבט תשפ״ז'),
    date('יום חמישי, י״ב אדר א׳ תשפ״ז'),
    date('יום שני, כ״ה כסלו תשפ״ז', 'שבת, כ״ה כסלו תשפ״ז'),
    date('Thursday, 9 Nissan 5787', 'Friday, 9 Nissan 5787'),
    date('at 8:00, Friday, 4 Shevat 5787', 'at 8:00, Tuesday, 4 Shevat 5787'),
  ]),
  ...of('calendars', [
    [{ date: 'ד׳ שבט תשפ״ז', day: 'January 13, 2027' }, 'date', 'ה׳ שבט תשפ״ז'],
    [
      { date: 'יום שלישי, ד׳ שבט תשפ״ז', day: 'Tuesday, January 19, 2027' },
      'date',
      'יום שלישי, י״א שבט תשפ״ז',
    ],
    [{ date: 'ד׳ שבט תשפ״ז', day: '12 בינואר 2026' }, 'date', 'כ״ג טבת תשפ״ו'],
    [{ date: '4 Shevat 5787', day: 'January 14, 2027' }, 'date', '6 Shevat 5787'],
    [{ date: '4 Shevat 5787', day: '11 January 2027' }, 'date', '3 Shevat 5787'],
    [{ date: 'ד׳ שבט תשפ״ז', day: 'February 12, 2027' }, 'date', 'ה׳ אדר א׳ תשפ״ז'],
    [{ date: 'ד׳ שבט תשפ״ז · January 15, 2027' }, 'date', 'ז׳ שבט תשפ״ז · January 15, 2027'],
    [{ date: 'ד׳ אדר ב׳ תשפ״ז', day: 'February 11, 2027' }, 'date', 'ד׳ אדר א׳ תשפ״ז'],
  ]),
  ...of('evening', [
    [
      { date: 'ד׳ שבט תשפ״ז', day: 'January 12, 2027', time: 'בשעה 8:30 בערב' },
      'date',
      'ה׳ שבט תשפ״ז',
    ],
    [{ date: 'ד׳ שבט תשפ״ז', day: 'Tuesday evening, January 12, 2027' }, 'date', 'ה׳ שבט תשפ״ז'],
    [{ date: '4 Shevat 5787', day: 'January 12, 2027', time: '10:15 PM' }, 'date', '5 Shevat 5787'],
    [{ date: '4 Shevat 5787', day: 'January 12, 2027', time: '22:00' }, 'date', '5 Shevat 5787'],
    [{ date: 'ד׳ שבט תשפ״ז', day: '12 בינואר 2027', time: '8:00 ביינאכט' }, 'date', 'ה׳ שבט תשפ״ז'],
    [
      { date: 'יום שלישי, ד׳ שבט תשפ״ז', day: 'January 12, 2027', time: '8:00 in the evening' },
      'date',
      'אור ליום רביעי, ה׳ שבט תשפ״ז',
    ],
  ]),
  ...of('parsha', [
    date('יום שלישי פרשת וארא, ד׳ שבט תשפ״ז', 'יום שלישי פרשת בא, ד׳ שבט תשפ״ז'),
    date('יום ג׳ לסדר בשלח, ד׳ שבט תשפ״ז', 'יום ג׳ לסדר בא, ד׳ שבט תשפ״ז'),
    date('שבת פרשת בא, כ״ב שבט תשפ״ז', 'שבת פרשת יתרו, כ״ב שבט תשפ״ז'),
    date('Tuesday, Parshas Vaeira, 4 Shevat 5787', 'Tuesday, Parshas Bo, 4 Shevat 5787'),
    date('Parashat Vaera, January 12, 2027'),
    [{ date: 'ד׳ שבט תשפ״ז', parsha: 'פרשת וארא' }, 'parsha', 'פרשת בא'],
    [{ date: 'January 12, 2027', parsha: 'Parshas Yisro' }, 'parsha', 'Parshas Bo'],
    [{ date: 'ד׳ שבט תשפ״ז', parsha: 'פרשת נח' }, 'parsha', 'פרשת בא'],
  ]),
  ...of('past', [
    date('יום שלישי, י״ב אב תשפ״ו'),
    date('ד׳ שבט תשפ״ו'),
    date('April 29, 2026'),
    date('Sunday, 14 June 2026'),
    date('4 Shevat 5786'),
    date('ד׳ שבט ה׳תשפ״ה'),
    [{ date: 'October 31, 2026', time: '8:00 PM' }, 'date'],
    [{ date: 'כ׳ חשון תשפ״ז', place: 'אולמי תפארת' }, 'date'],
  ]),
  ...of('shabbos', [
    date('שבת, ח׳ שבט תשפ״ז'),
    date('ח׳ שבט תשפ״ז'),
    date('January 16, 2027'),
    date('ליל שבת, ח׳ שבט תשפ״ז'),
    [{ date: 'January 15, 2027', time: '10:00 PM' }, 'date'],
    date('Friday evening, January 15, 2027'),
  ]),
  ...of('yom-tov', [
    date('ט״ו ניסן תשפ״ז'),
    date('כ״ב ניסן תשפ״ז'),
    date('April 22, 2027'),
    date('ו׳ סיון תשפ״ז'),
    date('אור ליום שישי, ו׳ סיון תשפ״ז'),
    date('October 3, 2027'),
  ]),
  ...of('fast', [
    date('י׳ טבת תשפ״ז'),
    date('December 20, 2026'),
    date('י״ז תמוז תשפ״ז'),
    date('ט׳ אב תשפ״ז'),
    date('י״ג אדר ב׳ תשפ״ז'),
  ]),
  ...of('omer', [
    date('ד׳ אייר תשפ״ז'),
    date('May 11, 2027'),
    date('כ״ה אייר תשפ״ז'),
    date('10 Iyar 5787'),
  ]),
  ...of('three-weeks', [
    date('כ׳ תמוז תשפ״ז'),
    date('א׳ אב תשפ״ז'),
    date('July 29, 2027'),
    date('5 Av 5787'),
  ]),
  ...of('sample-name', [
    [{ chosson: 'דוד' }, 'kallah'],
    [{ kallah: 'רבקה' }, 'chosson'],
    [{ date: 'ד׳ שבט תשפ״ז' }, 'chosson'],
    [{ place: 'אולמי תפארת' }, 'kallah'],
  ]),
  ...of('sample-date', [
    [{ chosson: 'דוד', kallah: 'רבקה' }, 'date'],
    [{ chosson: 'דוד' }, 'date'],
    [{ place: 'אולמי תפארת' }, 'date'],
  ]),
  ...of('two-spellings', [
    [{ chosson: 'יעקב גולדברג', place: 'בבית משפחת גאלדברג' }, 'place', 'בבית משפחת גולדברג'],
    [{ chosson: 'יעקב', place: 'בבית יעקוב' }, 'place', 'בבית יעקב'],
    [{ chosson: 'דוד כהן', kallah: 'רבקה בת דויד' }, 'kallah', 'רבקה בת דוד'],
    [{ chosson: 'שלמה', place: 'שלומה' }, 'place', 'שלמה'],
    [{ chosson: 'Goldberg', place: 'The Goldburg home' }, 'place', 'The Goldberg home'],
    [{ chosson: 'Moshe Rosenfeld', place: 'Rosenfield Hall' }, 'place', 'Rosenfeld Hall'],
    [{ chosson: 'אהרן', place: 'בבית אהרון' }, 'place', 'בבית אהרן'],
    [{ chosson: 'יהושע', place: 'אצל יהושוע' }, 'place', 'אצל יהושע'],
    [{ chosson: 'Shapiro', place: 'Shapero Hall' }, 'place', 'Shapiro Hall'],
    [{ chosson: 'מרדכי', place: 'אצל מורדכי' }, 'place', 'אצל מרדכי'],
    [{ kallah: 'Malky Friedman', place: 'Freedman Hall' }, 'place', 'Friedman Hall'],
  ]),
  ...of('phone', [
    [{ place: '052-123-456' }, 'place'],
    [{ place: '052-123-45678' }, 'place'],
    [{ place: 'טל׳ 02-571221' }, 'place'],
    [{ place: '02-57122111' }, 'place'],
    [{ place: '(718) 555-123' }, 'place'],
    [{ place: '718-555-12345' }, 'place'],
    [{ place: '+972-52-123456' }, 'place'],
    [{ place: '+1 718 555 123' }, 'place'],
    [{ place: '077-123456' }, 'place'],
    [{ place: '050 1234 56' }, 'place'],
    [{ place: '1-718-555-123' }, 'place'],
    [{ place: 'RSVP 845-555-01' }, 'place'],
    [{ place: 'Tel. 020 7946 095' }, 'place'],
    [{ place: '+44 20 7946' }, 'place'],
  ]),
  ...of('divine-name', [
    [{ greeting: 'בעזרת יהוה' }, 'greeting', 'בעזרת ה׳'],
    [{ greeting: 'ברוך אלהינו' }, 'greeting', 'ברוך אלקינו'],
    [{ greeting: 'יברכך אלהים' }, 'greeting', 'יברכך אלקים'],
    [{ greeting: 'תודה לאלוהים' }, 'greeting', 'תודה לאלוקים'],
    [{ greeting: 'אֱלֹהִים יברך' }, 'greeting', 'אלקים יברך'],
    [{ greeting: 'לפני אדני' }, 'greeting', 'לפני ה׳'],
    [{ greeting: 'ה׳ צבאות' }, 'greeting', 'ה׳ צבקות'],
    [{ greeting: 'אלהי אברהם' }, 'greeting', 'אלקי אברהם'],
    [{ greeting: 'בית אלוהינו' }, 'greeting', 'בית אלוקינו'],
    [{ greeting: 'וַאלֹהֵיכֶם' }, 'greeting', 'ואלקיכם'],
  ]),
  ...of(
    'bris-invitation',
    [
      [{ greeting: 'הנכם מוזמנים לברית' }, 'greeting'],
      [{ greeting: 'אנו שמחים להזמין אתכם' }, 'greeting'],
      [{ greeting: 'You are invited to the bris' }, 'greeting'],
      [{ greeting: 'We invite you to the bris of our son' }, 'greeting'],
      [{ greeting: 'Please join us for the bris' }, 'greeting'],
      [{ greeting: 'מיר לאדן אייך איין צום ברית' }, 'greeting'],
      [{ greeting: 'איר זענט איינגעלאדן' }, 'greeting'],
      [{ greeting: 'מזמינים אתכם לברית' }, 'greeting'],
    ],
    'bris',
  ),
]
