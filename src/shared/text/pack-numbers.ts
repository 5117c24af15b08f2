/** Printable ASCII but for the two that JSON escapes: a digit is a byte of the file. */
const digits = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
  .filter((digit) => digit !== '"' && digit !== '\\')
  .join('')

/** The lower digits end a number, the upper ones go before; most numbers of a table are one digit. */
const LAST = 62
const BEFORE = digits.length - LAST
const values = new Map([...digits].map((digit, value) => [digit, value]))

/**
 * Whole numbers as a text that deflates well: near 0 one character, else two or three, the lowest
 * part first. Signs alternate (0, -1, 1, -2, 2 ...), as in the `sint32` of protocol buffers.
 *
 * @see https://protobuf.dev/programming-guides/encoding/#signed-ints
 * @example packNumbers([0, -1, 1]) // ' !#'
 */
export function packNumbers(numbers: readonly number[]): string {
  let packed = ''
  for (const number of numbers) {
    let rest = number < 0 ? -2 * number - 1 : 2 * number
    for (; rest >= LAST; rest = Math.floor(rest / BEFORE)) {
      packed += digits.charAt(LAST + (rest % BEFORE))
    }
    packed += digits.charAt(rest)
  }
  return packed
}

/**
 * What `packNumbers` made, as numbers again.
 *
 * @throws RangeError when a character is not one of its digits
 * @example unpackNumbers(' !#') // [0, -1, 1]
 */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = []
  let sum = 0
  let scale = 1
  for (const character of packed) {
    const digit = values.get(character)
    if (digit === undefined) throw new RangeError(`packed holds '${character}', which is no digit`)
    if (digit < LAST) {
      sum += digit * scale
      numbers.push(sum % 2 ? -(sum + 1) / 2 : sum / 2)
      sum = 0
      scale = 1
    } else {
      sum += (digit - LAST) * scale
      scale *= BEFORE
    }
  }
  return numbers
}
