import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replaceRun, runAt, type Script } from '#shared/spelling/run.ts'
import { createSpeller } from '#shared/spelling/speller.ts'
import { suggestEnglish } from '#shared/spelling/suggest-english.ts'
import { suggestHebrew } from '#shared/spelling/suggest-hebrew.ts'
import { anyCharacter } from '../../fixtures/any-character.ts'
import { spellingDocuments } from '../../fixtures/spellings.ts'

const speller = createSpeller(spellingDocuments)
const again = createSpeller(spellingDocuments)

const known = spellingDocuments.flat().flatMap(({ hebrew, english }) => [hebrew, ...english])
const word = fc.oneof(
  fc.constantFrom(...known),
  fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzAEIOUY’') }),
  fc.string({ unit: fc.constantFrom(...'אבגדהוזחטיכךלמםנןסעפףצץקרשת\u05b8\u05b4\u05bc׳״') }),
  fc.constantFrom('and', 'the', 'family', '&', ',', '-', '5', '.', '"'),
)
const writing = fc.oneof(
  fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
)
const language = fc.constantFrom('he', 'yi')
const script = fc.constantFrom<Script>('latin', 'hebrew')

test('Hebrew suggestions have Hebrew letters alone, each once, always the same', () => {
  fc.assert(
    fc.property(writing, language, fc.integer({ min: 1, max: 6 }), (typed, language, limit) => {
      const found = suggestHebrew(speller, typed, { language, limit })
      expect(found.length).toBeLessThanOrEqual(limit)
      expect(new Set(found).size).toBe(found.length)
      for (const spelling of found) expect(spelling).toMatch(/^[א-ת][א-ת׳״ ,–־-]*$/)
      expect(suggestHebrew(again, typed, { language, limit })).toEqual(found)
    }),
  )
})

test('English suggestions have Latin letters alone, each once, always the same', () => {
  fc.assert(
    fc.property(writing, (typed) => {
      const found = suggestEnglish(speller, typed)
      expect(found.length).toBeLessThanOrEqual(4)
      expect(new Set(found).size).toBe(found.length)
      for (const spelling of found) expect(spelling).toMatch(/^[A-Za-z][A-Za-z’ ,-]*$/)
      expect(suggestEnglish(again, typed)).toEqual(found)
    }),
  )
})

test('a run touches the caret, and all around it stays', () => {
  fc.assert(
    fc.property(writing, fc.nat(70), script, (text, at, script) => {
      const caret = Math.min(at, text.length)
      const run = runAt(text, caret, script)
      if (run === null) return
      expect(text.slice(run.start, run.end)).toBe(run.typed)
      expect(run.start).toBeLessThanOrEqual(caret)
      expect(text.slice(run.end, Math.max(run.end, caret)).trim()).toBe('')
      const replaced = replaceRun(text, run, 'X')
      expect(replaced.text).toBe(`${text.slice(0, run.start)}X${text.slice(run.end)}`)
      expect(replaced.caret).toBeGreaterThan(run.start)
      expect(replaced.caret).toBeLessThanOrEqual(replaced.text.length)
    }),
  )
})

test('every English spelling finds its Hebrew letters, and they find it', () => {
  for (const { hebrew, english, use } of spellingDocuments.flat()) {
    const language = use.includes('yiddish') && !use.includes('hebrew') ? 'yi' : 'he'
    for (const typed of english) {
      expect(suggestHebrew(speller, typed, { language, limit: 5 })).toContain(hebrew)
    }
    expect(suggestEnglish(speller, hebrew, { limit: 8 })).toEqual(expect.arrayContaining(english))
  }
})
