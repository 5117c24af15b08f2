import { expect, test } from 'vitest'
import { type KeptKind, keptKind } from '../../client/service-worker/kept-requests.ts'

test.each<[address: string, kind: KeptKind | undefined]>([
  ['/', 'page'],
  ['/cards/wedding?page=2', 'page'],
  ['/card/papercut-arch', 'page'],
  ['/drafts', 'page'],
  ['/he/', 'page'],
  ['/yi/card/papercut-arch', 'page'],
  ['/he/card/papercut-arch?d=1abc', undefined],
  ['/he/search?q=mazel', undefined],
  ['/api/page?address=%2Fhe%2Fcards%2Fwedding', 'data'],
  ['/card/papercut-arch?d=1abc', undefined],
  ['/video/lights?d=%E0%A4', undefined],
  ['/search?q=mazel', undefined],
  ['/api/page?address=%2Fcard%2Fpapercut-arch', 'data'],
  ['/api/page?address=%2Fcard%2Fpapercut-arch%3Fd%3D1abc', undefined],
  ['/api/page', undefined],
  ['/api/categories', 'data'],
  ['/api/card/papercut-arch', 'data'],
  ['/api/video/lights', 'data'],
  ['/api/search?q=mazel', undefined],
  ['/api/contact', undefined],
  ['/preview/card/papercut-arch.jpg?d=1abc', undefined],
  ['/assets/entry-1abc.js', 'code'],
  ['/fonts/heebo.woff2', 'file'],
  ['/images/cards/papercut-arch.jpg?width=500', 'file'],
  ['/nothing/there/at/all', undefined],
])('the service worker keeps %s as %s', (address, kind) => {
  expect(keptKind(new URL(address, 'https://mazel.example'))).toBe(kind)
})
