import type { Context } from 'hono'
import { readCategories } from '../catalog/read-categories.ts'

const PUBLISHED = 'public, max-age=60, stale-while-revalidate=86400'

/** A list that stands in for the published one must not outlive the outage. */
const STAND_IN = 'public, max-age=30'

/** The list of categories; a bad or unreachable one never shows here. */
export async function getCategories(context: Context<{ Bindings: Env }>): Promise<Response> {
  const { value, source } = await readCategories(context.env)
  return context.json(value, 200, {
    'Cache-Control': source === 'kv' ? PUBLISHED : STAND_IN,
    'x-data-source': source,
  })
}
