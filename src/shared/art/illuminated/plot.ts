import type { Arc, Box, Size, TextArea } from '../family.ts'
import { inPx, type Proportion, proportionOf, type UnitSize, unitSizeOf } from '../proportion.ts'

/**
 * The layout of a plot: a border on all sides, a gate, a gate with
 * something that hangs from its arch, a bar beside the text, the same under a
 * smaller square for words that stand high, a panel above it, or bands above and below it, or a
 * shallow panel over or under a list.
 */
export const layouts = [
  'border',
  'gate',
  'alcove',
  'bar',
  'margin',
  'panel',
  'bands',
  'list',
  'low',
] as const
export type Layout = (typeof layouts)[number]

/** The place of everything, in units of a 1080th of the width or a 1350th of the height. */
export interface Plot extends UnitSize {
  rim: Rim
  /** The area inside all ornament. */
  text: Box
  /** The area for the motif. */
  emblem: Box
  header: { x: number; y: number }
  /** The initial word's panel and its baseline, in layouts that have one. */
  word?: { box: Box; baseline: number }
  gate?: Gate
  /** Height of the bar along the foot, in the layout that has one. */
  foot?: number
}

/** Width of gold bars. */
export const barWidth = 10

/** The space outside all ornament, and the widths of what stands beside the words. */
export interface Rim {
  margin: number
  /** The border's scrolls. */
  band: number
  pillar: number
  /** The scrolls of the bar. */
  bar: number
  /** From the border's inner bar to the ruled line. */
  rule: number
}

/** A status is narrow for its words, so its ornament is slimmer and nearer to the edge. */
function rimOf(proportion: Proportion): Rim {
  return proportion === 'status'
    ? { margin: 20, band: 64, pillar: 58, bar: 104, rule: 6 }
    : { margin: 46, band: 112, pillar: 86, bar: 132, rule: 13 }
}

/** From the plot's edge to the vellum inside the border. */
export function fieldInsetOf({ margin, band }: Rim): number {
  return margin + band + 2 * barWidth
}

/**
 * Lays out a plot for its proportions.
 *
 * @example layOutPage({ widthPx: 1080, heightPx: 1350 }, 'border').scale // 1
 */
export function layOutPlot(size: Size, layout: Layout): Plot {
  const page = unitSizeOf(size)
  const plan = {
    border: borderPlan,
    gate: gatePlan,
    alcove: alcovePlan,
    bar: barPlan,
    margin: marginPlan,
    panel: panelPlan,
    bands: bandsPlan,
    list: listPlan,
    low: lowPlan,
  }[layout]
  const proportion = proportionOf(size)
  return { ...page, rim: rimOf(proportion), ...plan(page, proportion) }
}

type Plan = Pick<Plot, 'text' | 'emblem' | 'header' | 'word' | 'gate' | 'foot'>

function borderPlan({ width, height }: UnitSize, proportion: Proportion): Plan {
  const fieldInset = fieldInsetOf(rimOf(proportion))
  const panel = { status: 232, print: 206, portrait: 204, square: 194 }[proportion]
  const foot = { status: 436, print: 280, portrait: 206, square: 200 }[proportion]
  const top = fieldInset + { status: 174, print: 60, portrait: 50, square: 40 }[proportion]
  const word = { x: fieldInset + 34, y: top, width: width - 2 * (fieldInset + 34), height: panel }
  const emblemTop = height - fieldInset - 26 - foot
  const textTop = top + panel + (proportion === 'square' ? 26 : 36)
  const aside = proportion === 'status' ? 10 : 32
  return {
    word: { box: word, baseline: top + panel / 2 + 52 },
    text: {
      x: fieldInset + aside,
      y: textTop,
      width: width - 2 * (fieldInset + aside),
      height: emblemTop - textTop - 22,
    },
    emblem: {
      x: fieldInset + 30,
      y: emblemTop,
      width: width - 2 * (fieldInset + 30),
      height: foot,
    },
    header: { x: width - fieldInset - 36, y: top - 11 },
  }
}

/** The gate's arch springs at `springY`, is `rise` high, and reaches from pillar to pillar. */
function gateOf({ width }: UnitSize, proportion: Proportion) {
  const { margin } = rimOf(proportion)
  const rise = { status: 452, print: 446, portrait: 410, square: 372 }[proportion]
  const top = margin + barWidth + 26
  const foot = { status: 196, print: 128, portrait: 112, square: 104 }[proportion]
  const side = margin + barWidth + { status: 10, print: 20, portrait: 20, square: 20 }[proportion]
  return {
    top,
    rise,
    springY: top + rise,
    side,
    halfSpan: width / 2 - side,
    foot,
  }
}

export type Gate = ReturnType<typeof gateOf>

function gatePlan(units: UnitSize, proportion: Proportion): Plan {
  const { width, height } = units
  const { margin, pillar } = rimOf(proportion)
  const { top, side, foot, springY } = gateOf(units, proportion)
  const x = side + pillar + { status: 16, print: 28, portrait: 28, square: 28 }[proportion]
  const emblemTop = Math.max(top + 128, proportion === 'status' ? 226 : 0)
  const emblemHeight = { status: 404, print: 310, portrait: 270, square: 240 }[proportion]
  const textTop = Math.max(emblemTop + emblemHeight + 24, springY + 52)
  const bottom = Math.min(height - margin - foot - 34, proportion === 'status' ? 1612 : height)
  return {
    gate: gateOf(units, proportion),
    text: { x, y: textTop, width: width - 2 * x, height: bottom - textTop },
    emblem: { x: width / 2 - 240, y: emblemTop, width: 480, height: emblemHeight },
    header: { x: width - x - 6, y: textTop - 12 },
  }
}

/** A gate with more room under its arch. */
function alcovePlan(units: UnitSize, proportion: Proportion): Plan {
  const plan = gatePlan(units, proportion)
  const more = { status: 90, print: 56, portrait: 40, square: 20 }[proportion]
  const { emblem, text, header } = plan
  return {
    ...plan,
    // The boughs under it grow with it.
    emblem: { ...emblem, height: emblem.height + 0.76 * more },
    text: { ...text, y: text.y + more, height: text.height - more },
    header: { ...header, y: header.y + more },
  }
}

function barPlan({ width, height }: UnitSize, proportion: Proportion): Plan {
  const { margin, bar } = rimOf(proportion)
  const side = { status: 580, print: 440, portrait: 392, square: 330 }[proportion]
  const top = { status: 120, print: 92, portrait: 84, square: 78 }[proportion]
  const right = width - margin
  const emblem = { x: right - side, y: top, width: side, height: side }
  const x = proportion === 'status' ? 76 : 78
  const textTop = top + side + 52
  const foot = { status: 250, print: 112, portrait: 112, square: 112 }[proportion]
  const bottom = height - { status: 346, print: 208, portrait: 196, square: 190 }[proportion]
  const textRight =
    right - bar - 2 * barWidth - { status: 10, print: 38, portrait: 38, square: 38 }[proportion]
  return {
    emblem,
    foot,
    text: { x, y: textTop, width: textRight - x, height: bottom - textTop },
    header: { x: textRight - 6, y: textTop - 12 },
  }
}

/** The square and the foot of the bar give way to words of two high lines on a status. */
function marginPlan(units: UnitSize, proportion: Proportion): Plan {
  const plan = barPlan(units, proportion)
  if (proportion !== 'status') return plan
  const side = 384
  const { emblem, text, header } = plan
  const top = emblem.y - 44
  const y = top + side + 54
  return {
    emblem: { x: emblem.x + emblem.width - side, y: top, width: side, height: side },
    foot: 210,
    text: { ...text, y, height: 1608 - y },
    header: { ...header, y: y - 10 },
  }
}

function panelPlan({ width, height }: UnitSize, proportion: Proportion): Plan {
  const deep = { status: 640, print: 520, portrait: 470, square: 436 }[proportion]
  const top = rimOf(proportion).margin + barWidth + 12
  const emblem = { x: top, y: top, width: width - 2 * top, height: deep }
  const textTop = top + deep + 48
  const bottom = height - { status: 318, print: 190, portrait: 182, square: 172 }[proportion]
  return {
    emblem,
    text: { x: 96, y: textTop, width: width - 192, height: bottom - textTop },
    header: { x: width - 84, y: textTop - 10 },
  }
}

/** A shallow panel at the head, and all else for the words. */
function listPlan(units: UnitSize, proportion: Proportion): Plan {
  const { width, height } = units
  const plan = panelPlan(units, proportion)
  const deep = { status: 300, print: 226, portrait: 200, square: 190 }[proportion]
  const textTop =
    plan.emblem.y + deep + { status: 70, print: 56, portrait: 46, square: 46 }[proportion]
  const bottom = height - { status: 318, print: 184, portrait: 176, square: 172 }[proportion]
  return {
    emblem: { ...plan.emblem, height: deep },
    text: { x: 96, y: textTop, width: width - 192, height: bottom - textTop },
    header: { x: width - 84, y: textTop - 6 },
  }
}

/** The same panel at the foot. */
function lowPlan(units: UnitSize, proportion: Proportion): Plan {
  const { width, height } = units
  const { emblem, text } = listPlan(units, proportion)
  const y = height - emblem.y - emblem.height
  const top = { status: 280, print: 208, portrait: 196, square: 196 }[proportion]
  return {
    emblem: { ...emblem, y },
    text: { ...text, y: top, height: y - 28 - top },
    header: { x: width - 84, y: top - 6 },
  }
}

function bandsPlan({ width, height }: UnitSize, proportion: Proportion): Plan {
  const head = { status: 336, print: 210, portrait: 170, square: 164 }[proportion]
  const panel = { status: 232, print: 206, portrait: 204, square: 204 }[proportion]
  const low = { status: 330, print: 210, portrait: 176, square: 166 }[proportion]
  const tall = { status: 340, print: 300, portrait: 240, square: 240 }[proportion]
  const word = { x: 120, y: head - panel / 2, width: width - 240, height: panel }
  const textTop = word.y + panel + 50
  const emblem = { x: width / 2 - 250, y: height - low - tall, width: 500, height: tall }
  return {
    word: { box: word, baseline: word.y + panel / 2 + 52 },
    text: { x: 92, y: textTop, width: width - 184, height: emblem.y - textTop - 24 },
    emblem,
    header: { x: width - 84, y: textTop - 6 },
  }
}

/** The words of a page whose ornament is mirrored; the small line stays at the right. */
export function mirrorWords(plot: Plot): Plot {
  const { text, width, header } = plot
  const x = width - text.x - text.width
  return { ...plot, text: { ...text, x }, header: { ...header, x: x + text.width - 6 } }
}

/** The frame that text layout works with, px. */
export function textAreaOf(plot: Plot): TextArea {
  const { scale, header, word } = plot
  const round = (length: number) => Math.round(length * scale)
  return {
    text: inPx(plot.text, plot),
    anchor: 'middle',
    header: { x: round(header.x), y: round(header.y), sizePx: round(25) },
    ...(word && { arc: straightArc(word, plot) }),
  }
}

/** From a panel's edge to the ink of its word: off its frame, and on a status off the phone's bars. */
const wordInset = { status: 30, other: 24 }

/** A circle so large that a line on it is straight. The word is centred in its panel. */
function straightArc(
  { box, baseline }: NonNullable<Plot['word']>,
  { scale, width, height }: Plot,
): Arc {
  const radius = 400_000
  const cx = (box.x + box.width / 2) * scale
  const inset = height > 1.6 * width ? wordInset.status : wordInset.other
  const band = {
    above: (baseline - box.y - inset) * scale,
    below: (box.y + box.height - baseline - inset) * scale,
  }
  const sweep = ((box.width - 90) * scale) / radius
  return { cx, cy: baseline * scale + radius, radius, sweep, band }
}
