/**
 * Hebrew letters (also for Yiddish), or Latin ones in the Ashkenazi or the Sefardi pronunciation.
 */
export type Spelling = 'hebrew' | 'ashkenazi' | 'sefardi'

/** A name in each spelling; the last defaults to the Ashkenazi one. */
export type Name = readonly [hebrew: string, ashkenazi: string, sefardi?: string]

/** @example spell(['טבת', 'Teves', 'Tevet'], 'sefardi') // 'Tevet' */
export function spell([hebrew, ashkenazi, sefardi = ashkenazi]: Name, spelling: Spelling): string {
  return { hebrew, ashkenazi, sefardi }[spelling]
}
