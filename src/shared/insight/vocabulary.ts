/*
 * Everything that is counted of a visit, for the browser, the worker and `npm run stats`. A count
 * holds no typed words and no sign of who the visitor is.
 */

/** Where the browser posts counts. */
export const countsPath = '/api/counts'

export const downloadKinds = ['picture', 'gif', 'film', 'pdf', 'print', 'calendar'] as const
export type DownloadKind = (typeof downloadKinds)[number]

/** `app`: a file through the share sheet of the device. `app-link`: an address through it. */
export const shareWays = [
  ...(['app', 'app-link', 'whatsapp', 'telegram', 'x', 'facebook'] as const),
  ...(['copied-link', 'copied-words', 'copied-picture'] as const),
] as const
export type ShareWay = (typeof shareWays)[number]

/** The scripts of a search without results. Its words are not sent: a name may be among them. */
export const searchScripts = ['hebrew', 'latin', 'mixed', 'other'] as const
export type SearchScript = (typeof searchScripts)[number]

/** What a count is about: `card/papercut-arch`, `video/lights`, `gif/dreidel`, `category/wedding`. */
export const itemPattern = /^(?:card|video|gif|category)\/[a-z0-9]+(?:[-_][a-z0-9]+)*$/
export const maxItemLength = 80

/** In one request. */
export const maxCounts = 20

/** Name of a build that was not built. */
export const developmentBuild = 'development'

/**
 * The name of a build: the hash in the name of its entry script, which changes with any of its
 * files.
 *
 * @example buildOf('/assets/entry-Bx3_f9Qa.js') // 'Bx3_f9Qa'
 */
export function buildOf(entryScript: string): string {
  return /\/entry-([\w-]{4,32})\.js/.exec(entryScript)?.[1] ?? developmentBuild
}
