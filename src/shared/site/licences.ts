import * as v from 'valibot'

/** The site's content by others. */
export const licencesSchema = v.object({
  packages: v.array(v.object({ name: v.string(), version: v.string(), licence: v.string() })),
  /** `file` is the path of the licence's text. */
  fonts: v.array(v.object({ name: v.string(), copyright: v.string(), file: v.string() })),
})
