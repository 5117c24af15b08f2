/** Printable ASCII except the two that JSON escapes, so a digit is one byte of the file. */
const digits = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
  .filter((digit) => digit !== '"' && digit !== '\\')
  .join('')

/** Lower digits end a number, upper digits come before; most numbers of a table are one digit. */
const lastDigits = 62
const carryDigits = digits.length - lastDigits
const values = new Map([...digits].map((digit, value) => [digit, value]))

/**
 * Packs whole numbers from 0 up into a text that compresses well: one character below 62, else two
 * or three, the lowest part first.
 *
 * @example packCounts([0, 1, 62]) // ' !`#'
 */
export function packCounts(counts: readonly number[]): string {
  let packed = ''
  for (let rest of counts) {
    for (; rest >= lastDigits; rest = Math.floor(rest / carryDigits)) {
      packed += digits.charAt(lastDigits + (rest % carryDigits))
    }
    packed += digits.charAt(rest)
  }
  return packed
}

/**
 * Unpacks the result of `packCounts`.
 *
 * @throws RangeError when a character is not one of its digits
 * @example unpackCounts(' !') // [0, 1]
 */
export function unpackCounts(packed: string): number[] {
  const counts: number[] = []
  let sum = 0
  let scale = 1
  for (const character of packed) {
    const digit = values.get(character)
    if (digit === undefined) throw new RangeError(`packed holds '${character}', which is no digit`)
    if (digit < lastDigits) {
      counts.push(sum + digit * scale)
      sum = 0
      scale = 1
    } else {
      sum += (digit - lastDigits) * scale
      scale *= carryDigits
    }
  }
  return counts
}

/**
 * Packs whole numbers of either sign. Signs alternate (0, -1, 1, -2, 2 ...), as in the `sint32` of
 * protocol buffers.
 *
 * @see https://protobuf.dev/programming-guides/encoding/#signed-ints
 * @example packNumbers([0, -1, 1]) // ' !#'
 */
export function packNumbers(numbers: readonly number[]): string {
  return packCounts(numbers.map((number) => (number < 0 ? -2 * number - 1 : 2 * number)))
}

/**
 * Unpacks the result of `packNumbers`.
 *
 * @throws RangeError when a character is not one of its digits
 * @example unpackNumbers(' !#') // [0, -1, 1]
 */
export function unpackNumbers(packed: string): number[] {
  return unpackCounts(packed).map((count) => (count % 2 ? -(count + 1) / 2 : count / 2))
}
