import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cards } from '../../../catalog/cards/cards.ts'
import { drawArt, layOut } from '../../../catalog/pictures/draw-card.ts'
import { beatMs } from '../../../catalog/songs/perform.ts'
import { tunes } from '../../../catalog/songs/tunes.ts'
import { parseHex } from '../../../src/shared/art/hex-colour.ts'
import { headerField } from '../../../src/shared/card/place-header.ts'
import { cardDesignSchema } from '../../../src/shared/card.ts'
import { builtinCategories } from '../../../src/shared/categories.ts'
import { partsOf } from '../../../src/shared/scene/cut-art.ts'
import { type DirectedCard, directScene } from '../../../src/shared/scene/direct-scene.ts'
import { fitScene } from '../../../src/shared/scene/fit-scene.ts'
import { actsSchema, type Plot, plotSchema, plotSlugs } from '../../../src/shared/scene/plot.ts'
import { actsOf } from '../../../src/shared/scene/plots/acts.ts'
import { plotOf, plotsFor } from '../../../src/shared/scene/plots/plots.ts'
import { type Scene, type SceneLayer, sceneSchema } from '../../../src/shared/scene/scene.ts'
import { restOf, valueAt } from '../../../src/shared/scene/value-at.ts'
import { soberCategories } from '../../../src/shared/sober.ts'
import { beatsOf } from '../../../src/shared/song.ts'

const plots = plotsFor([])
const families = Map.groupBy(cards, ({ art }) => art.family)
const oneOfEach = [...families.values()].flatMap(([card]) => card ?? [])

async function directed(card: unknown): Promise<DirectedCard> {
  const design = v.parse(cardDesignSchema, card)
  const layout = await layOut(design, { values: {}, format: 'status' })
  return { parts: partsOf(await drawArt(design, layout)), layout, categories: design.categories }
}

describe('a plot', () => {
  test.each(plots)('$slug is a valid document of known categories, in three languages', (plot) => {
    expect(v.parse(plotSchema, plot)).toEqual(plot)
    expect(v.parse(actsSchema, actsOf[plot.slug])).toEqual(actsOf[plot.slug])
    const known = builtinCategories.map(({ slug }) => slug)
    expect(known).toEqual(expect.arrayContaining([...plot.categories]))
    expect(Object.keys(plot.titles)).toEqual(['en', 'he', 'yi'])
    expect(Object.keys(plot.uses)).toEqual(['en', 'he', 'yi'])
  })

  test.each(plots)('$slug moves its camera without leaving the page', ({ slug, seconds }) => {
    const { camera } = actsOf[slug]
    for (let atMs = 0; atMs <= seconds * 1000; atMs += 100) {
      const near = valueAt(camera.near, atMs)
      const above = Math.abs(camera.above ? valueAt(camera.above, atMs) : 0)
      // In the square, the lowest page: 1080 u high.
      expect(above).toBeLessThanOrEqual(((near - 1) / 2) * 1080 + 1e-6)
      expect(near).toBeGreaterThanOrEqual(1)
    }
  })

  test('each category has one plot of its own at most', () => {
    const named = plots.flatMap(({ categories }) => categories)
    expect(new Set(named).size).toBe(named.length)
    expect(plots.map(({ slug }) => slug)).toEqual(plotSlugs)
  })

  test('a card has the plot of its category first, and a choice that it cannot have is not kept', () => {
    expect(plotOf(['purim']).slug).toBe('parade')
    expect(plotOf(['aufruf', 'purim']).slug).toBe('letter')
    expect(plotOf(['purim'], 'still').slug).toBe('still')
    expect(plotOf(['yahrzeit'], 'parade').slug).toBe('still')
    expect(plotOf(['purim'], 'none').slug).toBe('parade')
  })
})

describe.each(oneOfEach)('any plot told with $slug', async (card) => {
  const shown = await directed(card)
  const scenes = plots.map((plot) => ({ plot, scene: directScene(plot, shown) }))

  test.each(scenes)('$plot.slug is a scene of what the card has', ({ scene }) => {
    expect(v.parse(sceneSchema, scene)).toEqual(scene)
    const fields = new Set(shown.layout.lines.map(({ field }) => field))
    expect(fitScene(scene, { parts: shown.parts, fields })).toEqual(scene)
    const colours = scene.layers.flatMap((layer) => (layer.of === 'particles' ? layer.colours : []))
    const { palette } = shown.layout
    const known = Object.keys({ ...palette.colours, ...palette.ink })
    expect(known).toEqual(expect.arrayContaining(colours))
  })

  test.each(scenes)('$plot.slug ends with the card as it is, in full light', ({ scene }) => {
    expect(scene.layers.flatMap(unrestful)).toEqual([])
  })

  const stories = scenes.filter(({ plot }) => plot.slug !== 'still')
  test.each(stories)('$plot.slug never stands still before its end', ({ plot, scene }) => {
    const seconds = Array.from({ length: plot.seconds - heldSeconds }, (_, second) => second)
    expect(seconds.filter((second) => stirIn(scene, second * 1000) < leastStir)).toEqual([])
  })

  test.each(stories)('$plot.slug opens with what comes, or with light', ({ scene }) => {
    expect(Math.min(...scene.layers.map(firstChangeOf))).toBeLessThanOrEqual(500)
  })

  test.each(stories)(
    '$plot.slug brings its camera to the words with all of them in view',
    ({ scene }) => {
      const { size, lines } = shown.layout
      const camera = scene.layers.find((layer) => layer.of === 'page')
      const [, toWords] = camera?.motions ?? []
      const near = Math.max(...(toWords?.tracks.scaleX?.map(({ value }) => value) ?? []))
      const share = new Map<string, number>([
        ['head', 0],
        ['foot', 1],
      ])
      const middle = size.heightPx * (share.get(toWords?.pivot ?? '') ?? 0.5)
      const outside = lines.filter(({ field, ink }) => {
        const top = middle + near * (ink.y - middle)
        const bottom = middle + near * (ink.y + ink.height - middle)
        const left = size.widthPx / 2 + near * (ink.x - size.widthPx / 2)
        const right = size.widthPx / 2 + near * (ink.x + ink.width - size.widthPx / 2)
        const isIn = top >= 0 && left >= 0 && bottom <= size.heightPx && right <= size.widthPx
        return field !== headerField && !isIn
      })
      expect(near).toBeGreaterThan(1.02)
      expect(outside).toEqual([])
    },
  )

  test.each(stories)('$plot.slug tells in three acts', ({ plot, scene }) => {
    expect(actsIn(scene, plot)).toEqual(['names after the title', 'a surprise after the names'])
  })
})

/** What a film holds at its end, s. */
const heldSeconds = 3
/** The least way of the camera, or change of light, that is seen in a second. */
const leastStir = 0.01

/** How far the camera goes and the light changes in the second from a time on, as shares. */
function stirIn({ layers }: Scene, fromMs: number): number {
  const tracks = layers.flatMap((layer) => {
    if (layer.of === 'light') return [layer.dark]
    if (layer.of !== 'page') return []
    return layer.motions.flatMap(({ tracks }) => (tracks.scaleX ? [tracks.scaleX] : []))
  })
  const steps = Array.from({ length: 10 }, (_, step) => fromMs + step * 100)
  return tracks
    .flatMap((track) =>
      steps.map((atMs) => Math.abs(valueAt(track, atMs + 100) - valueAt(track, atMs))),
    )
    .reduce((sum, way) => sum + way, 0)
}

/** When something first changes by a layer, ms. */
function firstChangeOf(layer: SceneLayer): number {
  if (layer.of === 'light') return layer.dark[0]?.atMs ?? Infinity
  if (layer.of !== 'part') return Infinity
  const tracks = [
    ...layer.motions.flatMap(({ tracks }) => Object.values(tracks)),
    layer.reveal?.shown,
  ]
  return Math.min(
    ...tracks.map((track) => (track && track.length > 1 ? (track[0]?.atMs ?? 0) : Infinity)),
  )
}

/** Tracks of a layer that do not end at rest; waves go on around rest. */
function unrestful(layer: SceneLayer): string[] {
  if (layer.of === 'particles' || layer.of === 'glint') return []
  if (layer.of === 'light') return layer.dark.at(-1)?.value === 0 ? [] : ['dark']
  const tracks = layer.motions.flatMap(({ tracks, waves }) =>
    (Object.entries(tracks) as [keyof typeof restOf, { value: number }[]][])
      .filter(([property]) => !waves.some((wave) => wave.property === property))
      .filter(([property, keys]) => keys.at(-1)?.value !== restOf[property])
      .map(([property]) => property),
  )
  const shown = 'reveal' in layer ? layer.reveal?.shown.at(-1)?.value : undefined
  return shown === undefined || shown === 1 ? tracks : [...tracks, 'reveal']
}

function actsIn(scene: Scene, plot: Plot): string[] {
  const words = scene.layers.filter((layer) => layer.of === 'words')
  const lastWords = Math.max(...words.map(startOf))
  const titles = words.slice(0, 1).map(startOf)
  const surprises = [
    ...scene.layers.filter(({ of }) => of === 'part').map(startOf),
    ...(actsOf[plot.slug].surprise.particles ?? []).map(({ fromMs }) => fromMs),
    ...(actsOf[plot.slug].surprise.glints ?? []).map(({ atMs }) => atMs),
  ]
  return [
    ...(words.slice(1).every((layer) => startOf(layer) >= (titles[0] ?? 0))
      ? ['names after the title']
      : []),
    ...(surprises.some((atMs) => atMs >= Math.min(lastWords, 9000))
      ? ['a surprise after the names']
      : []),
  ]
}

/** When a layer begins to move, ms. */
function startOf(layer: SceneLayer): number {
  if (layer.of !== 'words' && layer.of !== 'part') return 0
  const tracks = [
    ...layer.motions.flatMap(({ tracks }) => Object.values(tracks)),
    layer.reveal?.shown,
  ]
  return Math.max(
    0,
    ...tracks.map((track) => (track && track.length > 1 ? (track[0]?.atMs ?? 0) : 0)),
  )
}

test('where inks lie over each other comes after the shapes that they print', async () => {
  const shown = await directed(cards.find(({ slug }) => slug === 'giant-chag'))
  expect([...shown.parts.keys()]).toEqual(expect.arrayContaining(['letter', 'overprint']))
  for (const plot of plots) {
    const { layers } = directScene(plot, shown)
    const startOf = (name: string) => {
      const found = layers.find((layer) => layer.of === 'part' && layer.part === name)
      const tracks = found?.of === 'part' ? found.motions.map(({ tracks }) => tracks.opacity) : []
      const shown = found?.of === 'part' ? found.reveal?.shown : undefined
      return Math.max(0, ...[...tracks, shown].map((track) => track?.[0]?.atMs ?? 0))
    }
    expect(startOf('overprint'), plot.slug).toBeGreaterThanOrEqual(startOf('letter'))
  }
})

test('the last act wakes what is there, without the overlap of its inks meanwhile', async () => {
  const shown = await directed(cards.find(({ slug }) => slug === 'spinning-dreidels'))
  const { layers, seconds } = directScene(plotOf(['chanukah'], 'parade'), shown)
  const opacityAt = (atMs: number) =>
    layers
      .filter((layer) => layer.of === 'part' && layer.part === 'overprint')
      .flatMap((layer) => (layer.of === 'part' ? layer.motions : []))
      .reduce((all, { tracks }) => all * (tracks.opacity ? valueAt(tracks.opacity, atMs) : 1), 1)
  const rocking = layers.findLast((layer) => layer.of === 'part' && layer.part === 'motif')
  const turns = rocking?.of === 'part' ? (rocking.motions[0]?.tracks.turn ?? []) : []
  const [fromMs = 0, untilMs = 0] = [turns[0]?.atMs, turns.at(-1)?.atMs]
  expect(fromMs).toBeGreaterThan(8000)
  expect([turns[0]?.value, turns.at(-1)?.value]).toEqual([0, 0])
  expect(turns.some(({ value }) => Math.abs(value) > 5)).toBe(true)
  expect([opacityAt(fromMs - 500), opacityAt((fromMs + untilMs) / 2)]).toEqual([1, 0])
  expect(opacityAt(seconds * 1000)).toBe(1)
})

test('nothing that is there moves again over a sober card', async () => {
  const card = cards.find(({ categories }) => categories[0] === 'yahrzeit')
  const shown = await directed(card)
  const partsIn = (categories: readonly string[]) =>
    directScene(plotOf([], 'lamplight'), { ...shown, categories }).layers.flatMap((layer) =>
      layer.of === 'part' ? [layer.part] : [],
    )
  expect([...shown.parts.keys()]).toContain('flame')
  const flames = (categories: readonly string[]) =>
    partsIn(categories).filter((part) => part === 'flame').length
  expect([flames(['good-shabbos']), flames(['yahrzeit'])]).toEqual([2, 1])
})

test('nothing falls over a sober card, nothing glints, and it has sober plots alone', async () => {
  for (const slug of [...soberCategories, 'yom-kippur']) {
    const shown = await directed(cards.find(({ categories }) => categories[0] === slug))
    const layers = plotsFor([slug]).flatMap((plot) => directScene(plot, shown).layers)
    expect(layers.some(({ of }) => of === 'glint')).toBe(false)
    const ways = layers.flatMap((layer) => (layer.of === 'particles' ? [layer.way] : []))
    expect(new Set(ways)).toEqual(new Set(['hover']))
    expect(plotsFor([slug]).every((plot) => plot.isSober)).toBe(true)
  }
})

test('the camera of a sober card rests after its first move', async () => {
  const shown = await directed(cards.find(({ categories }) => categories[0] === 'yahrzeit'))
  for (const plot of plotsFor(['yahrzeit'])) {
    const camera = directScene(plot, shown).layers.find(({ of }) => of === 'page')
    expect(camera?.of === 'page' && camera.motions).toHaveLength(1)
  }
})

test('petals blow for a wedding, confetti for a bar mitzvah', async () => {
  const [card] = oneOfEach
  const shown = await directed(card)
  const paper = plotOf([], 'paper')
  const blowing = (category: string) =>
    directScene(paper, { ...shown, categories: [category] }).layers.flatMap((layer) =>
      layer.of === 'particles' ? [layer.what] : [],
    )
  expect(blowing('wedding')).toEqual(['petal'])
  expect(blowing('bar-mitzvah')).toEqual(['confetti'])
})

test('no petal has the colour of a letter that it flies behind', async () => {
  const shown = await directed(cards.find(({ slug }) => slug === 'kiddush-over-the-city'))
  const { palette } = shown.layout
  const petals = directScene(plotOf(['kiddush']), shown).layers.flatMap((layer) =>
    layer.of === 'particles' && layer.what === 'petal' ? layer.colours : [],
  )
  const apart = petals.flatMap((name) =>
    Object.values(palette.ink).map((ink) => {
      const [petal, letter] = [parseHex(palette.colours[name] ?? ''), parseHex(ink)]
      return Math.hypot(...petal.map((channel, i) => channel - (letter[i] ?? 0)))
    }),
  )
  expect(petals.length).toBeGreaterThan(0)
  expect(Math.min(...apart)).toBeGreaterThan(60)
})

test('a part that is there when the film starts has come on a beat too', async () => {
  const shown = await directed(cards.find(({ slug }) => slug === 'giant-purim'))
  const beats = beatsOf({ bpm: 97 }, 1234)
  const { layers } = directScene(plotOf(['purim']), { ...shown, beats })
  const letters = layers.find((layer) => layer.of === 'part' && layer.part === 'letter')
  const [, touch] = (letters?.of === 'part' && letters.motions[0]?.tracks.y) || []
  const inBeats = ((touch?.atMs ?? 0) - beats.firstMs) / beats.everyMs
  expect(touch?.atMs).toBeLessThanOrEqual(0)
  expect(Math.abs(inBeats - Math.round(inBeats)) * beats.everyMs).toBeLessThan(1)
})

test('arrivals fall on beats of the song, wherever the film starts in it', async () => {
  const shown = await directed(oneOfEach[0])
  const beats = beatsOf({ bpm: 97 }, 1234)
  const { layers } = directScene(plotOf(['wedding']), { ...shown, beats })
  const title = layers.find((layer) => layer.of === 'words')
  const inBeats = (startOf(title as SceneLayer) - beats.firstMs) / beats.everyMs
  expect(Math.abs(inBeats - Math.round(inBeats)) * beats.everyMs).toBeLessThan(1)
})

test('the first beat of a song is where its recording has it', () => {
  for (const tune of tunes) {
    const { firstMs, everyMs } = beatsOf(tune)
    const inTime = { lastBar: 1000 }
    expect(beatMs(0, inTime, tune)).toBe(firstMs)
    expect(beatMs(tune.beatsPerPulse ?? 1, inTime, tune)).toBeCloseTo(firstMs + everyMs, 6)
  }
})
