import { israeliDigits } from './phones-in.ts'

/**
 * A phone number as people in its country write it. Excel drops the 0 at its start: it is put back
 * where the digits are those of a number in Israel.
 *
 * @example restorePhone('521234567') // '0521234567'
 * @example restorePhone('9725212345670') // '9725212345670'
 */
export function restorePhone(text: string): string {
  const trimmed = text.trim()
  const digits = trimmed.replace(/\D/g, '')
  const isBare = /^[\d\-\u2010\u2011 ().]+$/.test(trimmed)
  return isBare && israeliDigits.test(digits) ? `0${trimmed}` : trimmed
}

/**
 * Whether a number can be a phone number: digits with the usual marks, as many as its country has.
 *
 * @example isPhoneNumber('052-123-4567') // true
 * @example isPhoneNumber('12') // false
 */
export function isPhoneNumber(text: string): boolean {
  return internationalPhone(text) !== undefined
}

/**
 * The digits of a number with those of its country, as addresses of WhatsApp have them. The text is
 * a number and nothing else, as in a list; `phonesIn` finds numbers between words, and is stricter.
 * A number of 10 digits without a 0 is American; one of 11 that starts with 0 is English.
 *
 * @returns undefined where it is no phone number
 * @example internationalPhone('052-123-4567') // '972521234567'
 * @example internationalPhone('(718) 555-0123') // '17185550123'
 */
export function internationalPhone(text: string): string | undefined {
  const trimmed = restorePhone(text)
  if (!/^\+?[\d\-\u2010\u2011 ().\u200e\u200f\u202a-\u202e/]+$/u.test(trimmed)) return undefined
  const digits = trimmed.replace(/\D/g, '')
  if (trimmed.startsWith('+')) return foreign(digits)
  if (digits.startsWith('00')) return foreign(digits.slice(2))
  if (digits.startsWith('0') && israeliDigits.test(digits.slice(1))) return `972${digits.slice(1)}`
  if (/^0[12378]\d{9}$/.test(digits)) return `44${digits.slice(1)}`
  if (/^[2-9]\d{9}$/.test(digits)) return `1${digits}`
  if (/^1[2-9]\d{9}$/.test(digits)) return digits
  // Written with the country and without its +.
  return digits.startsWith('972') || digits.startsWith('44') ? foreign(digits) : undefined
}

function foreign(digits: string): string | undefined {
  if (digits.startsWith('972')) {
    const own = digits.slice(3).replace(/^0/, '')
    return israeliDigits.test(own) ? `972${own}` : undefined
  }
  if (digits.startsWith('1')) return /^1[2-9]\d{9}$/.test(digits) ? digits : undefined
  if (digits.startsWith('44')) {
    const own = digits.slice(2).replace(/^0/, '')
    return /^[1-9]\d{8,9}$/.test(own) ? `44${own}` : undefined
  }
  return /^[2-9]\d{8,13}$/.test(digits) ? digits : undefined
}
