/*
 * How differently two keys sound. A letter to insert, delete or replace costs 10, less if people
 * hear or write the two alike: vowels, h, the Ashkenazi s for t.
 */

const wholeCost = 10
const swapCost = 7

/** Letters that come and go, with their cost. */
const looseCost: Readonly<Record<string, number>> = {
  ...costs('aeioujאועי', 3),
  ...costs('hה', 3),
  x: 7,
  y: 6,
}

/** Pairs of letters, with the cost to take one for the other. */
const alikeCost: readonly (readonly [letters: string, cost: number])[] = [
  ['aeiou', 2],
  ['iyj', 2],
  ['hxj', 2],
  ['st', 2],
  ['sz', 3],
  ['sc', 4],
  ['zc', 5],
  ['td', 4],
  ['kx', 4],
  ['xc', 4],
  ['gk', 5],
  ['vf', 4],
  ['vb', 5],
  ['pf', 5],
  ['pb', 6],
  ['mn', 7],
  ['אעה', 2],
  ['אוי', 3],
  ['וב', 4],
  ['תטס', 2],
  ['סשז', 4],
  ['צז', 4],
  ['כחק', 3],
  ['גק', 6],
  ['דט', 5],
  ['פב', 6],
  ['יע', 3],
]

/** Row of a letter in the table: a-z, then alef-tav, then everything else. */
const alphabetSize = 64
const replaceCosts = replaceTable()
const looseCosts = looseTable()

/**
 * Cost to turn one key into another; more than `limit` if it is higher.
 *
 * @example soundDistance('riven', 'reuven', 20) // 5
 */
export function soundDistance(from: string, to: string, limit: number): number {
  const costs = lastRow(from, to, limit)
  return costs?.[to.length] ?? limit + 1
}

/**
 * Cost to turn a key into any beginning of another; more than `limit` if it is higher.
 *
 * @example distanceToBeginning('menah', 'menaxem', 20) // 2
 */
export function distanceToBeginning(from: string, to: string, limit: number): number {
  const costs = lastRow(from, to, limit)
  return costs === null ? limit + 1 : Math.min(...costs)
}

/** Costs to turn `from` into each beginning of `to`; null if all are over the limit. */
function lastRow(from: string, to: string, limit: number): Uint16Array | null {
  const letters = lettersOf(to)
  let before: Uint16Array = new Uint16Array(to.length + 1)
  let row = firstRow(letters)
  let next: Uint16Array = new Uint16Array(to.length + 1)
  let previous = alphabetSize
  for (let i = 0; i < from.length; i++) {
    const letter = letterAt(from, i)
    const least = fillRow(next, { letters, letter, previous, row, before })
    if (least > limit) return null
    const spare = before
    before = row
    row = next
    next = spare
    previous = letter
  }
  return row
}

interface Step {
  letters: Uint8Array
  letter: number
  /** The letter before it. */
  previous: number
  row: Uint16Array
  /** The row before the last. */
  before: Uint16Array
}

/** The least cost of the row. */
function fillRow(next: Uint16Array, { letters, letter, previous, row, before }: Step): number {
  const remove = looseCosts[letter] ?? wholeCost
  let last = (row[0] ?? 0) + remove
  let least = last
  next[0] = last
  for (let j = 1; j < next.length; j++) {
    const other = letters[j - 1] ?? 0
    const replace = replaceCosts[letter * alphabetSize + other] ?? wholeCost
    let cost = (row[j - 1] ?? 0) + replace
    cost = Math.min(cost, (row[j] ?? 0) + remove, last + (looseCosts[other] ?? wholeCost))
    if (j > 1 && letter === letters[j - 2] && other === previous) {
      cost = Math.min(cost, (before[j - 2] ?? 0) + Math.min(swapCost, 2 * replace))
    }
    next[j] = cost
    last = cost
    if (cost < least) least = cost
  }
  return least
}

function lettersOf(key: string): Uint8Array {
  const letters = new Uint8Array(key.length)
  for (let i = 0; i < key.length; i++) letters[i] = letterAt(key, i)
  return letters
}

function firstRow(letters: Uint8Array): Uint16Array {
  const row = new Uint16Array(letters.length + 1)
  for (let i = 0; i < letters.length; i++) {
    row[i + 1] = (row[i] ?? 0) + (looseCosts[letters[i] ?? 0] ?? wholeCost)
  }
  return row
}

/** Consonants that sound alike count as one. */
const groups = ['lל', 'mמ', 'nנ', 'rר', 'gkqגק', 'bvfpבפ', 'dtszcדטתסזצש'] as const

/** One bit for each group of consonants in a key. */
export function consonantsIn(key: string): number {
  let bits = 0
  for (let i = 0; i < key.length; i++) bits |= groupBits[letterAt(key, i)] ?? 0
  return bits
}

/** Whether two sets of consonants differ in at most `most` groups. */
export function areNear(one: number, other: number, most: number): boolean {
  let differing = one ^ other
  let count = 0
  while (differing !== 0) {
    differing &= differing - 1
    count++
  }
  return count <= most
}

const groupBits = bitsOfGroups()

function bitsOfGroups(): Uint8Array {
  const bits = new Uint8Array(alphabetSize)
  groups.forEach((letters, i) => {
    for (const letter of letters) bits[letterAt(letter, 0)] = 1 << i
  })
  return bits
}

function letterAt(key: string, i: number): number {
  const code = key.charCodeAt(i)
  if (code >= 97 && code <= 122) return code - 97
  if (code >= 0x5d0 && code <= 0x5ea) return code - 0x5d0 + 26
  return alphabetSize - 1
}

function replaceTable(): Uint8Array {
  const table = new Uint8Array(alphabetSize * alphabetSize).fill(wholeCost)
  for (let i = 0; i < alphabetSize; i++) table[i * alphabetSize + i] = 0
  for (const [letters, cost] of alikeCost) {
    for (const one of letters) {
      for (const other of letters) {
        if (one !== other) table[letterAt(one, 0) * alphabetSize + letterAt(other, 0)] = cost
      }
    }
  }
  return table
}

function looseTable(): Uint8Array {
  const table = new Uint8Array(alphabetSize).fill(wholeCost)
  for (const [letter, cost] of Object.entries(looseCost)) table[letterAt(letter, 0)] = cost
  return table
}

function costs(letters: string, cost: number): Record<string, number> {
  return Object.fromEntries([...letters].map((letter) => [letter, cost]))
}
