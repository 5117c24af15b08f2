import { stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { loadFamily } from '#shared/art/families.ts'
import type { Palette } from '#shared/art/family.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { headerField } from '#shared/card/place-header.ts'
import { type CardDesign, cardDesignSchema } from '#shared/card.ts'
import { partsOf } from '#shared/scene/cut-art.ts'
import { filmScene } from '#shared/scene/film-scene.ts'
import { plotsFor } from '#shared/scene/plots/plots.ts'
import type { Property, Track } from '#shared/scene/prepared-scene.ts'
import type { Scene, SceneLayer, SceneMotion } from '#shared/scene/scene.ts'
import { restOf } from '#shared/scene/value-at.ts'
import { videoLayoutOf } from '#shared/scene/video-layout.ts'
import { type ClipFilm, type FilmSource, filmSourceSchema } from '#shared/video.ts'
import { cards } from '../cards/cards.ts'
import { checkCard } from '../pictures/check-card.ts'
import { drawArt, layOut } from '../pictures/draw-card.ts'

export type CheckedFilm = { film: FilmSource; faults: [] } | { film?: never; faults: string[] }

/** How long a line must be fully visible before the end, ms. */
const readingMs = 2500

/**
 * Parses a film and tries it on its card in every format it offers.
 *
 * @param clipsDir the folder of its clip; default: this one
 * @returns the film, or its faults, each with the layer and the reason
 */
export async function checkFilm(
  input: unknown,
  clipsDir = import.meta.dirname,
): Promise<CheckedFilm> {
  const parsed = v.safeParse(filmSourceSchema, input)
  if (!parsed.success) {
    return {
      faults: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'film'}: ${issue.message}`),
    }
  }
  const film = parsed.output
  const { design, faults: missing } = film.clip
    ? await checkClip(film, clipsDir)
    : findCard(film.card)
  if (!design) return { faults: missing }
  const faults = [...plotFaults(film), ...wordFaults(film, design)]
  if (faults.length === 0) faults.push(...(await cardFaults(film, design)))
  return faults.length > 0 ? { faults } : { film, faults: [] }
}

type CheckedDesign = { design: CardDesign; faults: [] } | { design?: never; faults: string[] }

function findCard(slug: string): CheckedDesign {
  const card = cards.find((each) => each.slug === slug)
  if (!card) return { faults: [`card: there is none of slug ${slug}`] }
  return { design: v.parse(cardDesignSchema, card), faults: [] }
}

/** The clip's file, and the words over it, checked like those of any card. */
async function checkClip({ clip, design }: ClipFilm, clipsDir: string): Promise<CheckedDesign> {
  const file = path.join(clipsDir, clip.file)
  const found = await stat(file).catch(() => undefined)
  if (!found) return { faults: [`clip: there is no file ${clip.file}`] }
  if (found.size !== clip.bytes) {
    return { faults: [`clip: ${clip.file} has ${found.size} bytes, not ${clip.bytes}`] }
  }
  const checked = await checkCard(design)
  return checked.design ? checked : { faults: checked.faults.map((fault) => `design.${fault}`) }
}

function nameOf(layer: SceneLayer, i: number): string {
  const which = 'part' in layer ? layer.part : 'field' in layer ? layer.field : undefined
  return `layer ${i + 1} (${[layer.of, which].filter(Boolean).join(' ')})`
}

function plotFaults(film: FilmSource): string[] {
  const plot = film.clip ? undefined : film.plot
  const known: string[] = plotsFor([]).map(({ slug }) => slug)
  if (plot === undefined || known.includes(plot)) return []
  return [`plot: there is none of slug ${plot}, but ${known.join(', ')}`]
}

function wordFaults({ values }: FilmSource, { fields }: CardDesign): string[] {
  const ids = fields.map(({ id }) => id)
  return Object.keys(values).flatMap((id) =>
    ids.includes(id) ? [] : [`values: the card has no field ${id}`],
  )
}

function layerFaults({ layers }: Scene, { fields }: CardDesign): string[] {
  const ids = fields.map(({ id }) => id)
  return layers.flatMap((layer, i) => {
    const unknown = layer.of === 'words' && layer.field !== undefined && !ids.includes(layer.field)
    const lacking = unknown ? [`${nameOf(layer, i)}: the card has no field ${layer.field}`] : []
    return [...lacking, ...motionFaults(layer, i)]
  })
}

/** The last frame shows the card itself, so each track must end at rest. */
function motionFaults(layer: SceneLayer, i: number): string[] {
  if (layer.of === 'light')
    return endOf(layer.dark) === 0
      ? []
      : [`${nameOf(layer, i)}: dark ends at ${endOf(layer.dark)}, not at 0`]
  if (layer.of === 'particles' || layer.of === 'glint') return []
  const faults = layer.motions.flatMap(unrestful)
  const shown = 'reveal' in layer ? layer.reveal?.shown : undefined
  if (shown && endOf(shown) !== 1) faults.push(`reveal ends at ${endOf(shown)}, not at 1`)
  return faults.map((fault) => `${nameOf(layer, i)}: ${fault}`)
}

function unrestful({ tracks, waves }: SceneMotion): string[] {
  return (Object.entries(tracks) as [Property, Track | undefined][]).flatMap(
    ([property, track]) => {
      if (!track || waves.some((wave) => wave.property === property)) return []
      const [end, rest] = [endOf(track), restOf[property]]
      return end === rest ? [] : [`${property} ends at ${end}, not at rest (${rest})`]
    },
  )
}

function endOf(track: Track): number {
  return track.at(-1)?.value ?? Number.NaN
}

async function cardFaults(film: FilmSource, design: CardDesign): Promise<string[]> {
  const faults: string[] = []
  const { values, palette, formats } = film
  const { categories } = design
  const family = await loadFamily(design.art.family)
  for (const format of formats) {
    const draft = { values, format: videoLayoutOf(format).cardFormat, ...(palette && { palette }) }
    const layout = await layOut(design, draft)
    const parts = partsOf(await drawArt(design, layout))
    const scene = film.clip ? film.scene : filmScene({ film, categories }, { parts, layout })
    const wrong = layerFaults(scene, design)
    if (wrong.length > 0) return wrong
    const problems = layout.problems.map(({ kind, field }) => `values: ${field} is ${kind}`)
    const found = [...problems, ...lateWords(scene, layout)]
    if (film.clip && format === formats[0]) found.push(...partFaults(scene, parts))
    faults.push(...found.map((fault) => `${fault} in format ${format}`))
    if (format === formats[0]) {
      for (const id of design.palettes) faults.push(...colourFaults(scene, family.palettes[id]))
    }
  }
  return faults
}

/** Only in its own format; others may have no room for an ornament. */
function partFaults({ layers }: Scene, names: ReadonlyMap<string, number>): string[] {
  return layers.flatMap((layer, i) => {
    const part = 'part' in layer ? layer.part : undefined
    if (part === undefined || names.has(part)) return []
    const there = names.size > 0 ? [...names.keys()].join(', ') : 'no named parts'
    return [`${nameOf(layer, i)}: the art has no part ${part}, but ${there}`]
  })
}

/** Every line must be readable before the film ends. */
function lateWords({ layers, seconds }: Scene, { lines }: CardLayout): string[] {
  const named = new Set(layers.flatMap((layer) => (layer.of === 'words' ? [layer.field] : [])))
  return layers.flatMap((layer, i) => {
    if (layer.of !== 'words') return []
    const own = lines.filter(({ field }) =>
      layer.field === undefined
        ? !named.has(field) && field !== headerField
        : field === layer.field,
    )
    const ends = [
      ...layer.motions.flatMap(({ tracks }) => Object.values(tracks)),
      layer.reveal?.shown,
    ]
    const last = Math.max(...ends.map((track) => track?.at(-1)?.atMs ?? 0))
    const inSight = last + layer.staggerMs * Math.max(0, own.length - 1)
    if (inSight <= seconds * 1000 - readingMs) return []
    return [`${nameOf(layer, i)}: the last line is in sight at ${inSight} ms of ${seconds} s`]
  })
}

function colourFaults({ layers }: Scene, palette: Palette | undefined): string[] {
  if (!palette) return []
  return layers.flatMap((layer, i) => {
    if (layer.of !== 'particles') return []
    const known = { ...palette.colours, ...palette.ink }
    const lacking = layer.colours.filter(
      (name) => !Object.entries(known).some(([id, hex]) => id === name && hex.startsWith('#')),
    )
    return lacking.map(
      (name) => `${nameOf(layer, i)}: palette ${palette.label} has no colour ${name}`,
    )
  })
}
