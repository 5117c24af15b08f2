/*
 * A scene ready to draw: its sprites and motions, in data that can be posted to a worker. All
 * places are px of the scene's page, times are ms from its start.
 */

export const easings = [
  'linear',
  'sine-in-out',
  'quad-out',
  'cubic-in',
  'cubic-out',
  'cubic-in-out',
  'back-out',
] as const
export type Easing = (typeof easings)[number]

/**
 * A value at a time, with the easing from the previous key. Before the first key, the first value
 * applies.
 */
export interface Key {
  atMs: number
  value: number
  /** Default `linear`. */
  ease?: Easing | undefined
}
/** In order of time, at least one. */
export type Track = readonly Key[]

/** A swing around the track's value: `amplitude * sin(2π (t / periodMs + phase))`. */
export interface Wave {
  property: Property
  amplitude: number
  periodMs: number
  /** As a share of a period. */
  phase: number
}

/**
 * The animated properties. `x`, `y`: px; `scaleX`, `scaleY`: factors; `turn`: degrees, clockwise;
 * `lean`: px to the right for each px above the pivot; `opacity`: 0 to 1, multiplied along the
 * motions of a node.
 */
export const properties = ['x', 'y', 'scaleX', 'scaleY', 'turn', 'lean', 'opacity'] as const
export type Property = (typeof properties)[number]

/** A motion about a point; a property without a track stays still. */
export interface Motion {
  pivot: { x: number; y: number }
  tracks: Readonly<Partial<Record<Property, Track>>>
  waves?: readonly Wave[]
}

/** The side from which a node appears. */
export const revealSides = ['left', 'right', 'top', 'bottom', 'middle'] as const
export type RevealSide = (typeof revealSides)[number]

/** A picture. Its motions are applied from the last, which is nearest to it, to the first. */
export interface SpriteNode {
  kind: 'sprite'
  sprite: string
  motions: readonly Motion[]
  /** How it mixes with the picture below. Default `source-over`. */
  blend?: 'multiply'
  /** The visible share, 0 to 1, with a soft edge. */
  reveal?: { from: RevealSide; shown: Track }
}

/** Many small pictures; the path of each depends only on the seed and the time. */
export interface ParticlesNode {
  kind: 'particles'
  /** Used for particles in turn; each drawn around its own middle. */
  sprites: readonly string[]
  /**
   * `fall`: tumbling down; `gust`: down and aside, fast; `burst`: thrown up from both
   * corners of the foot; `rise`: like sparks, fading; `hover`: drifting slowly, like dust in light.
   */
  way: 'fall' | 'gust' | 'burst' | 'rise' | 'hover'
  count: number
  seed: number
  /** Where they start and end. */
  box: { x: number; y: number; width: number; height: number }
  /** They start and end one by one within this time. */
  fromMs: number
  untilMs: number
  opacity: number
}

/** A band of light that crosses a picture of the shining shapes, from left to right. */
export interface GlintNode {
  kind: 'glint'
  /** The shining shapes, in the colour of the light. */
  sprite: string
  /** The place of the band: 0 just before the picture, 1 just past it. */
  place: Track
  /** Width of the band, px. */
  widthPx: number
  /** 0 to 1 in the middle of the band. */
  strength: number
}

export type SceneNode = SpriteNode | ParticlesNode | GlintNode

export interface PreparedScene {
  widthPx: number
  heightPx: number
  durationMs: number
  /**
   * The picture behind a card that does not fill the page, and the place of the card, which is
   * clipped there.
   */
  wall?: { sprite: string; card: { x: number; y: number; width: number; height: number } }
  /** Colour behind the nodes, `#rrggbb`, until they cover the page. Over a clip there is none. */
  ground?: string | undefined
  /** The motion of everything within the page, or within the card on a wall. */
  camera: readonly Motion[]
  /** In painting order. */
  nodes: readonly SceneNode[]
}

/** The drawing surface of a scene: the 2D context of a canvas, on a page or offscreen. */
export interface SceneContext<Picture> {
  globalAlpha: number
  globalCompositeOperation: string
  fillStyle: string | object
  save(): void
  restore(): void
  beginPath(): void
  rect(x: number, y: number, width: number, height: number): void
  clip(): void
  fillRect(x: number, y: number, width: number, height: number): void
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void
  drawImage(picture: Picture, x: number, y: number): void
  drawImage(
    picture: Picture,
    fromX: number,
    fromY: number,
    fromWidth: number,
    fromHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void
}

/** A picture at its drawn size, with the place of its top left on the page. */
export interface Sprite<Picture> {
  picture: Picture
  x: number
  y: number
  widthPx: number
  heightPx: number
}
export type Sprites<Picture> = ReadonlyMap<string, Sprite<Picture>>
