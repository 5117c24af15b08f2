import { outsetLetters, satinOf, twistsOf } from '../../lettering/satin.ts'
import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { suezOne } from '../letters/suez-one.ts'
import { mixPaints } from '../paints.ts'
import {
  boundsOf,
  orient,
  type Path,
  type Point,
  placement,
  type Segment,
  transformPath,
} from '../path.ts'
import { createRandom } from '../random.ts'
import { colour, shape } from '../shapes.ts'
import {
  clearOfWords,
  leavesAlong,
  type Placed,
  type Planting,
  plant,
  together,
} from './planting.ts'
import type { Plot } from './plot.ts'
import type { Scene } from './scene.ts'
import { tonesOf } from './thread.ts'

/** Three large letters across the page, flowers that grow through them, and a meadow at the foot. */
export function initials({ plot, seed, palette }: Scene): Art {
  const { width, thing, text } = plot
  const k = { status: 1, print: 0.8, portrait: 0.7, square: 0.8 }[plot.proportion]
  const written = ['א', 'ב', 'ג'] as const
  const threads = ['rose', 'sky', 'teal']
  const paths = written.map((letter) => outlineOf(letter))
  const gap = 46
  const natural = paths.reduce((sum, path) => sum + boundsOf(path).width, gap * 2)
  const em = Math.min((width - 110) / natural, thing.height / 600) * 1000
  let right = width / 2 + (natural * em) / 2000
  const foot = thing.y + thing.height
  const letters = paths.map((path, i) => {
    const box = boundsOf(path)
    const x = right - (box.width * em) / 1000
    right = x - (gap * em) / 1000
    return letterInSatin(
      path,
      { x: x - (box.x * em) / 1000, y: foot },
      { em, thread: threads[i] ?? 'rose', palette },
    )
  })
  return [
    plant(clearOfWords(behind(plot, k, seed), plot), palette),
    named('letter', letters),
    plant(clearOfWords(before(plot, k), plot), palette),
    plant(clearOfWords(meadow(plot, text.y + text.height + 20, seed + 3), plot), palette),
  ]
}

/** A letter without holes, with cubics only. */
function outlineOf(letter: string): Path {
  const found = suezOne[letter]
  if (!found) throw new RangeError(`no outline of '${letter}'`)
  let pen: Point = { x: 0, y: 0 }
  const cubics = found.path.map((segment): Segment => {
    const from = pen
    if (segment[0] === 'Z') return segment
    const [x = 0, y = 0] = segment.slice(-2).map(Number)
    pen = { x, y }
    if (segment[0] !== 'Q') return segment
    const [, cx, cy] = segment
    return [
      'C',
      from.x + (2 / 3) * (cx - from.x),
      from.y + (2 / 3) * (cy - from.y),
      x + (2 / 3) * (cx - x),
      y + (2 / 3) * (cy - y),
      x,
      y,
    ]
  })
  return orient(cubics, 'solid')
}

/** A large letter in satin stitch within a couched cord; its base line is at `y`. */
function letterInSatin(
  path: Path,
  { x, y }: Point,
  { em, thread, palette }: { em: number; thread: string; palette: Paints },
): Art {
  const tones = tonesOf(thread, palette)
  const put = (each: Path) => transformPath(each, placement(x, y, 0, em / 1000))
  const step = 6600 / em
  const satin = satinOf([path], step)
  const rim = put(outsetLetters([path], 15))
  const cordDark = colour(palette, 'cordDark')
  return [
    shape(transformPath(rim, [1, 0, 0, 1, 2, 9]), {
      fill: colour(palette, 'shade'),
      'fill-opacity': '.26',
    }),
    shape(rim, { fill: cordDark }),
    shape(put(outsetLetters([path], 12)), { fill: colour(palette, 'cord') }),
    shape(put(twistsOf([path], { out: 7, width: 10, step: step * 0.9 })), {
      fill: mixPaints(cordDark, colour(palette, 'cord'), 0.2),
    }),
    shape(put(path), { fill: tones.base }),
    shape(put(satin.deep), { fill: tones.deep }),
    shape(put(satin.dark), { fill: tones.dark }),
    shape(put(satin.light), { fill: tones.light }),
    shape(put(satin.shine), { fill: tones.shine }),
  ]
}

/** Stems that rise behind the letters. */
function behind({ width, thing }: Plot, k: number, seed: number): Planting {
  const random = createRandom(seed)
  const at = (u: number, v: number) => ({ x: u * width, y: thing.y + v * thing.height })
  const lines = [
    [
      at(0.03, 1.03),
      at(0.0, 0.72),
      at(0.05, 0.4),
      at(0.05, 0.06),
      at(0.18, -0.13),
      at(0.36, -0.2),
      at(0.5, -0.26),
    ],
    [at(0.42, 1.0), at(0.36, 0.7), at(0.46, 0.36), at(0.4, 0.02), at(0.44, -0.22)],
    [
      at(0.99, 1.0),
      at(1.0, 0.72),
      at(0.96, 0.4),
      at(0.965, 0.04),
      at(0.84, -0.12),
      at(0.66, -0.2),
      at(0.5, -0.26),
    ],
  ]
  return together(
    ...lines.map((line) => ({
      vines: [{ line, width: 9 * k }],
      leaves: leavesAlong(line, { count: 17, sizes: [1.0 * k, 0.75 * k], random }),
    })),
  )
}

/** Flowers that lie over the ends of stems and the feet of letters. */
function before({ width, thing }: Plot, k: number): Planting {
  const at = (u: number, v: number, size: number, angle = 0) => ({
    x: u * width,
    y: thing.y + v * thing.height,
    size: size * k,
    angle,
  })
  return {
    flowers: [
      ['peony rose', at(0.055, 0.06, 0.86)],
      ['star sky', at(0.18, -0.13, 1.1)],
      ['aster amber', at(0.29, -0.18, 1.05)],
      ['daisy pale', at(0.39, -0.22, 0.95)],
      ['peony heart', at(0.5, -0.26, 0.9)],
      ['star amber', at(0.615, -0.21, 1.05)],
      ['aster teal', at(0.715, -0.18, 1.1)],
      ['daisy pale', at(0.84, -0.12, 1.0)],
      ['star sky', at(0.955, 0.02, 1.1)],
      ['aster teal', at(0.03, 1.03, 1.05)],
      ['daisy pale', at(0.115, 1.0, 0.86)],
      ['star amber', at(0.31, 1.0, 0.95)],
      ['peony rose', at(0.985, 0.98, 0.74)],
    ],
  }
}

/** Flowers of every height along the foot of the page. */
export function meadow({ width, height }: Plot, top: number, seed: number): Planting {
  const random = createRandom(seed)
  const room = height - top
  const kinds: readonly (readonly [Placed[0], number])[] = [
    ['peony rose', 0.72],
    ['bud amber', 1],
    ['aster teal', 1],
    ['star sky', 1.05],
    ['daisy pale', 1],
    ['bud heart', 1],
    ['aster heart', 0.95],
    ['star amber', 1],
  ]
  const count = Math.round(width / 76)
  const stems = Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5) * width) / count
    const [name, own] = kinds[(i * 3) % kinds.length] ?? ['star sky', 1]
    const high = room * (0.4 + (0.32 * ((i * 7) % 5)) / 4) * (0.92 + 0.08 * random())
    const lean = 26 * (random() - 0.5)
    const line = [
      { x, y: height + 40 },
      { x: x - lean * 0.5, y: height - high * 0.5 },
      { x: x + lean, y: height - high },
    ]
    const size = Math.min(1.1, room / 300) * own
    return { line, name, high, x, lean, size }
  })
  return {
    vines: stems.map(({ line }) => ({ line, width: 7 })),
    leaves: stems.flatMap(({ line, size }) =>
      leavesAlong(line, { count: 5, sizes: [1.0 * size, 0.6 * size], random, spread: 0.7 }).slice(
        0,
        4,
      ),
    ),
    flowers: stems
      .toSorted((a, b) => b.high - a.high)
      .map(
        ({ name, x, lean, high, size }): Placed => [
          name,
          {
            x: x + lean,
            y: height - high,
            size,
            angle: name.startsWith('bud') ? lean / 90 : random(),
          },
        ],
      ),
  }
}
