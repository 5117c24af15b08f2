/**
 * Writes the outlines of the hands and of their composed titles. Run it by hand when a skeleton, a
 * nib or a title changes, and commit the output.
 *
 *   node catalog/lettering/build-lettering.ts
 */
import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { toPathData } from '../../src/shared/art/path-data.ts'
import {
  type PenHandId,
  penHandIds,
  type StoredForm,
  type StoredHand,
} from '../../src/shared/lettering/hand.ts'
import { Case, type Piece, stackLines, widthOf } from './compose.ts'
import { type HandSource, handSources } from './hands.ts'
import { flagged, titles } from './titles.ts'

const folder = new URL('../../src/shared/lettering/hands/', import.meta.url)

/** A flag ends this far before the end of its line. */
const flagInset = 60
/** Shorter flags look like a mistake. */
const leastFlag = 420

if (import.meta.main) for (const id of penHandIds) await write(id)

async function write(id: PenHandId): Promise<void> {
  const text = `${JSON.stringify(buildHand(handSources[id]), null, 1)}\n`.replace(
    /\n {3,}(?=[-\d["\]])/g,
    '',
  )
  await writeFile(new URL(`${id}.json`, folder), text)
  console.log(`${String(gzipSync(text, { level: 9 }).length).padStart(7)}  ${id}.json, gzip`)
}

/** Everything of a hand. */
export function buildHand(source: HandSource): StoredHand {
  const letterCase = new Case(source)
  const names = Object.keys(source.skeletons)
  const letters: Record<string, string> = {}
  for (const name of names) letters[name] = toPathData(letterCase.glyph(name).path, 0)
  const forms = titles.map((title) => [title, formsOf(title, letterCase)] as const)
  for (const { letter, flag, glyph } of forms.flatMap(([, each]) => each.flat())) {
    if (flag > 0) letters[letter + flag] = toPathData(glyph.path, 0)
  }
  return {
    letters,
    stretchX: Object.fromEntries(
      names.flatMap((name) => {
        const { stretchX } = source.skeletons[name] ?? {}
        // Glyphs begin at their ink, skeletons at their pen.
        const from = letterCase.glyph(name).width - (source.skeletons[name]?.width ?? 0)
        return stretchX ? [[name, Math.round(stretchX + from / 2)]] : []
      }),
    ),
    gaps: names.map((right) => names.map((left) => letterCase.gap(right, left))),
    wordGap: source.spacing.word,
    titles: Object.fromEntries(forms.map(([title, each]) => [title, each.map(store)])),
  }
}

function store(pieces: readonly Piece[]): StoredForm {
  return pieces.map(({ letter, flag, x, y, more }) => {
    const name = flag > 0 ? letter + flag : letter
    return more > 0 ? [name, x, y, more] : [name, x, y]
  })
}

/** One line, and two where the title has several words. */
function formsOf(title: string, letterCase: Case): Piece[][] {
  const single = letterCase.line(title)
  const one = flagged.includes(title) ? withFlag(single, letterCase) : single
  const words = title.split(' ')
  if (words.length < 2) return [one]
  const breaks = words.slice(1).map((_, i) => {
    const parts = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const
    const width = Math.max(...parts.map((part) => widthOf(letterCase.line(part))))
    return { parts, width }
  })
  const best = breaks.reduce((a, b) => (b.width < a.width ? b : a))
  const [upper, lower] = best.parts.map((part) => letterCase.lineOf(part, best.width))
  return [one, stackLines(upper ?? [], lower ?? [])]
}

function withFlag(pieces: readonly Piece[], letterCase: Case): Piece[] {
  const at = pieces.findIndex(({ letter }) => letter === 'ל')
  const lamed = pieces[at]
  const isFree = pieces.slice(at + 1).every(({ letter }) => letter !== 'ל')
  const reach = Math.round(((lamed?.x ?? 0) - flagInset) / 10) * 10
  if (!lamed || !isFree || reach < leastFlag) return [...pieces]
  const glyph = letterCase.glyph('ל', 0, reach)
  const x = Math.round(lamed.x + lamed.glyph.width - glyph.width)
  const moved = pieces.map((piece, i) => (i === at ? { ...piece, glyph, x, flag: reach } : piece))
  const left = Math.min(0, x)
  return moved.map((piece) => ({ ...piece, x: piece.x - left }))
}
