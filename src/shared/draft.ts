import * as v from 'valibot'
import { inkRoles } from './art/family.ts'
import { formats, videoFormats } from './format.ts'
import { slugSchema as slug } from './slug.ts'
import { faceIds } from './text/face.ts'
import { maxDraftTextLength } from './text-bounds.ts'

/*
 * What a visitor made of a design. It holds no lengths of a page: places and moves are parts of the
 * page's width and height, sizes are factors or u, so that a change of format or palette keeps all of
 * it. Absent parts are the design's own.
 */

/** Half of a surrogate pair would be one character in the page and another in its data. */
const text = v.pipe(
  v.string(),
  v.maxLength(maxDraftTextLength),
  v.transform((words) => words.toWellFormed()),
)
const part = v.pipe(v.number(), v.minValue(-1), v.maxValue(2))
/** Degrees, clockwise. */
const turn = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
/** Of the page: 0, 0 its top left, 1, 1 its bottom right. */
const place = v.object({ x: part, y: part })
const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))
/** A role follows the palette; a hex colour stays. */
const colour = v.union([v.picklist(inkRoles), hexColour])
const align = v.picklist(['left', 'middle', 'right'])
/** Degrees of the circle that a line is bent along, rising in the middle; 0 is straight. */
const bend = v.pipe(v.number(), v.minValue(0), v.maxValue(180))

/** How a text of the design is set otherwise. */
const layerChange = v.object({
  face: v.optional(v.picklist(faceIds)),
  /** Times the sizes of the design. */
  scale: v.optional(v.pipe(v.number(), v.minValue(0.4), v.maxValue(2.5))),
  colour: v.optional(colour),
  align: v.optional(align),
  bend: v.optional(bend),
  /** From where the design puts it. */
  move: v.optional(place),
  turn: v.optional(turn),
})
export type LayerChange = v.InferOutput<typeof layerChange>

/** A text that the design does not have. */
const addedText = v.object({
  id: slug,
  text,
  face: v.picklist(faceIds),
  /** u, of which 1080 make the width of a portrait. */
  size: v.pipe(v.number(), v.minValue(20), v.maxValue(300)),
  colour,
  align: v.optional(align, 'middle'),
  bend: v.optional(bend, 0),
  /** Its middle. */
  at: place,
  turn: v.optional(turn, 0),
})
export type AddedText = v.InferOutput<typeof addedText>

const objectPlace = {
  id: slug,
  /** Its middle. */
  at: place,
  /** Part of the page's width. */
  width: v.pipe(v.number(), v.minValue(0.03), v.maxValue(1.5)),
  turn: v.optional(turn, 0),
}

export const photoFrames = ['rectangle', 'oval', 'arch', 'circle'] as const

/** A photo; its bytes are kept on the device under its id, never in a link. */
const photo = v.object({
  ...objectPlace,
  frame: v.picklist(photoFrames),
  /** Width by height of the frame. */
  ratio: v.pipe(v.number(), v.minValue(0.3), v.maxValue(3)),
  /** What of the photo is seen: its middle in parts of the photo, and 1 where it just fills. */
  crop: v.object({ ...place.entries, zoom: v.pipe(v.number(), v.minValue(1), v.maxValue(8)) }),
})
export type Photo = v.InferOutput<typeof photo>

const sticker = v.object({ ...objectPlace, sticker: slug })
export type Sticker = v.InferOutput<typeof sticker>

/** Ways in which any card can move. */
export const moveKinds = ['unfold', 'fall', 'light'] as const
export type MoveKind = (typeof moveKinds)[number]

/** How the card is shown as a video. */
const film = v.object({
  format: v.optional(v.picklist(videoFormats)),
  /** Slug; silent where it is null, and the film's own where it is absent. */
  song: v.optional(v.nullable(slug)),
  /** Of the song, 0 to 1. */
  volume: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Where in the song the video begins, ms. */
  startMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(30_000))),
  /** Of a card that has no film of its own. */
  move: v.optional(v.picklist(moveKinds)),
})
export type FilmDraft = v.InferOutput<typeof film>

export const draftSchema = v.object({
  version: v.optional(v.literal(1), 1),
  /** By field. */
  values: v.record(slug, text),
  palette: v.optional(slug),
  format: v.optional(v.picklist(formats)),
  header: v.optional(v.boolean()),
  /** By the field of the layer. */
  layers: v.optional(v.record(slug, layerChange)),
  added: v.optional(v.pipe(v.array(addedText), v.maxLength(20))),
  /** Over the art and under the words, the first lowest. */
  photos: v.optional(v.pipe(v.array(photo), v.maxLength(8))),
  stickers: v.optional(v.pipe(v.array(sticker), v.maxLength(40))),
  film: v.optional(film),
})
/** A draft as it is kept, sent and laid out. */
export type CardDraft = v.InferInput<typeof draftSchema>
