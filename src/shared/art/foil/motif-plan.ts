import type { Box, CardWords, Size } from '../family.ts'
import type { Motif } from '../motifs/motif.ts'
import { type Matrix, placement } from '../path.ts'
import { type Composition, isOpen, type Setting } from './compositions.ts'
import type { Plot } from './plot.ts'

/** A plot around a motif: the motif's place, and the circle of its wreath or medallion. */
export interface MotifPlan extends Plot {
  composition: Composition
  hero: { motif: Motif; place: Matrix; box: Box }
  /** Centre, px, and the radius of the ring, 0 if there is none. */
  ring: { x: number; y: number; radius: number }
}

/** A format's plan: y as shares of the height, lengths in design units. */
interface Plan {
  header: { y: number; inset: number }
  /** Bottom of the text, and its distance from the sides. */
  foot: number
  inset: number
  /** How much further it is from a band of florets. */
  offBand: number
  crest?: number
  /** By setting. */
  settings: Readonly<Record<Setting, Place>>
}

interface Place {
  /** Middle of the hero. */
  middle: number
  /** Its maximum size: width and height, or the circle around it. */
  within: { width: number; height: number } | { radius: number }
  /** Its maximum width between two supporters, if it has them. */
  between?: number
  /** Radius of the ring around it, if it has one, and the middle of the ring, if it is not the hero's. */
  ring?: number
  ringMiddle?: number
  /** Top of the text. */
  text: number
  /** Where it differs from the plan: bottom of the text, its distance from the sides, the header. */
  foot?: number
  inset?: number
  header?: { y: number; inset: number }
}

// biome-ignore format: a table
const plans = {
  status: {
    header: { y: 0.146, inset: 100 },
    foot: 0.838,
    inset: 90,
    offBand: 20,
    crest: 0.916,
    settings: {
      rays: { middle: 0.262, within: { width: 540, height: 410 }, text: 0.42 },
      wreath: { middle: 0.217, within: { radius: 168 }, ring: 196, text: 0.356 },
      laurel: { middle: 0.196, within: { radius: 275 }, ring: 500, ringMiddle: 0.15, text: 0.484, inset: 80, header: { y: 0.47, inset: 76 } },
      medallion: { middle: 0.3, within: { radius: 206 }, ring: 296, text: 0.474 },
      crest: { middle: 0.26, within: { width: 560, height: 350 }, between: 360, text: 0.388 },
      list: { middle: 0.178, within: { width: 340, height: 230 }, text: 0.252, inset: 86 },
      giant: { middle: 0.81, within: { width: 1180, height: 960 }, text: 0.17, foot: 0.548 },
      city: { middle: 0.735, within: { width: 600, height: 620 }, text: 0.165, foot: 0.475 },
      fan: { middle: 0.797, within: { width: 520, height: 420 }, text: 0.163, foot: 0.51 },
      sheet: { middle: 0.25, within: { width: 780, height: 660 }, text: 0.505, header: { y: 0.49, inset: 76 } },
      leaves: { middle: 0.285, within: { width: 440, height: 300 }, text: 0.385, foot: 0.735, inset: 108, header: { y: 0.168, inset: 270 } },
      canopy: { middle: 0.82, within: { width: 460, height: 300 }, text: 0.272, foot: 0.738, inset: 108, header: { y: 0.25, inset: 150 } },
    },
  },
  portrait: {
    header: { y: 0.106, inset: 141 },
    foot: 0.922,
    inset: 120,
    offBand: 46,
    settings: {
      rays: { middle: 0.292, within: { width: 500, height: 400 }, text: 0.486 },
      wreath: { middle: 0.3, within: { radius: 196 }, ring: 228, text: 0.52, foot: 0.9 },
      laurel: { middle: 0.176, within: { radius: 175 }, ring: 480, ringMiddle: 0.05, text: 0.494, header: { y: 0.475, inset: 76 } },
      medallion: { middle: 0.286, within: { radius: 178 }, ring: 256, text: 0.503 },
      crest: { middle: 0.22, within: { width: 420, height: 262 }, between: 319, text: 0.348 },
      list: { middle: 0.152, within: { width: 250, height: 150 }, text: 0.236, foot: 0.906 },
      giant: { middle: 0.82, within: { width: 1120, height: 760 }, text: 0.13, foot: 0.51, header: { y: 0.09, inset: 90 } },
      city: { middle: 0.765, within: { width: 460, height: 320 }, text: 0.12, foot: 0.535, header: { y: 0.085, inset: 90 } },
      fan: { middle: 0.788, within: { width: 400, height: 296 }, text: 0.125, foot: 0.485, header: { y: 0.09, inset: 90 } },
      sheet: { middle: 0.22, within: { width: 700, height: 410 }, text: 0.5, header: { y: 0.465, inset: 76 } },
      leaves: { middle: 0.222, within: { width: 420, height: 276 }, text: 0.35, foot: 0.855, inset: 170, header: { y: 0.105, inset: 330 } },
      canopy: { middle: 0.85, within: { width: 340, height: 220 }, text: 0.23, foot: 0.744, inset: 136, header: { y: 0.212, inset: 170 } },
    },
  },
  square: {
    header: { y: 0.112, inset: 141 },
    foot: 0.912,
    inset: 150,
    offBand: 46,
    settings: {
      rays: { middle: 0.282, within: { width: 540, height: 370 }, text: 0.482 },
      wreath: { middle: 0.31, within: { radius: 190 }, ring: 222, text: 0.545, foot: 0.895 },
      laurel: { middle: 0.162, within: { radius: 168 }, ring: 540, ringMiddle: 0, text: 0.49, inset: 120, header: { y: 0.475, inset: 90 } },
      medallion: { middle: 0.272, within: { radius: 150 }, ring: 226, text: 0.486 },
      crest: { middle: 0.235, within: { width: 480, height: 250 }, between: 365, text: 0.372 },
      list: { middle: 0.15, within: { width: 220, height: 110 }, text: 0.215 },
      giant: { middle: 0.9, within: { width: 1240, height: 860 }, text: 0.13, foot: 0.51, inset: 120, header: { y: 0.09, inset: 90 } },
      city: { middle: 0.78, within: { width: 460, height: 300 }, text: 0.12, foot: 0.52, header: { y: 0.085, inset: 90 } },
      fan: { middle: 0.8, within: { width: 400, height: 296 }, text: 0.125, foot: 0.485, inset: 120, header: { y: 0.09, inset: 90 } },
      sheet: { middle: 0.22, within: { width: 760, height: 420 }, text: 0.51, header: { y: 0.475, inset: 76 } },
      leaves: { middle: 0.215, within: { width: 480, height: 262 }, text: 0.35, foot: 0.85, inset: 240, header: { y: 0.105, inset: 450 } },
      canopy: { middle: 0.862, within: { width: 360, height: 200 }, text: 0.212, foot: 0.766, inset: 150, header: { y: 0.2, inset: 176 } },
    },
  },
} as const satisfies Readonly<Record<string, Plan>>

function planFor({ widthPx, heightPx }: Size): Plan {
  const ratio = heightPx / widthPx
  if (ratio >= 1.6) return plans.status
  return ratio >= 1.12 ? plans.portrait : plans.square
}

/** Sets a composition on a plot of any format. */
export function planMotif(size: Size, composition: Composition, words?: CardWords): MotifPlan {
  const { widthPx, heightPx } = size
  const u = Math.min(widthPx / 1080, heightPx / 1350)
  const plan = planFor(size)
  const { setting } = composition
  const place: Place = plan.settings[setting]
  const { ring = 0 } = place
  const x = widthPx / 2
  const top = place.text * heightPx
  const foot = (place.foot ?? plan.foot) * heightPx
  // The lintel under two supporters is off the words.
  const raised = composition.supporter ? (plan === plans.status ? 12 : 28) * u : 0
  // Letters stay whole: without their foot they would be others.
  const isWhole = composition.fromWords && isOpen(setting)
  const y = isWhole ? (foot + heightPx) / 2 : place.middle * heightPx - raised
  const banded = isBanded(composition)
  const supported =
    composition.supporter && 'width' in place.within
      ? { ...place.within, width: place.between ?? place.within.width }
      : place.within
  const within = isWhole
    ? { width: (0.84 * widthPx) / u, height: (heightPx - foot) / u - 130 }
    : supported
  const inset = ((place.inset ?? plan.inset) + (banded ? plan.offBand : 0)) * u
  const header = place.header ?? plan.header
  // Over the arch of an ark, whose top is higher on low pages.
  const aside = composition.supporter && plan !== plans.status ? 0.04 * heightPx : 0
  const headerInset = Math.max(header.inset, banded ? 136 : 0) * u
  const hero = placeHero(composition, { x, y, u, within, words })
  const reach = Math.max(hero.box.width, hero.box.height, 420 * u) / 2
  return {
    widthPx,
    heightPx,
    u,
    composition,
    margin: 46 * u,
    tallestLine: 150 * u,
    text: { x: inset, y: top, width: widthPx - 2 * inset, height: foot - top },
    header: { x: widthPx - headerInset, y: header.y * heightPx - aside, sizePx: 27 * u },
    hero,
    ring: { x, y: (place.ringMiddle ?? place.middle) * heightPx, radius: ring * u },
    rays: {
      x,
      y,
      radiusX: ring ? (ring + 46) * u : Math.max(hero.box.width / 2 + 40 * u, reach),
      radiusY: ring ? (ring + 46) * u : reach + 40 * u,
      reach: 140 * u,
    },
    halo: { x, y, radius: y < top ? top - y : y - foot },
    ...(!isOpen(setting) && plan.crest && { crest: { x, y: plan.crest * heightPx, scale: u } }),
  }
}

/** Whether the frame is a band of florets; otherwise it is a double line with notched corners. */
export function isBanded({ setting }: Composition): boolean {
  return ['wreath', 'crest', 'list'].includes(setting)
}

/** As large as fits, its box centred on the place. */
function placeHero(
  { hero, lean = 0 }: Composition,
  {
    x,
    y,
    u,
    within,
    words,
  }: { x: number; y: number; u: number; within: Place['within']; words: CardWords | undefined },
): MotifPlan['hero'] {
  const motif = hero(words)
  const scale = u * largest(motif, within)
  const [width, height] = [motif.width * scale, motif.height * scale]
  const half = height / 2
  const foot = { x: x - half * Math.sin(lean), y: y + half * Math.cos(lean) }
  return {
    motif,
    place: placement(foot.x, foot.y, lean, scale),
    box: { x: x - width / 2, y: y - half, width, height },
  }
}

function largest({ width, height }: Motif, within: Place['within']): number {
  if ('radius' in within) return (2 * within.radius) / Math.hypot(width, height)
  return Math.min(within.width / width, within.height / height)
}
