import type { Simcha } from './simcha.ts'

/**
 * A time of day as written on a card.
 *
 * @param time as `<input type="time">` gives it
 * @example writeTime('17:30', 'en', 'diaspora') // '5:30 pm'
 * @example writeTime('17:30', 'he', 'israel') // '17:30'
 */
export function writeTime(time: string, letters: 'he' | 'en', land: Simcha['land']): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (letters === 'he' && land === 'israel') return time
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`
  return letters === 'he' ? clock : `${clock} ${hours < 12 ? 'am' : 'pm'}`
}
