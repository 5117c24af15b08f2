import { describe, expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { checkFilm } from '../../catalog/videos/check-film.ts'
import { clips } from '../../catalog/videos/films/clips.ts'
import { films } from '../../catalog/videos/films/films.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import * as moves from '../../src/shared/scene/moves.ts'
import { plotOf } from '../../src/shared/scene/plots/plots.ts'
import type { SceneInput } from '../../src/shared/scene/scene.ts'
import { isSober } from '../../src/shared/sober.ts'

test.each(films)('$slug moves what its card has, ends at rest and can be read', async (film) => {
  expect((await checkFilm(film)).faults).toEqual([])
})

describe('the films', () => {
  test('are forty at least, over twenty categories, each of which there is', () => {
    const categories = new Set(films.map((film) => film.categories[0]))
    const known = new Set(builtinCategories.map(({ slug }) => slug))
    expect(films.length).toBeGreaterThanOrEqual(40)
    expect(categories.size).toBeGreaterThanOrEqual(20)
    for (const category of films.flatMap((film) => film.categories)) {
      expect(known).toContain(category)
    }
  })

  test('have each a slug of its own', () => {
    expect(new Set(films.map(({ slug }) => slug)).size).toBe(films.length)
  })

  test('that are sober are still', () => {
    const sober = films.filter((film) => isSober(film.categories))
    expect(sober.length).toBeGreaterThan(0)
    for (const film of sober) {
      const card = cards.find(({ slug }) => slug === film.card)
      expect(plotOf(card?.categories ?? [], film.clip ? undefined : film.plot).slug).toBe('still')
    }
  })

  test('tell many stories: no plot has more than a quarter of them', () => {
    const plots = films.flatMap((film) => {
      const card = cards.find(({ slug }) => slug === film.card)
      return film.clip || !card ? [] : [plotOf(card.categories, film.plot).slug]
    })
    for (const [, all] of Map.groupBy(plots, (slug) => slug)) {
      expect(all.length).toBeLessThanOrEqual(films.length / 4)
    }
    expect(new Set(plots).size).toBeGreaterThanOrEqual(9)
  })
})

describe('a bad film is refused with the layer and the reason', () => {
  const [film] = films
  const [overClip] = clips
  if (!film || !overClip) throw new Error('there is no film')
  const faultsOf = async (change: object) => (await checkFilm({ ...film, ...change })).faults
  const sceneFaults = async (...all: SceneInput['layers']) =>
    (await checkFilm({ ...overClip, scene: { seconds: 12, layers: all } })).faults

  test('a plot that there is not', async () => {
    expect((await faultsOf({ plot: 'heist' }))[0]).toMatch(
      /^plot: there is none of slug heist, but lamplight, garden, /,
    )
  })

  test('a card that there is not', async () => {
    expect(await faultsOf({ card: 'no-card' })).toEqual(['card: there is none of slug no-card'])
  })

  test('a field that the card does not have', async () => {
    expect(await faultsOf({ values: { rabbi: 'x' } })).toEqual([
      'values: the card has no field rabbi',
    ])
  })

  test('a part that its art does not have, naming those there are', async () => {
    const [fault] = await sceneFaults({ of: 'part', part: 'boat', ...moves.sway(2) })
    expect(fault).toMatch(
      /^layer 1 \(part boat\): the art has no part boat, but .*scrim.* in format status$/,
    )
  })

  test('what is not at rest at the end', async () => {
    const away = { motions: [{ tracks: { x: [{ atMs: 900, value: 40 }] } }] }
    expect(await sceneFaults({ of: 'words', ...away })).toEqual([
      'layer 1 (words): x ends at 40, not at rest (0)',
    ])
    const reveal = { from: 'left' as const, shown: [{ atMs: 0, value: 0.5 }] }
    expect(await sceneFaults({ of: 'part', part: 'scrim', reveal })).toEqual([
      'layer 1 (part scrim): reveal ends at 0.5, not at 1',
    ])
  })

  test('words that come too late to be read', async () => {
    const [fault] = await sceneFaults({ of: 'words', ...moves.arrive({ atMs: 9500 }) })
    expect(fault).toBe(
      'layer 1 (words): the last line is in sight at 10900 ms of 12 s in format status',
    )
  })

  test('particles in a colour that a palette lacks', async () => {
    const dust = {
      of: 'particles',
      what: 'dust',
      way: 'hover',
      count: 3,
      colours: ['moss'],
    } as const
    const [fault] = await sceneFaults({ ...dust, colours: ['moss'] })
    expect(fault).toMatch(/^layer 1 \(particles\): palette .* has no colour moss$/)
  })

  test('an unknown kind of layer, and an end before its start', async () => {
    const wind = { scene: { seconds: 12, layers: [{ of: 'wind' }] } }
    expect((await checkFilm({ ...overClip, ...wind })).faults[0]).toMatch(
      /^scene\.layers\.0\.of: .*"wind"/,
    )
    const dust = {
      of: 'particles',
      what: 'dust',
      way: 'hover',
      count: 3,
      colours: ['mid'],
    } as const
    expect(await sceneFaults({ ...dust, colours: ['mid'], fromMs: 4000, untilMs: 3000 })).toEqual([
      'scene: layer 1 (particles) ends before it starts',
    ])
  })
})
