import * as v from 'valibot'
import { expect, test } from 'vitest'
import { gifs } from '../../../catalog/gifs/gifs.ts'
import { layOut } from '../../../catalog/pictures/draw-card.ts'
import { films } from '../../../catalog/videos/films/films.ts'
import { builtinCategories } from '../../../src/shared/categories.ts'
import { filmSourceSchema } from '../../../src/shared/video.ts'
import { designOf, designs } from '../../fixtures/designs.ts'

const posters = designs.filter(({ kind }) => kind === 'poster')

/** Fields with the sender or receiver of a card. */
const peopleFields = [
  ...['chosson', 'kallah', 'before-chosson', 'before-kallah', 'husband', 'wife'],
  ...['name', 'parents', 'family', 'families', 'to', 'in-memory'],
]

/** Words in those fields that are not names; טובה, good, is also a girl's name. */
const plainWords = [
  'and',
  'of',
  'The',
  'With',
  'love',
  'from',
  'our',
  'is',
  'Eighth',
  'טובה',
  'און',
  'עם',
]

const wordsOf = (text: string) => text.split(/[\s,.·&–-]+/).filter((word) => word !== '')

/** All names and titles in the samples of cards. */
const names = new Set(
  designs
    .filter(({ kind }) => kind === 'card')
    .flatMap(({ fields }) => fields.filter(isOfPeople))
    .flatMap(({ value }) => wordsOf(value))
    .filter((word) => !plainWords.includes(word)),
)

const titles = /^(?:ה?משפח(?:ת|ות)|ר׳|הרב|family|families|rabbi|mrs?)$/i
const isOfPerson = (word: string) => names.has(word) || titles.test(word)

function isOfPeople({ id }: { id: string }): boolean {
  return peopleFields.includes(id)
}

test('posters name nobody', () => {
  expect(posters.length).toBeGreaterThan(100)
  expect(names.size).toBeGreaterThan(200)
  const named = posters.flatMap(({ slug, fields }) =>
    fields
      .filter((field) => isOfPeople(field) && field.value !== '')
      .map(({ id, value }) => `${slug}: ${id}: ${value}`),
  )
  expect(named).toEqual([])
})

const days = builtinCategories
  .filter(({ season, yomTov }) => season || yomTov)
  .map(({ slug }) => slug)

/** Films for a holiday are forwarded like posters, so they have no names; simchas have names. */
const greetingFilms = films
  .map((film) => v.parse(filmSourceSchema, film))
  .filter(({ categories: [first = ''] }) => days.includes(first))

test.each([
  ...posters.map((design) => ({ slug: design.slug, design, values: {} })),
  ...gifs.map(({ slug, card, values }) => ({ slug, design: designOf(card), values })),
  ...greetingFilms.map((film) => ({
    slug: film.slug,
    design: film.clip ? film.design : designOf(film.card),
    values: film.values,
  })),
])('$slug says nothing of a person', ({ design, values }) => {
  const shown: Record<string, string> = values
  const words = design.fields.flatMap(({ id, value }) => wordsOf(shown[id] ?? value))
  expect(words.filter(isOfPerson)).toEqual([])
})

const filled = posters.filter(({ fields }) => fields.some(isOfPeople))

test.each(filled)('$slug holds a family in every format', async (design) => {
  const people = design.fields.filter(isOfPeople)
  for (const name of ['משפחת רוזנברג', 'The Rosenberg Family', '']) {
    const values = Object.fromEntries(people.map(({ id }) => [id, name]))
    for (const format of design.formats) {
      const { lines, problems } = await layOut(design, { values, format })
      expect(problems).toEqual([])
      const shown = people.map(({ id }) => lines.filter(({ field }) => field === id))
      for (const own of shown) expect(own.map(({ text }) => text).join(' ')).toBe(name)
    }
  }
})

test('a family that may be left out is asked for as that', () => {
  for (const { slug, fields } of filled) {
    const family = fields.find(({ id }) => id === 'family')
    expect(family, slug).toMatchObject({
      label: { en: 'Your family' },
      hint: { en: 'if you like' },
    })
  }
})
