import { expect, test } from 'vitest'
import { filmOf } from '../../client/gift/film-of.ts'
import { wordsOf } from '../../client/gift/words-of.ts'
import type { CardDesign, CardDocument } from '../../src/shared/card.ts'
import type { PageOf } from '../../src/shared/page.ts'

const poster = { file: 'status.png', width: 1080, height: 1920 }
const own = { file: 'own.png', width: 1080, height: 1350 }
const card = {
  design: { slug: 'arch', fields: [] },
  summary: { description: 'An arch', picture: own },
  formatPictures: [{ format: 'status', picture: poster }],
} as unknown as CardDocument
const draft = { version: 1, values: {} } as const

type Editor = PageOf<'film-gift'>['editor']

test('a card in motion is shown by its status picture, and made again at its own address', () => {
  const editor = { name: 'move', document: card, draft, songs: [] } as unknown as Editor
  expect(filmOf({ editor })).toMatchObject({
    slug: 'arch',
    path: '/video/move/arch',
    description: 'An arch',
    poster: { folder: 'cards', ...poster },
    film: undefined,
  })
  const bare = { ...editor, document: { ...card, formatPictures: [] } } as Editor
  expect(filmOf({ editor: bare }).poster).toMatchObject(own)
})

test('a video has its own slug, poster and description', () => {
  const video = {
    slug: 'papers',
    description: 'Papers',
    poster: { folder: 'videos', ...own },
    film: {},
  }
  const editor = { name: 'video', video, document: card, draft, songs: [] } as unknown as Editor
  expect(filmOf({ editor })).toMatchObject({
    slug: 'papers',
    path: '/video/papers',
    description: 'Papers',
    poster: { folder: 'videos', ...own },
  })
})

test('a page without a draft is no gift', () => {
  const editor = { name: 'move', document: card, draft: null, songs: [] } as unknown as Editor
  expect(() => filmOf({ editor })).toThrow(TypeError)
})

test('the words are the fields in order, typed or not, then added texts, without empty ones', () => {
  const fields = [
    { id: 'a', value: 'one' },
    { id: 'b', value: 'two' },
    { id: 'c', value: 'three' },
  ]
  const added = [{ text: 'four' }, { text: ' ' }]
  const words = wordsOf({ fields } as unknown as CardDesign, {
    values: { b: 'zwei', c: '' },
    added: added as never,
  })
  expect(words).toEqual(['one', 'zwei', 'four'])
})
