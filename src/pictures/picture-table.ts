/*
 * The table `pictures` in SEARCH_DB: a row for each picture that a published document names.
 * Publishing makes it and adds the rows.
 *
 *   file      'cards/papercut-arch.3f9a1c0b3f9a1c0b.png', the key in the bucket
 *   document  hash of the document that names it
 *   state     'wanted', 'kept' or 'failed'
 *   attempts  how often it could not be drawn
 *   fault     why not
 *   due       when a wanted one is ordered next, ms since 1970
 */

/** Nothing was ever published, so there is no table. */
export function isNothingPublished(error: unknown): boolean {
  return error instanceof Error && error.message.includes('no such table')
}
