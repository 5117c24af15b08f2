const GERESH = '\u05f3'
const GERSHAYIM = '\u05f4'

/** Two letters that Unicode also has as one code point, which many faces lack. */
const yiddishDigraphs: Readonly<Record<string, string>> = {
  '\u05f0': '\u05d5\u05d5',
  '\u05f1': '\u05d5\u05d9',
  '\u05f2': '\u05d9\u05d9',
}

/**
 * ײַ as one code point: catalog/fonts/double-yod.ts gives each face a glyph for it, since a mark
 * cannot be centred under two letters.
 */
export const PASEKH_TSVEY_YUDN = '\ufb1f'
const pasekhTsveyYudn = /\u05d9\u05d9\u05b7(?!\p{M})/gu

/** A Hebrew letter with its points, before a quotation mark that means geresh or gershayim. */
const letterBefore = '(?<=[\\u05d0-\\u05ea\\ufb1f]\\p{M}*)'
const letterAfter = '(?=[\\u05d0-\\u05ea\\ufb1f])'
const singleQuotes = "'\\u2018\\u2019\\u201b\\u00b4\\u2032"
const doubleQuote = `(?:["\\u201c\\u201d\\u201e\\u201f\\u2033]|[${singleQuotes}]{2})`
/** An opening quotation mark earlier in the line without its closing one. */
const inQuotation = `(?<=(?:^|[\\s([])[${singleQuotes}][^\\n${singleQuotes}]*)`

const gershayimTyped = new RegExp(`${letterBefore}${doubleQuote}${letterAfter}`, 'gu')
/** Also at the end of a word (ר׳ for Rabbi), if it does not close a quotation. */
const gereshTyped = new RegExp(
  `${letterBefore}(?:(?!${inQuotation})[${singleQuotes}]|[${singleQuotes}]${letterAfter})`,
  'gmu',
)

/** Control and format characters (bidi marks, joiners, soft hyphen), and variation selectors. */
const invisible = /(?!\n)(?:[\p{Cc}\p{Cf}]|\p{Variation_Selector}|\u034f)/gu

/**
 * A visitor's text in the form for layout: composed (NFC, which splits Hebrew presentation forms
 * into letter and points), Yiddish digraphs as two letters but ײַ as one, quotation marks between
 * Hebrew letters as geresh and gershayim, no invisible control character, no point without a
 * letter, single spaces, no space at either end of a line. Line feeds stay. Applying it twice
 * changes nothing.
 *
 * @example normaliseText('  תשפ"ז ') // 'תשפ״ז'
 */
export function normaliseText(typed: string): string {
  return typed
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/[\u05f0-\u05f2]/g, (digraph) => yiddishDigraphs[digraph] ?? digraph)
    .replace(pasekhTsveyYudn, PASEKH_TSVEY_YUDN)
    .replace(gershayimTyped, GERSHAYIM)
    .replace(gereshTyped, GERESH)
    .replace(/(?<=^|[\s])\p{M}+/gu, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^ | $/gm, '')
}
