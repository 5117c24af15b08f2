import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cards } from '../../../catalog/cards/cards.ts'
import { drawArt, layOut } from '../../../catalog/pictures/draw-card.ts'
import { cardDesignSchema } from '../../../src/shared/card.ts'
import { moveKinds } from '../../../src/shared/draft.ts'
import { partsOf } from '../../../src/shared/scene/cut-art.ts'
import { fitScene } from '../../../src/shared/scene/fit-scene.ts'
import { madeScene } from '../../../src/shared/scene/made-moves.ts'
import { type SceneLayer, sceneSchema } from '../../../src/shared/scene/scene.ts'
import { soberCategories } from '../../../src/shared/sober.ts'

/** A card of each family, and one of each sober category. */
const families = Map.groupBy(cards, ({ art }) => art.family)
const sober = [...soberCategories, 'yom-kippur'].map((slug) => ({
  slug,
  card: cards.find(({ categories }) => categories[0] === slug),
}))
const some = [...families.values()].flatMap(([card]) => card ?? [])

async function partsOfCard(card: unknown) {
  const design = v.parse(cardDesignSchema, card)
  const layout = await layOut(design, { values: {}, format: 'status' })
  const parts = new Set(partsOf(await drawArt(design, layout)).keys())
  return { parts, palette: layout.palette, categories: design.categories }
}

test.each(some)('any motion of $slug is a scene that ends with the card', async (card) => {
  const made = await partsOfCard(card)
  for (const kind of moveKinds) {
    const scene = madeScene(kind, made)
    expect(v.parse(sceneSchema, scene)).toEqual(scene)
    expect(scene.layers.flatMap(endsOf)).toEqual(scene.layers.flatMap(restsOf))
    const colours = scene.layers.flatMap((layer) => (layer.of === 'particles' ? layer.colours : []))
    const known = Object.keys({ ...made.palette.colours, ...made.palette.ink })
    expect(known).toEqual(expect.arrayContaining(colours))
  }
})

test.each(sober)('nothing falls over $slug, nor does light pass over it', async ({ card }) => {
  const made = await partsOfCard(card)
  const layers = moveKinds.flatMap((kind) => madeScene(kind, made).layers)
  expect(layers.some(({ of }) => of === 'glint')).toBe(false)
  const ways = layers.flatMap((layer) => (layer.of === 'particles' ? [layer.way] : []))
  expect(new Set(ways)).toEqual(new Set(['hover']))
})

test('petals fall for a wedding, confetti for a bar mitzvah', async () => {
  const made = await partsOfCard(some[0])
  const fallingOf = (category: string) =>
    madeScene('fall', { ...made, categories: [category] }).layers.flatMap((layer) =>
      layer.of === 'particles' ? [layer.what] : [],
    )
  expect(fallingOf('wedding')).toEqual(['petal'])
  expect(fallingOf('bar-mitzvah')).toEqual(['confetti'])
})

describe('a scene that is fitted to a card', () => {
  const layers: SceneLayer[] = [
    { of: 'part', part: 'flame', motions: [], staggerMs: 0, order: 'painted' },
    { of: 'words', field: 'names', motions: [], staggerMs: 0, order: 'painted' },
    { of: 'words', motions: [], staggerMs: 0, order: 'painted' },
  ]

  test('has no part and no line that the card lacks', () => {
    const none = { parts: new Set<string>(), fields: new Set(['title']) }
    expect(fitScene({ seconds: 8, layers }, none).layers).toEqual(layers.slice(2))
  })

  test('keeps all that the card has', () => {
    const all = { parts: new Set(['flame']), fields: new Set(['names']) }
    expect(fitScene({ seconds: 8, layers }, all).layers).toEqual(layers)
  })
})

/** Where each track of a layer ends. */
function endsOf(layer: SceneLayer) {
  return tracksOf(layer).map(({ keys }) => keys.at(-1)?.value)
}

/** Values that leave the card as it is. */
function restsOf(layer: SceneLayer) {
  return tracksOf(layer).map(({ rest }) => rest)
}

function tracksOf(layer: SceneLayer) {
  if (layer.of === 'particles' || layer.of === 'glint') return []
  const shown = 'reveal' in layer ? layer.reveal?.shown : undefined
  const tracks = layer.motions
    // The track of a twinkle holds its mean.
    .filter(({ waves }) => waves.length === 0)
    .flatMap((motion) => Object.entries(motion.tracks))
    .flatMap(([property, keys]) =>
      keys ? [{ keys, rest: property === 'x' || property === 'y' ? 0 : 1 }] : [],
    )
  return [...tracks, ...(shown ? [{ keys: shown, rest: 1 }] : [])]
}
