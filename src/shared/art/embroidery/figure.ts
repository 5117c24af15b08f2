import { type Art, named } from '../art.ts'
import type { Box, Paints } from '../family.ts'
import { drawParts, partNameOf } from '../motifs/draw-parts.ts'
import { type Material, type Motif, type MotifPart, placeParts } from '../motifs/motif.ts'
import { mixPaints } from '../paints.ts'
import { type Path, type Point, placement } from '../path.ts'
import { flatten, levelSpans } from '../polygon.ts'
import { createRandom, type Random } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { cord } from './cord.ts'
import { stitches, type Tones, tonesOf } from './thread.ts'

/** A thing in laid stitches, standing at the middle of a box's foot. */
export function figure(motif: Motif, box: Box, palette: Paints): Art {
  return named(partNameOf(motif.name), laid(motif, box, palette))
}

/** The stitches of a thing; each flame is a part. */
export function laid(motif: Motif, box: Box, palette: Paints): Art {
  const scale = Math.min(box.width / motif.width, box.height / motif.height)
  const parts = placeParts(motif, placement(box.x + box.width / 2, box.y + box.height, 0, scale))
  const rim = parts.flatMap((part) => (part.as === 'body' ? part.path : []))
  const random = createRandom(motif.name.length * 7 + parts.length)
  // Of many small parts, coarser stitches say as much.
  const isDetailed = parts.length > 24
  const pitch = isDetailed ? 7.4 : 4.6
  const threads = { ...threadFor, ...ownThreads[motif.name] }
  return [
    isDetailed ? [] : shape(rim, stroke(colour(palette, 'shade'), 10, 0.2)),
    outlined.includes(motif.name) ? cord(rim, palette, 9) : [],
    drawParts(parts, (part) => paintPart(part, { scale, palette, random, threads, pitch })),
  ]
}

interface Manner {
  scale: number
  palette: Paints
  random: Random
  threads: Readonly<Record<Material, string>>
  /** The distance of rows. */
  pitch: number
}

function paintPart(part: MotifPart, { scale, palette, random, threads, pitch }: Manner): Art {
  const { path, material, tone = 'base' } = part
  const tones = toned(tonesOf(threads[material], palette), tone)
  if (part.as === 'line') {
    const paint = material === 'ink' ? colour(palette, 'ink') : tones.dark
    return shape(path, stroke(paint, Math.max(2, part.width * scale)))
  }
  const isMetal = material === 'metal' || material === 'gold'
  const rows = layRows(path, { slant: slants[material], isMetal, random, pitch })
  return [
    shape(path, { ...stroke(tones.deep, part.as === 'body' ? 2.2 : 1.4), fill: tones.base }),
    stitches(rows.dark, tones.dark, 2.8),
    stitches(rows.light, tones.light, 2.8),
    stitches(rows.shine, tones.shine, 2.6),
  ]
}

/** A lighter or darker thread of the same colour. */
function toned(tones: Tones, tone: 'base' | 'light' | 'dark'): Tones {
  if (tone === 'base') return tones
  if (tone === 'light') {
    return {
      ...tones,
      dark: tones.base,
      base: tones.light,
      light: tones.shine,
      shine: mixPaints(tones.shine, '#ffffff', 0.5),
    }
  }
  return {
    ...tones,
    dark: mixPaints(tones.dark, tones.deep, 0.6),
    base: tones.dark,
    light: tones.base,
    shine: tones.light,
  }
}

interface Rows {
  dark: Path
  light: Path
  shine: Path
}

export interface Laying {
  /** The direction of the rows, radians. */
  slant: number
  isMetal?: boolean
  random: Random
  /** The distance of rows. */
  pitch?: number
}

/** Laid stitches in rows across an area, by tone. */
export function layRows(path: Path, { slant, isMetal = false, random, pitch = 4 }: Laying): Rows {
  const [cos, sin] = [Math.cos(slant), Math.sin(slant)]
  const polygons = flatten(path, 6).map((polygon) =>
    polygon.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin })),
  )
  const ys = polygons.flat().map(({ y }) => y)
  const rows: { dark: Path[]; light: Path[]; shine: Path[] } = { dark: [], light: [], shine: [] }
  const row = (y: number, from: number, to: number): Path => {
    const at = (x: number): Point => ({ x: x * cos - y * sin, y: y * cos + x * sin })
    const [a, b] = [at(from), at(to)]
    return [
      ['M', a.x, a.y],
      ['L', b.x, b.y],
    ]
  }
  const foot = Math.max(...ys)
  for (let y = Math.min(...ys) + 1.2; y < foot; y += pitch) {
    for (const [from, to] of levelSpans(polygons, y)) {
      const reach = to - from
      if (reach < 2) continue
      const put = (name: keyof Rows, a: number, b: number) =>
        rows[name].push(row(y, from + reach * a, from + reach * b))
      const shift = 0.07 * (random() - 0.5)
      if (isMetal) {
        // Metal shines in bands, as a turned body does.
        put('dark', 0, 0.12 + shift)
        if (random() < 0.85) put('shine', 0.24 + shift, 0.4 + shift)
        if (random() < 0.6) put('light', 0.42 + shift, 0.56 + shift)
        put('dark', 0.76 + shift, 1)
        continue
      }
      const step = 44 / reach
      for (let a = -random() * step; a < 1; a += step * (0.8 + 0.4 * random())) {
        const chance = random()
        const [start, end] = [Math.max(0, a), Math.min(1, a + step * 0.86)]
        if (chance > 0.78 || end - start < 0.02) continue
        // Lit from the left.
        const lit = 0.62 - 0.5 * ((start + end) / 2)
        put(chance < 0.78 * lit ? (chance < 0.16 ? 'shine' : 'light') : 'dark', start, end)
      }
    }
  }
  return { dark: rows.dark.flat(), light: rows.light.flat(), shine: rows.shine.flat() }
}

const threadFor: Readonly<Record<Material, string>> = {
  metal: 'silver',
  gold: 'cord',
  cloth: 'rose',
  paper: 'paper',
  wood: 'wood',
  clay: 'wood',
  bread: 'bread',
  leaf: 'leaf',
  fruit: 'rose',
  flower: 'heart',
  flame: 'flame',
  wine: 'wine',
  ink: 'ink',
}

/** Things in other threads than their material has elsewhere. */
const ownThreads: Readonly<Record<string, Partial<Record<Material, string>>>> = {}

/** Things as dark as a cloth can be, with a cord around them. */
const outlined: readonly string[] = ['tefillin']

/** The direction of stitches by material, radians. */
const slants: Readonly<Record<Material, number>> = {
  metal: 0,
  gold: 0,
  cloth: 1.2,
  paper: 0,
  wood: 1.45,
  clay: 0.1,
  bread: -0.5,
  leaf: 0.7,
  fruit: 0.35,
  flower: 0.9,
  flame: 1.57,
  wine: 0,
  ink: 0.7,
}
