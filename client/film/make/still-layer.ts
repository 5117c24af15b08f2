import { drawScene } from '#shared/scene/draw-scene.ts'
import type { PreparedScene, SceneNode, Sprites } from '#shared/scene/prepared-scene.ts'
import { type FrameContext, type FrameOptions, openContext } from './frame-canvas.ts'

/** Everything below the moving nodes, as one picture. */
export interface StillLayer {
  draw(context: FrameContext): void
  close(): void
}

/**
 * Draws the lowest nodes, which do not move, as one picture, and returns the scene without them.
 */
export function drawStillLayer(
  scene: PreparedScene,
  sprites: Sprites<ImageBitmap>,
  size: FrameOptions,
): { still: StillLayer; moving: PreparedScene } {
  const { nodes, widthPx, heightPx } = scene
  const firstMoving = nodes.findIndex((node) => !rests(node))
  const count = firstMoving === -1 ? nodes.length : firstMoving
  const context = openContext(scene, size)
  drawScene(context, { ...scene, nodes: nodes.slice(0, count) }, sprites, 0)
  const picture = context.canvas.transferToImageBitmap()
  const still: StillLayer = {
    draw: (context) => context.drawImage(picture, 0, 0, widthPx, heightPx),
    close: () => picture.close(),
  }
  return { still, moving: { ...scene, nodes: nodes.slice(count) } }
}

function rests(node: SceneNode): boolean {
  return (
    node.kind === 'sprite' &&
    !node.reveal &&
    node.motions.every(({ tracks, waves }) => !waves?.length && Object.keys(tracks).length === 0)
  )
}
