import { expect, test } from 'vitest'
import { builtinCategories } from '../../../src/shared/categories.ts'
import { askedFor } from '../../../src/shared/search/asked-for.ts'
import { findInIndex } from '../../../src/shared/search/find.ts'
import { memoryIndex } from '../../../src/shared/search/memory-index.ts'
import { casesOf, catalogueRows, judge } from '../../fixtures/judge-search.ts'
import { heldOutJury, tuningJury } from '../../fixtures/search-jury.ts'

const index = memoryIndex(catalogueRows)

function find(query: string) {
  return findInIndex(index, { query, categories: builtinCategories })
}

const juries = { tuning: casesOf(tuningJury), 'held-out': casesOf(heldOutJury) }

test.each(['tuning', 'held-out'] as const)(
  'of the %s jury 95 in 100 find the right shelf, and none what does not fit',
  async (name) => {
    const cases = juries[name]
    const wrong: string[] = []
    const unfit: string[] = []
    for (const { query, expected } of cases) {
      const verdict = judge(expected, await find(query))
      if (!verdict.right) wrong.push(query)
      if (verdict.unfit.length > 0) unfit.push(`${query}: ${verdict.unfit.slice(0, 3)}`)
    }
    expect(cases.length).toBeGreaterThan(300)
    expect(unfit).toEqual([])
    expect(wrong.length, wrong.join(' | ')).toBeLessThanOrEqual(cases.length * 0.05)
  },
)

test('beside sorrow and illness nothing joyful is near', async () => {
  const sober = [...juries.tuning, ...juries['held-out']].filter(({ expected }) => {
    const slug = expected.replace('nothing: ', '')
    return Object.hasOwn(askedFor, slug) && askedFor[slug]?.sober
  })
  expect(sober.length).toBeGreaterThan(40)
  for (const { query } of sober) {
    const near = (await find(query)).nothing?.nearest.map(({ category }) => category)
    expect(near, query).toSatisfy((slugs: string[]) => slugs.every((slug) => slug === 'yahrzeit'))
  }
})

test.each([
  ["my nephew's bar mitzvah", 'bar mitzvah'],
  ['happy bday tatty', 'happy birthday'],
  ['what do I write for a bar mitzvah boy?', 'bar mitzvah'],
  ['בר מצוה של בן דוד שלי', 'בר מצוה'],
])('%s finds all that %s does', async (query, short) => {
  const all = (await find(short)).cards
  expect(all.length).toBeGreaterThan(10)
  expect((await find(query)).cards.toSorted()).toEqual(all.toSorted())
})

test.each([
  ['chanukah 5th night', 'fifth-night-of-chanukah'],
  ['חנוכה נר שלישי', 'third-night-of-chanukah'],
  ['lag baomer bow and arrow', 'lag-with-bow-and-arrows'],
])('%s finds first %s', async (query, first) => {
  expect((await find(query)).cards[0]).toBe(first)
})

test('a kiddush for a girl is no kiddush for a boy', async () => {
  const girls = new Set((await find('kiddush for a girl')).cards)
  const boys = (await find('kiddush for a boy')).cards
  const kiddush = (await find('kiddush')).cards
  expect(girls).toEqual(new Set(kiddush))
  expect(boys.length).toBeGreaterThan(0)
  expect(boys.length).toBeLessThan(kiddush.length)
})

test('what is asked for is found once a card carries it', async () => {
  expect((await find('bat mitzva')).nothing).toEqual({
    topic: 'bas-mitzvah',
    nearest: [{ category: 'happy-birthday' }],
  })
  const card = { slug: 'twelve', concepts: ' bas-mitzvah card ', titles: '', words: '' }
  const grown = memoryIndex([...catalogueRows, card])
  expect(await findInIndex(grown, { query: 'bat mitzva', categories: builtinCategories })).toEqual({
    categories: [],
    cards: ['twelve'],
    nothing: null,
  })
})

test.each([
  'levaya',
  'my zeidy passed away on chanukah',
  'shiva after a birthday',
  'we lost our baby',
])('%s is sorrow, whatever else it names', async (query) => {
  expect((await find(query)).nothing?.topic).toBe('condolence')
})

test.each(['levi', 'plumber', 'mazel tov plumber', 'of the', 'for my uncle', 'a new one'])(
  'what nobody can understand in %s is not guessed at',
  async (query) => {
    const { categories, cards, nothing } = await find(query)
    expect([categories, cards, nothing?.topic]).toEqual([[], [], null])
  },
)

test('a name is not the beginning of a holiday', async () => {
  const plain = (await find('happy birthday')).cards
  for (const query of ['happy birthday chana', 'happy birthday esther', 'happy birthday shul']) {
    expect((await find(query)).cards, query).toEqual(plain)
  }
})
