import { drawScene } from '#shared/scene/draw-scene.ts'
import type { PreparedScene, SceneNode, Sprites } from '#shared/scene/prepared-scene.ts'
import { type FilmOrder, fps } from './film-order.ts'
import { openClip } from './open-clip.ts'
import { traceScene } from './trace-scene.ts'

/** Gives the frames of a film in order. */
export interface FrameSource {
  /** The caller closes it. */
  next(): Promise<VideoFrame>
  close(): void
}

/** What lies under the nodes that move. */
export interface Ground {
  moves: boolean
  /** Covers the scene's page. */
  draw(context: OffscreenCanvasRenderingContext2D, timeMs: number): Promise<void> | void
  close(): void
}

interface Stage {
  canvas: OffscreenCanvas
  context: OffscreenCanvasRenderingContext2D
}

/**
 * More than there are frames in use at a time. A canvas that is drawn on while a frame of it is in use
 * is copied whole first; on these in turn the export took a quarter less.
 */
const stageCount = 6

export async function openFrames(
  { scene, sprites, clip }: FilmOrder,
  { width, height }: { width: number; height: number },
): Promise<FrameSource> {
  const open = () => openStage(scene, width, height)
  const resting = clip ? 0 : countResting(scene.nodes)
  const moving = { ...scene, nodes: scene.nodes.slice(resting) }
  const ground = clip
    ? await openClip(clip, scene)
    : drawGround(open(), { ...scene, nodes: scene.nodes.slice(0, resting) }, sprites)
  const stages = Array.from({ length: stageCount }, open)
  let shown: { frame: VideoFrame; trace: readonly unknown[] } | undefined
  let index = 0

  async function drawFrame(timeMs: number, timing: VideoFrameInit): Promise<VideoFrame> {
    const trace = ground.moves ? [] : traceScene(moving, sprites, timeMs)
    // Where nothing has moved, the encoder gets the very frame before.
    if (shown && !ground.moves && isSame(trace, shown.trace)) {
      return new VideoFrame(shown.frame, timing)
    }
    const stage = stages.shift() ?? open()
    stages.push(stage)
    await ground.draw(stage.context, timeMs)
    drawScene(stage.context, moving, sprites, timeMs)
    shown?.frame.close()
    shown = { frame: new VideoFrame(stage.canvas, timing), trace }
    return shown.frame.clone()
  }

  return {
    next() {
      const timestamp = microsecondsAt(index)
      const duration = microsecondsAt(index + 1) - timestamp
      return drawFrame((1000 * index++) / fps, { timestamp, duration })
    },
    close() {
      shown?.frame.close()
      ground.close()
    },
  }
}

function microsecondsAt(index: number): number {
  return Math.round((index * 1e6) / fps)
}

function openStage(scene: PreparedScene, width: number, height: number): Stage {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('the canvas has no context: the memory is full')
  context.scale(width / scene.widthPx, height / scene.heightPx)
  return { canvas, context }
}

/** Nodes from the lowest up that are the same at all times. */
function countResting(nodes: readonly SceneNode[]): number {
  const first = nodes.findIndex((node) => !rests(node))
  return first === -1 ? nodes.length : first
}

function rests(node: SceneNode): boolean {
  return (
    node.kind === 'sprite' &&
    !node.reveal &&
    node.motions.every(({ tracks, waves }) => !waves?.length && Object.keys(tracks).length === 0)
  )
}

/** What rests is drawn once. */
function drawGround(
  { canvas, context }: Stage,
  scene: PreparedScene,
  sprites: Sprites<ImageBitmap>,
): Ground {
  drawScene(context, scene, sprites, 0)
  const picture = canvas.transferToImageBitmap()
  return {
    moves: false,
    draw: (context) => context.drawImage(picture, 0, 0, scene.widthPx, scene.heightPx),
    close: () => picture.close(),
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i])
}
