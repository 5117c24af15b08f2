import { describe, expect, test } from 'vitest'
import { films } from '../../catalog/videos/films/films.ts'
import type { CardDesign } from '../../src/shared/card.ts'
import { carryNames } from '../../src/shared/names/carry-names.ts'
import { nameMeanings } from '../../src/shared/names/name-meaning.ts'
import { filmCard } from '../../src/shared/scene/film-card.ts'
import { designOf, designs } from '../fixtures/designs.ts'

const bySlug = new Map(designs.map((design) => [design.slug, design]))

/** The designs with their words in films. */
const filmed = films.flatMap((film) => {
  const design = bySlug.get(film.card ?? '')
  return design
    ? [filmCard({ design }, { values: film.values ?? {}, palette: film.palette }).design]
    : []
})

const everyDesign = [...designs, ...filmed]

const first = (category: string, fields: readonly string[], language?: string) => {
  const design = designs.find(
    (one) =>
      one.categories[0] === category &&
      (!language || one.language === language) &&
      fields.every((id) => one.fields.some((field) => field.id === id)),
  )
  if (!design) throw new RangeError(`${category} with ${fields}`)
  return design
}

/** A card with the names of the two in one line. */
function coupleCard(): CardDesign {
  const design = designs.find(({ fields }) => fields.some(({ value }) => value === 'אפרים והדסה'))
  if (!design) throw new RangeError('no card with a couple in one line')
  return design
}

const isHebrew = (text: string) => /[א-ת]/.test(text)

/** A name that says which field it was typed into, in the letters of that field. */
function typedInto({ fields, language }: CardDesign): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ id, value }, index) => {
      const isInHebrew = value === '' ? language !== 'en' : isHebrew(value)
      return [id, isInHebrew ? `שם${'אבגדהזחטיכ'[index]}` : `Name${'abcdefghij'[index]}`]
    }),
  )
}

const asCouple = (meaning: string) => meaning.replace(/ (?:chosson|kallah)$/, ' couple')

test('names arrive in fields of the same meaning and language, whatever the two cards', () => {
  const receivers = designs.map((to) => {
    const taken = nameMeanings(to)
    const fields = to.fields.map((field) => {
      const means = taken.get(field.id)?.meanings.map(asCouple) ?? [field.id]
      return [field.id, { ...field, means }] as const
    })
    return { to, fields: new Map(fields) }
  })
  const faults: string[] = []
  for (const from of everyDesign) {
    const values = typedInto(from)
    const given = nameMeanings(from)
    const typed = from.fields.map(({ id }) => ({
      words: values[id] ?? '',
      meant: given.get(id)?.meanings.map(asCouple) ?? [id],
    }))
    for (const { to, fields } of receivers) {
      const carried = carryNames({ design: from, values }, { design: to, values: {} })
      for (const [id, words] of Object.entries(carried?.values ?? {})) {
        const { value: sample = '', maxLength = 0, means = [] } = fields.get(id) ?? {}
        const sources = typed.filter((one) => words.includes(one.words))
        const isRight =
          words.length <= maxLength &&
          (sample === '' || isHebrew(words) === isHebrew(sample)) &&
          sources.length > 0 &&
          sources.every(({ meant }) => means.some((one) => meant.includes(one)))
        if (!isRight) faults.push(`${from.slug} to ${to.slug}: ${id} is ${words}`)
      }
    }
  }
  expect(faults).toEqual([])
})

test('no word of the old card’s sample is carried over, and no field is filled twice', () => {
  const carrying = everyDesign.flatMap((from) => {
    const samples = Object.fromEntries(from.fields.map(({ id, value }) => [id, `${value} `]))
    return [{}, samples].flatMap((values) =>
      designs
        .filter((to) => carryNames({ design: from, values }, { design: to, values: {} }))
        .map((to) => `${from.slug} to ${to.slug}`),
    )
  })
  expect(carrying).toEqual([])
  for (const from of everyDesign) {
    const values = typedInto(from)
    const all = Object.fromEntries(from.fields.map(({ id }) => [id, 'שרה']))
    expect(carryNames({ design: from, values }, { design: from, values: all })).toBeUndefined()
  }
})

test('every name of a design arrives on the same design', () => {
  for (const design of designs) {
    const names = [...nameMeanings(design).keys()]
    const carried = carryNames({ design, values: typedInto(design) }, { design, values: {} })
    expect(Object.keys(carried?.values ?? {}), design.slug).toEqual(expect.arrayContaining(names))
  }
})

describe('people keep their roles', () => {
  const boy = first('upsherin', ['name', 'family'], 'en')
  const hebrewBoy = first('upsherin', ['name'], 'he')
  const wedding = first('wedding', ['chosson', 'kallah', 'families'])
  const couple = coupleCard()
  const bris = first('bris', ['family', 'place', 'date'], 'he')

  test('words before a name stay with their card', () => {
    const framed = designs.find(({ fields }) =>
      fields.some(({ value }) => value.startsWith('של בננו ')),
    )
    if (!framed) throw new RangeError('no card with של בננו')
    const plain = { design: hebrewBoy, values: {} }
    const values = { name: 'של בננו מענדל' }
    expect(carryNames({ design: framed, values }, plain)?.values.name).toBe('מענדל')
    const back = carryNames(
      { design: hebrewBoy, values: { name: 'מענדל' } },
      { design: framed, values: {} },
    )
    expect(back?.values.name).toBe('של בננו מענדל')
  })

  test('a name in other letters is left out', () => {
    expect(
      carryNames({ design: boy, values: { name: 'Mendel' } }, { design: hebrewBoy, values: {} }),
    ).toBeUndefined()
  })

  test('chosson and kallah become a couple, and a couple the two', () => {
    const values = { chosson: 'מנחם', kallah: 'גיטל רבקה' }
    const joined = carryNames({ design: wedding, values }, { design: couple, values: {} })
    expect(joined?.values.chosson).toBe('מנחם וגיטל רבקה')
    const apart = carryNames(
      { design: couple, values: { chosson: 'מנחם וגיטל רבקה' } },
      { design: wedding, values: {} },
    )
    expect(apart?.values).toEqual(values)
    expect(apart?.words).toEqual(['מנחם', 'גיטל רבקה'])
  })

  test('names of two that cannot be told apart stay together', () => {
    const values = { chosson: 'מנחם וולף ושרה ורבקה' }
    expect(carryNames({ design: couple, values }, { design: wedding, values: {} })).toBeUndefined()
  })

  test('the visitor’s own family comes to a holiday, and the child does not', () => {
    const holiday = first('chanukah', ['family'], 'en')
    const values = { name: 'of our son Mendel', family: 'The Cohen Family' }
    const carried = carryNames({ design: boy, values }, { design: holiday, values: {} })
    expect(carried?.values).toEqual({ family: 'The Cohen Family' })
  })

  test('the family that a card congratulates signs no other', () => {
    const to = designOf(
      designs.find(({ fields }) => fields.some(({ value }) => value === 'משפחת זילבער'))?.slug ??
        '',
    )
    const holiday = first('rosh-hashanah', ['family'], 'yi')
    const values = { to: 'משפחת כהן' }
    expect(carryNames({ design: to, values }, { design: holiday, values: {} })).toBeUndefined()
  })

  test('what was typed on the new card stays', () => {
    const from = { design: bris, values: { family: 'משפחת כהן' } }
    expect(carryNames(from, { design: bris, values: { family: 'משפחת לוי' } })).toBeUndefined()
  })
})

describe('the day and the place of an event', () => {
  const bris = first('bris', ['family', 'place', 'date'], 'he')
  const typed = {
    family: 'משפחת כהן',
    place: 'בבית הכנסת אור חדש',
    date: 'יום שלישי, ד׳ שבט תשפ״ז',
  }

  test('come along to the same event, each date in the form of its card', () => {
    const others = designs.filter(
      (one) => one.slug !== bris.slug && one.categories[0] === 'bris' && one.language === 'he',
    )
    const dates = others.flatMap((design) => {
      const carried = carryNames({ design: bris, values: typed }, { design, values: {} })
      return carried?.values.date ?? []
    })
    expect(dates.length).toBeGreaterThan(0)
    expect(new Set(dates)).toEqual(new Set([typed.date]))
    const english = first('upsherin', ['name', 'date', 'family'], 'en')
    const from = {
      design: english,
      values: { family: 'The Cohen Family', date: 'Tuesday, January 12, 2027' },
    }
    expect(carryNames(from, { design: english, values: {} })?.values.date).toBe(
      'Tuesday, 4 Shevat 5787',
    )
  })

  test('stay behind on another event of the same simcha', () => {
    const shalomZachor = first('shalom-zachor', ['family', 'date', 'place'])
    const carried = carryNames(
      { design: bris, values: typed },
      { design: shalomZachor, values: {} },
    )
    expect(carried?.values).toEqual({ family: 'משפחת כהן' })
  })

  test('do not come without a name', () => {
    const { family: _, ...rest } = typed
    expect(carryNames({ design: bris, values: rest }, { design: bris, values: {} })).toBeUndefined()
  })
})
