export const clientDir = 'dist/client'
export const entryFile = 'client/entry.ts'
/** Imported by the entry once the first view is shown. */
export const hydrateFile = 'client/hydrate.tsx'
export const pageFile = (page: string) => `client/pages/${page}/${page}-page.tsx`
/** Fetches what the live card needs. */
export const warmFile = 'client/card/warm-card.ts'
/** Fetched while the page hydrates: header, menus and search. */
export const laterFile = 'client/later-code.ts'
/** Fetched once the page is live. */
export const footerFile = 'client/shell/footer.tsx'
