import { drawScene, moveCamera } from '#shared/scene/draw-scene.ts'
import type { PreparedScene, Sprites } from '#shared/scene/prepared-scene.ts'
import { type FrameContext, type FrameOptions, openContext } from './frame-canvas.ts'
import { isSameTrace, traceScene } from './trace-scene.ts'

/** Draws a scene at times in order, and draws what stands still only once. */
export interface Stage {
  draw(context: FrameContext, timeMs: number): void
}

type Trace = readonly unknown[]

/**
 * The lowest nodes that look as they did in the frame before are kept as one picture. While the
 * camera moves, the card is drawn without it first, so only one picture is scaled. A card on a wall
 * is small, and is drawn whole.
 */
export function openStage(
  scene: PreparedScene,
  sprites: Sprites<ImageBitmap>,
  size: FrameOptions,
): Stage {
  if (scene.wall) {
    return { draw: (context, timeMs) => drawScene(context, scene, sprites, timeMs) }
  }
  const still = { ...scene, camera: [] }
  const kept = openContext(scene, size)
  const card = openContext(scene, size)
  let keptCount = 0
  let before: { traces: readonly Trace[]; same: number } = { traces: [], same: 0 }

  /** How many of the lowest nodes look as before. */
  function sameCount(timeMs: number): number {
    const traces = scene.nodes.map((node) =>
      traceScene({ ...still, nodes: [node] }, sprites, timeMs),
    )
    const other = traces.findIndex((trace, i) => !isSameTrace(trace, before.traces[i] ?? []))
    const same = other < 0 ? traces.length : other
    const steady = Math.min(same, before.same)
    before = { traces, same }
    if (same < keptCount) keptCount = 0
    return steady
  }

  /** The card without the camera. */
  function drawCard(context: FrameContext, timeMs: number) {
    const steady = sameCount(timeMs)
    if (steady > keptCount) {
      drawScene(kept, { ...still, nodes: scene.nodes.slice(0, steady) }, sprites, timeMs)
      keptCount = steady
    }
    const nodes = scene.nodes.slice(keptCount)
    if (keptCount === 0) return drawScene(context, { ...still, nodes }, sprites, timeMs)
    context.drawImage(kept.canvas, 0, 0, scene.widthPx, scene.heightPx)
    drawScene(context, { ...still, ground: undefined, nodes }, sprites, timeMs)
  }

  return {
    draw(context, timeMs) {
      if (isAtRest(scene, timeMs)) return drawCard(context, timeMs)
      drawCard(card, timeMs)
      context.save()
      moveCamera(context, scene, timeMs)
      context.drawImage(card.canvas, 0, 0, scene.widthPx, scene.heightPx)
      context.restore()
    },
  }
}

/** Whether the camera shows the page as it is. */
function isAtRest({ camera }: PreparedScene, timeMs: number): boolean {
  return camera.every(({ tracks, waves }) => {
    const isPast = Object.values(tracks).every((track) => (track.at(-1)?.atMs ?? 0) <= timeMs)
    return isPast && !waves?.length
  })
}
