/** Depends on custom; the Rema has the second. */
export type OmerWord = 'לעומר' | 'בעומר'

export const omerDays = 49

/** Days and weeks are masculine. From one to ten. */
const counted = 'אחד שני שלושה ארבעה חמישה שישה שבעה שמונה תשעה עשרה'.split(' ')
/** Forms before tens and before ten. */
const units = 'אחד שניים שלושה ארבעה חמישה שישה שבעה שמונה תשעה'.split(' ')
const tens = ['', 'עשר', 'עשרים', 'שלושים', 'ארבעים']

/**
 * The full count of the Omer as it is said: the days, and from the seventh the weeks in them.
 *
 * @param day whole, 1 to 49
 * @throws RangeError outside this range
 * @see Shulchan Aruch, Orach Chaim 489:1
 * @example writeOmerCount(1) // 'היום יום אחד לעומר'
 * @example writeOmerCount(30) // 'היום שלושים יום שהם ארבעה שבועות ושני ימים לעומר'
 */
export function writeOmerCount(day: number, word: OmerWord = 'לעומר'): string {
  if (!Number.isInteger(day) || day < 1 || day > omerDays) {
    throw new RangeError(`day: ${day}, not whole and 1 to ${omerDays}`)
  }
  const weeks = day < 7 ? '' : ` שהם ${weeksOf(day)}`
  return `היום ${daysOf(day)}${weeks} ${word}`
}

function daysOf(day: number): string {
  if (day <= 10) return countOf(day, 'יום', 'ימים')
  return `${numberOf(day)} יום`
}

function weeksOf(day: number): string {
  const weeks = countOf(Math.floor(day / 7), 'שבוע', 'שבועות')
  const rest = day % 7
  return rest === 0 ? weeks : `${weeks} ו${countOf(rest, 'יום', 'ימים')}`
}

/** One follows its noun; other numbers precede it. */
function countOf(number: number, one: string, many: string): string {
  return number === 1 ? `${one} ${counted[0]}` : `${counted[number - 1]} ${many}`
}

/** From 11 on, with a singular noun. */
function numberOf(day: number): string {
  const ten = tens[Math.floor(day / 10)] ?? ''
  const unit = units[(day % 10) - 1]
  if (unit === undefined) return ten
  if (day === 12) return `שנים ${ten}`
  return day < 20 ? `${unit} ${ten}` : `${unit} ו${ten}`
}
