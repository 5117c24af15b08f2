import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type BuiltRelease, buildRelease } from '../../catalog/release/build-release.ts'
import { type ReleaseContent, shelvesOf } from '../../catalog/release/content.ts'
import type { ShelfCard } from '../../src/shared/card.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import { changedNames } from '../../src/shared/release/changed-names.ts'
import { divideShelf } from '../../src/shared/release/divide-shelf.ts'
import { hashText } from '../../src/shared/release/hash-text.ts'
import { shardSchema } from '../../src/shared/release/release.ts'
import { shardCount, shardOf } from '../../src/shared/release/shards.ts'
import { entriesOf, locate, pageStarts } from '../../src/shared/release/shelf.ts'
import { pageBounds } from '../../src/shared/shelf-pages.ts'

const nothing: ReleaseContent = {
  categories: builtinCategories,
  cards: [],
  videos: [],
  videoList: [],
  songs: [],
  gifs: [],
  shelves: {},
  search: [],
  withdrawn: [],
}

function card(slug: string, more: Partial<ShelfCard> = {}): ShelfCard {
  const picture = { file: `${slug}.png`, width: 1080, height: 1350 }
  return {
    slug,
    titles: { en: slug },
    description: slug,
    kind: 'card',
    subCategories: [],
    picture,
    ground: '#ffffff',
    swatches: [],
    categories: ['wedding'],
    formatPictures: [],
    recipients: [],
    ...more,
  }
}

const cards = (count: number) => Array.from({ length: count }, (_, i) => card(`card-${i}`))

const release = (shelf: readonly ShelfCard[]) =>
  buildRelease({ ...nothing, shelves: shelvesOf(shelf, builtinCategories) })

test('a hash is the first half of SHA-256', async () => {
  expect(await hashText('')).toBe('e3b0c44298fc1c149afbf4c8996fb924')
  expect(await hashText('שלום')).toMatch(/^[0-9a-f]{32}$/)
})

test.each([
  [0, 16],
  [500, 16],
  [6400, 16],
  [6401, 256],
  [100_000, 256],
  [1_000_000, 4096],
])('%i names are in %i shards', (names, shards) => {
  expect(shardCount(names)).toBe(shards)
})

test('a name falls into a shard that there is, and names into all of them', async () => {
  const names = Array.from({ length: 400 }, (_, i) => `card:card-${i}`)
  const used = new Set(await Promise.all(names.map((name) => shardOf(name, 16))))
  expect([...used].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i))
})

describe('a shelf', () => {
  test.each([0, 1, 24, 44, 45, 46, 100, 1000])('of %i cards has each in one place', (count) => {
    const all = cards(count)
    const { front, pages } = divideShelf(all)
    const sizes = pages.map(({ length }) => length)
    expect(front.length).toBeLessThan(45)
    expect(front.length).toBeGreaterThanOrEqual(Math.min(count, 6))
    expect(sizes.filter((size) => size < 24 || size > 39)).toEqual([])
    const starts = pageStarts({ front, pages: sizes.map(String), sizes })
    const found = all.map((_, place) => {
      const { page, index } = locate(starts, place)
      return (page === null ? front : pages[page])?.[index]
    })
    expect(found).toEqual(all)
  })

  test('never needs more than two documents for a page of the site', () => {
    const { front, pages } = divideShelf(cards(2000))
    const starts = pageStarts({
      front,
      pages: pages.map(String),
      sizes: pages.map(({ length }) => length),
    })
    const partsOf = (page: number) => {
      const { from, to } = pageBounds(2000, page)
      const places = Array.from({ length: to - from }, (_, index) => from + index)
      return new Set(places.map((place) => locate(starts, place).page)).size
    }
    const counts = Array.from({ length: 83 }, (_, index) => partsOf(index + 1))
    expect(Math.max(...counts)).toBe(2)
  })

  test('that was written before pages had sizes is read as it was', () => {
    const starts = pageStarts({ front: cards(7), pages: ['a', 'b'] })
    expect(locate(starts, 6)).toEqual({ page: null, index: 6 })
    expect(locate(starts, 7)).toEqual({ page: 0, index: 0 })
    expect(locate(starts, 54)).toEqual({ page: 1, index: 23 })
  })

  test('changes few of its pages when a card leaves, however old it is', () => {
    const all = cards(3000)
    const nameOf = (page: readonly ShelfCard[]) => page.map(({ slug }) => slug).join()
    const before = new Set(divideShelf(all).pages.map(nameOf))
    const places = Array.from({ length: 300 }, (_, index) => index * 10 + (index % 10))
    const changes = places.map((place) => {
      const after = divideShelf(all.toSpliced(place, 1)).pages.map(nameOf)
      return after.filter((page) => !before.has(page)).length
    })
    const sum = changes.reduce((total, count) => total + count, 0)
    expect(sum / changes.length).toBeLessThan(3)
  })

  test('keeps its pages when a new card comes first', () => {
    const all = cards(100)
    const before = divideShelf(all).pages
    expect(divideShelf([card('new'), ...all]).pages.slice(-before.length)).toEqual(before)
  })

  test('knows the traits of each card', async () => {
    const own = [card('a', { language: 'he' }), card('b'), card('c', { language: 'he' })]
    const built = await release(own)
    const text = built.documents.get(built.root.shelves.wedding ?? '') ?? ''
    const shelf = JSON.parse(text)
    expect(shelf.traits).toHaveLength(2)
    expect(entriesOf(shelf).map(({ slug, language, place }) => [slug, language, place])).toEqual([
      ['a', 'he', 0],
      ['b', undefined, 1],
      ['c', 'he', 2],
    ])
  })
})

describe('a release', () => {
  test('has one id for the same content', async () => {
    expect((await release(cards(40))).id).toBe((await release(cards(40))).id)
    expect((await release(cards(41))).id).not.toBe((await release(cards(40))).id)
  })

  test('names every document by its text', async () => {
    const { documents } = await release(cards(60))
    for (const [hash, text] of documents) expect(await hashText(text)).toBe(hash)
  })

  test('changes few documents for a new card, however long the shelf is', async () => {
    const newOnes = async (count: number) => {
      const before = await release(cards(count))
      const after = await release([card('new'), ...cards(count)])
      return [...after.documents.keys()].filter((hash) => !before.documents.has(hash)).length
    }
    expect(await newOnes(400)).toBe(await newOnes(40))
  })

  test('says which names differ from another', async () => {
    const changes = ([before, after]: [BuiltRelease, BuiltRelease]) =>
      changedNames([before.root, after.root], async (hash) => {
        const text = before.documents.get(hash) ?? after.documents.get(hash)
        return v.parse(shardSchema, JSON.parse(text ?? ''))
      })
    const before = await release(cards(3))
    const kids = await release([...cards(3), card('toy', { categories: ['kids'] })])
    expect(await changes([before, before])).toEqual([])
    expect(await changes([before, kids])).toEqual(['shelf:kids', 'shelf:newest'])
    const gone = await buildRelease({ ...nothing, categories: builtinCategories.slice(1) })
    expect(await changes([before, gone])).toEqual(['categories', 'shelf:newest', 'shelf:wedding'])
  })
})
