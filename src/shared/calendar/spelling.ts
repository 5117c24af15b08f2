/** Hebrew letters (Yiddish keeps them), or Latin ones as Ashkenazim or Sefardim say the word. */
export type Spelling = 'hebrew' | 'ashkenazi' | 'sefardi'

/** A name in each spelling; without the last, Sefardim spell it as Ashkenazim do. */
export type Name = readonly [hebrew: string, ashkenazi: string, sefardi?: string]

/** @example spell(['טבת', 'Teves', 'Tevet'], 'sefardi') // 'Tevet' */
export function spell([hebrew, ashkenazi, sefardi = ashkenazi]: Name, spelling: Spelling): string {
  return { hebrew, ashkenazi, sefardi }[spelling]
}
