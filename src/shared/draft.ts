import * as v from 'valibot'
import { inkRoles } from './art/family.ts'
import { formats, videoFormats } from './format.ts'
import { photoFrames } from './photo-frame.ts'
import { slugSchema as slug } from './slug.ts'
import { faceIds } from './text/face.ts'
import { maxDraftTextLength, maxEnvelopeNameLength } from './text-bounds.ts'

/*
 * What a visitor changed in a design. It contains no lengths of a page: places and moves are shares
 * of the page's width and height, sizes are factors or u, so a change of format or palette keeps
 * all of it. The design fills in missing parts.
 */

/** Half a surrogate pair would be a different character in the page and in its data. */
const textUpTo = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength),
    v.transform((words) => words.toWellFormed()),
  )
const text = textUpTo(maxDraftTextLength)
const part = v.pipe(v.number(), v.minValue(-1), v.maxValue(2))
/** Degrees, clockwise. */
const turn = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
/** Share of the page: 0, 0 is its top left, 1, 1 its bottom right. */
const place = v.object({ x: part, y: part })
const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))
/** A role follows the palette; a hex colour stays. */
const colour = v.union([v.picklist(inkRoles), hexColour])
const align = v.picklist(['left', 'middle', 'right'])
/** Degrees of the circle that a line is bent along, raised in the middle; 0 is straight. */
const bend = v.pipe(v.number(), v.minValue(0), v.maxValue(180))

/** Limits of `tracking` and `leading`; both ends inclusive. */
export const trackingRange = { min: -50, max: 300 } as const
export const leadingRange = { min: 0.8, max: 2 } as const

const spacing = {
  /** Space between letters, 1/1000 em; default that of the design, 0 for an added text. */
  tracking: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(trackingRange.min), v.maxValue(trackingRange.max)),
  ),
  /** Factor of the distance between the baselines of a text; default 1. */
  leading: v.optional(
    v.pipe(v.number(), v.minValue(leadingRange.min), v.maxValue(leadingRange.max)),
  ),
}

/** Changes to the style of a text of the design. */
const layerChange = v.object({
  face: v.optional(v.picklist(faceIds)),
  /** Factor of the design's sizes. */
  scale: v.optional(v.pipe(v.number(), v.minValue(0.4), v.maxValue(2.5))),
  colour: v.optional(colour),
  align: v.optional(align),
  bend: v.optional(bend),
  ...spacing,
  /** Distance from the design's place. */
  move: v.optional(place),
  turn: v.optional(turn),
})
export type LayerChange = v.InferOutput<typeof layerChange>

/** A text that the design does not have. */
const addedText = v.object({
  id: slug,
  text,
  face: v.picklist(faceIds),
  /** In u, 1080 to the width of a portrait. */
  size: v.pipe(v.number(), v.minValue(20), v.maxValue(300)),
  colour,
  align: v.optional(align, 'middle'),
  bend: v.optional(bend, 0),
  ...spacing,
  /** Its middle. */
  at: place,
  turn: v.optional(turn, 0),
})
export type AddedText = v.InferOutput<typeof addedText>

const objectPlace = {
  id: slug,
  /** Its middle. */
  at: place,
  /** Share of the page's width. */
  width: v.pipe(v.number(), v.minValue(0.03), v.maxValue(1.5)),
  turn: v.optional(turn, 0),
}

/** A photo. Its bytes are stored on the device under its id, never in a link. */
const photo = v.object({
  ...objectPlace,
  frame: v.picklist(photoFrames),
  /** Width divided by height of the frame. */
  ratio: v.pipe(v.number(), v.minValue(0.3), v.maxValue(3)),
  /**
   * The visible part of the photo: its middle in shares of the photo, and the zoom, where 1 just
   * fills the frame.
   */
  crop: v.object({ ...place.entries, zoom: v.pipe(v.number(), v.minValue(1), v.maxValue(8)) }),
  /** The room of the art that it fills; its place, width, turn and frame are then those of the room. */
  room: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))),
})
export type Photo = v.InferOutput<typeof photo>

const sticker = v.object({
  ...objectPlace,
  sticker: slug,
  /** What a QR code leads to, as `readCode` reads it; its `sticker` is then its id. */
  code: v.exactOptional(text),
})
export type Sticker = v.InferOutput<typeof sticker>

/** How the card is shown as a video. */
const film = v.object({
  format: v.optional(v.picklist(videoFormats)),
  /** Slug of the song; null is silent, default the film's own song. */
  song: v.optional(v.nullable(slug)),
  /** Volume of the song, 0 to 1. */
  volume: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Where in the song the video starts, ms. */
  startMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(30_000))),
  /** Slug of the plot; default, or if there is none of it, the best for the card. */
  plot: v.optional(slug),
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
  /** In the art's rooms, or above the art and below the words, the first lowest. */
  photos: v.optional(v.pipe(v.array(photo), v.maxLength(8))),
  stickers: v.optional(v.pipe(v.array(sticker), v.maxLength(40))),
  film: v.optional(film),
  /** Slug of the custom of its simcha; an unknown one changes nothing. */
  custom: v.optional(slug),
  /** The receiver's name, on the envelope of a personal link; never on the card. */
  to: v.optional(textUpTo(maxEnvelopeNameLength)),
})
/** A draft as it is stored, sent and laid out. */
export type CardDraft = v.InferInput<typeof draftSchema>
