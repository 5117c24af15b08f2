import type { Frame, Size } from '../family.ts'
import { type NightLayout, nightFrame, nightLayout } from './layout.ts'
import type { NightScene } from './scenes.ts'

/** The place of a thing or a hanging light: its foot or its middle, page px. */
export interface SceneLayout extends NightLayout {
  foot: { x: number; y: number }
  anchor: Frame['anchor']
}

/** Shares of the page's height, for a page with text in the sky. */
interface LowProportions {
  textTop: number
  textBottom: number
  ground: number
}

const low: Readonly<Record<'status' | 'tall' | 'square', LowProportions>> = {
  status: { textTop: 0.185, textBottom: 0.5, ground: 0.925 },
  tall: { textTop: 0.105, textBottom: 0.46, ground: 0.935 },
  square: { textTop: 0.11, textBottom: 0.46, ground: 0.95 },
}

/**
 * The composition of a page with one light: like the menorah's, but the sill can be a hill, with
 * the text in the sky above it.
 */
export function sceneLayout(size: Size, scene: NightScene): SceneLayout {
  return scene.stand === 'low-hill' ? lowLayout(size, scene) : highLayout(size, scene)
}

/** The space that the scene leaves to text. */
export function sceneFrame(size: Size, scene: NightScene): Frame {
  const { text, anchor } = sceneLayout(size, scene)
  return { text, anchor, header: nightFrame(size).header }
}

function highLayout(size: Size, scene: NightScene): SceneLayout {
  const layout = nightLayout(size)
  const { unit, cx, menorah, ledge } = layout
  const foot = { x: cx, y: scene.stand === 'sill' ? menorah.footY : ledge.back - 26 * unit }
  const height = (scene.thing?.[1] ?? 2) * 200 * unit
  const lift = isMoon(scene) ? 0.34 * size.heightPx : foot.y - 0.62 * height
  return withLight(
    {
      ...layout,
      foot,
      anchor: 'middle',
      glow: { x: cx, y: lift, radius: layout.glow.radius * scene.glow, from: innermost(scene) },
    },
    height,
  )
}

function lowLayout(size: Size, scene: NightScene): SceneLayout {
  const layout = nightLayout(size)
  const { widthPx, heightPx } = size
  const { unit, cx } = layout
  const aspect = heightPx / widthPx
  const shares = low[aspect >= 1.6 ? 'status' : aspect >= 1.12 ? 'tall' : 'square']
  const bottom = shares.ground * heightPx
  const ledge = { back: bottom - 60 * unit, front: bottom - 30 * unit, bottom }
  const height = (scene.thing?.[1] ?? 1.9) * 200 * unit
  const foot = { x: cx, y: bottom - 86 * unit }
  const glowY = isMoon(scene) ? bottom - 300 * unit : foot.y - 0.45 * height
  const top = shares.textTop * heightPx
  const textBottom = shares.textBottom * heightPx
  const text = { ...layout.text, y: top, height: textBottom - top }
  const radius = Math.min(layout.glow.radius * scene.glow, (glowY - textBottom) / 0.56)
  return withLight(
    {
      ...layout,
      ledge,
      text,
      foot,
      anchor: 'middle',
      glow: { x: cx, y: glowY, radius, from: innermost(scene) },
    },
    height,
  )
}

/** The moon's light is cooler than a flame's. */
function innermost(scene: NightScene): number {
  return isMoon(scene) ? 3 : 0
}

function isMoon({ light }: NightScene): boolean {
  return light === 'crescent' || light === 'full-moon'
}

/** Stars stay off the thing, as they stay off the menorah. */
function withLight(layout: SceneLayout, height: number): SceneLayout {
  const { menorah, foot } = layout
  const top = foot.y - height
  return {
    ...layout,
    menorah: { ...menorah, pitch: height / 12, shamashY: top + 200 * menorah.scale, armY: top },
  }
}
