/** The database of the drafts; apart, so that a page can ask for it without its code. */
export const databaseName = 'mazel-drafts'
