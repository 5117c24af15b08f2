import type { PartName } from '../art/family.ts'
import type { CardLayout } from '../card/layout-card.ts'
import { headerField } from '../card/place-header.ts'
import { isSober } from '../sober.ts'
import { type Beats, nearestBeat } from '../song.ts'
import { approachOf } from './approach.ts'
import { arrivalOf } from './arrivals.ts'
import { encoreOf } from './encores.ts'
import * as moves from './moves.ts'
import { fallingThing, tellingColours } from './particle-choice.ts'
import type { Acts, Encore, LineArrival, PartArrival, Plot, PlotParticles } from './plot.ts'
import { actsOf } from './plots/acts.ts'
import type { Scene, SceneLayer, SceneLayerOf, SceneMotion } from './scene.ts'

/** The card that a plot is told with. */
export interface DirectedCard {
  /** Names of the parts of its art, and how many it has of each. */
  parts: ReadonlyMap<string, number>
  /** Slugs of its categories, the main one first. */
  categories: readonly string[]
  layout: Pick<CardLayout, 'palette' | 'lines' | 'size'>
  /** Of its song. */
  beats?: Beats | undefined
}

/** The last moment of an arriving line, ms before the end, so that it can be read. */
const readingMs = 2600

/**
 * The scene of a card's film: the plot, told with the parts and the lines that the card has. It
 * ends with the card as it is.
 *
 * @example directScene(garden, card).seconds // 15
 */
export function directScene(plot: Plot, card: DirectedCard): Scene {
  const acts = actsOf[plot.slug]
  const stage: Stage = { plot, acts, card, last: surprisingPart(acts, card) }
  return {
    seconds: plot.seconds,
    layers: [
      cameraLayer(stage),
      ...lightLayers(stage),
      ...partLayers(stage),
      ...encoreLayers(stage),
      ...wordLayers(stage),
      ...glintLayers(stage),
      ...particleLayers(stage),
    ],
  }
}

interface Stage {
  plot: Plot
  acts: Acts
  card: DirectedCard
  /** The part that the third act keeps for itself. */
  last: PartName | undefined
}

/** Never all the art of a card, which would be empty until then. */
function surprisingPart({ surprise }: Acts, { parts }: DirectedCard): PartName | undefined {
  const last = firstOf(surprise.part?.parts, parts)
  const coming = last ? [last, ...(ties.get(last) ?? [])] : []
  return [...parts.keys()].some((name) => !coming.some((each) => each === name)) ? last : undefined
}

function firstOf(
  wanted: readonly PartName[] | undefined,
  parts: ReadonlyMap<string, number>,
): PartName | undefined {
  return wanted?.find((name) => parts.has(name))
}

/** What is near to the camera and far from it, in every plot. */
const depths: Readonly<Partial<Record<PartName, number>>> = {
  sky: -0.6,
  stars: -0.6,
  moon: -0.5,
  sun: -0.5,
  cloud: -0.3,
  foliage: 0.35,
  flowers: 0.5,
  hung: 0.5,
  flags: 0.5,
  balloon: 0.4,
}

function cameraLayer(stage: Stage): SceneLayer {
  const { camera } = stage.acts
  const { parts } = stage.card
  const seen = firstOf(camera.sees, parts)
  const there = Object.entries(depths).filter(([name]) => parts.has(name))
  return {
    of: 'page',
    ...(seen && { part: seen }),
    depths: Object.fromEntries(there),
    motions: [
      {
        pivot: 'own',
        tracks: {
          scaleX: camera.near,
          scaleY: camera.near,
          ...(camera.above && { y: camera.above }),
        },
        waves: [],
      },
      ...(isStill(stage) ? [] : [closerToWords(stage)]),
    ],
  }
}

/** Whether the camera rests after its first move. */
function isStill({ plot, card }: Stage): boolean {
  return plot.slug === 'still' || isSober(card.categories)
}

/** How long before the end of one move the camera begins the next, so that it never stops, ms. */
const turnMs = 1200

/** In the second act the camera comes closer to the words; for the surprise it goes back. */
function closerToWords({ plot, acts, card }: Stage): SceneMotion {
  const { lines, size } = card.layout
  const title = lines.find(({ field }) => field === titleOf(lines))
  const { pivot, most } = approachOf({ lines, size }, title)
  const fromMs = (acts.camera.near.at(-1)?.atMs ?? 0) - turnMs
  const backMs = onBeat(acts.surprise.part?.atMs ?? latestArrivalMs, card.beats)
  const near = moves.keys(
    [fromMs, 1],
    [backMs, most],
    [plot.seconds * 1000 - readingMs, 1, 'sine-in-out'],
  )
  return { pivot, tracks: { scaleX: near, scaleY: near }, waves: [] }
}

function lightLayers({ acts: { lights = [] }, card: { parts } }: Stage): SceneLayer[] {
  return lights.map(({ around, ...rest }) => {
    const part = firstOf(around, parts)
    return { of: 'light', ...rest, ...(part && { part }) }
  })
}

const alike = { motions: [], staggerMs: 0, order: 'painted' } as const

/** A film opens with something that comes: the first arrival is no later than this, ms. */
const firstArrivalMs = 0

/** The arrivals of the first act. Where a card lacks the first ones, the next comes earlier. */
function firstAct({ acts, card, last }: Stage): readonly PartArrival[] {
  const there = acts.arrivals.filter(({ parts }) =>
    parts.some((name) => name !== last && card.parts.has(name)),
  )
  const [first] = there.toSorted((one, other) => one.atMs - other.atMs)
  return acts.arrivals.map((each) =>
    each === first ? { ...each, atMs: Math.min(each.atMs, firstArrivalMs) } : each,
  )
}

function partLayers(stage: Stage): SceneLayer[] {
  const { acts, card, last } = stage
  const coming = new Map<PartName, PartArrival>()
  for (const arrival of firstAct(stage)) {
    for (const name of arrival.parts) coming.set(name, arrival)
  }
  if (last && acts.surprise.part) {
    coming.set(last, acts.surprise.part)
    for (const tied of ties.get(last) ?? []) {
      coming.set(tied, { ...acts.surprise.part, parts: [tied], move: 'fade', beats: 0 })
    }
  }
  const overlap = coming.has('overprint') ? undefined : overprintArrival(coming, stage)
  if (overlap) coming.set('overprint', overlap)
  const names = new Set([...coming.keys(), ...living.keys()])
  return [...names]
    .filter((part) => card.parts.has(part))
    .map((part): SceneLayer => {
      const arrival = coming.get(part)
      const lives = living.get(part)
      const moved = [...(arrival ? [arrive(arrival, stage)] : []), ...(lives ? [lives] : [])]
      return {
        ...alike,
        of: 'part',
        part,
        ...moves.together(...moved),
        staggerMs: arrival ? staggerOfPart(part, arrival, stage) : 0,
        ...(arrival?.order && { order: arrival.order }),
      }
    })
}

/** The third act wakes what has long been there; over a sober card it rests. */
function encoreLayers(stage: Stage): SceneLayer[] {
  const { acts, card, last } = stage
  if (isSober(card.categories)) return []
  return (acts.surprise.encores ?? []).flatMap((encore) => {
    const part = firstOf(encore.parts, card.parts)
    return part && part !== last ? encoreLayersOf(part, encore, stage) : []
  })
}

function encoreLayersOf(part: PartName, encore: Encore, stage: Stage): SceneLayer[] {
  const { plot, card } = stage
  const atMs = onBeat(encore.atMs, card.beats)
  const moved = encoreOf(encore.move, atMs)
  const others = (card.parts.get(part) ?? 1) - 1
  const roomMs = plot.seconds * 1000 - readingMs - endOf(moved)
  const wanted = staggerOf(encore.beats, stage)
  const staggerMs = Math.max(0, Math.min(wanted, Math.round(roomMs / Math.max(1, others))))
  const order = encore.order ?? 'painted'
  const layer: SceneLayer = { ...alike, of: 'part', part, ...moved, staggerMs, order }
  if (!ties.get(part)?.includes('overprint') || !card.parts.has('overprint')) return [layer]
  return [layer, withoutOverlap(atMs, endOf(moved) + others * staggerMs)]
}

/** How long the overlap of inks takes to go, and to come back, ms. */
const overlapMs = 240

/** Hides the overlap of inks while the shapes that carry them move. */
function withoutOverlap(fromMs: number, untilMs: number): SceneLayer {
  const opacity = moves.keys(
    [fromMs - overlapMs, 1],
    [fromMs, 0, 'sine-in-out'],
    [untilMs, 0],
    [untilMs + overlapMs, 1, 'sine-in-out'],
  )
  const motions = [{ pivot: 'own' as const, tracks: { opacity }, waves: [] }]
  return { ...alike, of: 'part', part: 'overprint', motions }
}

/** Where inks lie over each other: after the shapes that carry them. */
function overprintArrival(
  coming: ReadonlyMap<PartName, PartArrival>,
  stage: Stage,
): PartArrival | undefined {
  const ends = printed.flatMap((part) => {
    const arrival = stage.card.parts.has(part) && coming.get(part)
    return arrival ? [lastEndOf(part, arrival, stage)] : []
  })
  const fadeMs = 700
  const atMs = Math.max(...ends) - fadeMs
  return ends.length > 0 ? { parts: ['overprint'], move: 'fade', atMs, forMs: fadeMs } : undefined
}

/** Parts that are printed in inks over each other. */
const printed = ['letter', 'motif', 'actor', 'balloon'] as const

/** When the last of all parts of a name is there, ms. */
function lastEndOf(part: PartName, arrival: PartArrival, stage: Stage): number {
  const others = (stage.card.parts.get(part) ?? 1) - 1
  return endOf(arrive(arrival, stage)) + others * staggerOfPart(part, arrival, stage)
}

/** The last of many is there in time: before the names in the first act, or before the end. */
function staggerOfPart(part: PartName, arrival: PartArrival, stage: Stage): number {
  const count = stage.card.parts.get(part) ?? 1
  const byMs = part === stage.last ? stage.plot.posterMs : latestArrivalMs
  const roomMs = Math.max(0, byMs - endOf(arrive(arrival, stage)))
  const wanted = staggerOf(arrival.beats, stage)
  return Math.min(wanted, Math.round(roomMs / Math.max(1, count - 1)))
}

/** When all parts of the first act are there, ms. */
const latestArrivalMs = 7200

/** What hangs on a part comes with it. */
const ties: ReadonlyMap<PartName, readonly PartName[]> = new Map([
  ['balloon', ['strings', 'overprint']],
  ['letter', ['overprint']],
  ['motif', ['overprint']],
  ['flame', ['halo']],
])

/** Parts that always move. */
const living: ReadonlyMap<PartName, ReturnType<typeof moves.unroll>> = new Map([
  ['flame', moves.flicker()],
  ['halo', moves.twinkle(0.84, 3300)],
  ['balloon', moves.together(moves.float(8, 7000), moves.sway(2.5))],
  ['hung', moves.sway(2)],
  ['kite', moves.sway(2.5, 4300)],
  ['boat', moves.together(moves.float(9, 4700), moves.sway(2.2, 5900))],
  ['stars', moves.twinkle(0.6, 5200)],
])

function arrive({ move, atMs, forMs }: LineArrival, { card }: Stage) {
  return arrivalOf(move, { atMs: onBeat(atMs, card.beats), forMs })
}

/** What comes before the film starts comes no later than that. */
function onBeat(atMs: number, beats: Beats | undefined): number {
  if (!beats) return atMs
  const beat = Math.round(nearestBeat(atMs, beats))
  return atMs > 0 || beat <= atMs ? beat : Math.round(beat - beats.everyMs)
}

/** Without a song, a beat has this length, ms. */
const quietBeatMs = 500

function staggerOf(count: number | undefined, { card }: Stage): number {
  return Math.round((count ?? 0) * (card.beats?.everyMs ?? quietBeatMs))
}

/** The largest words, the names from the first to the last, and the lines around them. */
function wordLayers(stage: Stage): SceneLayer[] {
  const { acts, card } = stage
  const fields = fieldsOf(card.layout.lines)
  const title = titleOf(card.layout.lines)
  const others = fields.filter((field) => field !== title)
  const ends = [others.findIndex(isName), others.findLastIndex(isName)] as const
  const names = ends[0] < 0 ? [] : others.slice(ends[0], ends[1] + 1)
  const rest = others.filter((field) => !names.includes(field))
  const { words } = acts
  return [
    ...(title ? linesInTurn([title], words.title, stage) : []),
    ...linesInTurn(names, words.names, stage),
    ...linesInTurn(rest, words.rest, stage),
  ]
}

/** One line after another, closer together where many would end too late. */
function linesInTurn(fields: readonly string[], arrival: LineArrival, stage: Stage): SceneLayer[] {
  const { plot, card } = stage
  const lines = card.layout.lines.filter(({ field }) => fields.includes(field))
  const atMs = onBeat(arrival.atMs, card.beats)
  const moved = arrivalOf(arrival.move, { atMs, forMs: arrival.forMs })
  const roomMs = plot.seconds * 1000 - readingMs - endOf(moved)
  const wanted = staggerOf(arrival.beats ?? 1, stage)
  const staggerMs = Math.max(
    0,
    Math.min(wanted, Math.floor(roomMs / Math.max(1, lines.length - 1))),
  )
  return fields.map((field): SceneLayer => {
    const before = lines.findIndex((line) => line.field === field)
    const late = before * staggerMs
    const own = arrivalOf(arrival.move, { atMs: atMs + late, forMs: arrival.forMs })
    return { ...alike, of: 'words', field, ...own, staggerMs }
  })
}

function endOf({ motions, reveal }: Pick<SceneLayerOf<'part'>, 'motions' | 'reveal'>): number {
  const tracks = [...motions.flatMap(({ tracks }) => Object.values(tracks)), reveal?.shown]
  return Math.max(...tracks.map((track) => track?.at(-1)?.atMs ?? 0))
}

/** Fields with lines, from the top of the card; the header is there from the start. */
function fieldsOf(lines: CardLayout['lines']): string[] {
  const sorted = lines.toSorted((one, other) => one.baseline - other.baseline)
  return [...new Set(sorted.map(({ field }) => field))].filter((field) => field !== headerField)
}

/** The field of the largest letters. */
function titleOf(lines: CardLayout['lines']): string | undefined {
  const words = lines.filter(({ field }) => field !== headerField && !isName(field))
  return words.toSorted((one, other) => other.sizePx - one.sizePx)[0]?.field
}

const nameFields: ReadonlySet<string> = new Set([
  ...['name', 'family', 'families', 'parents', 'chosson', 'kallah', 'husband', 'wife'],
])

function isName(field: string): boolean {
  return nameFields.has(field)
}

function glintLayers({ acts: { surprise }, card }: Stage): SceneLayer[] {
  if (isSober(card.categories)) return []
  return (surprise.glints ?? []).map(({ atMs, untilMs, strength, width = 360 }) => ({
    ...{ of: 'glint', strength, width },
    place: [
      { atMs, value: 0 },
      { atMs: untilMs, value: 1, ease: 'sine-in-out' },
    ],
  }))
}

function particleLayers({ acts, card }: Stage): SceneLayer[] {
  const all = [...(acts.weather ?? []), ...(acts.surprise.particles ?? [])]
  return all.map((each, i) => particleLayer(each, i, card))
}

function particleLayer(
  { what, opacity = 1, over = false, ...rest }: PlotParticles,
  index: number,
  { layout, categories }: DirectedCard,
): SceneLayer {
  const sober = isSober(categories)
  const kind = sober ? 'dust' : what === 'season' ? fallingThing(categories) : what
  return {
    of: 'particles',
    ...rest,
    ...{ opacity, over },
    what: kind,
    way: sober ? 'hover' : rest.way,
    colours: tellingColours(layout.palette, kind),
    seed: 7 + 31 * index,
  }
}
