import { expect, test } from 'vitest'
import { builtinCategories } from '../../src/shared/categories.ts'
import { parseCategories } from '../../src/shared/category.ts'
import { categoryLabel, groupCategories } from '../../src/shared/category-groups.ts'

const slugs = {
  simchas: [
    'its-a-boy its-a-girl shalom-zachor bris pidyon-haben kiddush upsherin bar-mitzvah bas-mitzvah',
    'vort tenoyim aufruf wedding sheva-bruches anniversary happy-birthday siyum chumash-party',
    'graduation hachnosas-sefer-torah chanukas-habayis sefardi-simchas',
  ].join(' '),
  holidays: [
    'good-shabbos rosh-chodesh tu-bishvat lag-baomer',
    'rosh-hashanah yom-kippur sukkos simchas-torah chanukah purim pesach shavuos',
  ].join(' '),
  other: 'gifs kids shul shul-events thank-you hatzlachah refuah-shleimah yahrzeit condolence',
}

test('the built-in list has the menus in their order', () => {
  const { simchas, holidays, other } = groupCategories(builtinCategories)
  const join = (categories: { slug: string }[]) => categories.map(({ slug }) => slug).join(' ')
  expect({ simchas: join(simchas), holidays: join(holidays), other: join(other) }).toEqual(slugs)
  expect(join([...builtinCategories])).toBe(Object.values(slugs).join(' '))
})

test('the built-in list is what a published one would have to be', () => {
  expect(parseCategories(builtinCategories)).toEqual(builtinCategories)
  expect(new Set(builtinCategories.map(({ id }) => id)).size).toBe(43)
})

test.each(builtinCategories)('$slug is consistent in itself', (category) => {
  const { seasonType, slug, name, hebrew, english } = category
  expect(category).toMatchObject({
    season: seasonType === 1,
    yomTov: seasonType === 2,
    otherCategory: seasonType === 3,
    image: `${slug}.svg`,
    show_filters: category.sub_categories.length > 0,
  })
  const isNamedInHebrew = /\p{Script=Hebrew}/u.test(name)
  expect(isNamedInHebrew).toBe(seasonType === 1 || seasonType === 2)
  if (isNamedInHebrew) expect(hebrew).toBeUndefined()
  expect(categoryLabel(category)).toMatch(/^[A-Za-z’ ]+$/)
  if (english) expect(isNamedInHebrew).toBe(true)
})

test('sub-categories stand where the menus open', () => {
  const filters = builtinCategories.filter(({ show_filters }) => show_filters)
  const list = filters.map((one) => [
    one.slug,
    one.sub_categories.map(({ slug }) => slug).join(' '),
  ])
  expect(Object.fromEntries(list)).toEqual({
    'its-a-boy': 'announcement shalom-zachor bris mazel-tov',
    'its-a-girl': 'announcement kiddush mazel-tov',
    kiddush: 'invitation mazel-tov',
    upsherin: 'invitation mazel-tov',
    bris: 'bris schedule',
    'bar-mitzvah': 'invitation mazel-tov thank-you schedule',
    'bas-mitzvah': 'invitation mazel-tov thank-you',
    'chumash-party': 'invitation mazel-tov',
    aufruf: 'invitation mazel-tov',
    graduation: 'invitation mazel-tov',
    'sefardi-simchas': 'hina zeved-habat invitation mazel-tov',
    'shul-events': 'kiddush melaveh-malka dinner shiur hachtarah',
    wedding: 'invitation mazel-tov thank-you schedule',
    'chanukas-habayis': 'invitation mazel-tov',
    'thank-you': 'teachers',
  })
})

const [wedding] = builtinCategories

test('a list keeps its order and its first of each slug', () => {
  const twice = [
    { ...wedding, slug: 'b' },
    { ...wedding, slug: 'a' },
    { ...wedding, slug: 'b' },
  ]
  expect(parseCategories(twice).map(({ slug }) => slug)).toEqual(['b', 'a'])
})

test('parts that may be left out get their empty values', () => {
  const { show_filters: _, sub_categories: __, songs: ___, ...bare } = Object(wedding)
  expect(parseCategories([bare])).toMatchObject([
    { show_filters: false, sub_categories: [], songs: [] },
  ])
})

test('what is no song is dropped from a category, and a list is cut', () => {
  const song = { slug: 'ring-of-joy', titles: { en: 'Ring of joy', he: 'מעגל של שמחה' } }
  const songs = [song, 'ring-of-joy', { slug: '../x', titles: { en: 'X' } }, { slug: 'x' }, null]
  expect(parseCategories([{ ...wedding, songs }])[0]?.songs).toEqual([song])
  const many = Array.from({ length: 60 }, () => song)
  expect(parseCategories([{ ...wedding, songs: many }])[0]?.songs).toHaveLength(50)
})

test.each([
  ['songs', 'ring-of-joy'],
  ['slug', '../x'],
  ['slug', 'a b'],
  ['image', '../wedding.svg'],
  ['image', 'wedding.svg?x'],
  ['image', 'wedding.html'],
  ['image', 'a..svg'],
  ['name', '  '],
  ['name', 'x'.repeat(81)],
  ['seasonType', 4],
  ['seasonType', '0'],
  ['season', 'false'],
  ['sub_categories', [{ id: 1 }]],
])('a category with the %s %j is none', (part, value) => {
  expect(() => parseCategories([{ ...wedding, [part]: value }])).toThrow(TypeError)
})
