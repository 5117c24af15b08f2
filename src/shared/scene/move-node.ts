import type { Box } from '../art/family.ts'
import type { Motion, Property, RevealSide, Track } from './prepared-scene.ts'
import type { SceneLayerOf, SceneMotion } from './scene.ts'
import type { CardPlace } from './scene-stage.ts'

/** The motion of one thing on the video's page. */
export interface Moved {
  motions: readonly Motion[]
  reveal?: { from: RevealSide; shown: Track }
}

/** The moved thing; boxes are px of the card's page. */
interface About {
  box: Box
  /** The point that the art turns it about. */
  own?: { x: number; y: number } | undefined
  index: number
  isRtl: boolean
  /** Delay after the scene's time, ms. */
  lateMs: number
  page: Box
  place: CardPlace
  unit: number
}

/** Neighbours of one name swing at different phases, by the golden ratio. */
const phaseStep = 0.618034

type Movement = Pick<SceneLayerOf<'part'>, 'motions'> &
  Partial<Pick<SceneLayerOf<'part'>, 'reveal'>>

/** A movement of the scene for one thing, in output px. */
export function resolveMotion({ motions, reveal }: Movement, about: About): Moved {
  const resolved = motions.map((motion) => motionOf(motion, about))
  if (!reveal) return { motions: resolved }
  const start: RevealSide = about.isRtl ? 'right' : 'left'
  const from = reveal.from === 'start' ? start : reveal.from
  return { motions: resolved, reveal: { from, shown: shifted(reveal.shown, about.lateMs, 1) } }
}

function motionOf({ pivot, tracks, waves }: SceneMotion, about: About): Motion {
  const { place, unit, index, lateMs } = about
  const lengthOf = (property: Property) =>
    property === 'x' || property === 'y' ? unit * place.scale : 1
  const at = pivotOf(pivot, about)
  const known = Object.entries(tracks) as [Property, Track | undefined][]
  return {
    pivot: { x: place.x + place.scale * at.x, y: place.y + place.scale * at.y },
    tracks: Object.fromEntries(
      known.flatMap(([property, track]) =>
        track ? [[property, shifted(track, lateMs, lengthOf(property))]] : [],
      ),
    ),
    ...(waves.length > 0 && {
      waves: waves.map((wave) => ({
        ...wave,
        amplitude: wave.amplitude * lengthOf(wave.property),
        phase: wave.phase + phaseStep * index,
      })),
    }),
  }
}

function shifted(track: Track, lateMs: number, times: number): Track {
  return track.map((key) => ({ ...key, atMs: key.atMs + lateMs, value: key.value * times }))
}

function pivotOf(pivot: SceneMotion['pivot'], { box, own, page }: About): { x: number; y: number } {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  switch (pivot) {
    case 'own':
      return own ?? middle
    case 'middle':
      return middle
    case 'foot':
      return { x: middle.x, y: box.y + box.height }
    case 'head':
      return { x: middle.x, y: box.y }
    case 'page':
      return { x: page.x + page.width / 2, y: page.y + page.height / 2 }
  }
}
