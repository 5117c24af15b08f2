import type { CardLanguage } from '../card-language.ts'
import type { PhotoFrame } from '../photo-frame.ts'
import type { Art } from './art.ts'
import type { Paint } from './paints.ts'

/** A plot in px. Formats: status 1080x1920, square 1080x1080, portrait 1080x1350, print 1500x2100. */
export interface Size {
  widthPx: number
  heightPx: number
}

/** How far the ground extends past the plot for the printer's cut, plot px: 1/8 in at 300 dpi. */
export const printBleedPx = 38

/** A rectangle in plot px, y downwards. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The role of a text line on a card; each palette gives each role a paint. */
export const inkRoles = ['title', 'name', 'body', 'accent', 'quiet', 'cut'] as const
export type InkRole = (typeof inkRoles)[number]

export interface Palette {
  /** Shown to the visitor: 'Indigo'. */
  label: string
  /** Three bands of the swatch, hex. */
  swatch: readonly [string, string, string]
  /** Flat colour that stands in for the picture until it has loaded, hex. */
  ground: string
  /** Paint of text by role: hex, or `url(#id)` of a gradient that `draw` defines. */
  ink: Readonly<Record<InkRole, string>>
  /** The worst colour under the text, and the darkest or lightest stop of gradient inks, for the contrast test. */
  contrast: { under: string; stops?: Readonly<Partial<Record<InkRole, string>>> }
  /** The family's own colours by name: hex, or `none` for what does not appear in this light. */
  colours: Readonly<Record<string, string>>
}

/** A palette for drawing code: a paint for each colour name. */
export interface Paints {
  label: string
  colours: Readonly<Record<string, Paint>>
}

/**
 * Text on a circle, above its centre: the circle of the baseline, and the sweep that the art leaves
 * free.
 */
export interface Arc {
  cx: number
  cy: number
  radius: number
  /** Radians, symmetric about the top. */
  sweep: number
  /** How far ink may reach outside and inside the circle, px. Default: no limit. */
  band?: { above: number; below: number }
}

/** A place for a photo within the art, which draws a stand-in and what lies over it. */
export interface PhotoRoom {
  box: Box
  /** The outline of what is seen, as near as a frame comes to it. */
  frame: PhotoFrame
  /** Degrees clockwise about the middle of the box. */
  turn?: number
}

/** The space that a family leaves to text on a plot of one size, known before drawing. */
export interface TextArea {
  /** Lines are stacked in this box. */
  text: Box
  /** Where the stack of lines stands when it is shorter than the box. */
  anchor: 'top' | 'middle' | 'bottom'
  /** The end of the בס״ד line at the top right: right edge and baseline, px, and its size. */
  header: { x: number; y: number; sizePx: number }
  /** Only in families with an arch to write on. */
  arc?: Arc
  /** Only in compositions with photos, in the order of their parts `photo`. */
  photos?: PhotoRoom[]
}

/**
 * The names of the parts that can move alone: one name for the same thing in every family. Anything
 * without a name is ground. A plural is many things drawn as one.
 */
// biome-ignore format: by what they are
export const partNames = [
  'border', 'sheet', 'divider', 'motif', 'actor', 'foliage', 'flowers', 'sky', 'moon', 'sun', 'stars', 'lights',
  'flame', 'halo', 'sparks', 'window', 'hung', 'balloon', 'strings', 'cradle', 'kite', 'lulav', 'flags', 'confetti',
  'bird', 'fish', 'boat', 'wave', 'cloud', 'letter', 'overprint', 'tile', 'scrim', 'photo',
] as const
export type PartName = (typeof partNames)[number]

export interface ArtRequest extends Size {
  motif: string
  seed: number
  /** Ink boxes of the laid-out text; ornament must not touch them. */
  reserved: readonly Box[]
  /** What the card says, for a family that reads words. */
  words?: CardWords | undefined
}

/** The words of a card for a family that writes its pictures with them. */
export interface CardWords {
  /** Who has the simcha, in the order of the card. */
  names: readonly string[]
  /** Greetings and wishes of the card. */
  wishes: readonly string[]
  /** Slugs of its categories, for what is usually wished. */
  occasions: readonly string[]
  language: CardLanguage
}

/** All that the layout of words needs to know of a family. */
export interface ArtPlan {
  name: string
  palettes: Readonly<Record<string, Palette>>
  /** Whether the art changes with the words; that of the other families is kept. */
  readsWords?: true | undefined
  textArea(size: Size, motif: string): TextArea
}

/**
 * A way of drawing. Pure: the same request gives the same art.
 */
export interface ArtFamily extends ArtPlan {
  motifs: readonly string[]
  /** Motifs whose art changes with the words, in a family where the others do not. */
  wordMotifs?: readonly string[]
  /**
   * The art without text, from (0, 0) to (widthPx, heightPx), including the ground. `paintArt`
   * turns its paints into the colours of a palette. Ground, and ornament that reaches the edge,
   * extend past it by at least `printBleedPx`. Ids start with the family's name. No filter, mask,
   * CSS class, style attribute, foreignObject or blend mode; at most two full-canvas gradients.
   */
  draw(request: ArtRequest): Art
}
