import type { Path, Segment } from './path.ts'

/**
 * Writes a path as relative path data. The rounding error of each point is carried into the next,
 * so repeated motifs become byte-identical and gzip well.
 *
 * @param digits decimals kept; 1 at 1080 px wide, since 0 makes scallops visibly uneven
 * @throws RangeError when a coordinate is not finite or the path does not start with M
 * @example toPathData([['M', 0, 0], ['L', 10, 5], ['Z']]) // 'M0 0l10 5z'
 */
export function toPathData(path: Path, digits = 1): string {
  if (path.length > 0 && path[0]?.[0] !== 'M') throw new RangeError('path must start with M')
  const scale = 10 ** digits
  let data = ''
  let penX = 0
  let penY = 0
  let startX = 0
  let startY = 0
  for (const segment of path) {
    if (segment[0] === 'Z') {
      data += 'z'
      penX = startX
      penY = startY
      continue
    }
    const absolute = segment[0] === 'M' && data === ''
    const offsets: number[] = []
    for (let i = 1; i < segment.length; i += 2) {
      const x = Math.round(Number(segment[i]) * scale)
      const y = Math.round(Number(segment[i + 1]) * scale)
      if (!Number.isFinite(x) || !Number.isFinite(y)) {
        throw new RangeError(`path holds ${segment[i]},${segment[i + 1]} in ${segment[0]}`)
      }
      offsets.push(absolute ? x : x - penX, absolute ? y : y - penY)
      if (i + 2 >= segment.length) {
        penX = x
        penY = y
      }
    }
    if (segment[0] === 'M') {
      startX = penX
      startY = penY
    }
    const letter = absolute ? 'M' : segment[0].toLowerCase()
    data += letter + joinNumbers(offsets.map((offset) => offset / scale))
  }
  return data
}

/** Numbers in the form of path data: no leading zero, a separator only where needed. */
function joinNumbers(numbers: readonly number[]): string {
  let text = ''
  let hasPoint = false
  for (const number of numbers) {
    const word = withoutZero(String(number === 0 ? 0 : number))
    const glued = text === '' || word.startsWith('-') || (word.startsWith('.') && hasPoint)
    text += glued ? word : ` ${word}`
    hasPoint = word.includes('.')
  }
  return text
}

function withoutZero(word: string): string {
  if (word.startsWith('0.')) return word.slice(1)
  return word.startsWith('-0.') ? `-${word.slice(2)}` : word
}

/** The count of numbers for each command. */
const lengths = { M: 2, L: 2, Q: 4, C: 6, Z: 0 } as const

/**
 * Reads path data of the commands M, L, Q, C and Z, absolute or relative, each with its letter.
 *
 * @throws RangeError for any other command, or one with the wrong count of numbers
 * @example parsePathData('M0 0l10 5z') // [['M', 0, 0], ['L', 10, 5], ['Z']]
 */
export function parsePathData(data: string): Path {
  const path: Segment[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (let at = nextLetter(data, 0); at < data.length; ) {
    const end = nextLetter(data, at + 1)
    const letter = data.charAt(at)
    const name = letter.toUpperCase()
    const values = parseNumbers(data.slice(at + 1, end))
    if (!isCommand(name) || values.length !== lengths[name]) {
      throw new RangeError(`path data has '${data.slice(at, end).trim()}'`)
    }
    const isRelative = letter !== name
    const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
    const points = values.map((value, i) => value + (i % 2 === 0 ? fromX : fromY))
    ;[x = 0, y = 0] = name === 'Z' ? [startX, startY] : points.slice(-2)
    if (name === 'M') [startX, startY] = [x, y]
    // The count of numbers matches the command.
    path.push([name, ...points] as unknown as Segment)
    at = end
  }
  return path
}

function isCommand(name: string): name is keyof typeof lengths {
  return Object.hasOwn(lengths, name)
}

/** Index of the next letter, or of the end. */
function nextLetter(data: string, from: number): number {
  let at = from
  while (at < data.length && !isLetter(data.charCodeAt(at))) at++
  return at
}

function isLetter(code: number): boolean {
  const lower = code | 32
  return lower >= 97 && lower <= 122
}

/** Numbers separated by a space, a comma, or nothing before a sign or a second decimal point. */
function parseNumbers(text: string): number[] {
  const words: string[] = []
  let word = ''
  for (const character of text) {
    const isSeparator = character === ' ' || character === ','
    const isNew = character === '-' || (character === '.' && word.includes('.'))
    if ((isSeparator || isNew) && word !== '') {
      words.push(word)
      word = ''
    }
    if (!isSeparator) word += character
  }
  if (word !== '') words.push(word)
  return words.map(Number)
}
