import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { phraseKindsOf } from '../../client/card-tools/field-kind.ts'
import { loadFontTables } from '../../src/shared/card/load-font-tables.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import { coverText, faceGaps } from '../../src/shared/text/coverage.ts'
import { normaliseText } from '../../src/shared/text/normalise.ts'
import type { PhraseKind } from '../../src/shared/wording/phrase.ts'
import { isProofed, languageOf, phrasesFor } from '../../src/shared/wording/phrases-for.ts'

const every: readonly PhraseKind[] = ['greeting', 'wish', 'announce', 'invite', 'thanks']
const slugs = builtinCategories.map(({ slug }) => slug)

function phrasesOf(slug: string, kinds = every) {
  return phrasesFor({ categories: [slug], kinds, maxLength: 200 })
}

test.each(slugs)('%s has greetings and wishes, by letters of both kinds', (slug) => {
  const phrases = phrasesOf(slug, ['greeting', 'wish'])
  const inEnglish = phrases.filter(({ languages }) => languages.includes('en'))
  expect(inEnglish.length).toBeGreaterThanOrEqual(2)
  expect(phrases.length - inEnglish.length).toBeGreaterThanOrEqual(1)
})

test.each(cards.map((card) => [card.slug, card]))(
  '%s has the glyphs of every phrase that its fields are offered',
  async (_, { categories, subCategories, fields, layers }) => {
    const gaps: string[] = []
    for (const { id, maxLength } of fields) {
      const faces = layers.find(({ field }) => field === id)?.faces ?? []
      const tables = await loadFontTables(faces)
      const kinds = phraseKindsOf(id, subCategories)
      for (const phrase of phrasesFor({ categories, kinds, maxLength })) {
        const text = normaliseText(phrase.text)
        const { missing } = coverText(text, faces, tables)
        const others = faceGaps(text, faces, tables).flatMap(({ characters }) => characters)
        if (missing.length + others.length > 0) gaps.push(`${id}: ${text}: ${missing}${others}`)
      }
    }
    expect(gaps).toEqual([])
  },
)

test('no phrase has the Name in it, for cards are thrown away', () => {
  const texts = slugs.flatMap((slug) => phrasesOf(slug)).map(({ text }) => text)
  const withTheName = /יהוה|(?:^|\s)[לומ]?(?:ה[׳']|יי|י״י)(?:\s|$)|אל[הק]י|אדנ|שדי/
  expect(texts.filter((text) => withTheName.test(text))).toEqual([])
})

test('a yahrzeit has neither mazel tov nor an invitation nor thanks', () => {
  const phrases = phrasesOf('yahrzeit')
  expect(phrases.length).toBeGreaterThan(2)
  expect(phrases.filter(({ kind }) => kind === 'invite' || kind === 'thanks')).toEqual([])
  expect(phrases.filter(({ text }) => /מזל|maz[ae]l|happy/i.test(text))).toEqual([])
})

test('a card that announces is offered its announcements first, and no invitation of all simchas', () => {
  const kinds = ['announce', 'invite'] as const
  const offered = phrasesFor({ categories: ['bris', 'its-a-boy'], kinds, maxLength: 200 })
  expect(offered[0]?.kind).toBe('announce')
  const invitations = offered.filter(({ kind }) => kind === 'invite')
  expect(invitations.map(({ customs }) => customs)).toEqual([['sefardi'], ['sefardi']])
})

test.each(slugs)('%s: what awaits a proof-reader comes last of its kind', (slug) => {
  for (const kind of every) {
    const proofed = phrasesOf(slug, [kind]).map(isProofed)
    expect(proofed).toEqual([...proofed].sort((a, b) => Number(b) - Number(a)))
  }
})

test('a design of two categories has the phrases of both, each once and none too long', () => {
  const both = phrasesFor({ categories: ['vort', 'wedding'], kinds: ['wish'], maxLength: 30 })
  const texts = both.map(({ text }) => text)
  expect(texts).toContain('In a good and auspicious hour')
  expect(texts.filter((text) => text === 'בנין עדי עד')).toHaveLength(1)
  expect(texts).not.toContain('May your home be an everlasting one')
})

test.each([
  ['Mazel Tov', 'he', 'en'],
  ['מזל טוב', 'en', 'he'],
  ['מזל טוב', 'he-en', 'he'],
  ['א גוטן יום טוב', 'yi', 'yi'],
  ['', 'en', 'en'],
])('what is offered for %j on a card in %s is in %s', (text, design, language) => {
  expect(languageOf(text, design)).toBe(language)
})
