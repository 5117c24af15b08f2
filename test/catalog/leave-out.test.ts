import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { buildRelease } from '../../catalog/release/build-release.ts'
import { arrange, type Catalogue } from '../../catalog/release/content.ts'
import { leaveOut } from '../../catalog/release/leave-out.ts'
import { searchDiff } from '../../catalog/release/search-diff.ts'
import { births } from '../../catalog/videos/films/births.ts'
import { cardDocumentSchema } from '../../src/shared/card.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import { type Video, videoSchema } from '../../src/shared/video.ts'
import { documents } from '../fixtures/known-documents.ts'
import { manyCards } from '../scale/many-cards.ts'

/** With their keys in the order in which they are read again. */
const sources = documents.map((card) => v.parse(cardDocumentSchema, card))

/** A film of a card, and one of another. */
function filmVideosOf(card: string): Video[] {
  const [film] = births
  if (!film) throw new RangeError('there is no film')
  const poster = { folder: 'videos', file: 'film.jpg', width: 540, height: 960 } as const
  const { version, titles, description, categories, slug: _, ...moved } = film
  const said = { version, titles, description, categories, poster, durationSeconds: 9 }
  return [card, 'another-card'].map((of) =>
    v.parse(videoSchema, { ...said, slug: `film-of-${of}`, film: { ...moved, card: of } }),
  )
}

function catalogueOf(count: number, withdrawn: string[] = []): Catalogue {
  const cards = [...manyCards(sources, count)]
  const [first] = cards
  const videos = filmVideosOf(first?.design.slug ?? '')
  return { categories: builtinCategories, cards, videos, songs: [], gifs: [], withdrawn }
}

const release = (count: number, withdrawn: string[] = []) =>
  buildRelease(arrange(catalogueOf(count, withdrawn)))

/** More cards than the newest shelf and the index in the isolate hold. */
const many = 2600
const built = await release(many)
const slugs = catalogueOf(many).cards.map(({ design }) => design.slug)

test.each([
  ['the newest', [0]],
  ['the last of the newest', [479]],
  ['the last of the index in the isolate', [1999]],
  ['the oldest', [many - 1]],
  ['some', [0, 7, 480, 481, 1000, 2100, many - 1]],
  ['a page', Array.from({ length: 24 }, (_, i) => i + 30)],
])('without %s a release is the one that is built without it', async (_, places) => {
  const gone = places.flatMap((place) => slugs[place] ?? [])
  expect((await leaveOut(built, gone)).root).toEqual((await release(many, gone)).root)
})

test('any cards leave a release as small as it is', async () => {
  const small = 70
  const whole = await release(small)
  const own = catalogueOf(small).cards.map(({ design }) => design.slug)
  await fc.assert(
    fc.asyncProperty(fc.subarray(own, { minLength: 1 }), async (gone) => {
      expect((await leaveOut(whole, gone)).id).toBe((await release(small, gone)).id)
    }),
    { numRuns: 25 },
  )
}, 60_000)

test('the shards are made again when there are few cards enough', async () => {
  const before = await release(6399)
  expect(before.root.shards).toHaveLength(256)
  const [first = ''] = catalogueOf(6399).cards.map(({ design }) => design.slug)
  const after = await leaveOut(before, [first])
  expect(after.root.shards).toHaveLength(16)
  expect(after.id).toBe((await release(6399, [first])).id)
}, 60_000)

test('few documents are read and written, however many cards there are', async () => {
  const workFor = async (count: number) => {
    const whole = await release(count)
    const own = catalogueOf(count).cards.map(({ design }) => design.slug)
    const read: string[] = []
    const tree = {
      ...whole,
      read(hash: string) {
        read.push(hash)
        return whole.read(hash)
      },
    }
    const { read: readLess, root } = await leaveOut(tree, own.slice(0, 1))
    const parts = [...Object.values(root.shelves), ...root.shards, root.order, root.search]
    const isNew = await Promise.all(
      parts.map(async (hash) => !whole.documents.has(hash) && (await readLess(hash)) !== null),
    )
    return { read: read.length, written: isNew.filter(Boolean).length }
  }
  const few = await workFor(600)
  const more = await workFor(4000)
  expect(more.written).toBe(few.written)
  // Only the pieces of the order and of the search become more, and each shelf has pages now.
  expect(more.read).toBeLessThan(few.read + 60)
}, 60_000)

test('the search index of a changed release needs the rows that differ', async () => {
  const { cards } = catalogueOf(many)
  const changed = await buildRelease(
    arrange({
      ...catalogueOf(many),
      cards: [
        ...cards.slice(0, 99),
        ...cards
          .slice(100)
          .map((card) =>
            card.design.slug === slugs[1500]
              ? { ...card, design: { ...card.design, description: 'something else' } }
              : card,
          ),
      ],
    }),
  )
  const [gone, edited] = [slugs[99], slugs[1500]]
  expect(await searchDiff(built, changed)).toEqual({ gone: [gone], edited: [edited], runs: [] })
  const back = await searchDiff(changed, built)
  expect(back).toEqual({
    gone: [],
    edited: [edited],
    runs: [{ after: slugs[98], before: slugs[100], slugs: [gone] }],
  })
  expect(await searchDiff(built, built)).toEqual({ gone: [], edited: [], runs: [] })
})
