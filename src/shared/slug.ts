import * as v from 'valibot'

/** The key of an address: lower-case words joined by '-' or '_'. */
export const slugSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/),
  v.maxLength(64),
)

/** @example isSlug('bar-mitzvah') // true */
export function isSlug(input: unknown): input is string {
  return v.is(slugSchema, input)
}
