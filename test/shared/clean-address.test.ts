import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchRoute } from '../../src/shared/pages.ts'
import {
  cardPath,
  categoryPath,
  pageDataPath,
  personalCardPath,
  postersPath,
  previewPath,
  searchCallPath,
  searchPath,
  videosPath,
} from '../../src/shared/routes.ts'
import { cleanAddress } from '../../src/shared/site/clean-address.ts'

test.each([
  categoryPath('wedding', { subCategory: 'thank-you', format: 'square', page: 2 }),
  postersPath({ category: 'purim', page: 3 }),
  cardPath('papercut-arch', 'square'),
  personalCardPath('papercut-arch', '1abc'),
  videosPath({ category: 'wedding' }),
  searchPath('bar mitzva & more'),
  searchCallPath('שרה'),
  pageDataPath('/cards/wedding?page=2'),
  previewPath('papercut-arch', '1abc'),
  '/images/cards/lights.png?width=320&format=auto',
  '/',
  '/nonsense',
])('%s, as the site writes it, is left as it is', (address) => {
  expect(cleanAddress(address)).toBe(address)
})

test.each([
  ['/?fbclid=x', '/'],
  ['/?', '/'],
  [
    '/cards/wedding?page=2&fbclid=x&subCategory=thank-you',
    '/cards/wedding?subCategory=thank-you&page=2',
  ],
  ['/cards/wedding?&&page=2&', '/cards/wedding?page=2'],
  ['/cards/wedding?pages=2', '/cards/wedding'],
  ['/videos?category=a?b&x', '/videos?category=a?b'],
  ['/drafts?draft=7d1f', '/drafts'],
  ['/cards/wedding?page=two&format=round&language=fr', '/cards/wedding'],
  ['/cards/wedding?page=2&page=3', '/cards/wedding?page=3'],
  ['/cards/wedding/', '/cards/wedding'],
  ['/he/cards/wedding/?page=1', '/he/cards/wedding'],
  ['/he', '/he/'],
  ['/robots.txt?v=2', '/robots.txt'],
  [
    '/images/cards/lights.png?format=auto&v=2&width=320',
    '/images/cards/lights.png?width=320&format=auto',
  ],
  ['/api/categories?x=1', '/api/categories'],
  ['/api/search?x=1&q=a', '/api/search?q=a'],
])('%s is cleaned to %s', (address, clean) => {
  expect(cleanAddress(address)).toBe(clean)
  expect(cleanAddress(clean)).toBe(clean)
})

test('what analytics reads stays on pages alone, and only where it is asked for', () => {
  const address = '/cards/wedding?utm_source=mail&gclid=y&page=2&fbclid=z&utm_campaign=purim'
  expect(cleanAddress(address)).toBe('/cards/wedding?page=2')
  expect(cleanAddress(address, { keepsCampaign: true })).toBe(
    '/cards/wedding?page=2&gclid=y&utm_campaign=purim&utm_source=mail',
  )
  expect(cleanAddress('/api/search?q=a&utm_source=mail', { keepsCampaign: true })).toBe(
    '/api/search?q=a',
  )
})

test('a clean address is clean, and leads to the page that was asked for', () => {
  const segment = fc.constantFrom(
    '',
    'he',
    'yi',
    'cards',
    'wedding',
    'card',
    'dates',
    'search',
    '%',
  )
  const name = fc.constantFrom(
    'page',
    'p%61ge',
    '%71',
    'format',
    'language',
    'of',
    'category',
    'q',
    'd',
    'x',
    'for',
  )
  const value = fc.oneof(
    fc.constantFrom('', '1', '2', '02', 'square', '%73quare', 'he', 'girl', '%', 'a=b', '?', '+'),
    fc.string({ maxLength: 5 }),
  )
  const query = fc.array(
    fc.tuple(name, value).map((pair) => pair.join('=')),
    { maxLength: 4 },
  )
  const address = fc
    .tuple(fc.array(segment, { maxLength: 4 }), query)
    .map(([path, parts]) => `/${path.join('/')}?${parts.join('&')}`)
  fc.assert(
    fc.property(address, (asked) => {
      const clean = cleanAddress(asked)
      expect(cleanAddress(clean)).toBe(clean)
      expect(matchRoute(clean)).toEqual(matchRoute(asked))
    }),
    { numRuns: 2000 },
  )
})
