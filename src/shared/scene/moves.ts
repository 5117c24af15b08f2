import type { Easing } from './prepared-scene.ts'
import type { SceneLayer } from './scene.ts'

/*
 * Movements under their animation names, as keys and waves. Slow, with weight: arrivals ease out,
 * lasting motions swing by a few degrees. Each can be spread into a layer of a scene.
 */

type PartLayer = Extract<SceneLayer, { of: 'part' }>
type Moved = Pick<PartLayer, 'motions'>
type Revealed = Pick<PartLayer, 'reveal' | 'motions'>

interface Arrival {
  /** Start time. */
  atMs: number
  forMs?: number
}

/** Fades in while moving to its place, from `rise` u below, or from above if negative. */
export function arrive({ atMs, forMs = 1400, rise = 36 }: Arrival & { rise?: number }): Moved {
  const to = atMs + forMs
  return {
    motions: [
      {
        pivot: 'own',
        tracks: {
          opacity: keys([atMs, 0], [atMs + forMs * 0.7, 1, 'sine-in-out']),
          y: keys([atMs, rise], [to, 0, 'cubic-out']),
        },
        waves: [],
      },
    ],
  }
}

/** Appears from one side, as if drawn: vines, borders, lines of writing. */
export function unroll(
  from: NonNullable<PartLayer['reveal']>['from'],
  { atMs, forMs = 2000 }: Arrival,
): Revealed {
  return {
    motions: [],
    reveal: { from, shown: keys([atMs, 0], [atMs + forMs, 1, 'sine-in-out']) },
  }
}

/** Grows from its foot or its middle, slightly too large and back. */
export function grow({
  atMs,
  forMs = 1300,
  pivot = 'foot',
}: Arrival & { pivot?: 'foot' | 'middle' | 'own' }): Moved {
  const size = keys([atMs, 0.2], [atMs + forMs, 1, 'back-out'])
  const opacity = keys([atMs, 0], [atMs + forMs * 0.35, 1])
  return { motions: [{ pivot, tracks: { scaleX: size, scaleY: size, opacity }, waves: [] }] }
}

/** Is put down from above, like a sheet of paper on another. */
export function settle({ atMs, forMs = 1600 }: Arrival): Moved {
  const size = keys([atMs, 1.05], [atMs + forMs, 1, 'cubic-out'])
  const opacity = keys([atMs, 0], [atMs + forMs * 0.5, 1, 'sine-in-out'])
  return {
    motions: [{ pivot: 'page', tracks: { scaleX: size, scaleY: size, opacity }, waves: [] }],
  }
}

/** Is lit: the flame rises from its wick and then flickers. */
export function light({ atMs, forMs = 900 }: Arrival): Moved {
  const size = keys([atMs, 0.1], [atMs + forMs, 1, 'back-out'])
  const opacity = keys([atMs, 0], [atMs + forMs * 0.4, 1])
  const tracks = { scaleX: size, scaleY: size, opacity }
  return { motions: [{ pivot: 'own', tracks, waves: [] }, ...flicker().motions] }
}

/** Calm air: a slow lean with a faster one on top, and a slight change of height. */
export function flicker(strength = 1): Moved {
  return {
    motions: [
      {
        pivot: 'own',
        tracks: {},
        waves: [
          { property: 'lean', amplitude: 0.05 * strength, periodMs: 3100, phase: 0 },
          { property: 'lean', amplitude: 0.025 * strength, periodMs: 1130, phase: 0.3 },
          { property: 'scaleY', amplitude: 0.03 * strength, periodMs: 1730, phase: 0.6 },
          { property: 'scaleY', amplitude: 0.02 * strength, periodMs: 710, phase: 0.1 },
        ],
      },
    ],
  }
}

/** Hangs or stands, and swings about its own point by this many degrees to each side. */
export function sway(degrees: number, periodMs = 5200): Moved {
  return {
    motions: [
      {
        pivot: 'own',
        tracks: {},
        waves: [
          { property: 'turn', amplitude: 0.85 * degrees, periodMs, phase: 0 },
          { property: 'turn', amplitude: 0.15 * degrees, periodMs: periodMs / 2.3, phase: 0.4 },
        ],
      },
    ],
  }
}

/** Floats up and down by `by` u. */
export function float(by: number, periodMs = 6000): Moved {
  const waves = [{ property: 'y', amplitude: by, periodMs, phase: 0 }] as const
  return { motions: [{ pivot: 'own', tracks: {}, waves: [...waves] }] }
}

/** Dims and brightens between `least` and full. */
export function twinkle(least = 0.35, periodMs = 3400): Moved {
  const half = (1 - least) / 2
  const waves = [{ property: 'opacity', amplitude: half, periodMs, phase: 0 }] as const
  const tracks = { opacity: keys([0, least + half]) }
  return { motions: [{ pivot: 'own', tracks, waves: [...waves] }] }
}

/** The camera moves slowly closer, or back if `to` is below `from`. */
export function push(from: number, to: number, untilMs: number): Moved {
  const size = keys([0, from], [untilMs, to, 'sine-in-out'])
  return { motions: [{ pivot: 'page', tracks: { scaleX: size, scaleY: size }, waves: [] }] }
}

/** Several movements at once, the first nearest to the page. */
export function together(...all: readonly Revealed[]): Revealed {
  const reveal = all.find((each) => each.reveal)?.reveal
  return { motions: all.flatMap(({ motions }) => motions), ...(reveal && { reveal }) }
}

/** A track as pairs: time, ms, and value, with the easing that leads there. */
export function keys(...all: readonly (readonly [number, number, Easing?])[]) {
  return all.map(([atMs, value, ease]) => ({ atMs, value, ...(ease && { ease }) }))
}
