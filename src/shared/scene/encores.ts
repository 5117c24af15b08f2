import * as moves from './moves.ts'
import type { EncoreMove } from './plot.ts'
import type { SceneLayerOf, SceneMotion } from './scene.ts'

type Moved = Pick<SceneLayerOf<'part'>, 'motions'>

/**
 * The movement of something that is there, from rest to rest.
 *
 * @example encoreOf('hop', 9000).motions.length // 1
 */
export function encoreOf(move: EncoreMove, atMs: number): Moved {
  const { pivot, tracks } = encores[move](atMs)
  return { motions: [{ pivot, tracks, waves: [] }] }
}

const encores: Readonly<
  Record<EncoreMove, (atMs: number) => Pick<SceneMotion, 'pivot' | 'tracks'>>
> = {
  hop: hopped,
  rock: (atMs) => ({ pivot: 'foot', tracks: { turn: swings(atMs, 9, 2200) } }),
  sway: (atMs) => ({ pivot: 'own', tracks: { turn: swings(atMs, 13, 3200) } }),
  swell: (atMs) => swollen(atMs, 'middle', 1.2),
  breathe: (atMs) => swollen(atMs, 'middle', 1.08),
  flare: (atMs) => swollen(atMs, 'own', 1.45),
}

/** Jumps twice, the second time lower, and bends its knees at each landing. */
function hopped(atMs: number): Pick<SceneMotion, 'pivot' | 'tracks'> {
  const at = (ms: number) => atMs + ms
  return {
    pivot: 'foot',
    tracks: {
      y: moves.keys(
        [at(120), 0],
        [at(420), -96, 'quad-out'],
        [at(720), 0, 'cubic-in'],
        [at(960), -52, 'quad-out'],
        [at(1200), 0, 'cubic-in'],
      ),
      scaleY: moves.keys(
        [at(0), 1],
        [at(120), 0.92, 'sine-in-out'],
        [at(300), 1.05, 'sine-in-out'],
        [at(720), 1, 'sine-in-out'],
        [at(800), 0.93, 'sine-in-out'],
        [at(960), 1, 'sine-in-out'],
        [at(1200), 1],
        [at(1280), 0.95, 'sine-in-out'],
        [at(1480), 1, 'sine-in-out'],
      ),
    },
  }
}

/** Degrees to each side in turn, less and less. */
function swings(atMs: number, degrees: number, forMs: number) {
  const at = (share: number) => atMs + forMs * share
  return moves.keys(
    [at(0), 0],
    [at(0.12), degrees, 'sine-in-out'],
    [at(0.32), -0.85 * degrees, 'sine-in-out'],
    [at(0.52), 0.6 * degrees, 'sine-in-out'],
    [at(0.7), -0.35 * degrees, 'sine-in-out'],
    [at(0.86), 0.15 * degrees, 'sine-in-out'],
    [at(1), 0, 'sine-in-out'],
  )
}

function swollen(
  atMs: number,
  pivot: 'middle' | 'own',
  most: number,
): Pick<SceneMotion, 'pivot' | 'tracks'> {
  const size = moves.keys(
    [atMs, 1],
    [atMs + 800, most, 'back-out'],
    [atMs + 2400, 1, 'sine-in-out'],
  )
  return { pivot, tracks: { scaleX: size, scaleY: size } }
}
