import { printBleedPx, type Size, type TextArea } from '../family.ts'
import type { Point } from '../path.ts'
import { type NightLayout, nightLayout } from './layout.ts'

/** What a night without a sill before it shows. */
export type Scene = 'window' | 'flame' | 'water' | 'facade' | 'alley' | 'stars' | 'lamps'

/** A layout of such a night: where its light stands or hangs. */
export interface OpenLayout extends NightLayout {
  foot: Point
  header: TextArea['header']
}

/** Shares of the plot: of its width for `inset` and `headerX`, of its height for all else. */
interface Shares {
  inset: number
  top: number
  bottom: number
  headerX: number
  headerY: number
  /** The ground, or the light where nothing stands. */
  foot: number
  /** Middle of the glow. */
  light: number
  /** Reach of the glow in units. */
  glow: number
}

type Shape = 'status' | 'tall' | 'square'

// biome-ignore format: a table
const plans: Readonly<Record<Scene, Readonly<Record<Shape, Shares>>>> = {
  window: {
    status: { inset: 0.104, top: 0.2, bottom: 0.46, headerX: 0.83, headerY: 0.17, foot: 0.755, light: 0.66, glow: 620 },
    tall: { inset: 0.17, top: 0.13, bottom: 0.46, headerX: 0.72, headerY: 0.1, foot: 0.82, light: 0.7, glow: 560 },
    square: { inset: 0.19, top: 0.14, bottom: 0.46, headerX: 0.7, headerY: 0.11, foot: 0.85, light: 0.72, glow: 500 },
  },
  flame: {
    status: { inset: 0.08, top: 0.16, bottom: 0.42, headerX: 0.93, headerY: 0.145, foot: 0.97, light: 0.78, glow: 1060 },
    tall: { inset: 0.08, top: 0.09, bottom: 0.41, headerX: 0.93, headerY: 0.06, foot: 1.0, light: 0.78, glow: 860 },
    square: { inset: 0.08, top: 0.1, bottom: 0.42, headerX: 0.93, headerY: 0.065, foot: 1.0, light: 0.8, glow: 760 },
  },
  water: {
    status: { inset: 0.08, top: 0.155, bottom: 0.41, headerX: 0.93, headerY: 0.143, foot: 0.635, light: 0.575, glow: 700 },
    tall: { inset: 0.08, top: 0.08, bottom: 0.37, headerX: 0.93, headerY: 0.058, foot: 0.69, light: 0.62, glow: 600 },
    square: { inset: 0.08, top: 0.09, bottom: 0.38, headerX: 0.93, headerY: 0.065, foot: 0.7, light: 0.63, glow: 520 },
  },
  facade: {
    status: { inset: 0.08, top: 0.43, bottom: 0.66, headerX: 0.93, headerY: 0.395, foot: 0.9, light: 0.3, glow: 900 },
    tall: { inset: 0.08, top: 0.355, bottom: 0.665, headerX: 0.93, headerY: 0.335, foot: 0.93, light: 0.3, glow: 800 },
    square: { inset: 0.08, top: 0.355, bottom: 0.665, headerX: 0.93, headerY: 0.335, foot: 0.93, light: 0.3, glow: 760 },
  },
  alley: {
    status: { inset: 0.09, top: 0.165, bottom: 0.43, headerX: 0.91, headerY: 0.145, foot: 0.665, light: 0.6, glow: 560 },
    tall: { inset: 0.19, top: 0.09, bottom: 0.42, headerX: 0.72, headerY: 0.06, foot: 0.72, light: 0.65, glow: 480 },
    square: { inset: 0.2, top: 0.1, bottom: 0.43, headerX: 0.72, headerY: 0.065, foot: 0.74, light: 0.68, glow: 420 },
  },
  stars: {
    status: { inset: 0.08, top: 0.52, bottom: 0.8, headerX: 0.93, headerY: 0.145, foot: 0.46, light: 0.97, glow: 700 },
    tall: { inset: 0.08, top: 0.535, bottom: 0.83, headerX: 0.93, headerY: 0.06, foot: 0.475, light: 1.0, glow: 420 },
    square: { inset: 0.08, top: 0.54, bottom: 0.835, headerX: 0.93, headerY: 0.065, foot: 0.48, light: 1.0, glow: 360 },
  },
  lamps: {
    status: { inset: 0.08, top: 0.55, bottom: 0.815, headerX: 0.93, headerY: 0.52, foot: 0.47, light: 0.3, glow: 760 },
    tall: { inset: 0.08, top: 0.56, bottom: 0.8, headerX: 0.93, headerY: 0.54, foot: 0.48, light: 0.255, glow: 620 },
    square: { inset: 0.08, top: 0.57, bottom: 0.8, headerX: 0.93, headerY: 0.545, foot: 0.48, light: 0.255, glow: 540 },
  },
}

/** The place of everything in a scene on one plot. */
export function openLayout(size: Size, scene: Scene): OpenLayout {
  const { widthPx, heightPx } = size
  const aspect = heightPx / widthPx
  const shape: Shape = aspect >= 1.6 ? 'status' : aspect >= 1.12 ? 'tall' : 'square'
  const shares = plans[scene][shape]
  const layout = nightLayout(size)
  const { unit, menorah } = layout
  const ground = shares.foot * heightPx
  const glow = { x: widthPx / 2, y: shares.light * heightPx, radius: shares.glow * unit }
  return {
    ...layout,
    ledge: { back: ground, front: ground, bottom: heightPx + printBleedPx },
    glow,
    foot: { x: widthPx / 2, y: ground },
    text: {
      x: shares.inset * widthPx,
      y: shares.top * heightPx,
      width: (1 - 2 * shares.inset) * widthPx,
      height: (shares.bottom - shares.top) * heightPx,
    },
    menorah: { ...menorah, armY: glow.y - 200 * unit, shamashY: glow.y },
    header: {
      x: shares.headerX * widthPx,
      y: shares.headerY * heightPx,
      sizePx: 26 * unit,
    },
  }
}
