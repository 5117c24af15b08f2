import * as v from 'valibot'
import { cardLanguages } from '../card-language.ts'
import { formats } from '../format.ts'
import { slugSchema as slug } from '../slug.ts'

/** What is known of a design without its document. */
export const setCandidateSchema = v.object({
  slug,
  family: slug,
  language: v.picklist(cardLanguages),
  categories: v.array(slug),
  kinds: v.array(slug),
  formats: v.array(v.picklist(formats)),
})
export type SetCandidate = v.InferOutput<typeof setCandidateSchema>
