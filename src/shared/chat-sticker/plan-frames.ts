import type { Motion, PreparedScene, SceneNode, SpriteNode } from '../scene/prepared-scene.ts'

/** A frame of a moving sticker. */
export interface StickerFrame {
  /** Time in the film, ms. */
  timeMs: number
  durationMs: number
  /** Another frame over it, and how much of it is seen, 0 to 1. */
  over?: { timeMs: number; share: number }
}

/** How long the finished card stays, ms: a sticker is read in it. */
const restMs = 1400
/** How much of the finished card is seen in the frames after that; before it the other way round. */
const fading = [0.66, 0.33]
/** Length of the part that moves, ms; the film runs as fast as that needs, never slower. */
const movingMs = 3600

/**
 * The frames of a sticker from a film: the finished card first, which is what a list of stickers
 * shows, then a soft change to the first words, and the film from there until everything is there.
 * The last frames go over into the first.
 *
 * @param fps frames per second of the part that moves
 */
export function planFrames(scene: PreparedScene, fps: number): StickerFrame[] {
  const { fromMs, untilMs } = bestPart(scene)
  const endMs = scene.durationMs
  const count = Math.max(2, Math.round((fps * Math.min(movingMs, untilMs - fromMs)) / 1000))
  const durationMs = 1000 / fps
  const finished = (timeMs: number, share: number) => ({
    ...{ timeMs, durationMs },
    over: { timeMs: endMs, share },
  })
  return [
    { timeMs: endMs, durationMs: restMs },
    ...fading.map((share) => finished(fromMs, share)),
    ...Array.from({ length: count }, (_, i) => ({
      timeMs: Math.round(fromMs + ((untilMs - fromMs) * i) / count),
      durationMs,
    })),
    ...fading.toReversed().map((share) => finished(untilMs, share)),
  ]
}

/** From just before the first words arrive until everything is there. */
function bestPart({ nodes, durationMs }: PreparedScene): { fromMs: number; untilMs: number } {
  const words = nodes.flatMap((node) => (isLine(node) ? timesOf(node) : []))
  const all = nodes.flatMap(timesOf)
  const within = (ms: number) => Math.min(Math.max(ms, 0), durationMs)
  const fromMs = within(Math.min(...words, durationMs - movingMs))
  return { fromMs, untilMs: within(Math.max(...all, fromMs + 1000)) }
}

/** `prepareFilm` names the pictures of lines. */
function isLine(node: SceneNode): node is SpriteNode {
  return node.kind === 'sprite' && node.sprite.startsWith('line-')
}

/** When the motions of a node begin and end, ms. */
function timesOf(node: SceneNode): number[] {
  if (node.kind === 'particles') return [node.untilMs]
  if (node.kind === 'glint') return node.place.map(({ atMs }) => atMs)
  return [
    ...node.motions.flatMap(timesOfMotion),
    ...(node.reveal?.shown ?? []).map(({ atMs }) => atMs),
  ]
}

function timesOfMotion({ tracks }: Motion): number[] {
  return Object.values(tracks).flatMap((track) => track.map(({ atMs }) => atMs))
}
