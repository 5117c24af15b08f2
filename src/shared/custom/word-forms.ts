import type { Custom } from './custom.ts'

/** Words of the collection, and how a custom says them. */
interface WordForms {
  customs: readonly Custom[]
  /** Where the form is usual. */
  source: string
  /**
   * Whole words, longer ones before their parts. In Latin letters a capital at the start stays a
   * capital.
   */
  pairs: readonly (readonly [written: string, said: string])[]
}

/** The collection is written as Litvish, Chassidish and Chabad families write. */
export const wordForms: readonly WordForms[] = [
  {
    customs: ['sefardi', 'israeli'],
    source: 'the usual Sefardi pronunciation in Latin letters; to be read by a native reader',
    pairs: [
      ['mazel tov', 'mazal tov'],
      ['kabbolas ponim', 'kabbalat panim'],
      ['chosson', 'chatan'],
      ['bris', 'brit'],
      ['simchas torah', 'simchat Torah'],
      ['simchas', 'semachot'],
      ['good shabbos', 'Shabbat shalom'],
      ['shabbos', 'Shabbat'],
      ['parshas', 'parashat'],
      ['teves', 'Tevet'],
      ['tamuz', 'Tammuz'],
      ['nissan', 'Nisan'],
      ['aufruf', 'Shabbat Chatan'],
      ['upsherin', 'chalakah'],
      ['chinah', 'henna'],
      ['sheva bruches', 'sheva berachot'],
      ['sheva brachos', 'sheva berachot'],
      ['birkas hamazon', 'birkat hamazon'],
      ['bas mitzvah', 'bat mitzvah'],
      ['middos', 'middot'],
      ['maseches', 'masechet'],
      ['hilchos', 'hilchot'],
      ['after davening', 'after tefillah'],
      ['a gut voch', 'shavua tov'],
      ['a guten chodesh', 'chodesh tov'],
      ['a guten moed', 'moadim lesimchah'],
      ['good yom tov', 'chag sameach'],
      ['kesivah vachasimah', 'ketivah vachatimah'],
      ['a gut gebentsht yor', 'shanah tovah'],
      ['gmar chasimah', 'gmar chatimah'],
      ['a lichtigen chanukah', 'happy Chanukah'],
      ['a freilichen chanukah', 'happy Chanukah'],
      ['a freilichen purim', 'happy Purim'],
      ['a freilichen lag baomer', 'happy Lag BaOmer'],
      ['a kosher and freilichen pesach', 'Chag Kasher v’Sameach'],
      ['nishmas', 'nishmat'],
      ['eschem', 'etchem'],
    ],
  },
  {
    customs: ['sefardi', 'israeli'],
    source:
      'the Shabbos of the chosson as it is called in Eretz Yisroel; to be read by a native reader',
    pairs: [
      ['לרגל האויפרוף', 'לרגל שבת חתן'],
      ['לאויפרוף של החתן', 'לשבת החתן'],
      ['לאויפרוף', 'לשבת חתן'],
      ['אויפרוף', 'שבת חתן'],
    ],
  },
  {
    customs: ['israeli'],
    source: 'plain Hebrew invitations, in the spelling of today; to be read by a native reader',
    pairs: [
      ['הננו מתכבדים להזמינכם', 'אנו שמחים להזמינכם'],
      ['מתכבדים להזמינכם', 'שמחים להזמינכם'],
      ['לבר מצוה', 'לבר מצווה'],
      ['בר מצוה', 'בר מצווה'],
      ['לבת מצוה', 'לבת מצווה'],
      ['לבת המצוה', 'לבת המצווה'],
      ['בת מצוה', 'בת מצווה'],
    ],
  },
]

/**
 * Words as a custom says them; the same words where it has no form of its own.
 *
 * @param words of the collection in Hebrew or English, not of a visitor
 * @example inCustom('on your aufruf', 'sefardi') // 'on your Shabbat Chatan'
 * @example inCustom('on your aufruf', 'chabad') // 'on your aufruf'
 */
export function inCustom(words: string, custom: Custom | undefined): string {
  const own = wordForms.filter(({ customs }) => custom !== undefined && customs.includes(custom))
  const pairs = own.flatMap(({ pairs }) => pairs)
  return pairs.reduce((text, [written, said]) => {
    const pattern = new RegExp(`(?<![\\p{L}\\p{M}׳״’])${written}(?![\\p{L}\\p{M}׳״’])`, 'giu')
    return text.replace(pattern, (found) => withCaseOf(found, said))
  }, words)
}

/** 'Kabbolas Ponim' has two capitals, 'Kabbolas ponim' one. */
function withCaseOf(found: string, said: string): string {
  const isTitle = /^\p{Lu}/u.test(found)
  if (!isTitle) return said
  const [, ...others] = found.split(' ')
  const all = others.length > 0 && others.every((word) => /^\p{Lu}/u.test(word))
  return all ? said.replace(/(?<![\p{L}’])\p{Ll}/gu, upper) : said.replace(/^\p{Ll}/u, upper)
}

function upper(letter: string): string {
  return letter.toUpperCase()
}
