import {
  type Art,
  type ArtNode,
  defs,
  group,
  named,
  pathNode,
  type Transform,
  use,
} from '../art.ts'
import type { Paints } from '../family.ts'
import type { Point } from '../path.ts'
import { toPathData } from '../path-data.ts'
import { colour } from '../shapes.ts'
import { shapeOf } from './spelling.ts'
import type { PlacedWord, WrittenRegion } from './write.ts'

/**
 * What is written as art: each word is defined once and used at each of its places, in whole
 * hundredths of its em.
 *
 * @param regions the one in front first
 */
export function printWriting(regions: readonly WrittenRegion[], palette: Paints): Art {
  const ids = new Map<string, string>()
  const idOf = (word: string) => {
    const id = ids.get(word) ?? `micrography-${ids.size.toString(36)}`
    ids.set(word, id)
    return id
  }
  const parts = partsOf(regions.toReversed()).map((part) => {
    const [{ part: name, pivot } = { part: 'motif' as const }] = part
    return named(name, [...washes(part, palette), ...inks(part, palette, idOf)], pivot)
  })
  const words = [...ids].map(([word, id]) => pathNode(shapeOf(word).data, { id }))
  return [defs(words), parts]
}

/** Neighbours that are the same part, in the order of painting. */
function partsOf(regions: readonly WrittenRegion[]): WrittenRegion[][] {
  const parts: WrittenRegion[][] = []
  for (const region of regions) {
    const last = parts.at(-1)
    const same = last?.[0]?.part === region.part && !region.pivot && !last[0].pivot
    if (same) last.push(region)
    else parts.push([region])
  }
  return parts
}

function washes(regions: readonly WrittenRegion[], palette: Paints): Art[] {
  return regions.map(({ outline, wash }) =>
    outline && wash
      ? pathNode(toPathData(closed(outline), 0), { fill: colour(palette, wash) })
      : [],
  )
}

function closed([first, ...rest]: readonly Point[]) {
  if (!first) return []
  const lines = rest.map(({ x, y }) => ['L', x, y] as const)
  return [['M', first.x, first.y] as const, ...lines, ['Z'] as const]
}

/** The writing of a part by ink and size. */
function inks(
  regions: readonly WrittenRegion[],
  palette: Paints,
  idOf: (word: string) => string,
): ArtNode[] {
  const byHand = new Map<string, WrittenRegion[]>()
  for (const region of regions) {
    const hand = `${region.ink} ${region.sizePx.toFixed(1)}`
    byHand.set(hand, [...(byHand.get(hand) ?? []), region])
  }
  return [...byHand.values()].map((same) => {
    const [{ ink, sizePx } = { ink: '', sizePx: 1 }] = same
    const unit = Number((sizePx / 100).toFixed(3))
    const words = same.flatMap(({ written }) => written.flat())
    const fill = colour(palette, ink)
    return group(
      { fill, transform: [['scale', unit]] },
      ...words.map((word) => use(idOf(word.text), { transform: transformOf(word, unit) })),
    )
  })
}

function transformOf({ x, y, angle, stretch }: PlacedWord, unit: number): Transform[] {
  const degrees = Math.round((angle * 180) / Math.PI)
  const wider = Math.round(stretch * 50) / 50
  return [
    ['translate', Math.round(x / unit), Math.round(y / unit)],
    ...(degrees === 0 ? [] : [['rotate', degrees] as const]),
    ...(wider === 1 ? [] : [['scale', wider, 1] as const]),
  ]
}
