import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentStore, storeShelf } from '../../catalog/release/build-release.ts'
import { shortenShelf } from '../../catalog/release/shorten-shelf.ts'
import type { ShelfCard } from '../../src/shared/card.ts'

/** Cards in the catalogue's order; every third is on no shelf of the tests. */
const order = Array.from({ length: 3000 }, (_, place) => `card-${place}`)
const placeOf = (slug: string) => order.indexOf(slug)
const slugs = order.filter((_, place) => place % 3 !== 0)

function card(slug: string): ShelfCard {
  return {
    slug,
    titles: { en: slug },
    description: slug,
    kind: 'card',
    subCategories: [],
    picture: { file: `${slug}.png`, width: 1080, height: 1350 },
    ground: '#ffffff',
    swatches: [],
    categories: ['wedding'],
    formatPictures: [],
    recipients: placeOf(slug) % 7 === 0 ? ['couple'] : [],
  }
}

/** A shelf of the first cards, with what is read and written of it. */
async function shelfOf(own: readonly string[]) {
  const documents = new Map<string, string>()
  const read: string[] = []
  const store = documentStore((hash, text) => void documents.set(hash, text))
  const hash = await storeShelf(own.map(card), store)
  const tree = {
    async read(one: string) {
      read.push(one)
      return documents.get(one) ?? null
    },
  }
  const before = documents.size
  return {
    shorten: (gone: Iterable<string>) => shortenShelf(tree, { hash, gone, placeOf, store }),
    read,
    written: () => documents.size - before,
  }
}

const builtOf = (own: readonly string[]) =>
  storeShelf(
    own.map(card),
    documentStore(() => {}),
  )

test('a shelf without some cards is the one that is built without them', async () => {
  const cases = fc.record({
    count: fc.integer({ min: 1, max: 700 }),
    gone: fc.array(fc.nat(699), { maxLength: 30 }),
    from: fc.nat(699),
    run: fc.nat(120),
  })
  await fc.assert(
    fc.asyncProperty(cases, async ({ count, gone, from, run }) => {
      const own = slugs.slice(0, count)
      const leaving = new Set([
        ...own.slice(from, from + run),
        ...gone.flatMap((i) => own[i] ?? []),
      ])
      const left = own.filter((slug) => !leaving.has(slug))
      const { shorten } = await shelfOf(own)
      const expected = left.length > 0 ? await builtOf(left) : undefined
      expect(await shorten(leaving)).toBe(expected)
    }),
    { numRuns: 60 },
  )
})

test('a shelf that does not have a card stays as it is', async () => {
  const { shorten, written } = await shelfOf(slugs)
  expect(await shorten(['card-0', 'card-2997', 'unknown'])).toBe(await builtOf(slugs))
  expect(written()).toBe(0)
})

test.each([
  ['the newest', 0],
  ['an old one', 1500],
  ['the oldest', 1999],
])('few documents are read and written for %s of many cards', async (_, place) => {
  const { shorten, read, written } = await shelfOf(slugs)
  await shorten([slugs[place] ?? ''])
  expect(written()).toBeLessThan(10)
  expect(read.length).toBeLessThan(20)
})
