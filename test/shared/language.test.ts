import { expect, test } from 'vitest'
import { baseOf, languageOf, pageAddress } from '#shared/i18n/language.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { matchRoute } from '#shared/pages.ts'
import { isPersonal } from '#shared/routes.ts'
import { cleanAddress } from '#shared/site/clean-address.ts'

test.each([
  ['/', 'en', '/'],
  ['/cards/wedding?page=2', 'en', '/cards/wedding?page=2'],
  ['/he/', 'he', '/'],
  ['/he', 'he', '/'],
  ['/he?x=1', 'he', '/?x=1'],
  ['/he/cards/wedding?page=2', 'he', '/cards/wedding?page=2'],
  ['/yi/card/papercut-arch?d=1abc', 'yi', '/card/papercut-arch?d=1abc'],
  ['/hello', 'en', '/hello'],
  ['/en/cards/wedding', 'en', '/en/cards/wedding'],
])('%s is in the language %s at %s', (address, language, page) => {
  expect(languageOf(address)).toBe(language)
  expect(pageAddress(address)).toBe(page)
})

test('an address of a language leads to the same page, and a second prefix to none', () => {
  expect(matchRoute('/he/cards/wedding')).toEqual(matchRoute('/cards/wedding'))
  expect(matchRoute('/he/yi/cards/wedding').name).toBe('not-found')
  expect(matchRoute('/en/cards/wedding').name).toBe('not-found')
  expect(isPersonal('/yi/card/papercut-arch?d=1abc')).toBe(true)
})

test('the home page of a language has one address', () => {
  expect(cleanAddress('/he?fbclid=1')).toBe('/he/')
  expect(cleanAddress('/he/')).toBe('/he/')
  expect(cleanAddress('/')).toBe('/')
  expect(cleanAddress(`${baseOf('yi')}/cards/wedding?fbclid=x&page=2`)).toBe(
    '/yi/cards/wedding?page=2',
  )
})

test('a title is in the language of the page, or in the nearest that it has', () => {
  const titles = { en: 'Two doves', he: 'שתי יונים' }
  expect(titleIn(titles, 'en')).toBe('Two doves')
  expect(titleIn(titles, 'yi')).toBe('שתי יונים')
  expect(titleIn({ en: 'Two doves' }, 'he')).toBe('Two doves')
})
