import { expect, test } from 'vitest'
import { cards } from '../../../catalog/cards/cards.ts'
import { sampleNamesLeft, samplesWithNames } from '../../../src/shared/sample-names.ts'

const idsOf = (fields: readonly { id: string }[]) => fields.map(({ id }) => id)
const namesIn = (design: (typeof cards)[number]) => idsOf(samplesWithNames(design))

/** Fields whose names are not people's: 'פרשת חיי שרה', 'בית הכנסת אהל יעקב'. */
const notOfPeople = new Set(['date', 'masechta', 'parsha', 'place'])
/** Words that are names elsewhere. */
const sayings = /אבלי ציון|חולי ישראל|כל ישראל|ברכה והצלחה|מלוה מלכה|שבת חתן/g
const names = givenNames()

test.each(cards.map(({ slug, fields }) => [slug, fields] as const))(
  '%s: whoever stands in the sample is found',
  (_, fields) => {
    const named = fields.filter(
      ({ id, value }) =>
        !notOfPeople.has(id) &&
        wordsOf(value.replaceAll(sayings, '')).some((word) => names.has(word)),
    )
    expect(idsOf(samplesWithNames({ fields }))).toEqual(expect.arrayContaining(idsOf(named)))
  },
)

test('of sentences only those with a name in them are names', () => {
  const found = cards.flatMap((card) => samplesWithNames(card))
  const sentences = found.filter(({ id }) =>
    /^(?:arch|greeting|invite|occasion|second-greeting|wish)$/.test(id),
  )
  expect(new Set(sentences.map(({ value }) => value))).toEqual(
    new Set([
      'מזל טוב מענדעלע',
      'Mendel is three!',
      'Mendy is three!',
      'Upsherin of Zalmy',
      'Kiddush for Gitty',
    ]),
  )
})

test.each([
  ['papercut-arch', ['chosson', 'kallah']],
  ['velvet-and-gold', ['name']],
  ['anniversary-arch', ['husband', 'wife']],
  ['gimmel-and-scissors', ['occasion', 'family']],
  ['cup-and-grapes-print', ['occasion', 'family']],
  ['first-cut', ['greeting', 'wish']],
])('%s names people in %j', (slug, ids) => {
  expect(
    cards
      .filter((card) => card.slug === slug)
      .map(namesIn)[0]
      ?.sort(),
  ).toEqual([...ids].sort())
})

test.each([
  ['family', 'With heartfelt thanks', false],
  ['family', 'With love from Bubby and Zaidy', false],
  ['family', 'With love from Bubby Miriam', true],
  ['family', '', false],
  ['to', 'to our dear friends', false],
  ['to', 'סבא אברהם', true],
  ['name', 'סבתא', false],
  ['place', 'בבית משפחת קליין', true],
  ['place', 'אולמי הדר, בני ברק', false],
  ['occasion', 'Bris of our son', false],
  ['occasion', 'Kiddush for Gitty', true],
  ['wish', 'Mendy is three!', true],
  ['wish', 'May his path be a good one', false],
  ['greeting', 'מזל טוב – א בן', false],
  ['greeting', 'מזל טוב מענדעלע', true],
])('the field %s with "%s" names someone: %s', (id, value, isNamed) => {
  expect(samplesWithNames({ fields: [{ id, value }] })).toHaveLength(isNamed ? 1 : 0)
})

test('a poster is never asked about while its family is left out', () => {
  const asked = cards.flatMap(({ kind, slug, fields }) => {
    const rest = fields.filter(({ id }) => id !== 'family' && id !== 'name')
    return kind === 'poster' && samplesWithNames({ fields: rest }).length > 0 ? [slug] : []
  })
  expect(asked).toEqual([])
})

test('a name is asked about until another, or none, stands in its place', () => {
  const [design] = cards.filter(({ slug }) => slug === 'papercut-arch')
  if (!design) throw new Error('papercut-arch is gone')
  const left = (values: Record<string, string>) => idsOf(sampleNamesLeft(design, { values }))
  const [sample = ''] = design.fields.flatMap(({ id, value }) => (id === 'chosson' ? value : []))
  expect(left({})).toEqual(['chosson', 'kallah'])
  expect(left({ chosson: ` ${sample} `, kallah: '' })).toEqual(['chosson'])
  expect(left({ chosson: 'דוד', kallah: 'לאה' })).toEqual([])
})

/** Given names and surnames in the samples, from fields that hold only names. */
function givenNames(): Set<string> {
  const fields = cards.flatMap((card) => card.fields)
  const people = fields.filter(({ id }) => /^(?:chosson|kallah|husband|wife)$/.test(id))
  const families = fields.flatMap(
    ({ value }) => /(?:משפחת|The) (\S+)(?: [Ff]amily)?$/.exec(value)?.[1] ?? [],
  )
  const words = [...people.map(({ value }) => value), ...families].flatMap(wordsOf)
  const others = ['החתן', 'הכלה', 'עם', 'and', 'בן', 'טובה']
  return new Set(words.filter((word) => word.length > 1 && !others.includes(word)))
}

function wordsOf(value: string): string[] {
  return value.match(/[\p{L}\p{M}’׳״]+/gu) ?? []
}
