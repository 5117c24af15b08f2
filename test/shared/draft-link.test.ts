import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type CardDraft, draftSchema } from '../../src/shared/draft.ts'
import {
  decodeDraft,
  encodeDraft,
  hasPhotos,
  maxDraftText,
  personalLink,
} from '../../src/shared/draft-link.ts'
import { formats } from '../../src/shared/format.ts'
import { photoFrames } from '../../src/shared/photo-frame.ts'
import { searchPath } from '../../src/shared/routes.ts'
import { faceIds } from '../../src/shared/text/face.ts'
import { anyCharacter } from '../fixtures/any-character.ts'

/** Six fields in Hebrew, with words of a common length. */
const typical: CardDraft = {
  values: {
    greeting: 'מזל טוב',
    occasion: 'לרגל נישואי',
    chosson: 'חיים יעקב הלוי',
    kallah: 'רבקה שרה',
    date: 'אור ליום ג׳ פרשת ויצא, ז׳ כסלו תשפ״ז',
    place: 'אולמי ארמונות חן, רחוב הרצל 24, בני ברק',
  },
  palette: 'bordeaux',
  format: 'status',
  header: true,
}

const photo = {
  id: 'photo-1',
  at: { x: 0.5, y: 0.4 },
  width: 0.5,
  frame: photoFrames[0],
  ratio: 1,
  crop: { x: 0.5, y: 0.5, zoom: 1 },
}

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/)
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const unit = fc.constantFrom(...'אבגםףת\u05b0\u05f4ABZ[{}"\\,az09 \n\u200f€😀\ud800\0')
const text = fc.string({ unit, maxLength: 60 })
const place = fc.record({ x: between(-1, 2), y: between(-1, 2) })
const turn = between(-180, 180)
const bend = between(0, 180)
const tracking = fc.integer({ min: -50, max: 300 })
const leading = between(0.8, 2)
const face = fc.constantFrom(...faceIds)
const colour = fc.oneof(fc.constantFrom('title', 'accent'), fc.constant('#0aF913'))
const align = fc.constantFrom('left', 'middle', 'right')
const layer = fc.record(
  {
    ...{ face, scale: between(0.4, 2.5), colour, align },
    ...{ bend, tracking, leading, move: place, turn },
  },
  { requiredKeys: [] },
)
const added = fc.record(
  {
    ...{ id: slug, text, face, size: between(20, 300), colour },
    ...{ align, bend, tracking, leading, at: place, turn },
  },
  { requiredKeys: ['id', 'text', 'face', 'size', 'colour', 'at'] },
)
const sticker = fc.record(
  { id: slug, at: place, width: between(0.03, 1.5), turn, sticker: slug, code: text },
  { requiredKeys: ['id', 'at', 'width', 'turn', 'sticker'] },
)
const anyDraft = fc
  .record(
    {
      values: fc.dictionary(slug, text, { maxKeys: 8 }),
      palette: slug,
      format: fc.constantFrom(...formats),
      header: fc.boolean(),
      layers: fc.dictionary(slug, layer, { maxKeys: 4 }),
      added: fc.array(added, { maxLength: 4 }),
      stickers: fc.array(sticker, { maxLength: 6 }),
      to: text,
    },
    { requiredKeys: ['values'] },
  )
  .filter((draft) => v.is(draftSchema, draft))

test('what was made of a card comes out of a link as it went in, to a ten thousandth', async () => {
  let read = 0
  await fc.assert(
    fc.asyncProperty(anyDraft, async (drawn) => {
      const draft = v.parse(draftSchema, drawn)
      const encoded = await encodeDraft(draft)
      if (encoded.length > maxDraftText) return
      read++
      expect(encoded).toMatch(/^1[\w-]+$/)
      expect(await decodeDraft(encoded)).toStrictEqual(rounded(draft))
    }),
    { numRuns: 1000 },
  )
  expect(read).toBeGreaterThan(500)
})

test.each([
  [{ tracking: -50, leading: 0.8 }, true],
  [{ tracking: 300, leading: 2 }, true],
  [{ tracking: -51 }, false],
  [{ tracking: 301 }, false],
  [{ tracking: 2.5 }, false],
  [{ leading: 0.79 }, false],
  [{ leading: 2.01 }, false],
])('the spacing %o is allowed: %s', (spacing, allowed) => {
  const words = { id: 'more', text: 'a', face: 'heebo-500', size: 60, colour: 'title' }
  const more = { ...words, at: { x: 0, y: 0 }, ...spacing }
  expect(v.is(draftSchema, { values: {}, layers: { greeting: spacing } })).toBe(allowed)
  expect(v.is(draftSchema, { values: {}, added: [more] })).toBe(allowed)
})

test('a draft without spacing gets none', () => {
  const at = { x: 0.5, y: 0.5 }
  const text = { id: 'more', text: 'a', face: 'heebo-500', size: 60, colour: 'title', at } as const
  const draft = { values: {}, layers: { greeting: { turn: 5 } }, added: [text] }
  expect(v.parse(draftSchema, draft)).toStrictEqual({
    ...draft,
    version: 1,
    added: [{ ...text, align: 'middle', bend: 0, turn: 0 }],
  })
})

test('a Hebrew card of six fields is short', async () => {
  expect((await encodeDraft(typical)).length).toBeLessThanOrEqual(260)
})

test('links that were sent stay readable', async () => {
  const sent =
    '1JcvBSsNAFEbhV7n867sSV9llSm7i4DRGKc1NcDGmQ1sMjWQmIIgv5La-S15H1O35OOvXB45zCOl8OSJDXTq6EwPGNAw-nqcLMjjdOGpsJ7kFYzhNMf71ytot2afWUOHkl179OPoTMqhpC-q0AOPgU0CGXJSclS1t1ivttOtJ7D5nKtcr3T86ob7brd8lGG-jH_4PV1vKtZZGeqoemLQSQ4XuHd3cMpnGktEWn4yXaT4Ev7yDEZNPSwSneQnPPw'
  expect(await decodeDraft(sent)).toEqual(v.parse(draftSchema, typical))
})

test('a name for the envelope is short, and older links have none', async () => {
  const named: CardDraft = { ...typical, to: 'משפחת גרוס שיחיו' }
  const sent = await encodeDraft(named)
  expect(await decodeDraft(sent)).toEqual(v.parse(draftSchema, named))
  expect(sent.length - (await encodeDraft(typical)).length).toBeLessThan(40)
  expect(await decodeDraft(await encodeDraft(typical))).not.toHaveProperty('to')
  const long = { ...typical, to: 'א'.repeat(61) }
  expect(await decodeDraft(await encodeDraft(long))).toBeUndefined()
})

test('a custom is short, and older links have none', async () => {
  const sent = await encodeDraft({ ...typical, custom: 'chabad' })
  expect((await decodeDraft(sent))?.custom).toBe('chabad')
  expect(sent.length - (await encodeDraft(typical)).length).toBeLessThan(25)
  expect(await decodeDraft(await encodeDraft(typical))).not.toHaveProperty('custom')
})

test('half of a surrogate pair comes out of a link as the replacement character', async () => {
  const sent = await decodeDraft(await encodeDraft({ values: { greeting: 'a\ud800b' } }))
  expect(sent?.values).toEqual({ greeting: 'a\ufffdb' })
  expect(searchPath('a\udc00b')).toBe('/search?q=a%EF%BF%BDb')
})

test('photos stay behind, and it can be told that they do', async () => {
  const draft: CardDraft = { ...typical, photos: [photo] }
  expect([hasPhotos(draft), hasPhotos(typical)]).toEqual([true, false])
  expect(await encodeDraft(draft)).toBe(await encodeDraft(typical))
})

test('a link leads to the card, or there is none where it would be too long', async () => {
  const link = await personalLink('https://a.example', '/card/papercut-arch', typical)
  const { origin, pathname, searchParams } = new URL(link ?? '')
  expect(origin + pathname).toBe('https://a.example/card/papercut-arch')
  expect(await decodeDraft(searchParams.get('d') ?? '')).toEqual(v.parse(draftSchema, typical))
  const noise = Array.from({ length: 20 }, (_, index) => [`field-${index}`, noiseOf(index)])
  const long = { values: Object.fromEntries(noise) }
  expect(await personalLink('https://a.example', '/card/papercut-arch', long)).toBeUndefined()
})

test('a bomb, a draft that breaks the schema and other JSON hold no draft', async () => {
  const sound = '[{"greeting":"a"}'
  expect(await decodeDraft(await pack(`${sound}]`))).toMatchObject({ values: { greeting: 'a' } })
  const hostile = [
    `${sound}${' '.repeat(1_000_000)}]`,
    `[{"greeting":"${'a'.repeat(401)}"}]`,
    '[{"not a slug":"a"}]',
    `${sound},"<script>alert(1)</script>"]`,
    `${sound},"indigo","poster"]`,
    `${sound}`,
    `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
    '[]',
    '{}',
    '"text"',
    'null',
  ]
  for (const json of hostile) {
    const encoded = await pack(json)
    expect(encoded.length).toBeLessThan(maxDraftText)
    expect(await decodeDraft(encoded), json.slice(0, 60)).toBeUndefined()
  }
})

test('a hundred thousand broken texts hold a valid draft or none', {
  timeout: 120_000,
}, async () => {
  const sent = await encodeDraft(typical)
  const anything = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }),
    fc.stringMatching(/^1[\w-]{0,300}$/),
    mutationsOf(sent),
  )
  let drafts = 0
  for (const batch of fc.sample(fc.array(anything, { minLength: 1000, maxLength: 1000 }), 100)) {
    const read = await Promise.all(batch.map(decodeDraft))
    const found = read.filter((draft) => draft !== undefined)
    expect(found.every((draft) => v.is(draftSchema, draft))).toBe(true)
    drafts += found.length
  }
  // If only a letter within a word changes, the result is still a draft.
  expect(drafts).toBeGreaterThan(0)
})

function rounded(draft: CardDraft): unknown {
  return JSON.parse(
    JSON.stringify(draft, (_key, value: unknown) =>
      typeof value === 'number' ? Number(value.toFixed(4)) : value,
    ),
  )
}

/** Letters swapped, removed and inserted. */
function mutationsOf(sent: string): fc.Arbitrary<string> {
  const letter = fc.constantFrom(...'AZaz09-_%+=')
  const edit = fc.tuple(fc.nat(sent.length), fc.nat(2), letter)
  return fc
    .array(edit, { minLength: 1, maxLength: 4 })
    .map((edits) =>
      edits.reduce((text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut), sent),
    )
}

/** 400 characters that cannot be compressed, the same every time. */
function noiseOf(seed: number): string {
  let state = seed + 1
  return Array.from({ length: 400 }, () => {
    state = (state * 48_271) % 0x7fffffff
    return String.fromCharCode(97 + (state % 26))
  }).join('')
}

/** Packs like the codec, but also data that the draft type does not allow. */
async function pack(json: string): Promise<string> {
  const swapped = new Blob([json.replaceAll('[', 'ת')])
  const packed = swapped.stream().pipeThrough(new CompressionStream('deflate-raw'))
  return `1${Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url')}`
}
