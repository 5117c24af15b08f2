const GERESH = '\u05f3'
const GERSHAYIM = '\u05f4'

/** From the largest value down. */
const numerals: readonly (readonly [value: number, letters: string])[] = [
  [400, 'ת'],
  [300, 'ש'],
  [200, 'ר'],
  [100, 'ק'],
  [90, 'צ'],
  [80, 'פ'],
  [70, 'ע'],
  [60, 'ס'],
  [50, 'נ'],
  [40, 'מ'],
  [30, 'ל'],
  [20, 'כ'],
  [10, 'י'],
  [9, 'ט'],
  [8, 'ח'],
  [7, 'ז'],
  [6, 'ו'],
  [5, 'ה'],
  [4, 'ד'],
  [3, 'ג'],
  [2, 'ב'],
  [1, 'א'],
]

/** Numbers whose letters in order of value spell a word of ill omen, so they are reordered. */
const respelled: Readonly<Record<string, string>> = { תשמד: 'תשדמ' }

const finalForms: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

const millennia = ' אלפים'
/** Hebrew marks, and the quotation marks that keyboards have instead. */
const mark = /['"\u2018-\u201f\u05f3\u05f4]/g
const thousandsAndRest = /^(?:([א-ט])['\u2018\u2019\u05f3](?=[א-ת]))?(.+)$/
const wholeThousands = /^([א-ט])['\u2018\u2019\u05f3]? אלפים$/

/**
 * A number in Hebrew letters, with geresh after a single letter and gershayim before the last of
 * several.
 *
 * @param number whole, 1 to 999
 * @throws RangeError outside this range
 * @example writeGematria(15) // 'ט״ו'
 */
export function writeGematria(number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > 999) {
    throw new RangeError(`number: ${number}, not whole and 1 to 999`)
  }
  const letters = lettersOf(number)
  const custom = respelled[letters] ?? letters
  return custom.length === 1
    ? custom + GERESH
    : `${custom.slice(0, -1)}${GERSHAYIM}${custom.at(-1)}`
}

/**
 * A Hebrew year in letters, by custom without its thousands ("the small count").
 *
 * @param year whole, 1 to 9999; a round thousand is always written out
 * @throws RangeError outside this range
 * @example writeYear(5787) // 'תשפ״ז'
 * @example writeYear(5787, { thousands: true }) // 'ה׳תשפ״ז'
 * @example writeYear(6000) // 'ו׳ אלפים'
 */
export function writeYear(year: number, { thousands = false } = {}): string {
  const rest = year % 1000
  if (rest === 0) return writeGematria(year / 1000) + millennia
  const prefix = thousands && year > 1000 ? writeGematria(Math.floor(year / 1000)) : ''
  return prefix + writeGematria(rest)
}

/**
 * The number that letters represent, with or without geresh, gershayim or typed quotation marks.
 *
 * @returns 1 to 999, or `undefined` if it is not a usual way to write a number
 * @example readGematria('ט"ו') // 15
 * @example readGematria('שלום') // undefined
 */
export function readGematria(text: string): number | undefined {
  const letters = text.replace(mark, '').replace(/[ךםןףץ]/g, (letter) => finalForms[letter] ?? '')
  const number = [...letters].reduce((sum, letter) => sum + numeralValue(letter), 0)
  const usual = lettersOf(number)
  const isCustomary = letters === usual || letters === respelled[usual]
  return number > 0 && number < 1000 && isCustomary ? number : undefined
}

/**
 * A Hebrew year from its letters. Without thousands it is in the range 5001 to 5999.
 *
 * @example readYear('תשפ״ז') // 5787
 * @example readYear('ו׳א') // 6001
 */
export function readYear(text: string): number | undefined {
  const round = wholeThousands.exec(text)?.[1]
  if (round !== undefined) return numeralValue(round) * 1000
  const [, thousands = 'ה', letters = ''] = thousandsAndRest.exec(text) ?? []
  const rest = readGematria(letters)
  return rest === undefined ? undefined : numeralValue(thousands) * 1000 + rest
}

/** 15 and 16 are 9 and 6, and 9 and 7: with yud they would spell a part of the Name. */
function lettersOf(number: number): string {
  return lettersByValue(number).replace(/יה$/, 'טו').replace(/יו$/, 'טז')
}

function lettersByValue(number: number): string {
  const numeral = numerals.find(([value]) => value <= number)
  return numeral ? numeral[1] + lettersByValue(number - numeral[0]) : ''
}

/** `NaN` for a letter that is not a numeral. */
function numeralValue(letter: string): number {
  return numerals.find(([, letters]) => letters === letter)?.[0] ?? Number.NaN
}
