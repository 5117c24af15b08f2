import type { Palette } from '../art/family.ts'
import { parseHex } from '../art/hex-colour.ts'
import type { ParticleKind } from './particle-pictures.ts'

/** By category; default confetti. */
const falls: Readonly<Record<string, ParticleKind>> = {
  wedding: 'petal',
  'sheva-bruches': 'petal',
  anniversary: 'petal',
  vort: 'petal',
  tenoyim: 'petal',
  aufruf: 'petal',
  'sefardi-simchas': 'petal',
  'its-a-girl': 'petal',
  'bas-mitzvah': 'petal',
  'thank-you': 'petal',
  shavuos: 'petal',
  pesach: 'petal',
  bris: 'petal',
  kiddush: 'petal',
  'tu-bishvat': 'petal',
  'good-shabbos': 'dust',
  'shalom-zachor': 'dust',
  'rosh-hashanah': 'leaf',
  sukkos: 'leaf',
  chanukah: 'spark',
  'lag-baomer': 'spark',
  'rosh-chodesh': 'star',
  'hachnosas-sefer-torah': 'star',
  shul: 'star',
}

/** What falls on an occasion. @example fallingThing(['wedding']) // 'petal' */
export function fallingThing(categories: readonly string[]): ParticleKind {
  return falls[categories[0] ?? ''] ?? 'confetti'
}

/**
 * Names of the palette's plain colours that stand out most on its ground, three at most. Petals have
 * the colours of its flowers. Of these, a colour like that of a letter is left out. A palette without
 * flowers gives any of its colours, and one whose flowers are all like letters gives all of those.
 *
 * @example tellingColours(palette, 'star') // ['gold', 'rose', 'title']
 */
export function tellingColours({ colours, ink, ground }: Palette, what: ParticleKind): string[] {
  const known = Object.entries({ ...colours, ...ink }).filter(([, hex]) =>
    /^#[0-9a-f]{6}$/i.test(hex),
  )
  const flowers = known.filter(([name]) => /^(petal|bloom|flower)(?!Heart)/.test(name))
  const inks = Object.values(ink).filter((hex) => hex.startsWith('#'))
  const clear = flowers.filter(([, hex]) => inks.every((each) => distance(hex, each) >= leastApart))
  const petals = [clear, flowers].find(({ length }) => length > 0)
  const suited = (what === 'petal' && petals) || known
  const telling = suited
    .map(([name, hex]) => ({ name, tells: chroma(hex) * distance(hex, ground) }))
    .toSorted((one, other) => other.tells - one.tells)
  return telling.slice(0, 3).map(({ name }) => name)
}

/** Of a petal and the ink of words, as a distance of RGB colours. */
const leastApart = 70

/** Never zero, so that a grey palette has colours too. */
function chroma(hex: string): number {
  const channels = parseHex(hex)
  return 40 + Math.max(...channels) - Math.min(...channels)
}

function distance(hex: string, other: string): number {
  const to = parseHex(other)
  return Math.hypot(...parseHex(hex).map((channel, i) => channel - (to[i] ?? 0)))
}
