import { describe, expect, test } from 'vitest'
import type { CardDesign } from '../../src/shared/card.ts'
import { samplesWithNames } from '../../src/shared/sample-names.ts'
import { fillCard } from '../../src/shared/simcha/fill-card.ts'
import { rankDesigns, rankFamilies, shownMembers } from '../../src/shared/simcha/members.ts'
import { simchaOccasions } from '../../src/shared/simcha/occasion.ts'
import { newSimcha, type Simcha } from '../../src/shared/simcha/simcha.ts'
import { designOf, setCandidates } from '../fixtures/designs.ts'

const words = {
  chosson: { he: 'נחום דב', en: 'Nochum Dov' },
  kallah: { he: 'פריידא', en: 'Fraida' },
  child: { he: 'נחום דב', en: 'Nochum Dov' },
  person: { he: 'נחום דב פרוכטר', en: 'Nochum Dov Fruchter' },
  masechta: { he: 'מסכת נידה', en: 'Maseches Niddah' },
  parents: { he: 'דב ופריידא פרוכטר', en: 'Dov and Fraida Fruchter' },
  family: { he: 'פרוכטר', en: 'Fruchter' },
  families: { he: 'פרוכטר וצוקער', en: 'Fruchter and Zucker' },
  place: { he: 'אולמי הדר, בני ברק', en: 'Hadar Hall, Monsey' },
  shul: { he: 'בית המדרש הגדול', en: 'The Main Shul' },
}

function simchaOf(occasion: Simcha['occasion'], language: Simcha['language']): Simcha {
  const given = { id: 'one', occasion, language, land: 'diaspora', changedAt: 0 } as const
  const date = { year: 2027, month: 1, day: 26, evening: true }
  return { ...newSimcha(given), words, date, time: '18:30', welcomeTime: '17:00' }
}

function setOf(simcha: Simcha, family = 'papercut') {
  return shownMembers(simcha).map((member) => {
    for (const { slug } of rankDesigns(member, setCandidates, {
      family,
      language: simcha.language,
    })) {
      const design = designOf(slug)
      const values = fillCard(design, simcha, member)
      if (values) return { member, design, values }
    }
    return { member }
  })
}

/** Values of the sample that name people. */
function namesLeft(design: CardDesign, values: Readonly<Record<string, string>>): string[] {
  return samplesWithNames(design).flatMap(({ id, value }) =>
    (values[id] ?? value) === value ? [`${design.slug} ${id}: ${value}`] : [],
  )
}

describe.each(simchaOccasions)('%s', (occasion) => {
  test.each(['he', 'en', 'yi'] as const)(
    'has a whole set in %s, with no sample names',
    (language) => {
      const set = setOf(simchaOf(occasion, language))
      expect(set.filter(({ design }) => !design).map(({ member }) => member.id)).toEqual([])
      const left = set.flatMap(({ design, values }) => (design ? namesLeft(design, values) : []))
      expect(left).toEqual([])
    },
  )
})

test('no value is longer than its field', () => {
  for (const occasion of simchaOccasions) {
    for (const { design, values } of setOf(simchaOf(occasion, 'he'))) {
      for (const { id, maxLength } of design?.fields ?? []) {
        expect((values?.[id] ?? '').length, `${design?.slug} ${id}`).toBeLessThanOrEqual(maxLength)
      }
    }
  }
})

test('a wedding says its names, hall and day by meaning', () => {
  const set = setOf(simchaOf('wedding', 'he'))
  const invitation = set.find(({ member }) => member.id === 'invitation')
  const all = Object.values(invitation?.values ?? {}).join(' | ')
  expect(all).toContain('נחום דב')
  expect(all).toContain('פריידא')
  expect(all).toContain('אולמי הדר')
  expect(all).toContain('אור ליום רביעי, י״ט שבט תשפ״ז')
})

test('a family with more of the set in the letters of the simcha comes first', () => {
  const families = ['kids', 'papercut', 'botanical']
  const hebrew = rankFamilies(families, setCandidates, { occasion: 'wedding', language: 'he' })
  expect(hebrew.at(-1)).toBe('kids')
})
