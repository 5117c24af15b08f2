import { expect, test } from 'vitest'
import { isSiteOrigin } from '#shared/site/site-origin.ts'

test.each([
  'https://mazel.example',
  'https://www.mazel-tov.example:8443',
  'https://xn--4dbcyzi5a.example',
  'http://localhost:8787',
  'http://127.0.0.1',
  'http://[::1]:8787',
])('%s can be the origin of the site, and is one as browsers write it', (text) => {
  expect(isSiteOrigin(text)).toBe(true)
  expect(new URL(text).origin).toBe(text)
})

test.each([
  '',
  'mazel.example',
  'http://mazel.example',
  'https://mazel.example/',
  'https://mazel.example/cards',
  'https://mazel.example?x',
  'https://mazel.example#x',
  'https://Mazel.example',
  'HTTPS://mazel.example',
  'https://mazel.example:443',
  'https://mazel.example:080',
  'https://user@mazel.example',
  'https://mazel.example.',
  'https://mazel',
  'https://1.2.3',
  'https://מזל.example',
  ' https://mazel.example',
  'https://mazel.example\n',
  'ftp://mazel.example',
  'null',
])('%j cannot', (text) => {
  expect(isSiteOrigin(text)).toBe(false)
})
