import { type Art, group, use } from '../../art.ts'
import { type Point, placement } from '../../path.ts'
import { isClear, type Plot, seedOf, short } from '../plot.ts'
import { drawAnemone } from './anemone.ts'
import { drawAlmond, drawDaisy } from './blossoms.ts'
import { drawBarley, drawLavender, drawLily, drawWheat } from './ears.ts'
import type { FlowerDrawing, Tint } from './flower.ts'
import { drawEsrog, drawGrapes, drawLemon, drawOlive, drawVineLeaf } from './orchard.ts'
import { drawPeony } from './peony.ts'
import { drawRose } from './rose.ts'

interface Species {
  draw: (drawing: FlowerDrawing) => Art
  tint: Tint
  /** A disc around its place, an ear that lies along its turn, or a bunch that hangs. */
  form: 'disc' | 'ear' | 'bunch'
}

const species = {
  peony: { draw: drawPeony, tint: 'petal', form: 'disc' },
  'pale-peony': { draw: drawPeony, tint: 'bloom', form: 'disc' },
  rose: { draw: drawRose, tint: 'petal', form: 'disc' },
  'pale-rose': { draw: drawRose, tint: 'bloom', form: 'disc' },
  anemone: { draw: drawAnemone, tint: 'petal', form: 'disc' },
  'pale-anemone': { draw: drawAnemone, tint: 'bloom', form: 'disc' },
  almond: { draw: drawAlmond, tint: 'bloom', form: 'disc' },
  blossom: { draw: drawAlmond, tint: 'petal', form: 'disc' },
  daisy: { draw: drawDaisy, tint: 'bloom', form: 'disc' },
  lemon: { draw: drawLemon, tint: 'bloom', form: 'disc' },
  esrog: { draw: drawEsrog, tint: 'bloom', form: 'disc' },
  olive: { draw: drawOlive, tint: 'bloom', form: 'disc' },
  grapes: { draw: drawGrapes, tint: 'bloom', form: 'bunch' },
  'vine-leaf': { draw: drawVineLeaf, tint: 'bloom', form: 'ear' },
  wheat: { draw: drawWheat, tint: 'bloom', form: 'ear' },
  barley: { draw: drawBarley, tint: 'bloom', form: 'ear' },
  lavender: { draw: drawLavender, tint: 'bloom', form: 'ear' },
  lily: { draw: drawLily, tint: 'bloom', form: 'ear' },
} as const satisfies Readonly<Record<string, Species>>

export type HeadKind = keyof typeof species

/** A flower, an ear or a fruit with its place. */
export interface Head {
  kind: HeadKind
  /** The middle of a disc, the foot of an ear, the stalk of a bunch; units of the plot. */
  at: Point
  /** Half the width of a disc; the whole length of an ear or a bunch. */
  size: number
  /** Radians: the direction of an ear, or the rotation of a disc or a bunch. */
  turn: number
}

/** Whether a kind is round, like flowers and single fruits. */
export function isDisc(kind: HeadKind): boolean {
  return species[kind].form === 'disc'
}

/** The drawings of the heads on a plot, each defined once. */
export function headSymbols({ tones, seed }: Plot, heads: readonly Head[]): Art {
  const kinds = [...new Set(heads.map(({ kind }) => kind))].sort()
  return kinds.map((kind) => {
    const id = `botanical-${kind}`
    const { draw, tint } = species[kind]
    return group({ id }, draw({ id, tones, tint, seed: seed * 29 + seedOf(kind) }))
  })
}

/**
 * A head. Every other one is mirrored. It shrinks where it would touch the text, and is left out
 * where that is not enough.
 */
export function drawHead(plot: Plot, head: Head, i: number): Art {
  const shrunk = [1, 0.86, 0.72, 0.58].find((by) => isFree(plot, { ...head, size: head.size * by }))
  if (!shrunk) return []
  const { kind, at, turn } = head
  const scale = Math.round(head.size * shrunk) / 100
  const flip = i % 2 ? -scale : scale
  const lies = species[kind].form === 'ear'
  const place = placement(at.x, at.y, turn, lies ? scale : flip, lies ? flip : scale)
  const numbers = place.map((value, j) => (j < 4 ? Math.round(value * 1000) / 1000 : short(value)))
  return use(`botanical-${kind}`, { transform: [['matrix', ...numbers]] })
}

function isFree(plot: Plot, { kind, at, size, turn }: Head): boolean {
  if (isDisc(kind)) return isClear(plot, at, size)
  const hangs = species[kind].form === 'bunch'
  if (hangs && at.y + size > plot.heightPx) return false
  const angle = hangs ? turn + Math.PI / 2 : turn
  const girth = hangs ? 0.36 : kind === 'vine-leaf' ? 0.62 : 0.18
  return [0.15, 0.45, 0.75, 1.05].every((t) => {
    const point = { x: at.x + Math.cos(angle) * size * t, y: at.y + Math.sin(angle) * size * t }
    return isClear(plot, point, size * girth)
  })
}
