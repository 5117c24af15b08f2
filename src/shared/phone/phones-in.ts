/** A phone number in the words of a card. */
export interface Phone {
  /** As it is written. */
  words: string
  /** Whether it has as many digits as such a number has. */
  isWhole: boolean
  /** What a phone dials: with a plus where its country is sure, else as it is written. */
  dial: string
  /** Country code and number, without a plus, where its country is sure and it can be a mobile. */
  chat?: string
}

/** Digits with the marks that stand between those of a phone number. */
const phoneLike = /(?<![\d/:.,])\+?\(?\d[\d\-\u2010\u2011 ().]{5,}\d(?![\d/:])/gu
/** An Israeli number without its country and its 0: 9 digits of a mobile, 8 of a house. */
export const israeliDigits = /^(?:[57]\d{8}|[2-489]\d{7})$/
const isoDate = /^\d{4}-\d{2}-\d{2}$/

/**
 * The phone numbers in a text. Years, hours and dates are none.
 *
 * @example phonesIn('RSVP 052-765-4321')
 *   // [{ words: '052-765-4321', isWhole: true, dial: '+972527654321', chat: '972527654321' }]
 */
export function phonesIn(text: string): Phone[] {
  return [...text.matchAll(phoneLike)].map(([found]) => found.trim()).flatMap(phoneOf)
}

/**
 * Whether a text is a phone number and nothing else.
 *
 * @example isPhone('052-765-4321') // true
 * @example isPhone('Hadar Hall, 052-765-4321') // false
 */
export function isPhone(text: string): boolean {
  return phonesIn(text).some(({ words }) => words === text.trim())
}

/**
 * The address of a chat on WhatsApp.
 *
 * @example chatAddress('972527654321') // 'https://wa.me/972527654321'
 */
export function chatAddress(chat: string): string {
  return `https://wa.me/${chat}`
}

function phoneOf(words: string): Phone[] {
  const digits = digitsOf(words)
  // Years and hours have fewer digits, and dates other marks.
  if (isoDate.test(words) || digits.length < 6) return []
  if (!/^[+(0]/.test(words) && !/[-\u2010\u2011 ()]/.test(words)) return []
  if (!hasRightLength(words)) return [{ words, isWhole: false, dial: digits }]
  const whole = wholeNumber(words)
  if (whole === undefined) return [{ words, isWhole: true, dial: digits }]
  const phone = { words, isWhole: true, dial: `+${whole}` }
  return [canChat(whole) ? { ...phone, chat: whole } : phone]
}

/**
 * Country code and number; undefined where the country is not sure: 03 555 1234 is a number in Tel
 * Aviv and in Antwerp.
 */
function wholeNumber(words: string): string | undefined {
  const digits = digitsOf(words)
  if (words.startsWith('+')) return withoutTrunk(digits)
  if (digits.startsWith('00')) return withoutTrunk(digits.slice(2))
  if (/^05\d{8}$/.test(digits)) return `972${digits.slice(1)}`
  if (/^07\d{9}$/.test(digits)) return `44${digits.slice(1)}`
  if (/^1[2-9]\d{9}$/.test(digits)) return /^1[5-9]00/.test(digits) ? undefined : digits
  return /^[2-9]\d{9}$/.test(digits) ? `1${digits}` : undefined
}

/** Some write the 0 of a number at home after its country code: +972 052. */
function withoutTrunk(digits: string): string {
  return digits.replace(/^(972|44)0/, '$1')
}

/** In Israel and England only mobiles chat; American numbers do not show what they are. */
function canChat(whole: string): boolean {
  if (whole.startsWith('972')) return /^9725/.test(whole)
  if (whole.startsWith('44')) return /^447/.test(whole)
  return !/^18(?:00|33|44|55|66|77|88)/.test(whole)
}

/**
 * In Israel 9 digits, or 10 for a mobile, for 07x and after 1-800; in England 11; in America 10, or 11
 * after a 1, or 7 at home. After a + the country decides.
 */
function hasRightLength(words: string): boolean {
  const digits = digitsOf(words)
  if (words.startsWith('+') || digits.startsWith('00')) return isForeign(digits.replace(/^00/, ''))
  if (/^07\d{9}$/.test(digits)) return true
  if (/^0[57]/.test(digits)) return digits.length === 10
  if (digits.startsWith('0')) return digits.length === 9 || digits.length === 11
  if (digits.startsWith('1')) return digits.length === 11 || /^1(?:[5-9]00|599)\d{6}$/.test(digits)
  return digits.length === 10 || digits.length === 7
}

function isForeign(digits: string): boolean {
  if (digits.startsWith('972')) return israeliDigits.test(digits.replace(/^9720?/, ''))
  if (digits.startsWith('1')) return digits.length === 11
  return digits.length >= 9 && digits.length <= 14
}

function digitsOf(words: string): string {
  return words.replace(/\D/g, '')
}
