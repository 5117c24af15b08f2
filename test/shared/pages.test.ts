import { expect, test } from 'vitest'
import { matchRoute, writtenQuery } from '../../src/shared/pages.ts'

const none = {
  ...{ subCategory: undefined, recipient: undefined },
  ...{ format: undefined, language: undefined, page: 1 },
}

test.each([
  ['/', { name: 'home' }],
  ['/cards/wedding', { name: 'category', slug: 'wedding', ...none }],
  [
    '/cards/wedding?page=2&language=yi&format=square&subCategory=thank-you&for=guests',
    {
      ...{ name: 'category', slug: 'wedding' },
      ...{ subCategory: 'thank-you', recipient: 'guests' },
      ...{ format: 'square', language: 'yi', page: 2 },
    },
  ],
  [
    '/cards//wedding/?page=0&format=round&language=fr',
    { name: 'category', slug: 'wedding', ...none },
  ],
  ['/cards/status_posters?category=purim', { name: 'posters', category: 'purim', page: 1 }],
  [
    '/card/papercut-arch?d=1abc',
    { name: 'card', slug: 'papercut-arch', format: undefined, draftText: '1abc' },
  ],
  ['/search?q=who?&x', { name: 'search', query: 'who?' }],
  ['/find?for=couple', { name: 'find', category: undefined, recipient: 'couple' }],
  ['/video/lights', { name: 'video', slug: 'lights', draftText: undefined }],
  ['/video/photos', { name: 'photo-film' }],
  ['/video/move', { name: 'video', slug: 'move', draftText: undefined }],
  ['/video/move/lights?d=1abc', { name: 'move', slug: 'lights', draftText: '1abc' }],
  ['/search?q=+bar%20mitzva+', { name: 'search', query: 'bar mitzva' }],
  ['/search?q=%', { name: 'search', query: '' }],
  ['/drafts?x=1', { name: 'drafts' }],
  ['/simcha', { name: 'simcha', occasion: 'wedding' }],
  ['/simcha?category=bris', { name: 'simcha', occasion: 'bris' }],
  ['/simcha?category=purim', { name: 'simcha', occasion: 'wedding' }],
  ['/cards', { name: 'not-found' }],
  ['/home', { name: 'not-found' }],
  ['/drafts/a', { name: 'not-found' }],
  ['/guests/papercut-arch', { name: 'guests', slug: 'papercut-arch' }],
  ['/guests', { name: 'not-found' }],
  ['/video/move/a/b', { name: 'not-found' }],
])('%s is %j', (address, route) => {
  expect(matchRoute(address)).toStrictEqual(route)
})

test.each([
  ['/card/papercut-arch?d=1abc&x=1&format=square', ['format=square', 'd=1abc']],
  ['/find?for=a%20couple&category=wedding', ['category=wedding', 'for=a%20couple']],
  ['/cards/wedding?page=3&format=round&page=2&language=', ['page=2']],
  ['/cards/wedding?page=1&format=%73quare', ['format=square']],
  ['/dates?of=boy', []],
  ['/simcha?category=wedding', []],
  ['/search?q=%20a+b', ['q=%20a+b']],
  ['/nothing?q=a', []],
])('of the query of %s a page reads %j', (address, parts) => {
  expect(writtenQuery(address)).toEqual(parts)
})
