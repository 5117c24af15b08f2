import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { checkCard } from '../../catalog/pictures/check-card.ts'
import { tellingColours } from '../../catalog/pictures/telling-colours.ts'
import { contrastRatio } from '../../src/shared/art/hex-colour.ts'
import { palettes } from '../../src/shared/art/night/palettes.ts'
import { type CardDesignInput, cardDesignSchema } from '../../src/shared/card.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import { papercutArch } from '../fixtures/known-cards.ts'

const [arch, ...otherLayers] = papercutArch.layers
const [archField, ...otherFields] = papercutArch.fields

test.each(cards.map((card) => [card.slug, card]))('%s is in order', async (_, card) => {
  expect((await checkCard(card)).faults).toEqual([])
})

test.each(cards.map((card) => [card.slug, card]))(
  '%s stands on shelves that there are',
  (_, card) => {
    const shelves = builtinCategories.filter(({ slug }) => card.categories.includes(slug))
    expect(shelves.map(({ slug }) => slug).sort()).toEqual([...card.categories].sort())
    const filters = shelves.flatMap((shelf) => shelf.sub_categories.map(({ slug }) => slug))
    expect(filters).toEqual(expect.arrayContaining([...card.subCategories]))
  },
)

/** One fault at a time; the message names the place and the reason. */
const faulty: [string, unknown, RegExp][] = [
  ['no object', 'papercut', /^card: /],
  ['another version', { ...papercutArch, version: 2 }, /^version: /],
  ['a slug with capitals', { ...papercutArch, slug: 'Papercut' }, /^slug: /],
  ['no English title', { ...papercutArch, titles: { he: 'שער' } }, /^titles\.en: /],
  ['an unknown face', layerWith({ faces: ['comic-sans'] }), /^layers\.0\.faces\.0: /],
  [
    'sizes the wrong way',
    layerWith({ sizes: { min: 90, max: 40 } }),
    /^layers\.0\.sizes: min must/,
  ],
  ['a layer without field', layerWith({ field: 'nobody' }), /layers: .*field nobody, which is not/],
  [
    'a field without layer',
    { ...papercutArch, layers: otherLayers },
    /fields: .*arch has no layer/,
  ],
  ['a field twice', fieldsWith(archField), /fields: field arch is there twice/],
  [
    'a value past its bound',
    fieldsWith({ ...archField, id: 'more', maxLength: 3 }),
    /value of more/,
  ],
  ['its own palette not offered', { ...papercutArch, palettes: ['sky'] }, /palettes: .*indigo/],
  ['a format twice', { ...papercutArch, formats: ['print', 'print'] }, /print is there twice/],
  ['an unknown family', artWith({ family: 'origami' }), /^art\.family: no art family origami/],
  ['an unknown motif', artWith({ motif: 'dragon' }), /^art\.motif: papercut has no dragon/],
  [
    'an unknown palette',
    { ...papercutArch, palettes: ['indigo', 'mauve'] },
    /^palettes: papercut has no palette mauve/,
  ],
  [
    'too little contrast',
    layerWith({ ink: 'title' }),
    /^field arch: ink title has contrast 1\.00:1/,
  ],
  ['a missing glyph', withValue('chosson', 'יוסף ☃'), /^field chosson: missing-glyph ☃ in format/],
  ['text that does not fit', withValue('greeting', 'מ'.repeat(24)), /^field greeting: too-long/],
  [
    'an arc that the art has not',
    {
      ...papercutArch,
      art: { family: 'night', motif: 'menorah', palette: 'plum', seed: 1 },
      palettes: ['plum'],
      layers: papercutArch.layers.map((layer) => ({ ...layer, ink: 'body' })),
    },
    /^layers: night has no arc/,
  ],
]

test.each(faulty)('%s is refused with place and reason', async (_, card, fault) => {
  const { faults } = await checkCard(card)
  expect(faults).toContainEqual(expect.stringMatching(fault))
})

test('what has a default may be left out', () => {
  const design = v.parse(cardDesignSchema, papercutArch)
  expect(design.layers[1]).toMatchObject({ place: 'stack', tracking: 0 })
  expect(design.fields[0]?.half).toBe(false)
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#14213d', '#ffffff', 15.96],
])('contrast of %s and %s', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1)
  expect(contrastRatio(other, one)).toBe(contrastRatio(one, other))
})

test('palettes are known by the band in which they differ', () => {
  expect(new Set(tellingColours(Object.values(palettes))).size).toBe(3)
})

/** The wedding card with its first layer, the arch, changed. */
function layerWith(part: object): unknown {
  return { ...papercutArch, layers: [{ ...arch, ...part }, ...otherLayers] }
}

function fieldsWith(field: object | undefined): CardDesignInput {
  return {
    ...papercutArch,
    fields: [...papercutArch.fields, field as CardDesignInput['fields'][0]],
  }
}

function withValue(id: string, value: string): CardDesignInput {
  const fields = [archField, ...otherFields].flatMap((field) =>
    field ? [field.id === id ? { ...field, value } : field] : [],
  )
  return { ...papercutArch, fields }
}

function artWith(part: Partial<CardDesignInput['art']>): CardDesignInput {
  return { ...papercutArch, art: { ...papercutArch.art, ...part } }
}
