import { expect, test } from 'vitest'
import { designs, fault, phrases } from './catalogue-words.ts'
import { card, testRules } from './word-rules.ts'

/* Titles, shelves and labels agree with the words. */

/** Words for each occasion that has its own shelf. */
const called: Readonly<Record<string, RegExp>> = {
  'its-a-boy': /it’s a boy/i,
  'its-a-girl': /it’s a girl|טאכטער/i,
  'shalom-zachor': /שלום זכר|shalom zachor/i,
  bris: /ברית מילה|\bbris\b/i,
  'pidyon-haben': /פדיון הבן|pidyon/i,
  kiddush: /קידוש|kiddush/i,
  upsherin: /אפשערן|חלאקה|upsherin/i,
  'bar-mitzvah': /בר מצוה|bar mitzvah/i,
  'bas-mitzvah': /בת ה?מצוה|bas mitzvah/i,
  vort: /ווארט|\bvort\b|engagement/i,
  tenoyim: /תנאים|tenoyim/i,
  wedding: /נישואי(?!ן)|חתונה|לחתונת|כתובה|wedding|kesubah/i,
  'sheva-bruches': /שבע ברכות|sheva bruches/i,
  anniversary: /יום הנישואין|anniversary/i,
  'happy-birthday': /יום הולדת|birthday/i,
  siyum: /הדרן|סיום מסכת|\bsiyum\b|hadran/i,
  aufruf: /אויפרוף|אופרוף|שבת חתן|aufruf/i,
  graduation: /מסיבת סיום|סיום (?:ה?לימודים|כיתה|שנת)|graduat/i,
  'sefardi-simchas': /חינה|זבד הבת|chinah|zeved/i,
  'hachnosas-sefer-torah': /הכנסת ספר תורה|hachnosas/i,
  'chanukas-habayis': /חנוכת הבית|chanukas habayis|new home/i,
  hatzlachah: /הצלחה|hatzlachah/i,
  'refuah-shleimah': /רפואה שלימה|refuah shleimah/i,
  condolence: /המקום ינחם|condolence/i,
  'rosh-chodesh': /ראש חודש|חודש טוב|גוטן חודש|chodesh/i,
  'lag-baomer': /בעומר|ספירת העומר|omer\b/i,
  'tu-bishvat': /ט״ו בשבט|tu bishvat/i,
  'rosh-hashanah': /ראש השנה|לשנה טובה|כתיבה וחתימה|rosh hashanah|shanah tovah/i,
  'yom-kippur': /כיפור|kippur|גמר חתימה/i,
  sukkos: /סוכות|sukkos|sukkah/i,
  'simchas-torah': /שמחת תורה|simchas torah/i,
  chanukah: /חנוכה|chanukah|חג אורים/i,
  purim: /פורים|purim/i,
  pesach: /פסח|pesach|\bseder\b/i,
  shavuos: /שבועות|shavuos/i,
  yahrzeit: /לעילוי נשמת|yahrzeit/i,
}

/** Related occasions: words for one can be on the shelf of another. */
const together: readonly (readonly string[])[] = [
  ['its-a-boy', 'shalom-zachor', 'bris', 'pidyon-haben'],
  ['its-a-girl', 'kiddush', 'sefardi-simchas'],
  ['aufruf', 'wedding', 'kiddush'],
  ['vort', 'tenoyim'],
  ['wedding', 'sheva-bruches', 'anniversary'],
  ['upsherin', 'happy-birthday'],
  ['rosh-hashanah', 'yom-kippur'],
  ['lag-baomer', 'shavuos'],
]

/** By label of a field: text that it cannot contain, and the right label. */
const mislabelled: readonly (readonly [label: RegExp, text: RegExp, should: string])[] = [
  [/^(?:Chosson|Kallah)$/, /(?:^|\s)(?:&|and|עם)\s|\sו(?!ו)/, 'labelled as a couple'],
  [/^Place$/, /^משפחת/, 'labelled as a family'],
  [/^Parents$/, /^(?:משפחת|בת |בן )/, 'labelled as what it is'],
  [/^Families$/, /^משפחת/, 'labelled as one family'],
  [/^From$/, /thank|תודה/i, 'labelled as thanks'],
  [/^Occasion$/, /^(?:מזל טוב|Mazel Tov)/, 'labelled as a greeting'],
  [/^Second greeting$/, /^(?:of our|Day \d)|Night of/, 'labelled as what it is'],
]

testRules([
  {
    name: 'a title names an occasion of its own shelves alone',
    faults: ({ name, titles, categories }) =>
      namedIn(Object.values(titles))
        .filter((one) => !categories.some((category) => goTogether(one, category)))
        .map((one) => fault(`${name}, title`, titles.en, `on the shelf of ${one}, or say less`)),
    bad: { ...card('tenoyim'), titles: { en: 'Kesubah in glaze' } },
    says: 'card bad, title: “Kesubah in glaze” should be on the shelf of wedding, or say less',
  },
  {
    name: 'a shelf has nothing whose words name another occasion',
    faults: ({ name, titles, description, lines, categories }) => {
      const texts = [...Object.values(titles), description, ...lines.map(({ text }) => text)]
      const named = namedIn(texts)
      const strange = categories.filter(
        (category) =>
          category in called && named.length > 0 && !named.some((one) => goTogether(one, category)),
      )
      return strange.map((one) => fault(name, one, `another shelf: its words name ${named}`))
    },
    bad: { ...card('pesach', ['greeting', 'א זיסן פסח']), categories: ['pesach', 'rosh-chodesh'] },
    says: 'card bad: “rosh-chodesh” should be another shelf: its words name pesach',
  },
  {
    name: 'a field holds what its label says',
    faults: ({ name, lines }) =>
      lines.flatMap(({ field, label, text }) =>
        mislabelled
          .filter(([named, held]) => named.test(label) && held.test(text))
          .map(([, , should]) => fault(`${name}, field ${field} (${label})`, text, should)),
      ),
    bad: card('vort', ['chosson', 'דוד ואסתר', 'Chosson']),
    says: 'card bad, field chosson (Chosson): “דוד ואסתר” should be labelled as a couple',
  },
])

test('what is said by one custom alone stands on no card as it comes', () => {
  const ofChabad = phrases.filter(({ phrase }) => phrase.customs?.includes('chabad'))
  expect(ofChabad.map(({ phrase }) => phrase.text)).toContain('קבלת התורה בשמחה ובפנימיות')
  const texts = designs.flatMap(({ lines }) => lines.map(({ text }) => text))
  for (const { phrase } of ofChabad) expect(texts).not.toContain(phrase.text)
})

function namedIn(texts: readonly (string | undefined)[]): string[] {
  return Object.keys(called).filter((slug) => texts.some((text) => called[slug]?.test(text ?? '')))
}

function goTogether(one: string, other: string): boolean {
  return one === other || together.some((all) => all.includes(one) && all.includes(other))
}
