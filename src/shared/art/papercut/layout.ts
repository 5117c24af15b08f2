import type { Arc, Box, Size } from '../family.ts'

/** Page units: 1500 to the width, in every format. */
export const pageWidth = 1500

/**
 * The places of the parts of an arch composition, in plot units; everything is symmetric about x =
 * 750. Each format has its own proportions and is not a scaled version of another.
 */
export interface ArchLayout {
  heightUnits: number
  border: { tip: number; depth: number; kind: 'full' | 'slim' }
  /** Height of the lace beam between the border and the opening; 0 is none. */
  lintel: number
  /** The window inside border and lintel. */
  opening: Box
  pillar: { x: number; width: number; top: number; foot: number }
  arch: { cx: number; cy: number; radius: number; halfAngle: number; band: number }
  plinth: { top: number }
  crownScale: number
  urnScale: number
  /** The left dove: its breast, turned by `tilt` radians; none where its room goes to a thing. */
  dove: Dove | undefined
  text: Box
}

export interface Dove {
  x: number
  y: number
  scale: number
  tilt: number
}

interface Proportions {
  /** Distance from the plot's edge to the scallops. */
  tip: number
  /** Distance from the scallops' tips to the lintel, or to the opening if there is none. */
  depth: number
  kind: 'full' | 'slim'
  /** Height of the lintel, which keeps the picture below a phone's bars; 0 is none. */
  lintel: number
  /** Distance between border and pillar, where the vine climbs if there is room for it. */
  gap: number
  pillarWidth: number
  /** Half the arch's angle, radians; 1.57 is a half circle. */
  halfAngle: number
  crownScale: number
  urnScale: number
  /** The same where a thing of the library stands instead of the urn. */
  standScale: number
  plinthHeight: number
  doveScale: number
  /** Whether doves fly over such a thing too. */
  standDoves: boolean
  /** Width of the arch, from edge to edge. */
  band: number
  /** Half the width of the text. */
  textHalf: number
}

/** Distance from the band's inner edge to the tips of its lace teeth. */
const teeth = 24
/** Space between the text area and what is above and below it, besides the leading of its lines. */
const clearance = 42

const proportions = {
  print: {
    tip: 60,
    depth: 140,
    kind: 'full',
    lintel: 0,
    gap: 74,
    pillarWidth: 80,
    halfAngle: 1.18,
    crownScale: 0.96,
    urnScale: 0.88,
    standScale: 1.3,
    plinthHeight: 110,
    doveScale: 0.94,
    standDoves: false,
    band: 108,
    textHalf: 345,
  },
  status: {
    tip: 22,
    depth: 60,
    kind: 'slim',
    lintel: 246,
    gap: 4,
    pillarWidth: 60,
    halfAngle: 1.02,
    crownScale: 0.98,
    urnScale: 0.8,
    standScale: 1.4,
    plinthHeight: 100,
    doveScale: 1.16,
    standDoves: true,
    band: 104,
    textHalf: 591,
  },
  portrait: {
    tip: 24,
    depth: 66,
    kind: 'slim',
    lintel: 0,
    gap: 40,
    pillarWidth: 66,
    halfAngle: 0.86,
    crownScale: 0.78,
    urnScale: 0.86,
    standScale: 1.08,
    plinthHeight: 96,
    doveScale: 0.82,
    standDoves: false,
    band: 104,
    textHalf: 490,
  },
  square: {
    tip: 20,
    depth: 60,
    kind: 'slim',
    lintel: 0,
    gap: 4,
    pillarWidth: 54,
    halfAngle: 0.61,
    crownScale: 0.5,
    urnScale: 0.46,
    standScale: 0.92,
    plinthHeight: 58,
    doveScale: 0.52,
    standDoves: false,
    band: 84,
    textHalf: 530,
  },
} as const satisfies Record<string, Proportions>

/** The proportions for a plot, by its height-to-width ratio. */
function proportionsFor({ widthPx, heightPx }: Size): Proportions {
  const ratio = heightPx / widthPx
  if (ratio < 1.12) return proportions.square
  if (ratio < 1.32) return proportions.portrait
  return ratio < 1.6 ? proportions.print : proportions.status
}

/**
 * Lays the parts of the arch out on a plot, in plot units.
 *
 * @param hasThing whether a thing of the library stands in the gate
 * @example layOutArch({ widthPx: 1080, heightPx: 1350 }, false).heightUnits // 1875
 */
export function layOutArch(size: Size, hasThing: boolean): ArchLayout {
  const of = proportionsFor(size)
  const urnScale = hasThing ? of.standScale : of.urnScale
  const heightUnits = (size.heightPx / size.widthPx) * pageWidth
  const inset = of.tip + of.depth
  const top = inset + of.lintel
  const cx = pageWidth / 2
  const pillarX = inset + of.gap + of.pillarWidth / 2
  const radius = (cx - pillarX) / Math.sin(of.halfAngle)
  const cy = top + 26 + 144 * of.crownScale + of.band / 2 + radius
  const arch = { cx, cy, radius, halfAngle: of.halfAngle, band: of.band }
  const floor = heightUnits - inset - of.plinthHeight
  const spring = cy - radius * Math.cos(of.halfAngle)
  const dove = !hasThing || of.standDoves ? placeDove(arch, of.doveScale) : undefined
  return {
    heightUnits,
    border: { tip: of.tip, depth: of.depth, kind: of.kind },
    lintel: of.lintel,
    opening: {
      x: inset,
      y: top,
      width: pageWidth - 2 * inset,
      height: heightUnits - inset - top,
    },
    pillar: { x: pillarX, width: of.pillarWidth, top: spring, foot: floor },
    arch,
    plinth: { top: floor },
    crownScale: of.crownScale,
    urnScale,
    dove,
    text: textBox({ arch, dove, floor, half: of.textHalf, urnScale }),
  }
}

/** A dove as high under the arch as possible. Its wing tip overlaps the teeth. */
function placeDove({ cx, cy, radius, band }: ArchLayout['arch'], scale: number): Dove {
  const tilt = 0.1
  const x = cx - 150 * scale
  const wing = { x: -43 * scale, y: -155 * scale }
  const inner = radius - band / 2 - 12
  return { x, y: cy - Math.sqrt(inner ** 2 - (cx - x - wing.x) ** 2) - wing.y, scale, tilt }
}

/** From below the doves, if any, where the arch is wide enough, to above the urn's flower. */
function textBox(page: {
  arch: ArchLayout['arch']
  dove: ArchLayout['dove']
  floor: number
  half: number
  urnScale: number
}): Box {
  const { arch, dove, half } = page
  const inner = arch.radius - arch.band / 2 - teeth
  const underArch = arch.cy - Math.sqrt(inner ** 2 - half ** 2) + 26
  const y = dove ? Math.max(underArch, dove.y + 62 * dove.scale + clearance) : underArch
  const foot = page.floor - 262 * page.urnScale - clearance
  return { x: arch.cx - half, y, width: 2 * half, height: foot - y }
}

/** The circle of the words cut out of the arch, and the part of it that they can use. */
export function textArc({ arch, pillar }: ArchLayout): Arc {
  const radius = arch.radius - 21
  const sweep = 2 * (Math.acos((arch.cy - pillar.top + 38) / radius) - 6 / radius)
  return { cx: arch.cx, cy: arch.cy, radius, sweep }
}
