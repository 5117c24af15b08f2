import { drawScene } from '#shared/scene/draw-scene.ts'
import type { PreparedScene, SceneContext, Sprites } from '#shared/scene/prepared-scene.ts'

/** The drawing calls of a scene at a time: frames with equal traces are equal. */
export function traceScene<Picture>(
  scene: PreparedScene,
  sprites: Sprites<Picture>,
  timeMs: number,
): readonly unknown[] {
  const trace: unknown[] = []
  const context: SceneContext<Picture> = {
    globalAlpha: 1,
    globalCompositeOperation: 'source-over',
    fillStyle: '',
    save: () => {},
    restore: () => trace.push('restore'),
    beginPath: () => {},
    rect: (...box: number[]) => trace.push(...box),
    clip: () => {},
    fillRect: () => {},
    transform: (...matrix: number[]) => trace.push(...matrix),
    drawImage(...drawn: unknown[]) {
      trace.push(this.globalAlpha, this.globalCompositeOperation, ...drawn)
    },
  }
  drawScene(context, scene, sprites, timeMs)
  return trace
}

export function isSameTrace(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i])
}
