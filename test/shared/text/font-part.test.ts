import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  charactersOf,
  fontParts,
  partFor,
  unicodeRange,
} from '../../../src/shared/text/font-part.ts'

test.each([
  ['מַזָל טוֹב! 12', 'hebrew'],
  ['Mazel Tov – 12', 'latin'],
  ['12.10', 'hebrew'],
  ['Mazel טוב', undefined],
  ['Müller', undefined],
  ['', 'hebrew'],
])('the letters of %s are in the part %s', (text, part) => {
  expect(partFor(text)).toBe(part)
})

test.each(fontParts)('the part %s is chosen for its own characters alone', (part) => {
  const own = [...charactersOf(part)]
  for (const character of own) expect(partFor(character)).toBeDefined()
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...own)), fc.string({ unit: 'grapheme' }), (some, any) => {
      expect(partFor(some.join(''))).toBeDefined()
      const chosen = partFor(any)
      if (chosen) expect([...any].every((one) => charactersOf(chosen).includes(one))).toBe(true)
    }),
  )
})

test('a browser asks a part for the marks of direction too, not the whole font', () => {
  for (const part of fontParts) {
    expect(unicodeRange(part)).toMatch(/^U\+20-[\da-f]+,/)
    expect(unicodeRange(part)).toContain('U+202a-202e')
  }
})
