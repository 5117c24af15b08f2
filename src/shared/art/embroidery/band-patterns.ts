import { type Art, named } from '../art.ts'
import { letterPath } from '../letters/letter.ts'
import { suezOne } from '../letters/suez-one.ts'
import type { Path } from '../path.ts'
import { createRandom } from '../random.ts'
import { shape, stroke } from '../shapes.ts'
import { type Band, type Manner, margin, places } from './band.ts'
import { layRows } from './figure.ts'
import { polyline, stitches, tonesOf } from './thread.ts'

/** Flame stitch: upright threads of one length whose feet rise and fall, in rows of colours. */
export function waves({ y, height }: Band, { plot: { width }, palette }: Manner): Art {
  const threads = ['rose', 'heart', 'amber', 'pale', 'teal', 'sky'].map((name) =>
    tonesOf(name, palette),
  )
  const period = 108
  const rise = height * 0.36
  const deep = (height - rise - 12) / threads.length
  const [left, right] = [margin - 8, width - margin + 8]
  const rows = threads.map((): { base: Path[]; light: Path[] } => ({ base: [], light: [] }))
  const step = 6
  const middle = width / 2
  for (let x = left; x <= right; x += step) {
    const phase = ((((x - middle) / period) % 1) + 1) % 1
    const lift = rise * Math.abs(1 - 2 * phase)
    const stair = Math.round(lift / 5) * 5
    threads.forEach((_, i) => {
      const from = y + 7 + i * deep + stair
      const thread = polyline([
        { x, y: from },
        { x, y: from + deep - 1.5 },
      ])
      ;(Math.round((x - left) / step) % 3 === 0 ? rows[i]?.light : rows[i]?.base)?.push(thread)
    })
  }
  return named(
    'border',
    rows.map(({ base, light }, i) => {
      const tones = threads[i]
      return tones
        ? [stitches(base.flat(), tones.base, 5), stitches(light.flat(), tones.light, 5)]
        : []
    }),
  )
}

const alphabet = 'אבגדהוזחטיכלמנסעפצקרשת'

/** The alef-beis in satin letters. */
export function letters({ y, height }: Band, { plot: { width }, palette, seed }: Manner): Art {
  const random = createRandom(seed)
  const threads = ['letters', 'rose', 'sage', 'amber', 'sky']
  const rows = height > 150 ? 2 : 1
  const each = alphabet.length / rows
  const step = (width - 2 * margin) / each
  const high = Math.min((height / rows) * 0.52, step * 0.86)
  return named(
    'letter',
    [...alphabet].map((letter, i) => {
      const row = Math.floor(i / each)
      const x = width - margin - ((i % each) + 0.5) * step
      const middle = y + (height * (row + 0.5)) / rows
      const tall = letter === 'ל' ? 1.3 : letter === 'י' ? 0.52 : letter === 'ק' ? 1.26 : 1
      const path = letterPath(suezOne, letter, {
        x,
        y:
          middle +
          high * (letter === 'ל' ? -0.15 : letter === 'י' ? -0.24 : letter === 'ק' ? 0.13 : 0),
        height: high * tall,
      })
      const tones = tonesOf(threads[i % threads.length] ?? 'letters', palette)
      const laid = layRows(path, { slant: 0.35, random })
      return [
        shape(path, { ...stroke(tones.deep, 1.6), fill: tones.base }),
        stitches(laid.dark, tones.dark, 1.8),
        stitches(laid.light.concat(laid.shine), tones.light, 1.8),
      ]
    }),
  )
}

/** A row of lozenges in satin stitch with knots between them. */
export function lozenges({ y, height }: Band, { plot: { width }, palette }: Manner): Art {
  const names = ['rose', 'sky', 'amber', 'teal']
  const middle = y + height / 2
  const half = height * 0.3
  return named(
    'border',
    places(width, height * 1.5).map(({ x, step, i }) => {
      const tones = tonesOf(names[i % names.length] ?? 'rose', palette)
      const reach = step * 0.38
      const rows: Path[] = []
      for (let u = -reach + 3; u < reach; u += 5) {
        const deep = half * (1 - Math.abs(u) / reach)
        rows.push(
          polyline([
            { x: x + u, y: middle - deep },
            { x: x + u, y: middle + deep * 0.1 },
          ]),
        )
      }
      return [
        shape(
          polyline(
            [
              { x: x - reach, y: middle },
              { x, y: middle - half },
              { x: x + reach, y: middle },
              { x, y: middle + half },
            ],
            true,
          ),
          {
            ...stroke(tones.deep, 1.8),
            fill: tones.base,
          },
        ),
        stitches(rows.flat(), tones.light, 2.6),
        shape(
          polyline([
            { x: x + step / 2, y: middle },
            { x: x + step / 2 + 0.1, y: middle },
          ]),
          stroke(tones.dark, height * 0.13),
        ),
      ]
    }),
  )
}
