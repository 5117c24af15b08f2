import * as moves from './moves.ts'
import type { ArrivalMove } from './plot.ts'
import type { SceneLayerOf } from './scene.ts'

type Arrival = Pick<SceneLayerOf<'part'>, 'motions' | 'reveal'>

/** Start, and length if it is not the movement's own, ms. */
interface Timing {
  atMs: number
  forMs?: number | undefined
}

/**
 * The movement of something that arrives.
 *
 * @example arrivalOf('rise', { atMs: 1000 }).motions.length // 1
 */
export function arrivalOf(move: ArrivalMove, { atMs, forMs }: Timing): Arrival {
  return arrivals[move](atMs, forMs)
}

const arrivals: Readonly<Record<ArrivalMove, (atMs: number, forMs?: number) => Arrival>> = {
  fade: (atMs, forMs = 1400) => moves.arrive({ atMs, forMs, rise: 0 }),
  rise: (atMs, forMs = 1400) => moves.arrive({ atMs, forMs, rise: 60 }),
  drop: dropped,
  pop: (atMs, forMs = 700) => moves.grow({ atMs, forMs, pivot: 'foot' }),
  bloom: (atMs, forMs = 1300) => moves.grow({ atMs, forMs, pivot: 'middle' }),
  lay: (atMs, forMs = 1500) => moves.settle({ atMs, forMs }),
  stamp: stamped,
  open: (atMs, forMs = 2200) => moves.unroll('middle', { atMs, forMs }),
  sprout: (atMs, forMs = 2800) => moves.unroll('bottom', { atMs, forMs }),
  hang: (atMs, forMs = 2400) => moves.unroll('top', { atMs, forMs }),
  swing: swung,
  write: (atMs, forMs = 1500) => moves.unroll('start', { atMs, forMs }),
  light: (atMs, forMs = 900) => moves.light({ atMs, forMs }),
  soar: soared,
  sail: sailed,
}

/** Falls from above, touches down at `atMs`, and bounces once. */
function dropped(atMs: number, forMs = 520): Arrival {
  const from = atMs - forMs
  const y = moves.keys(
    [from, -420],
    [atMs, 0, 'cubic-in'],
    [atMs + 150, -26, 'quad-out'],
    [atMs + 320, 0, 'sine-in-out'],
  )
  const opacity = moves.keys([from, 0], [from + forMs * 0.4, 1])
  return { motions: [{ pivot: 'own', tracks: { y, opacity }, waves: [] }] }
}

/** Is pressed on like a seal: it comes from near and is down at `atMs`. */
function stamped(atMs: number, forMs = 420): Arrival {
  const from = atMs - forMs
  const size = moves.keys([from, 1.22], [atMs, 0.97, 'cubic-in'], [atMs + 240, 1, 'sine-in-out'])
  const opacity = moves.keys([from, 0], [from + forMs * 0.6, 1])
  return {
    motions: [{ pivot: 'middle', tracks: { scaleX: size, scaleY: size, opacity }, waves: [] }],
  }
}

/** Goes up from far below on a gust, swings, and stands in the wind. */
function soared(atMs: number, forMs = 2600): Arrival {
  const at = (share: number) => atMs + forMs * share
  const y = moves.keys([atMs, 620], [at(0.7), -34, 'cubic-out'], [at(1), 0, 'sine-in-out'])
  const turn = moves.keys(
    [atMs, -18],
    [at(0.35), 12, 'sine-in-out'],
    [at(0.7), -5, 'sine-in-out'],
    [at(1), 0, 'sine-in-out'],
  )
  const opacity = moves.keys([atMs, 0], [at(0.1), 1])
  return { motions: [{ pivot: 'own', tracks: { y, turn, opacity }, waves: [] }] }
}

/** Comes from beyond the left edge, and slows down before its place. */
function sailed(atMs: number, forMs = 3600): Arrival {
  const x = moves.keys([atMs, -1100], [atMs + forMs, 0, 'cubic-out'])
  return { motions: [{ pivot: 'own', tracks: { x }, waves: [] }] }
}

/** Swings in on its string and comes to rest. */
function swung(atMs: number, forMs = 2600): Arrival {
  const at = (share: number) => atMs + forMs * share
  const turn = moves.keys(
    [atMs, -16],
    [at(0.3), 8, 'sine-in-out'],
    [at(0.55), -4.5, 'sine-in-out'],
    [at(0.78), 2, 'sine-in-out'],
    [at(1), 0, 'sine-in-out'],
  )
  const y = moves.keys([atMs, -150], [at(0.3), 0, 'cubic-out'])
  const opacity = moves.keys([atMs, 0], [at(0.15), 1])
  return { motions: [{ pivot: 'own', tracks: { turn, y, opacity }, waves: [] }] }
}
