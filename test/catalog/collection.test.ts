import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { interleave } from '../../catalog/cards/interleave.ts'
import { builtinCategories } from '../../src/shared/categories.ts'

const minCards = 200
const minPosters = 40
const minFamilies = 6
const minOnShelf = 14
const minOfTheGreat = 10
const great = [
  'wedding',
  'bar-mitzvah',
  'upsherin',
  'its-a-boy',
  'its-a-girl',
  'happy-birthday',
  'chanukah',
  'rosh-hashanah',
  'purim',
  'pesach',
  'good-shabbos',
]

function designsOf(slug: string) {
  return cards.filter(({ categories }) => categories.includes(slug))
}

test('the collection is large, and so are its posters', () => {
  expect(cards.length).toBeGreaterThanOrEqual(minCards)
  const posters = cards.filter(({ kind }) => kind === 'poster')
  expect(posters.length).toBeGreaterThanOrEqual(minPosters)
})

/** Gifs are not cards. */
const shelves = builtinCategories.map(({ slug }) => slug).filter((slug) => slug !== 'gifs')

test.each(shelves)('%s is drawn in many ways', (slug) => {
  const families = new Set(designsOf(slug).map(({ art }) => art.family))
  expect(families.size).toBeGreaterThanOrEqual(minFamilies)
})

test.each(shelves)('%s has designs to choose from', (slug) => {
  expect(designsOf(slug).length).toBeGreaterThanOrEqual(minOnShelf)
})

test.each(great)('%s has a shelf full', (slug) => {
  expect(designsOf(slug).length).toBeGreaterThanOrEqual(minOfTheGreat)
})

test.each(cards.filter(({ categories }) => categories.some((slug) => /^ya|^yom/.test(slug))))(
  '$slug keeps a sober tone',
  ({ fields }) => {
    for (const { value } of fields) expect(value).not.toMatch(/מזל|שמח|mazel|happy|joy/i)
  },
)

test('no design shows people', () => {
  expect(cards.filter(({ people }) => people).map(({ slug }) => slug)).toEqual([])
})

test('a siyum shows what was learnt, not a Sefer Torah', () => {
  const siyumim = designsOf('siyum')
  expect(siyumim.length).toBeGreaterThan(0)
  for (const { slug, art, description } of siyumim) {
    expect(`${slug} ${art.motif} ${description}`).not.toMatch(/sefer.torah/i)
  }
})

test('lists are dealt out in turn until all are through', () => {
  const lists = [['a', 'b', 'c'], [], ['d'], ['e', 'f']]
  expect(interleave(lists)).toEqual(['a', 'd', 'e', 'b', 'f', 'c'])
  expect(interleave([])).toEqual([])
})
