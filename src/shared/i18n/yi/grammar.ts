/**
 * A count with its noun.
 *
 * @example counted(1, 'קארטל', 'קארטלעך') // '1 קארטל'
 */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/**
 * @example ordinal(3) // 'דריטער'
 * @example ordinal(20) // '20׳סטער'
 */
export function ordinal(count: number): string {
  return firstOrdinals[count - 1] ?? `${count}׳${count < 20 ? 'טער' : 'סטער'}`
}

const firstOrdinals = ['ערשטער', 'צווייטער', 'דריטער']

/** Keeps a phone number or the like in its own order within a Yiddish sentence. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`
}
