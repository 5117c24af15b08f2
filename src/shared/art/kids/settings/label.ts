import { type Art, named } from '../../art.ts'
import { grown } from '../../box.ts'
import { letterPath } from '../../letters/letter.ts'
import { suezOne } from '../../letters/suez-one.ts'
import type { Motif } from '../../motifs/motif.ts'
import { mixPaints, type Paint } from '../../paints.ts'
import {
  circlePath,
  ellipsePath,
  type Path,
  placement,
  rectPath,
  transformPath,
} from '../../path.ts'
import { createRandom } from '../../random.ts'
import { drawBunting } from '../bunting.ts'
import type { Composition } from '../compositions.ts'
import { type Paints, paintMotif } from '../materials.ts'
import { brushed, flat, gouache } from '../paint.ts'
import { type Plot, past } from '../plot.ts'
import { cushion, starPath } from '../sky.ts'

export interface OnTable {
  thing: () => Motif
  /** Place across from the middle, and height, as shares of half the width and of the room. */
  across: number
  size: number
  turn?: number
  mirrored?: boolean
  paints?: (plot: Plot) => Paints
}

/** What is on the wall round a label: letters on its paper, and things that hang or fall. */
interface OnWall {
  letters?: string
  over?: (plot: Plot) => Art
}

/** The words on a label on the wall, over large things on a table. */
export function onLabel(
  things: readonly OnTable[],
  { letters = '', over = drawFlagsOver }: OnWall = {},
): Composition {
  return {
    layout: 'label',
    draw: (plot) => [drawPaper(plot, letters), over(plot)],
    sheet: (plot) => [drawLabel(plot), drawTableTop(plot), things.map((each) => place(plot, each))],
  }
}

/** A string of flags, where the label leaves room for it. */
function drawFlagsOver(plot: Plot): Art {
  if (plot.text.y <= 250) return []
  return drawBunting(plot, { left: 0, sag: 60, flags: 13, size: 74 })
}

function wallOf({ skyHigh, main }: Plot['colours']): Paint {
  return mixPaints(skyHigh, main, 0.22)
}

function clothOf({ petal, cloud }: Plot['colours']): Paint {
  return mixPaints(petal, cloud, 0.45)
}

/** Paper with stars and dots in quincunx, and letters between them. */
function drawPaper(plot: Plot, letters: string): Art {
  const { width, height, colours, seed } = plot
  const wall = wallOf(colours)
  const random = createRandom(seed + 51)
  const pitch = width / Math.round(width / 150)
  const marks: Path[] = []
  const written: Path[] = []
  const all = [...letters]
  for (let row = 0; row * 92 < height; row++) {
    for (let x = (row % 2) * (pitch / 2); x < width + 1; x += pitch) {
      const y = 46 + row * 92
      const letter = all[written.length % all.length]
      if (letter && row % 2 === 0) {
        const path = letterPath(suezOne, letter, { x: 0, y: 0, height: 78 })
        written.push(transformPath(path, placement(x, y, (random() - 0.5) * 0.5)))
      } else if (row % 2 === 0) marks.push(starPath(x, y, 15, row + x))
      else marks.push(circlePath(x, y, 7))
    }
  }
  const sheet = rectPath(-past, -past, width + 2 * past, height + 2 * past)
  return [
    gouache(plot, sheet, wall, { grain: 0.1, seed: 1 }),
    flat(marks.flat(), mixPaints(wall, colours.cloud, 0.6)),
    named('letter', flat(written.flat(), mixPaints(wall, colours.cloud, 0.6))),
  ]
}

/** A table with a cloth that hangs in scallops over its striped front. */
function drawTableTop(plot: Plot): Art {
  const { width, height, ground, colours } = plot
  const { coral, cloud, dark } = colours
  const level = ground - 64
  const hem = ground + 44
  const cloth = clothOf(colours)
  const count = Math.round(width / 96)
  const step = width / count
  const scallops = Array.from({ length: count + 3 }, (_, i) =>
    circlePath((i - 1) * step, hem, step / 2),
  )
  const stripes = Array.from({ length: count + 3 }, (_, i) =>
    rectPath((i - 1.22) * step, hem, step * 0.44, height - hem + past),
  )
  return [
    flat(rectPath(-past, hem, width + 2 * past, height - hem + past), coral),
    flat(stripes.flat(), mixPaints(coral, cloud, 0.26)),
    gouache(
      plot,
      [...rectPath(-past, level, width + 2 * past, hem - level), ...scallops.flat()],
      cloth,
      { grain: 0.12, seed: 3 },
    ),
    flat(rectPath(-past, level, width + 2 * past, 5), mixPaints(cloth, dark, 0.1)),
  ]
}

/** A thing on the table and its shadow; the highest reaches a little over the foot of the label. */
function place(plot: Plot, { thing, across, size, turn = 0, mirrored, paints }: OnTable): Art {
  const { width, text, ground, colours } = plot
  const room = ground - (text.y + text.height)
  const motif = thing()
  const stand = {
    x: (width / 2) * (1 + across),
    y: ground,
    size: size * room * (200 / motif.height),
    turn,
    ...(mirrored && { mirrored }),
    ...(paints && { paints: paints(plot) }),
  }
  const half = ((motif.foot ?? motif.width) / 400) * stand.size + 12
  const shadow = ellipsePath(stand.x + 10, ground, half, half * 0.08 + 4)
  return paintMotif(
    plot,
    motif,
    stand,
    flat(shadow, mixPaints(clothOf(colours), colours.dark, 0.2)),
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
    flat(shadow, mixPaints(wallOf(colours), colours.dark, 0.3)),
    flat(label, colours.page),
    brushed(seam, mixPaints(colours.page, colours.coral, 0.7), 4),
  ]
}
