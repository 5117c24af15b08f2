import { type Art, defs, group, mapArt, named, use } from '../../art.ts'
import { grown } from '../../box.ts'
import { letterPath } from '../../letters/letter.ts'
import { suezOne } from '../../letters/suez-one.ts'
import type { Motif } from '../../motifs/motif.ts'
import { mixPaints } from '../../paints.ts'
import {
  circlePath,
  type Path,
  type Point,
  placement,
  rectPath,
  transformPath,
} from '../../path.ts'
import { px } from '../../px.ts'
import { createRandom } from '../../random.ts'
import type { Composition } from '../compositions.ts'
import { paintMotif } from '../materials.ts'
import { brushed, flat, gouache } from '../paint.ts'
import { type Plot, past } from '../plot.ts'
import { cushion, starPath } from '../sky.ts'

/** The words on a label over paper that is printed with small things, or with letters. */
export function onLabel(things: readonly (() => Motif)[] | string): Composition {
  return { layout: 'label', draw: (plot) => drawPaper(plot, things), sheet: drawLabel }
}

type Spot = Point & { turn: number }

function drawPaper(plot: Plot, things: readonly (() => Motif)[] | string): Art {
  const { width, height, colours } = plot
  const sheet = rectPath(-past, -past, width + 2 * past, height + 2 * past)
  const ground = mixPaints(colours.skyHigh, colours.main, 0.22)
  const { places, pitch } = spotsOf(plot)
  const stars = places.map(({ x, y }, i) =>
    i % 2 === 0 ? starPath(x + pitch / 2, y + 4, 13, i) : circlePath(x + pitch / 2, y + 4, 9),
  )
  return [
    gouache(plot, sheet, ground, { grain: 0.1, seed: 1 }),
    flat(stars.flat(), mixPaints(ground, colours.cloud, 0.7)),
    typeof things === 'string'
      ? drawLetters(plot, places, things)
      : drawThings(plot, places, things),
  ]
}

/**
 * A grid in quincunx: every second row is half a step aside. The outer things of a row are cut in
 * half by both edges, or whole; the first and the last row are whole.
 */
function spotsOf({ width, height, seed, text }: Plot) {
  const random = createRandom(seed + 51)
  const hidden = grown(text, -40)
  const spots: Spot[] = []
  const pitch = width / Math.round(width / 216)
  const inset = 88
  const rows = Math.round((height - 2 * inset) / 190)
  for (let row = 0; row <= rows; row++) {
    const y = inset + (row * (height - 2 * inset)) / rows
    for (let x = row % 2 === 0 ? 0 : pitch / 2; x < width + 1; x += pitch) {
      const turn = (random() - 0.5) * 0.5
      const isHidden =
        x > hidden.x && x < hidden.x + hidden.width && y > hidden.y && y < hidden.y + hidden.height
      if (!isHidden) spots.push({ x, y, turn })
    }
  }
  return { places: spots, pitch }
}

function drawThings(plot: Plot, places: readonly Spot[], things: readonly (() => Motif)[]): Art {
  const drawn = things.map((thing, i) => {
    const motif = thing()
    const size = 150
    const y = ((motif.height / 200) * size) / 2
    const art = paintMotif(plot, motif, { x: 0, y, size, grain: 0.7 })
    return { ...group({}, unnamed(art)), attributes: { id: `kids-piece-${i}` } }
  })
  return [
    defs(drawn),
    named(
      'motif',
      places.map(({ x, y, turn }, i) =>
        use(`kids-piece-${i % things.length}`, {
          transform: [
            ['translate', px(x), px(y)],
            ['rotate', px((turn * 180) / Math.PI)],
          ],
        }),
      ),
    ),
  ]
}

/** What is used again cannot move alone. */
function unnamed(art: Art): Art {
  return mapArt(art, ({ tag, attributes, children }) => ({ tag, attributes, children }))
}

function drawLetters(plot: Plot, places: readonly Spot[], letters: string): Art {
  const { coral, sun, cloud, dark, leaf } = plot.colours
  const hues = [cloud, coral, sun, dark, leaf]
  const all = [...letters]
  return named(
    'letter',
    hues.map((hue, turn) => {
      const path = places.flatMap((place, i): Path => {
        if (i % hues.length !== turn) return []
        const letter = letterPath(suezOne, all[i % all.length] ?? '', { x: 0, y: 0, height: 96 })
        return transformPath(letter, placement(place.x, place.y, place.turn))
      })
      return gouache(plot, path, hue, { grain: 0.8, seed: turn })
    }),
  )
}

/** A label with a scalloped edge and a seam. */
function drawLabel(plot: Plot): Art {
  const { colours, text } = plot
  const box = { ...grown(text, 54), y: text.y - 80, height: text.height + 136 }
  const radius = 27
  const across = Math.round(box.width / (radius * 1.7))
  const down = Math.round(box.height / (radius * 1.7))
  const scallops = [
    ...Array.from({ length: across + 1 }, (_, i) => ({
      x: box.x + (box.width * i) / across,
      y: box.y,
    })),
    ...Array.from({ length: across + 1 }, (_, i) => ({
      x: box.x + (box.width * i) / across,
      y: box.y + box.height,
    })),
    ...Array.from({ length: down + 1 }, (_, i) => ({
      x: box.x,
      y: box.y + (box.height * i) / down,
    })),
    ...Array.from({ length: down + 1 }, (_, i) => ({
      x: box.x + box.width,
      y: box.y + (box.height * i) / down,
    })),
  ]
  const label = [
    ...rectPath(box.x, box.y, box.width, box.height),
    ...scallops.flatMap(({ x, y }) => circlePath(x, y, radius)),
  ]
  const shadow = transformPath(label, placement(8, 14))
  const seam = cushion(box.x + 12, box.y + 12, box.width - 24, box.height - 24, 30)
  return [
    flat(shadow, mixPaints(mixPaints(colours.skyHigh, colours.main, 0.22), colours.dark, 0.3)),
    flat(label, colours.page),
    brushed(seam, mixPaints(colours.page, colours.coral, 0.7), 4),
  ]
}
