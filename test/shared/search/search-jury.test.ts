import { expect, test } from 'vitest'
import { builtinCategories } from '../../../src/shared/categories.ts'
import { findInIndex } from '../../../src/shared/search/find.ts'
import { soberSlugs } from '../../../src/shared/search/meaning.ts'
import { memoryIndex } from '../../../src/shared/search/memory-index.ts'
import { conceptTest } from '../../../src/shared/search/row.ts'
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
  const sober = [...juries.tuning, ...juries['held-out']].filter(({ expected }) =>
    soberSlugs.includes(expected.replace('nothing: ', '')),
  )
  expect(sober.length).toBeGreaterThan(100)
  const isSober = conceptTest(soberSlugs)
  const soberCards = new Set(catalogueRows.filter(isSober).map(({ slug }) => slug))
  for (const { query } of sober) {
    const { cards, categories, nothing } = await find(query)
    const near = nothing?.nearest.map(({ category }) => category) ?? []
    expect(
      [...categories, ...near].filter((slug) => !soberSlugs.includes(slug)),
      query,
    ).toEqual([])
    expect(
      cards.filter((slug) => !soberCards.has(slug)),
      query,
    ).toEqual([])
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
  expect((await find('bridal shower')).nothing).toEqual({
    topic: 'before-the-wedding',
    nearest: [{ category: 'wedding' }, { category: 'vort' }],
  })
  const card = {
    slug: 'evening-before',
    concepts: ' before-the-wedding card ',
    titles: '',
    words: '',
  }
  const grown = memoryIndex([...catalogueRows, card])
  expect(
    await findInIndex(grown, { query: 'bridal shower', categories: builtinCategories }),
  ).toEqual({
    categories: [],
    cards: ['evening-before'],
    nothing: null,
  })
})

test.each([
  'levaya',
  'my zeidy passed away on chanukah',
  'shiva after a birthday',
  'we lost our baby',
])('%s is sorrow, whatever else it names', async (query) => {
  const { categories, cards, nothing } = await find(query)
  expect([categories, nothing]).toEqual([['condolence'], null])
  expect(cards.length).toBeGreaterThan(5)
})

test.each(['levi', 'plumber', 'mazel tov plumber', 'of the', 'for my uncle', 'a new one'])(
  'what nobody can understand in %s is not guessed at',
  async (query) => {
    const { categories, cards, nothing } = await find(query)
    expect([categories, cards, nothing?.topic]).toEqual([[], [], null])
  },
)

test.each([
  ['bas mitzvah', ['bas-mitzvah']],
  ['bar mitzvah', ['bar-mitzvah']],
  ['thank you morah', ['thank-you']],
  ['thank you', ['thank-you', 'bar-mitzvah', 'bas-mitzvah', 'wedding']],
])('%s leads to the shelves %j', async (query, shelves) => {
  expect((await find(query)).categories).toEqual(shelves)
})

test('a name is not the beginning of a holiday', async () => {
  const plain = (await find('happy birthday')).cards
  for (const query of ['happy birthday chana', 'happy birthday esther', 'happy birthday shul']) {
    expect((await find(query)).cards, query).toEqual(plain)
  }
})
