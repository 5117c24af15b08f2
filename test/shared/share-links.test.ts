import { expect, test } from 'vitest'
import { followLinks } from '../../src/shared/site/follow-links.ts'
import { shareLinks } from '../../src/shared/site/share-links.ts'

test('a page is passed on with its words and its address, both encoded', () => {
  const links = shareLinks({ url: 'https://a.example/card/b?x=1&y=2', text: 'מזל טוב & more' })
  expect(links.map(({ network }) => network)).toEqual(['whatsapp', 'telegram', 'x', 'facebook'])
  for (const { href } of links) {
    expect(new URL(href).protocol).toBe('https:')
    expect(href).toContain('https%3A%2F%2Fa.example%2Fcard%2Fb%3Fx%3D1%26y%3D2')
  }
  expect(new URL(links[0]?.href ?? '').searchParams.get('text')).toBe(
    'מזל טוב & more https://a.example/card/b?x=1&y=2',
  )
})

test.each([
  ['', []],
  ['https://www.instagram.com/mazel  https://t.me/mazel', ['instagram', 'telegram']],
  ['https://evil.example/x.com javascript:alert(1) http://x.com/mazel', []],
])('of the addresses "%s" the known networks stand in the footer', (addresses, networks) => {
  expect(followLinks(addresses).map(({ network }) => network)).toEqual(networks)
})
