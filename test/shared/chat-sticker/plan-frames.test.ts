import { expect, test } from 'vitest'
import { planFrames } from '../../../src/shared/chat-sticker/plan-frames.ts'
import type { PreparedScene, SpriteNode } from '../../../src/shared/scene/prepared-scene.ts'

function arriving(sprite: string, fromMs: number, untilMs: number): SpriteNode {
  const opacity = [
    { atMs: fromMs, value: 0 },
    { atMs: untilMs, value: 1 },
  ]
  return { kind: 'sprite', sprite, motions: [{ pivot: { x: 0, y: 0 }, tracks: { opacity } }] }
}

const scene: PreparedScene = {
  ...{ widthPx: 480, heightPx: 480, durationMs: 15_000, camera: [] },
  nodes: [
    arriving('art-0', 300, 3000),
    arriving('line-0', 4000, 5000),
    arriving('line-1', 6000, 7000),
    arriving('art-1', 9600, 12_000),
  ],
}

test('it shows the finished card first, then the film from the first words to the last surprise', () => {
  const frames = planFrames(scene, 10)
  expect(frames[0]).toEqual({ timeMs: 15_000, durationMs: 1400 })
  expect(frames.slice(1, 4)).toEqual([
    { timeMs: 4000, durationMs: 100, over: { timeMs: 15_000, share: 0.66 } },
    { timeMs: 4000, durationMs: 100, over: { timeMs: 15_000, share: 0.33 } },
    { timeMs: 4000, durationMs: 100 },
  ])
  expect(frames.slice(-3)).toEqual([
    { timeMs: 11_778, durationMs: 100 },
    { timeMs: 12_000, durationMs: 100, over: { timeMs: 15_000, share: 0.33 } },
    { timeMs: 12_000, durationMs: 100, over: { timeMs: 15_000, share: 0.66 } },
  ])
  expect(frames).toHaveLength(41)
})

test('fewer frames a second take as long, and a short film is not stretched', () => {
  const lengthOf = (fps: number) =>
    planFrames(scene, fps).reduce((sum, { durationMs }) => sum + durationMs, 0)
  expect(Math.abs(lengthOf(12) - lengthOf(6))).toBeLessThan(1000)
  const short = { ...scene, durationMs: 2000, nodes: [arriving('line-0', 0, 1500)] }
  expect(planFrames(short, 10).filter(({ over }) => !over)).toHaveLength(1 + 15)
})
