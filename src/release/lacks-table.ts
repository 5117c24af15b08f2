/**
 * Whether a query of SEARCH_DB failed for lack of a table. Publishing makes the tables, so nothing was
 * published since this one was added.
 */
export function lacksTable(error: unknown): boolean {
  return error instanceof Error && error.message.includes('no such table')
}
