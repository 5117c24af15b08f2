import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'

/* Given names in Hebrew letters with their usual English spellings, most common names first. */

const file = readFileSync(
  new URL('../../catalog/spellings/given-names.json', import.meta.url),
  'utf8',
)

/** No niqqud and no digits; geresh and gershayim are those of Hebrew. */
const hebrewLetters = /^[א-ת׳״]+(?:[ -][א-ת׳״]+)*$/
const englishLetters = /^[A-Z][A-Za-z' -]+$/
/** Foreign names end in a peh that is not final. */
const endsInPeh = new Set(['פיליפ'])

const distinct = <T>(values: readonly T[]) => new Set(values).size === values.length
const useSchema = v.picklist(['hebrew', 'yiddish', 'sefardi', 'israeli'])

const namesSchema = v.array(
  v.strictObject({
    hebrew: v.pipe(v.string(), v.regex(hebrewLetters)),
    english: v.pipe(
      v.array(v.pipe(v.string(), v.regex(englishLetters))),
      v.minLength(1),
      v.check(distinct),
    ),
    gender: v.picklist(['m', 'f', 'mf']),
    use: v.pipe(v.array(useSchema), v.minLength(1), v.check(distinct)),
  }),
)

const names = v.parse(namesSchema, JSON.parse(file))

test('there are at least 1,500 names, each once', () => {
  expect(names.length).toBeGreaterThanOrEqual(1500)
  const hebrew = names.map((name) => name.hebrew)
  expect(hebrew.filter((name, i) => hebrew.indexOf(name) !== i)).toEqual([])
})

test('at least 1,350 are single names and at least 150 are pairs', () => {
  const pairs = names.filter(({ hebrew }) => hebrew.includes(' '))
  expect(pairs.length).toBeGreaterThanOrEqual(150)
  expect(names.length - pairs.length).toBeGreaterThanOrEqual(1350)
})

test('each name has a line of its own', () => {
  const lines = names.map((name) => JSON.stringify(name)).join(',\n')
  expect(file).toBe(`[\n${lines}\n]\n`)
})

test('final letters stand at the ends of words and only there', () => {
  expect(names.map(({ hebrew }) => hebrew).filter(hasWrongFinal)).toEqual([])
  expect(['שלומ', 'חיימ משה', 'שלוםי', 'יוספ'].filter((name) => !hasWrongFinal(name))).toEqual([])
})

test('both names of a pair are in each of its English spellings', () => {
  const broken = names.filter(
    ({ hebrew, english }) =>
      hebrew.includes(' ') && !english.some((spelling) => /[ -]/.test(spelling)),
  )
  expect(broken).toEqual([])
})

test.each([
  ['Menachem Mendel', 'מנחם מענדל'],
  ['Chaya', 'חיה'],
  ['Haya', 'חיה'],
  ['Avrohom', 'אברהם'],
  ['Yitzhak', 'יצחק'],
  ['Rus', 'רות'],
  ['Feiga', 'פייגא'],
  ['Jacqueline', 'ז׳קלין'],
])('%s is a spelling of %s', (english, hebrew) => {
  expect(names.find((name) => name.hebrew === hebrew)?.english).toContain(english)
})

function hasWrongFinal(name: string): boolean {
  return name
    .split(/[ -]/)
    .some((word) => /[ךםןףץ](?!$)/.test(word) || (/[כמנפצ]$/.test(word) && !endsInPeh.has(word)))
}
