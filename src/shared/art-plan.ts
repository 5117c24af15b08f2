import * as v from 'valibot'
import { inkRoles, type PhotoRoom } from './art/family.ts'
import { formats } from './format.ts'
import { photoFrames } from './photo-frame.ts'

const box = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })

/** With a type of its own: the inferred one would make those of pages too deep. */
const photoRooms: v.GenericSchema<PhotoRoom[]> = v.pipe(
  v.array(v.object({ box, frame: v.picklist(photoFrames), turn: v.exactOptional(v.number()) })),
  v.maxLength(8),
)

/** A `TextArea` of an art family. */
export const textAreaSchema = v.object({
  text: box,
  anchor: v.picklist(['top', 'middle', 'bottom']),
  header: v.object({ x: v.number(), y: v.number(), sizePx: v.number() }),
  arc: v.exactOptional(
    v.object({
      cx: v.number(),
      cy: v.number(),
      radius: v.number(),
      sweep: v.number(),
      band: v.exactOptional(v.object({ above: v.number(), below: v.number() })),
    }),
  ),
  photos: v.exactOptional(photoRooms),
})

/** A colour, `none`, or a reference to a gradient of the art. */
const paint = v.union([
  v.literal('none'),
  v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)),
  v.pipe(v.string(), v.startsWith('url(#'), v.endsWith(')'), v.maxLength(100)),
])

/** A `Palette` of an art family. */
export const paletteSchema = v.object({
  label: v.string(),
  swatch: v.tuple([paint, paint, paint]),
  ground: paint,
  ink: v.object(v.entriesFromList(inkRoles, paint)),
  contrast: v.object({
    under: paint,
    stops: v.exactOptional(v.object(v.entriesFromList(inkRoles, v.exactOptional(paint)))),
  }),
  colours: v.record(v.string(), paint),
})

/** What the layout of one design needs to know of its art, as data. */
export const artPlanSchema = v.object({
  /** Those that the design offers, by id. */
  palettes: v.record(v.string(), paletteSchema),
  /** Whether the art is written with the words of the card. */
  readsWords: v.exactOptional(v.literal(true)),
  textAreas: v.object(v.entriesFromList(formats, textAreaSchema)),
})
