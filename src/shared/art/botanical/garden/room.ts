import type { Box } from '../../family.ts'
import { type Proportion, proportionOf, type UnitSize } from '../../proportion.ts'
import type { Room } from './garden.ts'

/** The place of words in each format, in hundredths of the plot's width and height. */
export type Places = Readonly<
  Record<Proportion, readonly [x: number, y: number, w: number, h: number]>
>

/** The room of a composition. The small line stays in the corner, below a phone's status bar. */
export function roomOf(units: UnitSize, places: Places): Room {
  const { width, height } = units
  const proportion = shapeOf(units)
  const [x, y, w, h] = places[proportion]
  const text: Box = {
    x: (x * width) / 100,
    y: (y * height) / 100,
    width: (w * width) / 100,
    height: (h * height) / 100,
  }
  const header = proportion === 'status' ? { x: 0.926, y: 0.147 } : { x: 0.945, y: 0.054 }
  return { text, header: { x: header.x * width, y: header.y * height } }
}

export function shapeOf({ width, height }: UnitSize): Proportion {
  return proportionOf({ widthPx: width, heightPx: height })
}
