import type { Box, Size, TextArea } from '../family.ts'
import type { Point } from '../path.ts'

/** The place of everything on one plot; all lengths in plot px. */
export interface NightLayout extends Size {
  /** The art's unit: 1 at 1080 px wide and 1350 px high. */
  unit: number
  /** The axis of the menorah. */
  cx: number
  /** The sill: far and near edge of its lit top, and the foot of its carved face. */
  ledge: { back: number; front: number; bottom: number }
  /** `from` is the index of its innermost colour, 0 the hottest. */
  glow: Point & { radius: number; from?: number }
  menorah: MenorahMeasures
  text: Box
}

/** The menorah's own measures, in plot px except `scale`. */
export interface MenorahMeasures {
  /** Scale of the brass details: 1 where the lights are 98 px apart. */
  scale: number
  /** Distance between lights. */
  pitch: number
  /** Height where the eight arms end and their lamps begin. */
  armY: number
  /** Height where the stem ends and the shamash begins: above the arms. */
  shamashY: number
  /** Heights of the four places where a pair of arms leaves the stem, innermost first. */
  jointsY: readonly number[]
  /** The middle of the foot's ring on the sill. */
  footY: number
}

interface Proportions {
  /** The foot of the sill, as a share of the plot's height. */
  ledgeBottom: number
  /** The lower end of the text, as a share of the plot's height. */
  textBottom: number
  /** Distance between lights, as a share of the plot's width. */
  pitch: number
  /** Scale of details relative to the unit. */
  detail: number
  /** Height of an arm's curve divided by its half width. */
  rise: number
  /** Reach of the glow in units. */
  glow: number
  /** Baseline of the header line, as a share of the plot's height. */
  header: number
}

const status: Proportions = {
  ledgeBottom: 0.568,
  textBottom: 0.84,
  pitch: 0.0907,
  detail: 1,
  rise: 0.88,
  glow: 862,
  header: 0.143,
}
const portrait: Proportions = {
  ledgeBottom: 0.615,
  textBottom: 0.945,
  pitch: 0.089,
  detail: 0.98,
  rise: 0.88,
  glow: 800,
  header: 0.055,
}
const print: Proportions = {
  ledgeBottom: 0.605,
  textBottom: 0.945,
  pitch: 0.0907,
  detail: 0.98,
  rise: 0.9,
  glow: 860,
  header: 0.062,
}
const square: Proportions = {
  ledgeBottom: 0.55,
  textBottom: 0.945,
  pitch: 0.079,
  detail: 0.96,
  rise: 0.635,
  glow: 840,
  header: 0.068,
}

/**
 * The composition of one plot. There are four, chosen by the plot's proportions (9:16, 5:7, 4:5 and
 * 1:1), each with its own height of the sill and spread of the arms.
 *
 * @example nightLayout({ widthPx: 1080, heightPx: 1920 }).cx // 540
 */
export function nightLayout({ widthPx, heightPx }: Size): NightLayout {
  const shares = proportionsOf(heightPx / widthPx)
  const unit = Math.min(widthPx / 1080, heightPx / 1350)
  const bottom = shares.ledgeBottom * heightPx
  const front = bottom - 46 * unit
  const back = front - 38 * unit
  const menorah = measureMenorah(back + 19 * unit, shares, widthPx, unit)
  const textTop = bottom + 46 * unit
  return {
    widthPx,
    heightPx,
    unit,
    cx: widthPx / 2,
    ledge: { back, front, bottom },
    glow: { x: widthPx / 2, y: menorah.armY - 76 * menorah.scale, radius: shares.glow * unit },
    menorah,
    text: {
      x: 0.07 * widthPx,
      y: textTop,
      width: 0.86 * widthPx,
      height: shares.textBottom * heightPx - textTop,
    },
  }
}

/**
 * The space for text: the dark below the sill, and a header line in the dark of the sky.
 *
 * @example nightFrame({ widthPx: 1080, heightPx: 1920 }).anchor // 'middle'
 */
export function nightTextArea(size: Size): TextArea {
  const { text, unit } = nightLayout(size)
  return {
    text,
    anchor: 'middle',
    header: {
      x: 0.93 * size.widthPx,
      y: proportionsOf(size.heightPx / size.widthPx).header * size.heightPx,
      sizePx: 26 * unit,
    },
  }
}

function proportionsOf(aspect: number): Proportions {
  if (aspect >= 1.6) return status
  if (aspect >= 1.33) return print
  return aspect >= 1.12 ? portrait : square
}

function measureMenorah(
  footY: number,
  shares: Proportions,
  widthPx: number,
  unit: number,
): MenorahMeasures {
  const scale = shares.detail * unit
  const pitch = shares.pitch * widthPx
  const lowestJoint = footY - 116 * scale
  const armY = lowestJoint - 4 * pitch * shares.rise - 16 * scale
  return {
    scale,
    pitch,
    armY,
    shamashY: armY - 42 * scale,
    jointsY: [1, 2, 3, 4].map((k) => lowestJoint - (4 - k) * pitch * shares.rise),
    footY,
  }
}
