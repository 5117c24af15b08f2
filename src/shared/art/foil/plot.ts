import type { Box, Size } from '../family.ts'

/** The layout that every composition shares on a plot of one size, in plot px. */
export interface Plot extends Size {
  /** One design unit: a 1080th of the width or a 1350th of the height, whichever is smaller. */
  u: number
  /** Distance of the frame's heavy line from the edge. */
  margin: number
  text: Box
  /** The tallest ink of one line of text. */
  tallestLine: number
  header: { x: number; y: number; sizePx: number }
  /** The ellipse that rays start from, and the length of the longest. */
  rays: { x: number; y: number; radiusX: number; radiusY: number; reach: number }
  /** Ground: centre of the halo, and the radius at which it reaches the colour under text. */
  halo: { x: number; y: number; radius: number }
  /** The spray under the text, where a plot is tall enough: centre and px per local unit. */
  crest?: { x: number; y: number; scale: number }
}

/** A plot with the sefer Torah as its hero. */
export interface TorahPlot extends Plot {
  /**
   * The hero: its axis, the height of its shoulder, px per local unit, and the cloth's length in
   * local units.
   */
  hero: { x: number; y: number; scale: number; clothLength: number }
}

/** A plot's plan: y as shares of the height, lengths in design units. */
interface Plan {
  /** The smallest height-to-width ratio for this plan. */
  downTo: number
  text: { top: number; bottom: number; inset: number }
  header: { y: number; inset: number }
  shoulder: number
  scale: number
  clothLength: number
  rays: { x: number; y: number; reach: number }
  crest?: number
}

const plans: readonly [Plan, Plan, Plan, Plan] = [
  {
    downTo: 1.6,
    text: { top: 0.49, bottom: 0.838, inset: 100 },
    header: { y: 0.146, inset: 100 },
    shoulder: 0.2,
    scale: 0.95,
    clothLength: 416,
    rays: { x: 318, y: 448, reach: 150 },
    crest: 0.916,
  },
  {
    downTo: 1.32,
    text: { top: 0.586, bottom: 0.925, inset: 124 },
    header: { y: 0.1, inset: 141 },
    shoulder: 0.196,
    scale: 0.93,
    clothLength: 440,
    rays: { x: 304, y: 388, reach: 150 },
  },
  {
    downTo: 1.12,
    text: { top: 0.562, bottom: 0.918, inset: 120 },
    header: { y: 0.112, inset: 141 },
    shoulder: 0.184,
    scale: 0.81,
    clothLength: 412,
    rays: { x: 290, y: 335, reach: 150 },
  },
  {
    downTo: 0,
    text: { top: 0.556, bottom: 0.915, inset: 150 },
    header: { y: 0.112, inset: 141 },
    shoulder: 0.194,
    scale: 0.82,
    clothLength: 386,
    rays: { x: 330, y: 320, reach: 240 },
  },
]

/**
 * Composes the plot for its proportions: status, print, portrait or square.
 *
 * @example compose({ widthPx: 1080, heightPx: 1350 }).margin // 46
 */
export function compose({ widthPx, heightPx }: Size): TorahPlot {
  const u = Math.min(widthPx / 1080, heightPx / 1350)
  const ratio = heightPx / widthPx
  const plan = plans.find(({ downTo }) => ratio >= downTo) ?? plans[3]
  const x = widthPx / 2
  const scale = plan.scale * u
  const y = plan.shoulder * heightPx
  const middle = y + (plan.clothLength * scale) / 2
  const top = plan.text.top * heightPx
  return {
    widthPx,
    heightPx,
    u,
    margin: 46 * u,
    tallestLine: 150 * u,
    text: {
      x: plan.text.inset * u,
      y: top,
      width: widthPx - 2 * plan.text.inset * u,
      height: (plan.text.bottom - plan.text.top) * heightPx,
    },
    header: { x: widthPx - plan.header.inset * u, y: plan.header.y * heightPx, sizePx: 27 * u },
    hero: { x, y, scale, clothLength: plan.clothLength },
    rays: {
      x,
      y: middle - 20 * scale,
      radiusX: plan.rays.x * u,
      radiusY: plan.rays.y * u,
      reach: plan.rays.reach * u,
    },
    halo: { x, y: middle, radius: top - middle },
    ...(plan.crest && { crest: { x, y: plan.crest * heightPx, scale: u } }),
  }
}
