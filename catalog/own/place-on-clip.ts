import sharp from 'sharp'
import { clip as clipArt } from '#shared/art/clip/clip.ts'
import { scrimOpacity } from '#shared/art/clip/palettes.ts'
import type { Box, Size } from '#shared/art/family.ts'
import { contrastRatio, mixColours, type Rgb, toHex } from '#shared/art/hex-colour.ts'
import { formatSizes, type VideoFormat, videoFormats } from '#shared/format.ts'
import { coverOf } from '#shared/scene/cover.ts'
import { videoLayoutOf } from '#shared/scene/video-layout.ts'
import { RefusedError } from '../release/refused-error.ts'
import { type Cells, cellsIn } from './cells.ts'
import { type ClipPlace, clipPlaces } from './clip-places.ts'
import { hexToOklch, type Oklch, toOklch } from './oklch.ts'
import { cellPx, readCells } from './read-cells.ts'
import { createUnrestMap } from './unrest.ts'

/** Where the words stand over a clip, and in which colours. */
export interface PlacedOnClip {
  /** The one that shows most of the clip first. */
  formats: VideoFormat[]
  place: ClipPlace
  /** The one whose scrim is nearest to the clip first. */
  palettes: string[]
  /** Contrast of the words, in the first palette, with the worst spot of all frames: 1 to 21. */
  contrast: number
}

export interface ClipWishes {
  formats?: readonly VideoFormat[] | undefined
  place?: ClipPlace | undefined
}

/** A format that shows less than this share of the clip is not offered. */
const leastShown = 0.6
const edgeWeight = 2.2
/** Words in the middle hide what the clip is about; those above are read before it is seen. */
const placeCost: Readonly<Record<ClipPlace, number>> = { foot: 0, head: 0.03, middle: 0.08 }
/** One cell in so many may be worse: a single speck is not a ground. */
const worstOf = 200

/**
 * Measures frames of a clip, which all have its size. The most restless frame of a place counts.
 *
 * @param frames JPEGs
 */
export async function placeOnClip(
  size: Size,
  frames: readonly Buffer[],
  wishes: ClipWishes,
): Promise<PlacedOnClip> {
  const formats = offeredFormats(size, wishes.formats)
  const seen: SeenPage[] = []
  for (const format of formats) {
    for (const frame of frames) {
      seen.push({ format, cells: await viewFrame(size, { frame, format }) })
    }
  }
  const place = wishes.place ?? calmestPlace(seen)
  const colours = seen.flatMap(({ format, cells }) =>
    cellsIn(cells, wordsOn(format, place), cellPx),
  )
  const palettes = rankPalettes(colours)
  return { formats, place, palettes, contrast: worstContrast(colours, palettes[0] ?? '') }
}

interface SeenPage {
  format: VideoFormat
  cells: Cells
}

function offeredFormats(size: Size, wanted: readonly VideoFormat[] | undefined): VideoFormat[] {
  const share = (format: VideoFormat) => {
    const { width, height } = coverOf(size, videoLayoutOf(format).page)
    return (width * height) / (size.widthPx * size.heightPx)
  }
  const most = Math.max(...videoFormats.map(share))
  const offered =
    wanted ?? videoFormats.filter((format) => share(format) >= Math.min(leastShown, most))
  if (offered.length === 0) throw new RefusedError('A film needs a format.')
  return [...new Set(offered)].sort((one, other) => share(other) - share(one))
}

/** The page of a format with a frame. */
function viewFrame(
  size: Size,
  { frame, format }: { frame: Buffer; format: VideoFormat },
): Promise<Cells> {
  const { page } = videoLayoutOf(format)
  return readCells(sharp(frame), { size, part: coverOf(size, page), page })
}

/** The box of the words, px of the page of the film. */
function wordsOn(format: VideoFormat, motif: ClipPlace): Box {
  const { cardFormat, place } = videoLayoutOf(format, undefined, 'clip')
  const { text } = clipArt.textArea(formatSizes[cardFormat], motif)
  return {
    x: place.x + text.x * place.scale,
    y: place.y + text.y * place.scale,
    width: text.width * place.scale,
    height: text.height * place.scale,
  }
}

function calmestPlace(seen: readonly SeenPage[]): ClipPlace {
  const maps = seen.map(({ format, cells }) => ({ format, unrest: createUnrestMap(cells, cellPx) }))
  const costOf = (place: ClipPlace) => {
    const costs = maps.map(({ format, unrest }) => {
      const { spread, edges } = unrest(wordsOn(format, place))
      return spread + edgeWeight * edges
    })
    return Math.max(...costs) + placeCost[place]
  }
  const costs = new Map(clipPlaces.map((place) => [place, costOf(place)]))
  const least = Math.min(...costs.values())
  return clipPlaces.find((place) => costs.get(place) === least) ?? 'foot'
}

/** A scrim of nearly the colour of the clip is hardly seen. */
function rankPalettes(colours: readonly Rgb[]): string[] {
  const mean = meanOf(colours.map(toOklch).map(inPlane))
  const distance = (id: string) => {
    const scrim = inPlane(hexToOklch(scrimOf(id)))
    return Math.hypot(...scrim.map((part, i) => part - (mean[i] ?? 0)))
  }
  return Object.keys(clipArt.palettes).sort((one, other) => distance(one) - distance(other))
}

type Point = readonly [number, number, number]

/** A colour as a point, in which distances look alike. */
function inPlane({ light, chroma, hue }: Oklch): Point {
  const angle = (hue * Math.PI) / 180
  return [light, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

function meanOf(points: readonly Point[]): Point {
  const sum = (i: 0 | 1 | 2) => points.reduce((total, point) => total + point[i], 0)
  const count = Math.max(1, points.length)
  return [sum(0) / count, sum(1) / count, sum(2) / count]
}

function worstContrast(colours: readonly Rgb[], id: string): number {
  const palette = clipArt.palettes[id]
  if (!palette) throw new RangeError(`clip has no palette ${id}`)
  const scrim = scrimOf(id)
  const ratios = colours
    .map((colour) =>
      contrastRatio(palette.ink.name, mixColours(toHex(colour), scrim, scrimOpacity)),
    )
    .sort((one, other) => one - other)
  return ratios[Math.floor(ratios.length / worstOf)] ?? 1
}

function scrimOf(id: string): string {
  return clipArt.palettes[id]?.colours.scrim ?? '#000000'
}
