/** Largest ZIP file of pictures that is made without asking, bytes. */
const largestZip = 250_000_000

/** A file of pictures in parts that are no larger than a device takes well. */
export interface ZipParts {
  /** All parts together, bytes. */
  bytes: number
  /** At least 2. */
  parts: number
}

/** Undefined if the pictures fit into one ZIP file. */
export function zipPartsOf(count: number, pictureBytes: number): ZipParts | undefined {
  const bytes = count * pictureBytes
  const parts = Math.min(Math.ceil(bytes / largestZip), count)
  return parts > 1 ? { bytes, parts } : undefined
}

/** Places in the list, from 0; `to` is excluded. */
export interface GuestRange {
  from: number
  to: number
}

/**
 * The guests of one part; parts differ by at most one guest.
 *
 * @param part from 1
 * @example rangeOfPart(10, { part: 2, parts: 3 }) // { from: 3, to: 6 }
 */
export function rangeOfPart(
  count: number,
  { part, parts }: { part: number; parts: number },
): GuestRange {
  const placeAt = (done: number) => Math.floor((count * done) / parts)
  return { from: placeAt(part - 1), to: placeAt(part) }
}

/** A size as it is read aloud, in words of its language. */
export interface FileSize {
  number: string
  unit: 'MB' | 'GB'
}

/**
 * An estimated size, in two digits.
 *
 * @example roundSize(1_694_000_000) // { number: '1.7', unit: 'GB' }
 */
export function roundSize(bytes: number): FileSize {
  const megabytes = Number((bytes / 1_000_000).toPrecision(2))
  return megabytes >= 1000
    ? { number: String(megabytes / 1000), unit: 'GB' }
    : { number: String(megabytes), unit: 'MB' }
}
