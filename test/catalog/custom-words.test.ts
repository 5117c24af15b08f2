import { describe, expect, test } from 'vitest'
import { loadFamily } from '../../src/shared/art/families.ts'
import { datePhrases } from '../../src/shared/calendar/date-phrase.ts'
import { cardFaces } from '../../src/shared/card/card-faces.ts'
import { layoutCard } from '../../src/shared/card/layout-card.ts'
import { loadFontTables } from '../../src/shared/card/load-font-tables.ts'
import type { CardDesign } from '../../src/shared/card.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import { type Custom, customOf, customs } from '../../src/shared/custom/custom.ts'
import { inCustom, wordForms } from '../../src/shared/custom/word-forms.ts'
import { samplesWithNames } from '../../src/shared/sample-names.ts'
import { fillCard } from '../../src/shared/simcha/fill-card.ts'
import { membersOf, rankDesigns, shownMembers } from '../../src/shared/simcha/members.ts'
import { simchaOccasions } from '../../src/shared/simcha/occasion.ts'
import { newSimcha, type Simcha } from '../../src/shared/simcha/simcha.ts'
import { phrasesFor } from '../../src/shared/wording/phrases-for.ts'
import { designOf, designs, setCandidates } from '../fixtures/designs.ts'

const kinds = ['greeting', 'wish', 'announce', 'invite', 'thanks'] as const

/** Each idea of the collection, by its category. */
function ideas(custom?: Custom) {
  return builtinCategories.flatMap(({ slug }) =>
    phrasesFor({ categories: [slug], kinds, maxLength: 300, custom }),
  )
}

const samples = designs.flatMap(({ fields }) => fields.map(({ value }) => value))

test.each([undefined, 'litvish', 'chassidish', 'chabad'] as const)(
  'the collection is written as %s has it',
  (custom) => {
    for (const text of [...samples, ...ideas().map(({ text }) => text)]) {
      expect(inCustom(text, custom)).toBe(text)
    }
  },
)

test.each([
  ['The bris of our son will take place iy”H', 'The brit of our son will take place iy”H'],
  ['Kabbolas ponim 5:00 pm', 'Kabbalat panim 5:00 pm'],
  ['Kabbolas Ponim', 'Kabbalat Panim'],
  ['on your aufruf', 'on your Shabbat Chatan'],
  ['May we meet at simchas', 'May we meet at semachot'],
  ['A joyous Simchas Torah', 'A joyous Simchat Torah'],
  ['Shabbos Parshas Vayechi, 16 Teves 5787', 'Shabbat Parashat Vayechi, 16 Tevet 5787'],
  ['A kesivah vachasimah tovah', 'A ketivah vachatimah tovah'],
  ['Mazel Tov!', 'Mazal Tov!'],
  ['on your chinah', 'on your henna'],
  ['Birkas Hamazon', 'Birkat Hamazon'],
  ['Sheva Bruches', 'Sheva Berachot'],
  ['לרגל האויפרוף', 'לרגל שבת חתן'],
  ['לאויפרוף', 'לשבת חתן'],
  ['Brisket and Shabboston', 'Brisket and Shabboston'],
])('%s is %s among Sefardim and Israelis', (written, said) => {
  expect(inCustom(written, 'sefardi')).toBe(said)
  expect(inCustom(written, 'israeli')).toBe(said)
})

test('plain Hebrew of today is for Israelis alone', () => {
  expect(inCustom('מתכבדים להזמינכם', 'israeli')).toBe('שמחים להזמינכם')
  expect(inCustom('מתכבדים להזמינכם', 'sefardi')).toBe('מתכבדים להזמינכם')
  expect(inCustom('לבת המצוה', 'israeli')).toBe('לבת המצווה')
})

/** Words that only Ashkenazim write. */
const ashkenazi =
  /\b(?:kabbolas|chosson|bris|simchas|shabbos|parshas|aufruf|mazel|gut|guten|freilichen|lichtigen|maseches|hilchos|middos|nishmas|eschem|chasimah|vachasimah|kesivah|bruches|brachos|bas|birkas|teves)\b|אויפרוף/i

test.each(['sefardi', 'israeli'] as const)('no idea for %s is in another spelling', (custom) => {
  const own = ideas(custom).filter(({ customs, languages }) => {
    return (!customs || customs.includes(custom)) && languages[0] !== 'yi'
  })
  expect(own.length).toBeGreaterThan(150)
  expect(own.map(({ text }) => text).filter((text) => ashkenazi.test(text))).toEqual([])
})

test.each(customs)('a text that %s says in its own way stays as it is', (custom) => {
  for (const text of samples) {
    const said = inCustom(text, custom)
    expect(inCustom(said, custom)).toBe(said)
  }
})

test('each form says its source, and no word has two', () => {
  for (const { source, pairs } of wordForms) {
    expect(source).toMatch(/native reader/)
    expect(new Set(pairs.map(([written]) => written)).size).toBe(pairs.length)
  }
})

describe.each(customs)('%s', (custom) => {
  test('its own ideas come first, those of others last', () => {
    for (const { slug } of builtinCategories) {
      for (const kind of kinds) {
        const found = phrasesFor({ categories: [slug], kinds: [kind], maxLength: 300, custom })
        const places = found.map(({ customs }) =>
          customs ? (customs.includes(custom) ? 0 : 2) : 1,
        )
        expect(places).toEqual([...places].sort())
      }
    }
  })

  test('has an idea of its own for an invitation to a wedding', () => {
    const [first] = phrasesFor({
      categories: ['wedding'],
      kinds: ['invite'],
      maxLength: 80,
      custom,
    })
    expect(first?.customs).toContain(custom)
  })
})

const date = { year: 2027, month: 1, day: 26, evening: true }
const words = {
  chosson: { he: 'נחום דב', en: 'Bris Aufruf' },
  kallah: { he: 'פריידא', en: 'Fraida' },
  families: { he: 'פרוכטר וצוקער', en: 'Fruchter and Zucker' },
  place: { he: 'אולמי אויפרוף', en: 'Shabbos Hall' },
  shul: { he: 'בית המדרש הגדול', en: 'Beis Simchas' },
}

function simchaOf(part: Partial<Simcha>): Simcha {
  const given = { id: 'one', occasion: 'wedding', language: 'he', land: 'diaspora', changedAt: 0 }
  return { ...newSimcha({ ...given } as Simcha), words, date, time: '18:30', ...part }
}

const idsOf = (part: Partial<Simcha>) => shownMembers(simchaOf(part)).map(({ id }) => id)

test('the set follows the custom where it is plain', () => {
  expect(idsOf({})).toContain('aufruf')
  for (const custom of ['litvish', 'chassidish', 'chabad', 'israeli'] as const) {
    expect(idsOf({ custom })).toEqual(idsOf({}))
    expect(idsOf({ custom, occasion: 'bris' })).toEqual(idsOf({ occasion: 'bris' }))
  }
  const sefardi = idsOf({ custom: 'sefardi' })
  expect(sefardi).not.toContain('aufruf')
  expect(sefardi.slice(2, 6)).toEqual(['henna', 'times', 'shabbat-chatan', 'sheva-brachos-1'])
  expect(idsOf({ custom: 'sefardi', occasion: 'bris' })).not.toContain('shalom-zachor')
})

function cardOf(id: string, simcha: Simcha) {
  const member = shownMembers(simcha).find((one) => one.id === id)
  if (!member) throw new Error(`no member ${id}`)
  for (const { slug } of rankDesigns(member, setCandidates, { ...simcha, family: 'papercut' })) {
    const design = designOf(slug)
    const values = fillCard(design, simcha, member)
    if (values) return { design, values: Object.values(values).join(' | ') }
  }
  return undefined
}

test.each(['he', 'en'] as const)('Sefardim have a henna and a Shabbat Chatan in %s', (language) => {
  const simcha = simchaOf({ custom: 'sefardi', language })
  const henna = cardOf('henna', simcha)
  expect(henna?.design.subCategories).toContain('hina')
  expect(henna?.values).toContain(language === 'he' ? 'נחום דב ופריידא' : 'Bris Aufruf & Fraida')
  const shabbos = cardOf('shabbat-chatan', simcha)
  expect(shabbos?.values).toMatch(language === 'he' ? /שבת חתן/ : /Shabbat Chatan/)
})

test('the words of the visitor stay as they are typed', () => {
  const wedding = cardOf('invitation', simchaOf({ custom: 'sefardi' }))
  expect(wedding?.values).toContain('באולמי אויפרוף')
  const siyum = (masechta: string) => {
    const person = { he: '', en: 'Bris Aufruf' }
    const said = { person, masechta: { he: '', en: masechta } }
    const simcha = simchaOf({ custom: 'sefardi', language: 'en', occasion: 'siyum', words: said })
    return cardOf('invitation', simcha)?.values
  }
  expect(siyum('Niddah')).toContain('Masechet Niddah')
  expect(siyum('Maseches Niddah')).toMatch(/(?<!Masechet )Maseches Niddah/)
})

test('names and dates of the sample stay, so that the proof-reader finds them', () => {
  const empty = { words: {}, date: null, time: '' }
  const kept = changed.flatMap(({ occasion, member, design }) => {
    const values = fillCard(design, simchaOf({ ...empty, custom: 'sefardi', occasion }), member)
    const samples = [
      ...samplesWithNames(design),
      ...design.fields.filter(({ value }) => datePhrases(value).length > 0),
    ]
    return values ? samples.map(({ id, value }) => [value, values[id] ?? value]) : []
  })
  expect(kept.map(([value]) => value)).toContain('Upsherin of Zalmy')
  for (const [value, said] of kept) expect(said).toBe(value)
})

test('a custom that is unknown is none', () => {
  expect(customOf('unknown')).toBeUndefined()
  expect(customOf(undefined)).toBeUndefined()
  expect(customOf('israeli')).toBe('israeli')
})

/** Every card of the sets with the words of a custom. */
const changed = simchaOccasions.flatMap((occasion) =>
  membersOf[occasion].flatMap((member) =>
    designs
      .filter(({ categories }) => categories.includes(member.category))
      .map((design) => ({ occasion, member, design })),
  ),
)

async function problemsOf(design: CardDesign, values: Readonly<Record<string, string>>) {
  const [family, tables] = await Promise.all([
    loadFamily(design.art.family),
    loadFontTables(cardFaces(design, { values })),
  ])
  return design.formats.flatMap((format) =>
    layoutCard({
      design,
      draft: { values, format, custom: 'chabad' },
      family,
      tables,
    }).problems.map((problem) => `${design.slug} ${format}: ${JSON.stringify(problem)}`),
  )
}

test.each(['sefardi', 'israeli'] as const)(
  'the words of %s fit every card of a set',
  async (custom) => {
    const seen = new Set<string>()
    const problems: string[] = []
    for (const { occasion, member, design } of changed) {
      const values = fillCard(
        design,
        { ...simchaOf({ custom, occasion }), words: {}, date: null, time: '' },
        member,
      )
      const key = JSON.stringify([design.slug, values])
      if (!values || Object.keys(values).length === 0 || seen.has(key)) continue
      seen.add(key)
      problems.push(...(await problemsOf(design, values)))
    }
    expect(seen.size).toBeGreaterThan(20)
    expect(problems).toEqual([])
  },
)

test('the small line at the top is that of the custom', async () => {
  const design = designs.find(({ header }) => header)
  if (!design) throw new Error('no design has a header')
  const family = await loadFamily(design.art.family)
  const tables = await loadFontTables(cardFaces(design, { values: {} }))
  const headerOf = (custom?: string) =>
    layoutCard({ design, draft: { values: {}, ...(custom && { custom }) }, family, tables })
      .lines.filter(({ field }) => field === 'header')
      .map(({ text }) => text)
  expect(headerOf()).toEqual(['בס״ד'])
  expect(headerOf('litvish')).toEqual(['בס״ד'])
  expect(headerOf('chabad')).toEqual(['ב״ה'])
})
