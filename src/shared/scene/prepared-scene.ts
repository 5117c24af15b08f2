/*
 * A scene ready to be drawn: what moves in which way, in words that can be posted to a worker. All
 * places are px of the scene's page, times ms from its start.
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

/** The value at a time; the way there from the key before is eased. Before the first it is the first's. */
export interface Key {
  atMs: number
  value: number
  /** `linear` unless told. */
  ease?: Easing | undefined
}
/** In order of time, one at least. */
export type Track = readonly Key[]

/** A swing about what the track says: `amplitude * sin(2π (t / periodMs + phase))`. */
export interface Wave {
  property: Property
  amplitude: number
  periodMs: number
  /** Of a period. */
  phase: number
}

/**
 * What can move. `x`, `y`: px; `scaleX`, `scaleY`: times; `turn`: degrees, clockwise; `lean`: px to the
 * right for each px above the pivot; `opacity`: 0 to 1, multiplied along the motions of a node.
 */
export const properties = ['x', 'y', 'scaleX', 'scaleY', 'turn', 'lean', 'opacity'] as const
export type Property = (typeof properties)[number]

/** About a point; what has no track rests. */
export interface Motion {
  pivot: { x: number; y: number }
  tracks: Readonly<Partial<Record<Property, Track>>>
  waves?: readonly Wave[]
}

/** From where a node comes into sight. */
export const revealSides = ['left', 'right', 'top', 'bottom', 'middle'] as const
export type RevealSide = (typeof revealSides)[number]

/** A picture; the motions are applied from the last, which is the nearest to it, to the first. */
export interface SpriteNode {
  kind: 'sprite'
  sprite: string
  motions: readonly Motion[]
  /** How much of it is in sight, 0 to 1, with a soft edge. */
  reveal?: { from: RevealSide; shown: Track }
}

/** Many small pictures, each on its own way, which follows from the seed and the time alone. */
export interface ParticlesNode {
  kind: 'particles'
  /** Each particle is one of them, taken in turn; drawn about their own middle. */
  sprites: readonly string[]
  /** `fall`: tumbling down; `rise`: like sparks, going out; `hover`: drifting slowly, like dust in light. */
  way: 'fall' | 'rise' | 'hover'
  count: number
  seed: number
  /** Where they are born and end. */
  box: { x: number; y: number; width: number; height: number }
  /** They begin and end one by one between these. */
  fromMs: number
  untilMs: number
  opacity: number
}

/** A band of light that crosses a picture of what shines, from left to right. */
export interface GlintNode {
  kind: 'glint'
  /** What shines, in the colour of the light. */
  sprite: string
  /** Where the band is: 0 just before the picture, 1 just past it. */
  place: Track
  /** Of the band, px. */
  widthPx: number
  /** 0 to 1 in the midst of the band. */
  strength: number
}

export type SceneNode = SpriteNode | ParticlesNode | GlintNode

export interface PreparedScene {
  widthPx: number
  heightPx: number
  durationMs: number
  /** What stands behind a card that does not fill the page, and where on it the card is; it is cut off there. */
  wall?: { sprite: string; card: { x: number; y: number; width: number; height: number } }
  /** In the order of painting; the first covers the page, or the card. */
  nodes: readonly SceneNode[]
}

/** A drawing surface as a scene uses it: the 2D context of a canvas, on a page or off it. */
export interface StageContext<Picture> {
  globalAlpha: number
  globalCompositeOperation: string
  save(): void
  restore(): void
  beginPath(): void
  rect(x: number, y: number, width: number, height: number): void
  clip(): void
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

/** A picture in the size in which it is drawn, with the place of its top left on the page. */
export interface Sprite<Picture> {
  picture: Picture
  x: number
  y: number
  widthPx: number
  heightPx: number
}
export type Sprites<Picture> = ReadonlyMap<string, Sprite<Picture>>
