import { expect, test } from 'vitest'
import { homeAddress } from '../../client/home-address.ts'

test.each([
  ['http://mazel.example/videos?category=purim#main', '/videos?category=purim#main'],
  ['https://www.mazel.example/', '/'],
  ['https://www.mazel.example//evil.example/x', '//evil.example/x'],
])('a page at %s moves to its own origin', (here, path) => {
  expect(homeAddress('https://mazel.example', new URL(here))).toBe(`https://mazel.example${path}`)
})

test.each([
  ['https://mazel.example', 'https://mazel.example/videos'],
  ['http://192.168.1.7:8787', 'https://tunnel.example/videos'],
])('a page of %s at %s stays', (origin, here) => {
  expect(homeAddress(origin, new URL(here))).toBeUndefined()
})
