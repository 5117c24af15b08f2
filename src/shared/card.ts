import * as v from 'valibot'
import { inkRoles } from './art/family.ts'
import { artPictureSchema, pictureFamilyName } from './art-picture.ts'
import { artPlanSchema } from './art-plan.ts'
import { cardLanguages } from './card-language.ts'
import { formats } from './format.ts'
import { handIds } from './lettering/hand.ts'
import { materialIds } from './lettering/material.ts'
import { localizedText, shortText } from './localized-text.ts'
import { recipients } from './recipient.ts'
import { slugSchema as slug } from './slug.ts'
import { faceIds } from './text/face.ts'
import { maxFieldLength } from './text-bounds.ts'

/** Paper beyond each edge of the print page that the printer cuts off, page px. */
export { printBleedPx } from './art/family.ts'

const field = v.object({
  id: slug,
  label: localizedText,
  /** A few words at the end of the label: 'optional'. */
  hint: v.optional(localizedText),
  kind: v.picklist(['text']),
  /** Two neighbouring half fields share a row of the form. */
  half: v.optional(v.boolean(), false),
  /** The text on the card until the visitor types; an empty line takes no room. */
  value: v.pipe(v.string(), v.maxLength(maxFieldLength)),
  /** In UTF-16 units, as the `maxlength` of an input counts. */
  maxLength: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxFieldLength)),
})
export type CardField = v.InferOutput<typeof field>

const unit = v.pipe(v.number(), v.minValue(0), v.maxValue(400))
const size = v.pipe(v.number(), v.minValue(20), v.maxValue(400))

/** Tried in order for each character. */
const faces = v.pipe(v.array(v.picklist(faceIds)), v.minLength(1), v.maxLength(3))

/** One or more lines of text. Sizes and gaps are in u, 1080 to the width of a portrait. */
const layer = v.object({
  field: slug,
  faces,
  /** Titles and names grow beyond `max` where the box has height to spare. */
  sizes: v.pipe(
    v.object({ min: size, max: size }),
    v.check(({ min, max }) => min <= max, 'min must not be larger than max'),
  ),
  /**
   * Space from the previous baseline to the top of these letters; not used for the first layer of
   * the stack.
   */
  gap: unit,
  maxLines: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
  /** In em, for texts without Hebrew letters only. */
  tracking: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(0.4)), 0),
  align: v.picklist(['left', 'middle', 'right']),
  ink: v.picklist(inkRoles),
  /**
   * Drawn instead of set from the faces, where the hand has every letter. The visitor's own face,
   * tracking or bend sets it from faces again.
   */
  drawn: v.exactOptional(
    v.object({ hand: v.picklist(handIds), material: v.picklist(materialIds) }),
  ),
  /**
   * A row of a schedule: the style of its first typed line. All rows of a card have letters of one
   * size.
   */
  lead: v.exactOptional(v.object({ faces, ink: v.picklist(inkRoles) })),
  /** In the stack of lines, or on the family's arch. */
  place: v.optional(v.picklist(['stack', 'arc']), 'stack'),
})
export type CardLayer = v.InferOutput<typeof layer>

/**
 * A card design: a document, drawn by the one renderer. The visitor can change the words. Family,
 * motif, palette and seed define the art, or an artist's picture does.
 */
const cardDesignObject = v.object({
  version: v.literal(1),
  slug,
  titles: localizedText,
  /** Alternative text of the picture: 'papercut arch, navy'. */
  description: shortText,
  kind: v.picklist(['card', 'poster']),
  categories: v.pipe(v.array(slug), v.minLength(1)),
  subCategories: v.array(slug),
  language: v.picklist(cardLanguages),
  /** The first is the design's default. */
  formats: v.pipe(v.array(v.picklist(formats)), v.minLength(1)),
  art: v.object({
    family: slug,
    motif: slug,
    palette: slug,
    seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff)),
    /** An artist's picture, in the family `picture` only. */
    picture: v.exactOptional(artPictureSchema),
  }),
  /** The palettes offered to the visitor, including the art's own. */
  palettes: v.pipe(v.array(slug), v.minLength(1)),
  /** Whether it shows people; the operator can hide such designs. Default: none, as in all of ours. */
  people: v.exactOptional(v.boolean()),
  /** A small בס״ד at the top right, which the visitor can switch off. */
  header: v.boolean(),
  fields: v.pipe(v.array(field), v.minLength(1)),
  layers: v.pipe(v.array(layer), v.minLength(1)),
})
export type CardDesign = v.InferOutput<typeof cardDesignObject>

/** A design as its author writes it: anything with a default can be left out. */
export type CardDesignInput = v.InferInput<typeof cardDesignObject>

/** Checks the document and its parts against each other: fields and layers match one to one. */
export const cardDesignSchema = v.pipe(
  cardDesignObject,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { key, message } of disagreements(dataset.value)) {
      const path = { type: 'object', origin: 'value', input: dataset.value, key } as const
      addIssue({ message, path: [{ ...path, value: dataset.value[key] }] })
    }
  }),
)

const picture = v.object({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]*\.(?:png|jpe?g)$/)),
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
/** A built picture: its file in the folder `cards`, with a hash in its name, and its size, px. */
export type CardPicture = v.InferOutput<typeof picture>

const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))

/** The data of a card in a grid, in the order of the catalogue. */
export const cardSummarySchema = v.object({
  slug,
  titles: localizedText,
  description: shortText,
  kind: v.picklist(['card', 'poster']),
  subCategories: v.array(slug),
  /** In the design's own format and palette. */
  picture,
  /** Flat colour that stands in until the picture has loaded, hex. */
  ground: hexColour,
  /** One colour for each palette offered, hex. */
  swatches: v.array(hexColour),
})
export type CardSummary = v.InferOutput<typeof cardSummarySchema>

const formatPictures = v.array(v.object({ format: v.picklist(formats), picture }))

/** A card on a shelf: the summary, what a shelf is filtered by, and its picture in each format. */
export const shelfCardSchema = v.object({
  ...cardSummarySchema.entries,
  categories: v.optional(v.array(slug), () => []),
  formatPictures: v.optional(formatPictures, () => []),
  /** Missing in a shelf that was published before this field existed, like `family`. */
  language: v.optional(v.picklist(cardLanguages)),
  /** The family of its art. */
  family: v.optional(slug),
  /** Whom it is for. */
  recipients: v.optional(v.array(v.picklist(recipients)), () => []),
  /** Only on a card that shows people. */
  people: v.exactOptional(v.literal(true)),
})
export type ShelfCard = v.InferOutput<typeof shelfCardSchema>

/** A palette in the visitor's choice: three bands, hex. */
const paletteChoice = v.object({
  id: slug,
  label: shortText,
  swatch: v.tuple([hexColour, hexColour, hexColour]),
})
export type PaletteChoice = v.InferOutput<typeof paletteChoice>

const percent = v.pipe(v.number(), v.minValue(-100), v.maxValue(200))

/** Where the lines of a built picture are: by field its left, top, width and height, percent. */
const lineBoxes = v.object({
  format: v.picklist(formats),
  boxes: v.record(slug, v.tuple([percent, percent, percent, percent])),
})

/** A published card: its document, its built picture, and the data of its choices. */
export const cardDocumentSchema = v.object({
  design: cardDesignSchema,
  summary: cardSummarySchema,
  palettes: v.pipe(v.array(paletteChoice), v.minLength(1)),
  /** A picture of the card in each format that it offers, its own format first. */
  formatPictures,
  /** Lets the words be laid out without the code that draws the art. */
  artPlan: artPlanSchema,
  /** Those that its own words use; lets them load before the words are laid out. */
  faces: v.optional(v.array(v.picklist(faceIds)), () => []),
  /** Lets a line be typed before the live card is drawn. */
  lineBoxes: v.optional(v.array(lineBoxes), () => []),
  /**
   * 1200x630 JPEG in the folder `share`, for previews of the card's address; default its own
   * picture.
   */
  sharePicture: v.optional(picture),
})
export type CardDocument = v.InferOutput<typeof cardDocumentSchema>

interface Disagreement {
  key: keyof CardDesign
  message: string
}

function disagreements(design: CardDesign): Disagreement[] {
  const found: Disagreement[] = []
  const refuse = (key: keyof CardDesign, message: string) => found.push({ key, message })
  const fieldIds = design.fields.map((each) => each.id)
  const layerFields = design.layers.map((each) => each.field)
  for (const id of repeated(fieldIds)) refuse('fields', `field ${id} is there twice`)
  for (const format of repeated(design.formats)) refuse('formats', `${format} is there twice`)
  for (const id of fieldIds) {
    if (!layerFields.includes(id)) refuse('fields', `field ${id} has no layer that shows it`)
  }
  for (const { id, value, maxLength } of design.fields) {
    if (value.length > maxLength) refuse('fields', `value of ${id} is longer than its maxLength`)
  }
  for (const id of layerFields) {
    if (!fieldIds.includes(id)) refuse('layers', `layer shows field ${id}, which is not there`)
  }
  for (const id of repeated(layerFields)) refuse('layers', `field ${id} has two layers`)
  if (design.layers.filter((each) => each.place === 'arc').length > 1) {
    refuse('layers', 'only one layer can stand on the arc')
  }
  if ((design.art.family === pictureFamilyName) !== (design.art.picture !== undefined)) {
    refuse('art', `only family ${pictureFamilyName} has a picture, and always has one`)
  }
  if (!design.palettes.includes(design.art.palette)) {
    refuse('palettes', `palette ${design.art.palette} of the art is not offered`)
  }
  return found
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i)
}
