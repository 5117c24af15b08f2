import * as v from 'valibot'
import { expect, test } from 'vitest'
import { spellingDocument } from '#shared/spelling/entry.ts'
import { spellingDocuments } from '../../fixtures/spellings.ts'

const entry = { hebrew: 'מנחם', english: ['Menachem'], gender: 'm', use: ['hebrew', 'yiddish'] }

test('documents are lists of entries', () => {
  for (const document of spellingDocuments) {
    expect(v.parse(spellingDocument, document)).toEqual(document)
  }
})

test.each([
  { ...entry, hebrew: 'Menachem' },
  { ...entry, hebrew: '' },
  { ...entry, english: [] },
  { ...entry, use: [] },
  { ...entry, use: ['english'] },
  { ...entry, gender: 'n' },
])('%j is no entry', (wrong) => {
  expect(v.is(spellingDocument, [entry])).toBe(true)
  expect(v.is(spellingDocument, [wrong])).toBe(false)
})
