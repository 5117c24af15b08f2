import * as v from 'valibot'
import { categorySchema } from '#shared/category.ts'

/** Loaded with the list: the first load has no parser. */
export const categoryListSchema = v.array(categorySchema)
