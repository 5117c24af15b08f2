/** The place of a number in a text, UTF-16 units; the end is exclusive. */
export interface NumberRange {
  from: number
  to: number
}

/** Digits with the signs and spaces of a phone number between them; brackets only in pairs. */
const phone = /(?:[+*]|\((?=\d+\)))?\d(?:[\d .\-\u2010-\u2013]|\((?=\d+\))|(?<=\(\d+)\))*\d/gu
/** Dates, times and plain numbers, alone or as a range such as 7:30–9:00. */
const range = /\d+(?:[.:/]\d+)*(?: ?[-\u2010-\u2014] ?\d+(?:[.:/]\d+)*)+/gu

/** The longest international number, and the shortest local one. */
const [fewestDigits, mostDigits] = [7, 15]

/**
 * Phone numbers and ranges in a text. Each is read from left to right as a whole, also in a Hebrew
 * line, where its signs and spaces would otherwise split it. Dates and times need no help.
 *
 * @param text normalised, one line
 * @example numbersIn('טל׳ +1 (718) 555-0100') // [{ from: 5, to: 22 }]
 */
export function numbersIn(text: string): NumberRange[] {
  const phones = rangesOf(text, phone).filter((each) => isPhone(text, each))
  const others = rangesOf(text, range).filter(({ from, to }) =>
    phones.every((one) => to <= one.from || from >= one.to),
  )
  return [...phones, ...others].sort((one, other) => one.from - other.from)
}

function rangesOf(text: string, pattern: RegExp): NumberRange[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }))
}

/** Not a date with a time after it, nor two neighbouring numbers. */
function isPhone(text: string, { from, to }: NumberRange): boolean {
  const found = text.slice(from, to)
  if (/^\*\d{3,6}$/.test(found)) return true
  const digits = found.replace(/\D/g, '').length
  const isWhole = !/[:/]/.test(text.charAt(from - 1) + text.charAt(to))
  const isJoined = /[+().\-\u2010-\u2013]/.test(found) || found.split(' ').length > 2
  return isWhole && isJoined && digits >= fewestDigits && digits <= mostDigits
}
