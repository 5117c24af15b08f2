/** First and last code point of each run of characters that a font is reduced to. */
type Ranges = readonly (readonly [first: number, last: number])[]

/** Points and letters; no cantillation, which only books use. */
const hebrew: Ranges = [
  [0x05b0, 0x05f4],
  [0x20aa, 0x20aa],
  [0xfb1d, 0xfb4f],
]

const latin: Ranges = [
  [0x0020, 0x007e],
  [0x00a0, 0x00ac],
  [0x00ae, 0x00ff],
]

/** Dashes, quotation marks, bullet, ellipsis, euro. */
const punctuation: Ranges = [
  [0x2010, 0x2010],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
]

const latinExtendedA: Ranges = [
  [0x0100, 0x0148],
  [0x014a, 0x017f],
]

/** Characters of a card. Layout splits the Yiddish digraphs; ײַ has its own glyph. */
export const cardCharacters = charactersOf([
  ...hebrew,
  ...latin,
  ...punctuation,
  ...latinExtendedA,
]).replace(/[\u05f0-\u05f2]/g, '')

/** Characters of Hebrew, Yiddish and pointed text: letters, points, rafe, maqaf, both geresh. */
export const hebrewCharacters = charactersOf([
  [0x05d0, 0x05ea],
  [0x05b0, 0x05bc],
  [0x05be, 0x05bf],
  [0x05c1, 0x05c2],
  [0x05c7, 0x05c7],
  [0x05f3, 0x05f4],
])

/** Characters of English: ASCII, no-break space, middle dot, times, and its punctuation. */
const english: Ranges = [
  [0x0020, 0x007e],
  [0x00a0, 0x00a0],
  [0x00b7, 0x00b7],
  [0x00d7, 0x00d7],
  ...punctuation.filter(([first]) => first !== 0x20ac),
]

/**
 * Characters of the site's own words, in one file each. `accented` is the rest of Latin-1, which
 * few pages use.
 */
export const interfaceCharacters = {
  hebrew: charactersOf(hebrew),
  latin: charactersOf(english),
  accented: charactersOf([
    [0x00a1, 0x00ac],
    [0x00ae, 0x00b6],
    [0x00b8, 0x00d6],
    [0x00d8, 0x00ff],
    [0x20ac, 0x20ac],
  ]),
} as const

function charactersOf(ranges: Ranges): string {
  let characters = ''
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code++) characters += String.fromCodePoint(code)
  }
  return characters
}
