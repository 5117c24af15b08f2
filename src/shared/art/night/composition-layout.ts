import type { Size, TextArea } from '../family.ts'
import { bonfire } from '../motifs/holidays/bonfire.ts'
import type { NightComposition } from './compositions.ts'
import { type NightLayout, nightLayout, nightTextArea } from './layout.ts'

/** The place of a thing or a hanging light: its foot or its middle, plot px. */
export interface CompositionLayout extends NightLayout {
  foot: { x: number; y: number }
  /** Px per unit of the thing; of the fire where there is none. */
  scale: number
  anchor: TextArea['anchor']
}

/** Shares of the plot's height, for a plot with text in the sky. */
interface LowProportions {
  textTop: number
  textBottom: number
  ground: number
}

const low: Readonly<Record<'status' | 'tall' | 'square', LowProportions>> = {
  status: { textTop: 0.172, textBottom: 0.52, ground: 0.925 },
  tall: { textTop: 0.105, textBottom: 0.46, ground: 0.935 },
  square: { textTop: 0.11, textBottom: 0.46, ground: 0.95 },
}

/**
 * The composition of a plot with one light: like the menorah's, but the sill can be a hill, with
 * the text in the sky above it.
 */
export function compositionLayout(size: Size, composition: NightComposition): CompositionLayout {
  return composition.stand === 'low-hill'
    ? lowLayout(size, composition)
    : highLayout(size, composition)
}

/** The space that the composition leaves to text. */
export function compositionTextArea(size: Size, composition: NightComposition): TextArea {
  const { text, anchor } = compositionLayout(size, composition)
  return { text, anchor, header: nightTextArea(size).header }
}

function highLayout(size: Size, composition: NightComposition): CompositionLayout {
  const layout = nightLayout(size)
  const { unit, cx, menorah, ledge } = layout
  const foot = { x: cx, y: composition.stand === 'sill' ? menorah.footY : ledge.back - 26 * unit }
  const isTall = size.heightPx > 1.6 * size.widthPx
  const scale = scaleOf(composition, layout, foot.y - (isTall ? 0.19 : 0.12) * size.heightPx)
  const height = 200 * scale
  const lift = isMoon(composition) ? 0.34 * size.heightPx : foot.y - 0.62 * height
  return withLight(
    {
      ...layout,
      foot,
      scale,
      anchor: 'middle',
      glow: {
        x: cx,
        y: lift,
        radius: layout.glow.radius * composition.glow,
        from: innermost(composition),
      },
    },
    height,
  )
}

function lowLayout(size: Size, composition: NightComposition): CompositionLayout {
  const layout = nightLayout(size)
  const { widthPx, heightPx } = size
  const { unit, cx } = layout
  const aspect = heightPx / widthPx
  const shares = low[aspect >= 1.6 ? 'status' : aspect >= 1.12 ? 'tall' : 'square']
  const bottom = shares.ground * heightPx
  const ledge = { back: bottom - 60 * unit, front: bottom - 30 * unit, bottom }
  const foot = { x: cx, y: bottom - 86 * unit }
  const textBottom = shares.textBottom * heightPx
  const scale = scaleOf(composition, layout, foot.y - textBottom - 40 * unit)
  const height = 200 * scale
  const glowY = lowGlow(composition, { bottom, textBottom, unit }, foot.y - 0.45 * height)
  const top = shares.textTop * heightPx
  const text = { ...layout.text, y: top, height: textBottom - top }
  const radius = Math.min(layout.glow.radius * composition.glow, (glowY - textBottom) / 0.56)
  return withLight(
    {
      ...layout,
      ledge,
      text,
      foot,
      scale,
      anchor: 'middle',
      glow: { x: cx, y: glowY, radius, from: innermost(composition) },
    },
    height,
  )
}

/** How much larger a thing or a fire is than at its least where the page has room for it. */
const most = 1.5

/** @param room height over its foot that is free of words and the small line, px */
function scaleOf({ thing }: NightComposition, { unit, widthPx }: NightLayout, room: number) {
  const [motifOf = bonfire, own = 2] = thing ?? []
  const { width, height } = motifOf()
  const least = own * unit
  return Math.max(least, Math.min(most * least, room / height, (0.88 * widthPx) / width))
}

/** The middle of the glow: a moon's, that behind ridges, or the thing's own. */
function lowGlow(
  composition: NightComposition,
  { bottom, textBottom, unit }: { bottom: number; textBottom: number; unit: number },
  own: number,
): number {
  if (composition.ridges) return textBottom + 0.4 * (bottom - textBottom)
  return isMoon(composition) ? bottom - 300 * unit : own
}

/** The moon's light is cooler than a flame's, and so is the evening's behind ridges. */
function innermost(composition: NightComposition): number {
  if (composition.ridges) return 2
  return isMoon(composition) ? 3 : 0
}

function isMoon({ light }: NightComposition): boolean {
  return light === 'crescent' || light === 'full-moon'
}

/** Stars stay off the thing, as they stay off the menorah. */
function withLight(layout: CompositionLayout, height: number): CompositionLayout {
  const { menorah, foot } = layout
  const top = foot.y - height
  return {
    ...layout,
    menorah: { ...menorah, pitch: height / 12, shamashY: top + 200 * menorah.scale, armY: top },
  }
}
