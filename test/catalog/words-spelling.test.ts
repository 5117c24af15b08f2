import { expect, test } from 'vitest'
import { fault, phrases, type Saying, sayings } from './catalogue-words.ts'

/* One spelling for each word, and the grammar of the most common words. */

interface Rule {
  name: string
  faults: (saying: Saying) => string[]
  /** A text that breaks it, and the expected fault. */
  bad: string
  should: string
}

type Spelling = readonly [house: string, others: RegExp, bad: string]

const english: readonly Spelling[] = [
  ['seforim', /\b(?:sforim|sefarim|sfarim)\b/i, 'A stack of sforim'],
  ['Guten', /\bgutn\b/i, 'A Gutn Chodesh'],
  ['zissen', /\bzis(?:n|en|sn)\b/i, 'a zisn Pesach'],
  ['Freilichen', /\bfr(?:eilech|eyl|ailich)\w*/i, 'A Freilechen Purim'],
  ['Lichtigen', /\bl(?:ichtik|echtig)\w*/i, 'A Lichtikn Chanukah'],
  ['Family after its name', /\b[Tt]he [A-Z]\w+ family\b/, 'The Lieberman family'],
  ['Parshas', /\bparshas\b|\bPara?shat\b/, 'parshas Vayigash'],
  ['Yom Kippur', /(?<!\bYom )\bKippur\b/, 'Kippur night'],
  ['Rosh Hashanah', /\bRosh Ha[Ss]hana\b/, 'Rosh Hashana'],
  ['Chol Hamoed', /\b[Cc]hol (?:hamoed|HaMoed|ha-Moed)\b/, 'Chol hamoed poster'],
  ['Sukkos', /\b(?:Sukkot|Succos|Succoth)\b/, 'Sukkot'],
  ['Simchas Torah', /\bSimchat\b/, 'Simchat Torah'],
  ['Chanukah', /\b(?:Hanukkah|Chanuka|Hanuka)\b/, 'Happy Hanukkah'],
  ['Tu BiShvat', /\bTu (?:B’|Be|Bi-)?[Ss]he?vat\b/, 'Tu B’Shevat'],
  ['Lag BaOmer', /\bLag (?:B’|Ba’|b’)?[Oo]mer\b/, 'Lag B’Omer'],
  ['Shavuos', /\bShavuot\b/, 'Shavuot'],
  ['Shabbos, but Shabbat Shalom', /\bShabbat\b(?! Shalom)/, 'Shabbat candles'],
  ['Seder', /\bseder\b/, 'a seder plate'],
  ['Haggadah', /\bhaggadah?\b|\bHaggada\b/, 'a haggadah'],
  ['sefer Torah within a sentence', /(?<=[a-z,] )Sefer Torah./, 'Card, a Sefer Torah in gold'],
  ['sheva bruches within a sentence', /\bSheva Bruches card/, 'Sheva Bruches card'],
  ['hamentashen', /\bham[ae]ntasch\w*|\bhamantash\w*/i, 'three hamantaschen'],
  ['neshamah', /\bneshama\b/, 'the neshama'],
  ['luchos', /\b[Ll]uchot\b/, 'two luchot'],
  ['upsherin', /\b(?:upsheren|upshern|opsherin)\b/i, 'Upsheren'],
  ['zachor', /\b(?:zochor|zachar)\b/i, 'Shalom zachar'],
  ['chosson', /\b(?:chatan|choson)\b/i, 'the chatan'],
  ['kesubah', /\b(?:ketubah|kesuba)\b/i, 'a ketubah'],
  ['Mazel Tov', /\bMazal\b/, 'Mazal Tov'],
]

const hebrew: readonly Spelling[] = [
  ['אוזני המן', /אזני המן/, 'שלוש אזני המן'],
  ['בנין עדי עד', /בניין עדי עד/, 'בניין עדי עד'],
  ['אייך איין, with לאדן', /לאדן מיר אייך(?! איין)/, 'לאדן מיר אייך'],
  ['א זון, beside א טאכטער', /[–-] א בן$/, 'מזל טוב – א בן'],
  ['כ״ץ', /(?:^|\s)כץ(?:$|\s)/, 'דוב כץ'],
  ['ע without a geresh', /׳ע(?:$|\s)/, 'מענדל׳ע'],
]

type Gender = 'm' | 'f' | 'n'

const yiddishNouns: readonly (readonly [noun: string, gender: Gender])[] = [
  ['יום טוב', 'm'],
  ['ל״ג בעומר', 'm'],
  ['דאנק', 'm'],
  ['וואך', 'f'],
  ['חודש', 'm'],
  ['חנוכה', 'm'],
  ['יאר', 'n'],
  ['מועד', 'm'],
  ['פורים', 'm'],
  ['פסח', 'm'],
  ['קוויטל', 'n'],
  ['תענית', 'm'],
]

const hebrewNouns: Readonly<Record<'m' | 'f', string>> = {
  m: 'בולים בלונים ברווזונים חלונות ימים ירחים כוכבים לילות מינים נרות סביבונים סלעים עפיפונים עשר צבעים רימונים שבועות',
  f: 'אוזני ברכות יונים כוסות עשרה',
}

/** Two to nine; eight is the same for both. */
const numbers: Readonly<Record<'m' | 'f', string>> = {
  m: 'שני שלושה ארבעה חמישה שישה שבעה תשעה',
  f: 'שתי שלוש ארבע חמש שש שבע תשע',
}

const rules: readonly Rule[] = [
  ...english.map(ofSpelling),
  ...hebrew.map(ofSpelling),
  {
    name: 'apostrophes and quotation marks are curly',
    faults: spelled(/['"`]/, 'with ’ or ” in place of the straight one'),
    bad: "Purim's",
    should: 'with ’ or ” in place of the straight one',
  },
  {
    name: 'Hebrew letters have geresh and gershayim',
    faults: spelled(/[א-ת][‘’“”]/, 'with ׳ or ״ after the letter'),
    bad: 'ר’ נח',
    should: 'with ׳ or ״ after the letter',
  },
  {
    name: 'Latin letters have neither geresh nor gershayim',
    faults: spelled(/[A-Za-z][׳״]/, 'with ’ or ” after the letter'),
    bad: 'iy״H',
    should: 'with ’ or ” after the letter',
  },
  {
    name: 'a Yiddish adjective ends as its noun has it',
    faults: ({ where, text }) =>
      yiddishNouns
        .filter(([noun, gender]) => adjectivesOf(noun, text).some((one) => !fits(one, gender)))
        .map(([noun, gender]) => fault(where, text, `א ${endings[gender]} ${noun}`)),
    bad: 'א גוטן וואך',
    should: 'א גוטע or גוט וואך',
  },
  {
    name: 'a Hebrew number has the gender of what it counts',
    faults: ({ where, text }) =>
      countsIn(text).flatMap(({ number, noun }) => {
        const gender = genderOf(noun)
        if (!gender) return [fault(where, text, `of a noun whose gender this test knows: ${noun}`)]
        const right = formOf(number, gender)
        return right === number ? [] : [fault(where, text, `${right} ${noun}`)]
      }),
    bad: 'שלושה אוזני המן',
    should: 'שלוש אוזני',
  },
]

const sefardi = new Set(
  phrases
    .filter(({ phrase }) => phrase.customs?.includes('sefardi'))
    .map(({ phrase }) => phrase.text),
)
/** Sefardi wordings keep their own spelling. */
const ofTheHouse = sayings.filter(({ text }) => !sefardi.has(text))

test.each(rules)('$name', ({ faults }) => {
  expect(ofTheHouse.flatMap(faults)).toEqual([])
})

test.each(rules)('it is told where, what and why: $name', ({ faults, bad, should }) => {
  expect(faults({ where: 'card bad', text: bad })).toEqual([fault('card bad', bad, should)])
})

test('a year is wished to a man, to a woman and to a family, on cards to families', () => {
  const wishes = phrases.filter(({ phrase }) => /^לשנה טובה ת/.test(phrase.text))
  expect(Object.fromEntries(wishes.map(({ phrase }) => [phrase.to, phrase.text]))).toEqual({
    man: 'לשנה טובה תכתב ותחתם',
    woman: 'לשנה טובה תכתבי ותחתמי',
    family: 'לשנה טובה תכתבו ותחתמו',
  })
  const onCards = sayings.filter(({ where }) => /^(?:card|film|gif)/.test(where))
  expect(onCards.filter(({ text }) => /תכתב |תכתבי /.test(text))).toEqual([])
})

test('a daughter is wished with Torah or without, as each custom has it', () => {
  const wishes = phrases.map(({ phrase }) => phrase.text).filter((text) => /לגדלה/.test(text))
  expect(new Set(wishes)).toEqual(
    new Set(['תזכו לגדלה לחופה ולמעשים טובים', 'תזכו לגדלה לתורה לחופה ולמעשים טובים']),
  )
})

function ofSpelling([house, others, bad]: Spelling): Rule {
  return { name: `${house} is spelled so`, faults: spelled(others, house), bad, should: house }
}

function spelled(others: RegExp, should: string): Rule['faults'] {
  return ({ where, text }) => (others.test(text) ? [fault(where, text, should)] : [])
}

const endings: Readonly<Record<Gender, string>> = { m: '…ן', f: 'גוטע or גוט', n: 'גוט' }

/** Adjectives between the article and the noun. */
function adjectivesOf(noun: string, text: string): string[] {
  const [, between = ''] = new RegExp(`(?:^|\\s)א (.+) ${noun}(?:$|[\\s,!])`).exec(text) ?? []
  return between.split(' ').filter((word) => word !== '' && word !== 'און')
}

function fits(adjective: string, gender: Gender): boolean {
  if (gender === 'm') return adjective.endsWith('ן')
  return !adjective.endsWith('ן') && !(gender === 'n' && adjective.endsWith('ע'))
}

interface Count {
  number: string
  noun: string
}

/** Counted nouns; ordinals, like a second day or light, have another form. */
function countsIn(text: string): Count[] {
  const all = `${numbers.m} ${numbers.f}`.replaceAll(' ', '|')
  const counts = new RegExp(`(?<!(?:יום|נר) )(?<![א-ת])[בולה]?(${all}) ([א-ת]+)`, 'g')
  return [...text.matchAll(counts)].map(([, number = '', noun = '']) => ({ number, noun }))
}

function genderOf(noun: string): 'm' | 'f' | undefined {
  return (['m', 'f'] as const).find((gender) => hebrewNouns[gender].split(' ').includes(noun))
}

function formOf(number: string, gender: 'm' | 'f'): string {
  const index = [numbers.m, numbers.f]
    .map((forms) => forms.split(' ').indexOf(number))
    .find((found) => found >= 0)
  return numbers[gender].split(' ')[index ?? -1] ?? number
}
