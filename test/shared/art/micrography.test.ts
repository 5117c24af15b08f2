import { expect, test } from 'vitest'
import { allNodes } from '../../../src/shared/art/art.ts'
import { familyNames, loadFamily } from '../../../src/shared/art/families.ts'
import type { CardWords } from '../../../src/shared/art/family.ts'
import { compose, micrography } from '../../../src/shared/art/micrography/micrography.ts'
import { shapeOf, wordsOf } from '../../../src/shared/art/micrography/spelling.ts'
import { textsOf } from '../../../src/shared/art/micrography/texts.ts'
import type { PlacedWord } from '../../../src/shared/art/micrography/write.ts'
import { formatSizes } from '../../../src/shared/format.ts'
import { describeArtFamily } from './art-family-contract.ts'

describeArtFamily(micrography)

const hebrew: CardWords = {
  names: ['יוסף יצחק', 'חיה מושקא'],
  wishes: ['מזל טוב', 'בנין עדי עד'],
  occasions: ['wedding'],
  language: 'he',
}
const english: CardWords = {
  names: ['Yaakov Meir', 'Chana Leah'],
  wishes: ['Mazel Tov'],
  occasions: ['wedding'],
  language: 'en',
}

function requestWith(words: CardWords | undefined, motif = 'twined-trees') {
  return { ...formatSizes.portrait, motif, seed: 7, reserved: [], words }
}

/** The letters of the lines that are written from one stream, in the order of writing. */
function lettersBy(words: CardWords, motif: string): string[] {
  const written = new Map<unknown, string>()
  for (const { text, written: lines } of compose(requestWith(words, motif))) {
    const letters = lines.flat().map((word) => word.text.replaceAll(' ', ''))
    written.set(text, (written.get(text) ?? '') + letters.join(''))
  }
  return [...written.values()]
}

test('each trunk is written from one name, letter by letter, again and again', () => {
  const [right = '', left = ''] = lettersBy(hebrew, 'twined-trees')
  const [first, second] = ['יוסףיצחק', 'חיהמושקא']
  expect(right.length).toBeGreaterThan(400)
  expect(first?.repeat(right.length)).toContain(right)
  expect(right.startsWith(first)).toBe(true)
  expect(left.startsWith(second)).toBe(true)
  expect(second?.repeat(left.length)).toContain(left)
})

test('a picture above the words has a spray under them, on a tall page', () => {
  const { text } = micrography.textArea(formatSizes.status, 'sefer')
  const tops = (format: 'status' | 'portrait') =>
    compose({ ...requestWith(hebrew, 'sefer'), ...formatSizes[format] })
      .filter(({ part }) => part === 'foliage')
      .flatMap(({ outline }) => outline?.map(({ y }) => y) ?? [])
  expect(Math.min(...tops('status'))).toBeGreaterThan(text.y + text.height)
  expect(tops('portrait')).toEqual([])
})

test('English names are written in capitals, in their order', () => {
  const [right = ''] = lettersBy(english, 'twined-trees')
  expect(right.startsWith('YAAKOVMEIRYAAKOV')).toBe(true)
})

test.each(micrography.motifs)('%s writes whole phrases, in the order of reading', (motif) => {
  const texts = textsOf(hebrew)
  const streams = [texts.names, texts.first, texts.second, texts.wishes].map((stream) => {
    let letters = ''
    for (let i = 0; i < 60; i++) letters += stream.take()
    return letters
  })
  for (const letters of lettersBy(hebrew, motif)) {
    expect(streams.some((stream) => stream.startsWith(letters.slice(0, 100)))).toBe(true)
  }
})

test.each([
  ['Hebrew', hebrew, -1],
  ['English', english, 1],
] as const)('%s runs in its direction and never stands on its head', (_, words, way) => {
  for (const motif of micrography.motifs) {
    for (const { written } of compose(requestWith(words, motif))) {
      for (const line of written) {
        expectReadable(line, way)
      }
    }
  }
})

/** Each word stands further on than the one before, seen as the reader turns the page. */
function expectReadable(line: readonly PlacedWord[], way: 1 | -1): void {
  line.forEach((word, i) => {
    expect(Math.cos(word.angle), `${word.text} stands upright`).toBeGreaterThan(-0.3)
    expect(word.stretch).toBeGreaterThan(0)
    const next = line[i + 1]
    if (!next) return
    const [dx, dy] = [next.x - word.x, next.y - word.y]
    const along = dx * Math.cos(word.angle) + dy * Math.sin(word.angle)
    expect(way * along, `${next.text} comes after ${word.text}`).toBeGreaterThan(0)
  })
}

test('what is painted are the outlines of what is written', () => {
  const request = requestWith(hebrew)
  const nodes = allNodes(micrography.draw(request))
  const outlines = new Map(nodes.map(({ attributes: { id, d } }) => [id, d]))
  const used = nodes.flatMap(({ tag, attributes: { href } }) =>
    tag === 'use' && typeof href === 'object' ? [outlines.get(href.id)] : [],
  )
  const written = compose(request).flatMap((region) => region.written.flat())
  const count = (of: readonly (string | undefined)[]) => of.toSorted().join('\n')
  expect(count(used)).toBe(count(written.map(({ text }) => shapeOf(text).data)))
})

test.each(micrography.motifs)('%s stays light with a long name', (motif) => {
  const words = { ...hebrew, names: ['אלכסנדרה מונטפיורי־אברבנאל', 'אליאורה שניאורסון־רבינוביץ'] }
  const nodes = allNodes(micrography.draw({ ...requestWith(words, motif), ...formatSizes.square }))
  expect(nodes.length).toBeLessThanOrEqual(2_400)
})

test('the first letter of a Hebrew word is at its right', () => {
  const { width, data } = shapeOf('שי')
  const [shin, yud] = [shapeOf('ש'), shapeOf('י')]
  expect(width).toBeCloseTo(shin.width + yud.width)
  expect(data.startsWith(yud.data)).toBe(true)
  expect(shapeOf('AB').data.startsWith(shapeOf('A').data)).toBe(true)
})

test('a word that is typed changes the writing, and nothing in another family', async () => {
  const other = { ...hebrew, names: ['יוסף יצחק', 'חיה רבקה'] }
  for (const name of familyNames) {
    const family = await loadFamily(name)
    const [motif = ''] = family.motifs
    const [before, after] = [hebrew, other].map((words) => family.draw(requestWith(words, motif)))
    if (family.readsWords) expect(after).not.toEqual(before)
    else expect(after).toEqual(before)
  }
})

test('without names, and without any words, it is written with wishes', () => {
  const empty = { ...hebrew, names: [], wishes: [] }
  const wishes = textsOf(empty)
  expect(wishes.names.take(), 'the first of the occasion').toBe('בנין')
  for (const words of [empty, { ...empty, occasions: [] }, undefined]) {
    const written = compose(requestWith(words)).flatMap((region) => region.written.flat())
    expect(written.length).toBeGreaterThan(150)
  }
})

test.each([
  ['points and digraphs', 'שָׁלוֹם ײַדל', ['שלום', 'יידל']],
  ['accents and marks', 'Zoë "Dov" O\'Hara!', ['ZOE', '״DOV״', 'O’HARA']],
  ['what has no letter', 'Мир 👶 ·', []],
])('%s are written in letters that there are', (_, text, words) => {
  expect(wordsOf(text)).toEqual(words)
})
