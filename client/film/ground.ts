import { drawScene } from '#shared/scene/draw-scene.ts'
import type { PreparedScene, SceneNode, Sprites } from '#shared/scene/prepared-scene.ts'
import { openContext, type StageContext, type StageOptions } from './stage.ts'

/** What lies under the nodes that move, as one picture. */
export interface Ground {
  draw(context: StageContext): void
  close(): void
}

/** A scene without its lowest nodes, those that rest, and these as one picture. */
export function drawGround(
  scene: PreparedScene,
  sprites: Sprites<ImageBitmap>,
  size: StageOptions,
): { ground: Ground; moving: PreparedScene } {
  const { nodes, widthPx, heightPx } = scene
  const firstMoving = nodes.findIndex((node) => !rests(node))
  const count = firstMoving === -1 ? nodes.length : firstMoving
  const context = openContext(scene, size)
  drawScene(context, { ...scene, nodes: nodes.slice(0, count) }, sprites, 0)
  const picture = context.canvas.transferToImageBitmap()
  const ground: Ground = {
    draw: (context) => context.drawImage(picture, 0, 0, widthPx, heightPx),
    close: () => picture.close(),
  }
  return { ground, moving: { ...scene, nodes: nodes.slice(count) } }
}

function rests(node: SceneNode): boolean {
  return (
    node.kind === 'sprite' &&
    !node.reveal &&
    node.motions.every(({ tracks, waves }) => !waves?.length && Object.keys(tracks).length === 0)
  )
}
