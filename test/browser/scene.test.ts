import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { drawArt, drawLayout, layOut } from '../../catalog/pictures/draw-card.ts'
import { openStudio, type Studio } from '../../catalog/videos/open-studio.ts'
import type { PrepareOptions } from '../../client/film/prepare-film.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'
import * as moves from '../../src/shared/scene/moves.ts'
import { type SceneInput, sceneSchema } from '../../src/shared/scene/scene.ts'
import { frameOf } from '../film/inspect-film.ts'

let studio: Studio

beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

const slug = 'balloons-over-the-pram'
const design = v.parse(
  cardDesignSchema,
  cards.find((card) => card.slug === slug),
)
const values = { greeting: 'מַזָּל טוֹב!', families: 'Cohen & משפחת כהן־לוי' }

async function sourceOf(scene: SceneInput): Promise<PrepareOptions> {
  const layout = await layOut(design, { values, format: 'square' })
  const art = await drawArt(design, layout)
  return { told: { scene: v.parse(sceneSchema, scene) }, format: 'square', layout, art, assets: {} }
}

async function pixelsOf(frame: Buffer | undefined) {
  return sharp(frame).removeAlpha().raw().toBuffer()
}

const lively: SceneInput = {
  seconds: 10,
  layers: [
    { of: 'part', part: 'balloon', ...moves.together(moves.arrive({ atMs: 200 }), moves.sway(4)) },
    // Until it is there, no other part covers the foot of the page.
    { of: 'part', part: 'sheet', ...moves.arrive({ atMs: 800 }) },
    { of: 'words', ...moves.unroll('start', { atMs: 3000 }), staggerMs: 500 },
    { of: 'particles', what: 'confetti', way: 'fall', count: 30, colours: ['coral', 'sun'] },
  ],
}

describe('a scene is a pure function of time', () => {
  test('a time shows the same frame again, whatever was shown before', async () => {
    const times = [0, 4321, 9999, 4321, 0]
    const frames = await studio.drawFrames(await sourceOf(lively), times)
    expect(frames[3]?.equals(frames[1] ?? Buffer.of())).toBe(true)
    expect(frames[4]?.equals(frames[0] ?? Buffer.of())).toBe(true)
    expect(frames[1]?.equals(frames[0] ?? Buffer.of())).toBe(false)
  })

  test('at rest it is the card, pointed and mixed words included', async () => {
    const still: SceneInput = {
      seconds: 8,
      layers: [
        { of: 'part', part: 'balloon', ...moves.arrive({ atMs: 200 }) },
        { of: 'words', ...moves.unroll('start', { atMs: 1000 }) },
      ],
    }
    const source = await sourceOf(still)
    const [frame] = await studio.drawFrames(source, [8000])
    const card = sharp(Buffer.from(await drawLayout(design, source.layout))).resize(1080)
    const [shown, drawn] = [await pixelsOf(frame), await card.removeAlpha().raw().toBuffer()]
    const unlike = shown.reduce(
      (count, value, i) => count + (Math.abs(value - (drawn[i] ?? 0)) > 24 ? 1 : 0),
      0,
    )
    // Edges, which each renderer antialiases in its own way.
    expect(unlike / shown.length).toBeLessThan(0.006)
  })

  test('the film file shows the same frames, while the camera moves and in the dark too', async () => {
    const near = [
      { atMs: 500, value: 1.25 },
      { atMs: 3000, value: 1, ease: 'sine-in-out' as const },
    ]
    const source = await sourceOf({
      seconds: 8,
      layers: [
        ...lively.layers,
        { of: 'part', part: 'cloud', ...moves.arrive({ atMs: 4000 }), staggerMs: 900 },
        {
          of: 'light',
          colour: '#101840',
          part: 'motif',
          dark: [
            { atMs: 1000, value: 0.9 },
            { atMs: 5000, value: 0 },
          ],
        },
        {
          of: 'page',
          part: 'motif',
          depths: { cloud: -0.5 },
          motions: [{ tracks: { scaleX: near, scaleY: near } }],
        },
      ],
    })
    const mp4 = await studio.makeMp4(source, undefined)
    const times = [0, 1500, 2900, 4500, 7000]
    for (const [i, frame] of (await studio.drawFrames(source, times)).entries()) {
      const index = Math.round((times[i] ?? 0) * 0.03)
      const { rgb: made } = await frameOf(mp4, index, { widthPx: 1080, heightPx: 1080 })
      const drawn = await pixelsOf(frame)
      expect(made.length).toBe(drawn.length)
      const sum = drawn.reduce((all, value, at) => all + Math.abs(value - (made[at] ?? 0)), 0)
      expect(sum / drawn.length).toBeLessThan(4)
    }
  })

  test('a Hebrew line comes into sight from the right', async () => {
    const source = await sourceOf({
      seconds: 8,
      layers: [{ of: 'words', ...moves.unroll('start', { atMs: 0, forMs: 2000 }) }],
    })
    const greeting = source.layout.lines.find(({ field }) => field === 'greeting')
    const [none, half] = await Promise.all(
      (await studio.drawFrames(source, [0, 1000])).map(pixelsOf),
    )
    const { x = 0, y = 0, width = 0, height = 0 } = greeting?.ink ?? {}
    const changedIn = (from: number, to: number) => {
      let count = 0
      for (let row = Math.ceil(y); row < y + height; row++) {
        for (let column = Math.ceil(from); column < to; column++) {
          const at = 3 * (row * 1080 + column)
          if (Math.abs((none?.[at] ?? 0) - (half?.[at] ?? 0)) > 40) count += 1
        }
      }
      return count
    }
    const middle = x + width / 2
    expect(changedIn(middle + width * 0.2, x + width)).toBeGreaterThan(500)
    expect(changedIn(x, middle - width * 0.2)).toBe(0)
  })
})
