import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createPictureKeys } from '../../catalog/pictures/picture-keys.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'
import { ordersOf } from '../../src/shared/pictures/picture-order.ts'
import { menorahLights, papercutArch, velvetAndGold } from '../fixtures/known-cards.ts'

const designs = [papercutArch, velvetAndGold, menorahLights].map((card) =>
  v.parse(cardDesignSchema, card),
)

/** The key of one order of each design, with one file changed. */
function keys(changed = '', change = (text: string) => `${text} `): string[] {
  const keyOf = createPictureKeys((path) => {
    const bytes = readFileSync(path)
    return path.endsWith(`/${changed}`) ? Buffer.from(change(bytes.toString('latin1'))) : bytes
  })
  return designs.flatMap((design) => ordersOf(design).slice(0, 1).map(keyOf))
}

test.each([
  ['src/shared/art/papercut/dove.ts', ['papercut']],
  ['src/shared/art/foil/luchos.ts', ['foil']],
  ['src/shared/art/night/flame.ts', ['night']],
  ['src/shared/art/botanical/leaf.ts', []],
  ['src/shared/art/path.ts', ['papercut', 'foil', 'night']],
  ['src/shared/card/place-stack.ts', ['papercut', 'foil', 'night']],
  ['src/shared/text/bidi.ts', ['papercut', 'foil', 'night']],
  ['client/export/outline-text.ts', ['papercut', 'foil', 'night']],
  ['src/shared/card/share-picture.ts', ['papercut', 'foil', 'night']],
  ['catalog/pictures/check-card.ts', []],
  ['client/card/card-editor.tsx', []],
  ['public/fonts/cinzel-500.ttf', ['foil']],
  ['src/shared/text/tables/cormorant-italic-500.json', ['papercut']],
])('when %s changes, %j are drawn again', (file, families) => {
  const [before, after] = [keys(), keys(file)]
  const changed = designs.filter((_, i) => before[i] !== after[i])
  expect(changed.map(({ art }) => art.family)).toEqual(families)
})

test.each(['@resvg/resvg-wasm', '@jsquash/jpeg', 'harfbuzzjs', 'bidi-js', 'react-dom'])(
  'another version of %s draws everything again',
  (name) => {
    const entry = `"node_modules/${name}": {`
    const update = (lock: string) => lock.replace(entry, `${entry} "patch": 1,`)
    const [before, after] = [keys(), keys('package-lock.json', update)]
    expect(after.filter((key) => before.includes(key))).toEqual([])
  },
)

test('another version of what draws nothing changes no key', () => {
  const entry = '"node_modules/wrangler": {'
  const update = (lock: string) => lock.replace(entry, `${entry} "patch": 1,`)
  expect(keys('package-lock.json', update)).toEqual(keys())
})

test('what a picture does not show changes no key', () => {
  const keyOf = createPictureKeys()
  const [design] = designs
  if (!design) throw new RangeError('there is no design')
  const keysOf = (changed: typeof design) => ordersOf(changed).map(keyOf)
  const fields = design.fields.map((field) => ({ ...field, label: { en: 'Another' } }))
  const renamed = { ...design, titles: { en: 'Another' }, categories: ['kiddush'], fields }
  expect(keysOf(renamed)).toEqual(keysOf(design))
  const reworded = { ...design, fields: fields.map((field) => ({ ...field, value: 'שלום' })) }
  const before = keysOf(design)
  expect(keysOf(reworded).filter((key) => before.includes(key))).toEqual([])
})

test('each picture has a key of its own', () => {
  const keyOf = createPictureKeys()
  const all = designs.flatMap(ordersOf).map(keyOf)
  expect(new Set(all).size).toBe(15)
})
