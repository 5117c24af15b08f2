import type { Box, Size, TextArea } from '../family.ts'

/**
 * The compositions: a block above the words; a lower one above more words; a full block with the words carved into its sky, or into a lower sky over larger things; words
 * within something large; a tall block beside the words, above them on a status; a frame of small blocks; friezes above and
 * below.
 */
export const printKinds = [
  'plate',
  'low',
  'night',
  'dusk',
  'within',
  'column',
  'frame',
  'frieze',
] as const
export type PrintKind = (typeof printKinds)[number]

/** The place of everything on one plot, plot px. */
export interface LinoLayout extends Size {
  /** Unit of lengths: 1 at 1080 px wide and 1350 px high. */
  unit: number
  text: Box
  header: TextArea['header']
}

/** Shares of the plot: the sides of the words, and the right end and baseline of the small line. */
type Place = readonly [
  left: number,
  top: number,
  right: number,
  foot: number,
  headerX: number,
  headerY: number,
]

/** For status, print, portrait and square. */
type Places = readonly [Place, Place, Place, Place]

const places: Readonly<Record<PrintKind, Places>> = {
  plate: [
    [0.075, 0.585, 0.925, 0.838, 0.925, 0.569],
    [0.07, 0.612, 0.93, 0.945, 0.93, 0.594],
    [0.07, 0.606, 0.93, 0.945, 0.93, 0.588],
    [0.07, 0.535, 0.93, 0.945, 0.93, 0.515],
  ],
  low: [
    [0.075, 0.478, 0.925, 0.838, 0.925, 0.462],
    [0.07, 0.612, 0.93, 0.945, 0.93, 0.594],
    [0.07, 0.606, 0.93, 0.945, 0.93, 0.588],
    [0.07, 0.535, 0.93, 0.945, 0.93, 0.515],
  ],
  night: [
    [0.08, 0.166, 0.92, 0.484, 0.92, 0.152],
    [0.08, 0.085, 0.92, 0.46, 0.93, 0.068],
    [0.08, 0.095, 0.92, 0.46, 0.93, 0.072],
    [0.08, 0.1, 0.92, 0.49, 0.93, 0.075],
  ],
  dusk: [
    [0.08, 0.166, 0.92, 0.436, 0.92, 0.152],
    [0.08, 0.085, 0.92, 0.41, 0.93, 0.068],
    [0.08, 0.095, 0.92, 0.41, 0.93, 0.072],
    [0.08, 0.1, 0.92, 0.45, 0.93, 0.075],
  ],
  within: [
    [0.1, 0.308, 0.9, 0.822, 0.866, 0.29],
    [0.18, 0.3, 0.82, 0.82, 0.8, 0.282],
    [0.18, 0.3, 0.82, 0.83, 0.8, 0.28],
    [0.18, 0.28, 0.82, 0.69, 0.8, 0.262],
  ],
  column: [
    [0.075, 0.545, 0.925, 0.838, 0.925, 0.529],
    [0.41, 0.1, 0.94, 0.94, 0.94, 0.068],
    [0.41, 0.1, 0.94, 0.94, 0.94, 0.072],
    [0.41, 0.1, 0.94, 0.76, 0.94, 0.075],
  ],
  frame: [
    [0.1, 0.175, 0.9, 0.835, 0.87, 0.153],
    [0.175, 0.165, 0.825, 0.865, 0.82, 0.142],
    [0.175, 0.17, 0.825, 0.72, 0.82, 0.148],
    [0.17, 0.19, 0.83, 0.6, 0.815, 0.165],
  ],
  frieze: [
    [0.07, 0.272, 0.93, 0.738, 0.93, 0.254],
    [0.08, 0.25, 0.92, 0.76, 0.92, 0.232],
    [0.07, 0.25, 0.93, 0.76, 0.93, 0.232],
    [0.07, 0.25, 0.93, 0.66, 0.93, 0.225],
  ],
}

/**
 * Composes the plot for its proportions: status, print, portrait or square.
 *
 * @example linoLayout({ widthPx: 1080, heightPx: 1350 }, 'plate').unit // 1
 */
export function linoLayout({ widthPx, heightPx }: Size, kind: PrintKind): LinoLayout {
  const ratio = heightPx / widthPx
  const at = [1.6, 1.32, 1.12].findIndex((downTo) => ratio >= downTo)
  const [left, top, right, foot, headerX, headerY] = places[kind][at] ?? places[kind][3]
  const unit = Math.min(widthPx / 1080, heightPx / 1350)
  return {
    widthPx,
    heightPx,
    unit,
    text: {
      x: left * widthPx,
      y: top * heightPx,
      width: (right - left) * widthPx,
      height: (foot - top) * heightPx,
    },
    header: { x: headerX * widthPx, y: headerY * heightPx, sizePx: 26 * unit },
  }
}
