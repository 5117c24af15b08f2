import { expect, test } from 'vitest'
import { createSpeller } from '#shared/spelling/speller.ts'
import { suggestEnglish } from '#shared/spelling/suggest-english.ts'
import { spellingDocuments } from '../../fixtures/spellings.ts'

const speller = createSpeller(spellingDocuments)

test.each([
  ['מנחם', 'Menachem'],
  ['מנחם מענדל', 'Menachem Mendel'],
  ['מזל טוב', 'Mazel tov'],
  ['משה', 'Moshe'],
  ['מֹשֶׁה', 'Moshe'],
  ['חַיִּים', 'Chaim'],
  ['חייה', 'Chaya'],
  ['אברהם יצחק', 'Avraham Yitzchak'],
  ['רוזנברג', 'Rosenberg'],
  ['ראזענבערג', 'Rosenberg'],
  ['מנחם מענדל ראזענבערג', 'Menachem Mendel Rosenberg'],
  ['משפחת רוזנברג', 'The Rosenberg Family'],
  ['משפחות רוזנברג וקליין', 'The Rosenberg and Klein Families'],
  ['משפחת', 'Mishpachas'],
  ['משה ושרה', 'Moshe and Sarah'],
  ['לשרה', 'to Sarah'],
  ['החתן', 'the Chosson'],
  ['החתן והכלה', 'the Chosson and the Kallah'],
  ['ר׳ משה כהן', 'R’ Moshe Cohen'],
  ["ר' משה", 'R’ Moshe'],
  ['גולדשטיין-כץ', 'Goldstein-Katz'],
  ['גולדשטיין־כץ', 'Goldstein-Katz'],
  ['משה, שרה', 'Moshe, Sarah'],
  ['ניו יורק', 'New York'],
  ['מנח', 'Menachem'],
  ['מזל ט', 'Mazel tov'],
  ['אהרון', 'Aharon'],
  ['בר מצווה', 'Bar mitzvah'],
  // By rule.
  ['שמילוביץ', 'Shmilowitz'],
  ['לעבאוויטש', 'Lebowitz'],
  ['גלברט', 'Gelbert'],
  ['ברמן', 'Berman'],
  ['בורשטיין', 'Borstein'],
  ['קרישבסקי', 'Krishebsky'],
  ['וסרמן', 'Vaserman'],
  ['טננבוים', 'Tanenbaum'],
  ['שעכטער', 'Shechter'],
  ['ויינגארטן', 'Weingarten'],
  ['משה גלברט', 'Moshe Gelbert'],
  // By rule, from points.
  ['שְׁמִילוֹבִיץ', 'Shmilovitz'],
  ['עֲטָרָה', 'Atarah'],
  ['יְקוּתִיאֵל', 'Yekutiel'],
  ['פִּינְק', 'Pink'],
  ['פֶּלַח', 'Pelach'],
  ['צִ׳ילִי', 'Tchili'],
])('%s is %s in an English field', (typed, english) => {
  expect(suggestEnglish(speller, typed)[0]).toBe(english)
})

test.each([
  ['רחל', 'Rochel'],
  ['יהודית', 'Yehudit'],
  ['חתן', 'Groom'],
  ['הרב כהן', 'Rabbi Cohen'],
  ['משפחת רוזנברג', 'Mishpachas Rosenberg'],
  ['פלברג', 'Felberg'],
  ['שבת', 'Shabbat'],
  ['משה ושרה', 'Moshe and Sara'],
  ['לוי', 'Levi'],
  ['לוי', 'Levy'],
])('%s offers %s as well', (typed, english) => {
  expect(suggestEnglish(speller, typed)).toContain(english)
})

test.each(['', ' ', '5', 'Moshe', 'משה 5', 'משה Cohen', '״', 'א'.repeat(5000)])(
  'nothing is offered for %j',
  (typed) => {
    expect(suggestEnglish(speller, typed)).toEqual([])
  },
)
