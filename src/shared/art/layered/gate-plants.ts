import type { Path, Point } from '../path.ts'
import { createRandom } from '../random.ts'
import type { Page } from './page.ts'
import { frond, vine } from './plants.ts'
import type { Plot } from './plot.ts'
import { clearOf, pointsAt } from './scene.ts'

/** A vine along the left jamb. */
export function climbing({ plot, seed, composition }: Page): Path {
  const { height, text } = plot
  const foot = height - 150
  const top = text.y - 40
  const at = (share: number) => foot + (top - foot) * share
  return vine({
    line: pointsAt(42, foot, 52, at(0.35), 44, at(0.7), 54, top),
    thick: 13,
    pairs: Math.round((foot - top) / 56),
    leaf: composition.leaves === 'willow' ? 84 : 70,
    slim: composition.leaves === 'willow' ? 0.12 : 0.21,
    slits: true,
    clear: clearOf(plot),
    random: createRandom(seed + 2),
  })
}

/** Fronds of the left half: behind the arch, at the upper corner, at the foot. */
export function palms(plot: Plot): Record<'crown' | 'corner' | 'low', Path> {
  const { height, text } = plot
  const clear = clearOf(plot)
  const palm = (line: readonly Point[], leaf: number) => frond({ line, thick: 12, leaf, clear })
  const top = text.y - 30
  const tall = Math.min(1, height / 1700)
  return {
    crown: [
      palm(pointsAt(90, -60, 230, top * 0.5, 300, top), 190 * tall),
      palm(pointsAt(380, -60, 430, top * 0.4, 470, top - 40), 160 * tall),
    ].flat(),
    corner: [
      palm(pointsAt(-50, 30, 90, 170 * tall, 140, 400 * tall), 200 * tall),
      palm(pointsAt(-40, -50, 160, 50, 330, 170 * tall), 190 * tall),
    ].flat(),
    low: [
      palm(
        pointsAt(-50, height - 60, 60, height - 250 * tall, 96, height - 470 * tall),
        200 * tall,
      ),
      palm(
        pointsAt(-50, height + 40, 170, height - 100 * tall, 370, height - 200 * tall),
        190 * tall,
      ),
    ].flat(),
  }
}

/** Leafy boughs in the places of the fronds. */
export function boughs({
  plot,
  seed,
  composition,
}: Page): Record<'crown' | 'corner' | 'low', Path> {
  const { height, text } = plot
  const tall = Math.min(1, height / 1700)
  const bough = (line: readonly Point[], leaf: number, pairs: number, k: number) =>
    vine({
      line,
      thick: 15,
      pairs,
      leaf: leaf * tall,
      slim: composition.leaves === 'willow' ? 0.12 : 0.22,
      slits: true,
      clear: clearOf(plot),
      random: createRandom(seed + k),
    })
  const top = text.y
  return {
    crown: [
      bough(pointsAt(60, top * 0.4, 220, top * 0.42, 420, top * 0.7), 120, 8, 11),
      bough(pointsAt(250, -30, 380, top * 0.3, 500, top * 0.62), 110, 7, 12),
    ].flat(),
    corner: [
      bough(pointsAt(-40, 40, 70, 190 * tall, 96, 440 * tall), 150, 7, 13),
      bough(pointsAt(-40, -40, 170, 60, 400, 120 * tall), 150, 8, 14),
    ].flat(),
    low: [
      bough(
        pointsAt(-50, height - 40, 70, height - 220 * tall, 90, height - 450 * tall),
        160,
        7,
        15,
      ),
      bough(pointsAt(-50, height + 10, 190, height - 60, 460, height - 150 * tall), 150, 9, 16),
    ].flat(),
  }
}
