import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

/* Surnames, places and words in Hebrew letters with their English spellings, most common first. */

/** No niqqud and no digits; geresh and gershayim are those of Hebrew. */
const hebrewLetters = /^[א-ת׳״]+(?:[ -][א-ת׳״]+)*$/
/** Ends in a letter or in the period of an abbreviation. */
const englishLetters = /^[A-Z](?:[A-Za-z]|\.?[ '-](?=[A-Za-z])|\.(?=[A-Za-z]|$))*$/

const distinct = <T>(values: readonly T[]) => new Set(values).size === values.length
const distinctInAnyCase = (values: string[]) => distinct(values.map((value) => value.toLowerCase()))
const useSchema = v.picklist(['hebrew', 'yiddish', 'sefardi', 'israeli'])
const englishSchema = v.pipe(
  v.array(v.pipe(v.string(), v.regex(englishLetters))),
  v.minLength(1),
  v.check(distinctInAnyCase),
)

const namesSchema = v.array(
  v.strictObject({
    hebrew: v.pipe(v.string(), v.regex(hebrewLetters)),
    english: englishSchema,
    use: v.pipe(v.array(useSchema), v.minLength(1), v.check(distinct)),
  }),
)
const wordsSchema = v.array(
  v.strictObject({ ...namesSchema.item.entries, means: v.optional(englishSchema) }),
)

const surnames = read('surnames')
const places = read('places')
const words = read('words')

describe.each([
  { name: 'surnames', document: surnames, schema: namesSchema, atLeast: 800 },
  { name: 'places', document: places, schema: namesSchema, atLeast: 250 },
  { name: 'words', document: words, schema: wordsSchema, atLeast: 350 },
])('$name', ({ document: { file, entries }, schema, atLeast }) => {
  test('each entry has Hebrew letters, English spellings and who uses it', () => {
    expect(v.safeParse(schema, JSON.parse(file)).issues).toBeUndefined()
  })

  test('there are enough, each once', () => {
    expect(entries.length).toBeGreaterThanOrEqual(atLeast)
    const hebrew = entries.map((entry) => entry.hebrew)
    expect(hebrew.filter((text, i) => hebrew.indexOf(text) !== i)).toEqual([])
  })

  test('each entry has a line of its own', () => {
    const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n')
    expect(file).toBe(`[\n${lines}\n]\n`)
  })

  test('final letters stand at the ends of words and only there', () => {
    expect(entries.map(({ hebrew }) => hebrew).filter(hasWrongFinal)).toEqual([])
  })
})

test('wrong final letters are found', () => {
  const right = ['פרידמן', 'בני ברק', 'כ״ץ', 'מ׳', 'מודיעין עילית']
  expect(right.filter(hasWrongFinal)).toEqual([])
  const wrong = ['פרידמנ', 'שלומ עליכם', 'הורוביצ', 'ירושליםי', 'בןדוד']
  expect(wrong.filter((text) => !hasWrongFinal(text))).toEqual([])
})

test.each([
  ['Friedman', 'פרידמן', 'פריעדמאן'],
  ['Rosenberg', 'רוזנברג', 'ראזענבערג'],
  ['Goldstein', 'גולדשטיין', 'גאלדשטיין'],
  ['Schwartz', 'שוורץ', 'שווארץ'],
  ['Weinberger', 'וינברגר', 'וויינבערגער'],
])('the surname %s is %s in Hebrew and %s in Yiddish', (english, hebrew, yiddish) => {
  const found = surnames.entries.filter((entry) => entry.english.includes(english))
  expect(found.filter(({ use }) => use.includes('hebrew')).map(toHebrew)).toContain(hebrew)
  expect(found.filter(({ use }) => use.includes('yiddish')).map(toHebrew)).toContain(yiddish)
})

test.each([
  ['Boro Park', 'בארא פארק'],
  ['Borough Park', 'בארא פארק'],
  ['Stamford Hill', 'סטעמפארד היל'],
  ['Jerusalem', 'ירושלים'],
  ['Tzfas', 'צפת'],
])('%s is a spelling of the place %s', (english, hebrew) => {
  expect(englishOf(places.entries, hebrew)).toContain(english)
})

test.each([
  ['Mazel tov', 'מזל טוב'],
  ['Chatan', 'חתן'],
  ['Upsherin', 'אפשערן'],
  ['Bereshit', 'בראשית'],
  ['Kiddush', 'קידוש'],
])('%s is a spelling of the word %s', (english, hebrew) => {
  expect(englishOf(words.entries, hebrew)).toContain(english)
})

test('all parshiyos are among the words, from Bereishis to Haazinu', () => {
  const first = words.entries.findIndex(({ hebrew }) => hebrew === 'בראשית')
  const last = words.entries.findIndex(({ hebrew }) => hebrew === 'האזינו')
  expect(last - first + 1).toBe(53)
})

test('no divine Name is written in the words', () => {
  expect(
    words.entries.map(toHebrew).filter((text) => /אלה|אלוה|אדנ|ידוד|יקוק|ה׳/.test(text)),
  ).toEqual([])
})

type Entry = v.InferOutput<typeof wordsSchema>[number]

function read(name: string): { file: string; entries: readonly Entry[] } {
  const file = readFileSync(
    new URL(`../../catalog/spellings/${name}.json`, import.meta.url),
    'utf8',
  )
  return { file, entries: v.parse(wordsSchema, JSON.parse(file)) }
}

function toHebrew({ hebrew }: Entry): string {
  return hebrew
}

function englishOf(entries: readonly Entry[], hebrew: string): readonly string[] | undefined {
  return entries.find((entry) => entry.hebrew === hebrew)?.english
}

function hasWrongFinal(text: string): boolean {
  return text.split(/[ -]/).some((word) => /[ךםןףץ][א-ת]/.test(word) || /[^׳״][כמנפצ]$/.test(word))
}
