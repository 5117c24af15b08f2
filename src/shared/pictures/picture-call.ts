import * as v from 'valibot'
import { cardDesignSchema } from '../card.ts'
import { pictureDataSchema } from '../files/preview-order.ts'
import { formats } from '../format.ts'
import { pictureUses } from './picture-order.ts'

/** Path of the worker that draws, for pictures that documents name. */
export const picturePath = '/picture'

/** Whoever waits: visitors come first. */
export const pictureWaiters = ['visitor', 'nobody'] as const
export type PictureWaiter = (typeof pictureWaiters)[number]

/** A request to the worker that draws: a picture that a document names. */
export const pictureCallSchema = v.object({
  design: cardDesignSchema,
  /** The artist's picture of a design that has one. */
  ground: v.optional(pictureDataSchema),
  use: v.picklist(pictureUses),
  format: v.picklist(formats),
  /** Equal names mean equal pictures. */
  file: v.string(),
  /** Drawing does not start after it, ms since 1970. */
  until: v.number(),
  waiter: v.picklist(pictureWaiters),
})
export type PictureCall = v.InferInput<typeof pictureCallSchema>

/** Maximum length of a call, UTF-16 units of its JSON. */
export const maxPictureCallLength = 4_000_000

/** The type of a picture, by the name of its file. */
export function pictureType(file: string): 'image/png' | 'image/jpeg' {
  return file.endsWith('.png') ? 'image/png' : 'image/jpeg'
}
