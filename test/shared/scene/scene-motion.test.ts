import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { composeScene } from '../../../src/shared/scene/compose-scene.ts'
import { drawScene } from '../../../src/shared/scene/draw-scene.ts'
import { encoreOf } from '../../../src/shared/scene/encores.ts'
import * as moves from '../../../src/shared/scene/moves.ts'
import type {
  PreparedScene,
  SceneContext,
  SpriteNode,
} from '../../../src/shared/scene/prepared-scene.ts'
import { type SceneInput, sceneSchema } from '../../../src/shared/scene/scene.ts'
import type { SceneParts } from '../../../src/shared/scene/scene-stage.ts'
import { propertyAt, valueAt } from '../../../src/shared/scene/value-at.ts'
import { videoLayoutOf } from '../../../src/shared/scene/video-layout.ts'

describe('a track', () => {
  const track = [
    { atMs: 1000, value: 10 },
    { atMs: 2000, value: 20, ease: 'cubic-out' },
    { atMs: 4000, value: 0 },
  ] as const

  test('has the values of its keys at their times, and keeps the first before and the last after', () => {
    expect([0, 1000, 2000, 3000, 4000, 9000].map((at) => valueAt(track, at))).toEqual([
      10, 10, 20, 10, 0, 0,
    ])
  })

  test('eases its way: a soft end covers most of it early', () => {
    expect(valueAt(track, 1500)).toBeCloseTo(18.75)
  })

  test('never jumps', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), (at) => {
        expect(Math.abs(valueAt(track, at + 1) - valueAt(track, at))).toBeLessThan(0.05)
      }),
    )
  })
})

test('waves swing about what the track says', () => {
  const motion = {
    pivot: { x: 0, y: 0 },
    tracks: { turn: [{ atMs: 0, value: 5 }] },
    waves: [{ property: 'turn', amplitude: 3, periodMs: 1000, phase: 0 }],
  } as const
  expect(propertyAt(motion, 'turn', 0)).toBeCloseTo(5)
  expect(propertyAt(motion, 'turn', 250)).toBeCloseTo(8)
  expect(propertyAt(motion, 'turn', 750)).toBeCloseTo(2)
  expect(propertyAt(motion, 'opacity', 250)).toBe(1)
})

const box = { x: 400, y: 200, width: 80, height: 120 }
const parts: SceneParts = {
  size: { widthPx: 1080, heightPx: 1920 },
  art: [
    { sprite: 'art-0', parts: [] },
    { sprite: 'art-1', parts: [{ name: 'flame', index: 0 }] },
    { sprite: 'art-2', parts: [{ name: 'flame', index: 1 }] },
  ],
  measured: new Map([
    ['flame/0', { box: { ...box, x: 700 }, pivot: { x: 740, y: 320 } }],
    ['flame/1', { box }],
  ]),
  objects: [],
  lines: [
    { sprite: 'line-0', field: 'greeting', box, isRtl: true },
    { sprite: 'line-1', field: 'name', box, isRtl: false },
    { sprite: 'line-2', field: 'header', box, isRtl: true },
  ],
  particles: new Map(),
  glints: new Map(),
  lights: new Map(),
}

function compose(scene: SceneInput, widthPx = 1080): PreparedScene {
  return composeScene({
    scene: v.parse(sceneSchema, scene),
    parts,
    ...videoLayoutOf('status', widthPx),
  })
}

const nodeOf = (scene: PreparedScene, sprite: string) =>
  scene.nodes.find((node): node is SpriteNode => node.kind === 'sprite' && node.sprite === sprite)

describe('a scene is given to the parts of a card', () => {
  const lit: SceneInput = {
    seconds: 10,
    layers: [
      { of: 'part', part: 'flame', ...moves.light({ atMs: 500 }), staggerMs: 800, order: 'left' },
      { of: 'words', ...moves.unroll('start', { atMs: 4000 }), staggerMs: 600 },
    ],
  }

  test('the art below the words, in the order of painting', () => {
    const sprites = compose(lit).nodes.map((node) => node.kind === 'sprite' && node.sprite)
    expect(sprites).toEqual(['art-0', 'art-1', 'art-2', 'line-0', 'line-1', 'line-2'])
  })

  test('one by one from the left, each about its own point or its middle', () => {
    const [right, left] = ['art-1', 'art-2'].map((id) => nodeOf(compose(lit), id)?.motions[0])
    expect(left?.tracks.opacity?.[0]?.atMs).toBe(500)
    expect(right?.tracks.opacity?.[0]?.atMs).toBe(1300)
    expect(right?.pivot).toEqual({ x: 740, y: 320 })
    expect(left?.pivot).toEqual({ x: 440, y: 260 })
  })

  test('all layers of a part move it, each with its own delays', () => {
    const again = { of: 'part', part: 'flame', ...encoreOf('hop', 6000), staggerMs: 50 } as const
    const both = compose({ ...lit, layers: [...lit.layers, { ...again, order: 'left' }] })
    const [right, left] = ['art-1', 'art-2'].map((id) => nodeOf(both, id)?.motions)
    const jumps = [left, right].map((motions) => motions?.at(-1)?.tracks.y?.[0]?.atMs)
    expect(jumps).toEqual([6120, 6170])
    expect(right?.[0]?.tracks.opacity?.[0]?.atMs).toBe(1300)
  })

  test('the highest first, then from the left', () => {
    const boxes = [500, 100, 300, 900].map((x, i) => ({ ...box, x, y: i === 0 ? 150 : 200 }))
    const menorah: SceneParts = {
      ...parts,
      art: boxes.map((_, index) => ({ sprite: `art-${index}`, parts: [{ name: 'flame', index }] })),
      measured: new Map(boxes.map((each, i) => [`flame/${i}`, { box: each }])),
    }
    const scene = v.parse(sceneSchema, {
      seconds: 10,
      layers: [
        {
          of: 'part',
          part: 'flame',
          ...moves.light({ atMs: 0 }),
          staggerMs: 100,
          order: 'highest',
        },
      ],
    })
    const composed = composeScene({ scene, parts: menorah, ...videoLayoutOf('status') })
    const starts = boxes.map(
      (_, i) => nodeOf(composed, `art-${i}`)?.motions[0]?.tracks.opacity?.[0],
    )
    expect(starts.map((key) => key?.atMs)).toEqual([0, 100, 200, 300])
  })

  test('particles about a part, wherever the format has it', () => {
    const scene: SceneInput = {
      seconds: 10,
      layers: [
        {
          ...{
            of: 'particles',
            what: 'spark',
            way: 'rise',
            count: 4,
            colours: ['a'],
            part: 'flame',
          },
          box: { x: 0, y: -1, width: 1, height: 2 },
        },
      ],
    }
    const [particles] = compose(scene, 540).nodes.filter((node) => node.kind === 'particles')
    expect(particles).toMatchObject({ box: { x: 200, y: 40, width: 190, height: 120 } })
  })

  test('what the card has no room for moves nothing, and brings nothing', () => {
    const scene: SceneInput = {
      seconds: 8,
      layers: [
        { of: 'part', part: 'foliage', ...moves.sway(2) },
        { of: 'words', field: 'wish', ...moves.arrive({ atMs: 0 }) },
        { of: 'particles', what: 'spark', way: 'rise', count: 4, colours: ['a'], part: 'sparks' },
      ],
    }
    const { nodes } = compose(scene)
    expect(nodes.every((node) => node.kind === 'sprite' && node.motions.length === 0)).toBe(true)
  })

  test('flames of one name do not waver together', () => {
    const [one, other] = ['art-1', 'art-2'].map((id) => nodeOf(compose(lit), id)?.motions[1])
    const lean = (motion = one) => motion && propertyAt(motion, 'lean', 1000)
    expect(lean(one)).not.toBeCloseTo(lean(other) ?? 0, 3)
  })

  test('words come from where reading begins, line after line', () => {
    const lines = ['line-0', 'line-1'].map((id) => nodeOf(compose(lit), id)?.reveal)
    expect(lines.map((reveal) => reveal?.from)).toEqual(['right', 'left'])
    expect(lines.map((reveal) => reveal?.shown[0]?.atMs)).toEqual([4000, 4600])
  })

  test('the line at the head of the page stands there from the start', () => {
    expect(nodeOf(compose(lit), 'line-2')).toEqual({
      kind: 'sprite',
      sprite: 'line-2',
      motions: [],
    })
  })

  test('before a wall it is cut off at the edges of the card', () => {
    const request = { scene: v.parse(sceneSchema, lit), ...videoLayoutOf('wide', 960) }
    const size = { widthPx: 1080, heightPx: 1080 }
    const { wall } = composeScene({ ...request, parts: { ...parts, size, backdrop: 'wall' } })
    expect(wall).toEqual({ sprite: 'wall', card: { x: 241, y: 31, width: 478, height: 478 } })
    expect(compose(lit).wall).toBeUndefined()
  })

  test('lengths follow the size of the video', () => {
    const scene: SceneInput = {
      seconds: 8,
      layers: [{ of: 'part', part: 'flame', ...moves.arrive({ atMs: 0, rise: 100 }) }],
    }
    const rise = (widthPx: number) =>
      nodeOf(compose(scene, widthPx), 'art-1')?.motions[0]?.tracks.y?.[0]?.value
    expect([rise(1080), rise(540)]).toEqual([100, 50])
    expect(nodeOf(compose(scene, 540), 'art-1')?.motions[0]?.pivot).toEqual({ x: 370, y: 160 })
  })
})

describe('a bad scene is refused with what is wrong', () => {
  const words = { of: 'words', ...moves.arrive({ atMs: 0 }) } as const

  test.each([
    [{ seconds: 5, layers: [words] }, /Expected >=8/],
    [{ seconds: 10, layers: [] }, /Expected >=1/],
    [{ seconds: 10, layers: [{ of: 'wind' }] }, /"wind"/],
    [{ seconds: 10, layers: [{ of: 'part', part: 'dragon' }] }, /"dragon"/],
    [
      { seconds: 10, layers: [{ of: 'words', ...moves.arrive({ atMs: 9500 }) }] },
      /layer 1 \(words\) goes on to 10900 ms of 10 s/,
    ],
    [
      {
        seconds: 10,
        layers: [
          {
            of: 'particles',
            what: 'dust',
            way: 'hover',
            count: 5,
            colours: ['a'],
            fromMs: 4000,
            untilMs: 3000,
          },
        ],
      },
      /layer 1 \(particles\) ends before it starts/,
    ],
    [
      {
        seconds: 10,
        layers: [
          {
            of: 'words',
            reveal: {
              from: 'start',
              shown: [
                { atMs: 5, value: 0 },
                { atMs: 5, value: 1 },
              ],
            },
          },
        ],
      },
      /later than the one before/,
    ],
  ])('%#', (scene, reason) => {
    const { issues = [] } = v.safeParse(sceneSchema, scene)
    expect(issues.map(({ message }) => message).join()).toMatch(reason)
  })

  test('a sprite that is missing', () => {
    const context = {} as SceneContext<string>
    Object.assign(context, { save() {}, restore() {} })
    const scene = compose({ seconds: 8, layers: [words] })
    expect(() => drawScene(context, scene, new Map(), 0)).toThrow('sprite art-0 is missing')
  })
})

describe('stages', () => {
  test('have even sides, and the wide one shows the square card whole', () => {
    for (const format of ['status', 'square', 'wide'] as const) {
      for (const widthPx of [1080, 719, 540, 301]) {
        const { page } = videoLayoutOf(format, widthPx)
        expect([page.widthPx % 2, page.heightPx % 2]).toEqual([0, 0])
      }
    }
    const { page, place, cardFormat } = videoLayoutOf('wide')
    expect([page.widthPx, page.heightPx, cardFormat]).toEqual([1920, 1080, 'square'])
    expect(place.x + 1080 * place.scale).toBeLessThan(1920)
    expect(place.y + 1080 * place.scale).toBeLessThan(1080)
  })
})
