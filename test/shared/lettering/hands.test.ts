import { readFile } from 'node:fs/promises'
import { Clipper, FillRule, type Path64, type Paths64 } from 'clipper2-ts'
import { expect, test } from 'vitest'
import { boundsOf, type Path, type Point, subpathsOf } from '#shared/art/path.ts'
import { parsePathData } from '#shared/art/path-data.ts'
import { edgesOf } from '#shared/lettering/edge.ts'
import { type HandId, handIds, penHandIds, type StoredHand } from '#shared/lettering/hand.ts'
import { loadHands } from '#shared/lettering/load-hands.ts'
import { buildHand } from '../../../catalog/lettering/build-lettering.ts'
import { handSources } from '../../../catalog/lettering/hands.ts'
import { titles } from '../../../catalog/lettering/titles.ts'

const alphabet = 'אבגדהוזחטיכךלמםנןסעפףצץקרשת'
const hands = await loadHands(handIds)
const stored = Object.fromEntries(
  await Promise.all(handIds.map(async (id) => [id, await readStored(id)] as const)),
)

test.each(handIds)('%s has every letter as closed outlines that do not cross themselves', (id) => {
  for (const letter of alphabet) {
    const path = letterOf(id, letter)
    expect(path.length, letter).toBeGreaterThan(5)
    for (const contour of subpathsOf(path)) expect(contour.at(-1), letter).toEqual(['Z'])
    const drawn = polygonsOf(path)
    const filled = area(Clipper.union(drawn, FillRule.NonZero))
    const once = area(Clipper.union(drawn, FillRule.EvenOdd))
    expect(filled, letter).toBeGreaterThan(8_000)
    expect(Math.abs(filled - once) / filled, letter).toBeLessThan(0.002)
  }
})

test.each(penHandIds)('in %s no letter can be taken for another', (id) => {
  const solids = (letter: string) => countOf(id, letter, 'solid')
  const holes = (letter: string) => countOf(id, letter, 'hole')
  // The left leg of he and kuf stands free; that of ches does not.
  expect([solids('ה'), solids('ק'), solids('ח')]).toEqual([2, 2, 1])
  // Final mem and samech are closed; tes, mem, kaf and pe are open.
  expect([...'םס'].map(holes)).toEqual([1, 1])
  expect([...'טמכפבח'].map(holes)).toEqual([0, 0, 0, 0, 0, 0])
  // The roof of dalet passes its leg; that of resh turns into it.
  expect(overhang(id, 'ד') - overhang(id, 'ר')).toBeGreaterThan(24)
  // The head of zayin passes its leg, that of vav ends on it.
  expect(overhang(id, 'ז')).toBeGreaterThan(60)
  expect(overhang(id, 'ו')).toBeLessThan(20)
  // Samech is round at its foot, final mem square.
  expect(footWidth(id, 'ס') / footWidth(id, 'ם')).toBeLessThan(0.86)
  for (const letter of 'ןךףץק') expect(footOf(id, letter), letter).toBeGreaterThan(120)
  for (const letter of 'ורדצפכבהחתםסנ') expect(footOf(id, letter), letter).toBeLessThan(70)
  expect(-boundsOf(letterOf(id, 'ל')).y).toBeGreaterThan(840)
  expect(footOf(id, 'י')).toBeLessThan(-200)
})

test.each(penHandIds)('%s has every title, each letter once and in reading order', (id) => {
  expect(Object.keys(stored[id]?.titles ?? {})).toEqual(titles)
  for (const [title, forms] of Object.entries(stored[id]?.titles ?? {})) {
    expect(forms, title).toHaveLength(title.includes(' ') ? 2 : 1)
    for (const form of forms) {
      expect(form.map(([letter]) => letter.charAt(0)).join(''), title).toBe(
        title.replaceAll(' ', ''),
      )
      const lines = [...new Set(form.map(([, , y]) => y))]
      expect(lines, title).toEqual(lines.toSorted((a, b) => a - b))
      for (const line of lines) {
        const ends = form.flatMap(([letter, x, y, more = 0]) =>
          y === line ? [x + boundsOf(letterOf(id, letter)).width + more] : [],
        )
        expect(ends, title).toEqual(ends.toSorted((a, b) => b - a))
      }
    }
  }
})

test.each(penHandIds)('in titles of %s letters stand close without touching', (id) => {
  for (const [title, forms] of hands[id]?.titles ?? []) {
    for (const { letters } of forms) {
      const grown = letters.map((path) => grow(polygonsOf(path), 10))
      letters.forEach((path, i) => {
        const next = grown[i + 1]
        if (!next) return
        const shared = Clipper.intersect(polygonsOf(path), next, FillRule.NonZero)
        expect(area(shared), `${title}, letter ${i + 1}`).toBe(0)
      })
    }
  }
})

test('the hand in its file is what the skeletons give', () => {
  expect(buildHand(handSources.ashkenaz)).toEqual(stored.ashkenaz)
})

async function readStored(id: HandId): Promise<StoredHand> {
  const file = new URL(`../../../src/shared/lettering/hands/${id}.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8'))
}

function letterOf(id: HandId, letter: string): Path {
  return parsePathData(stored[id]?.letters[letter] ?? '')
}

/** Its outline in whole units. */
function polygonsOf(path: Path): Paths64 {
  return edgesOf(path).map((contour): Path64 => contour.map(whole))
}

function whole({ x, y }: Point) {
  return { x: Math.round(x * 8), y: Math.round(y * 8) }
}

function grow(polygons: Paths64, by: number): Paths64 {
  return Clipper.inflatePaths(polygons, by * 8, 1, 0)
}

function area(polygons: Paths64): number {
  return Math.abs(Clipper.areaPaths(polygons)) / 64
}

function countOf(id: HandId, letter: string, as: 'solid' | 'hole'): number {
  const areas = polygonsOf(letterOf(id, letter)).map((polygon) => Clipper.area(polygon))
  return areas.filter((each) => (as === 'solid' ? each > 0 : each < 0)).length
}

/** How far the top of a letter passes the middle of its right leg. */
function overhang(id: HandId, letter: string): number {
  const points = edgesOf(letterOf(id, letter)).flat()
  const rightIn = (top: number, foot: number) =>
    Math.max(...points.filter(({ y }) => y > top && y < foot).map(({ x }) => x))
  return rightIn(-640, -480) - rightIn(-360, -240)
}

/** The width of a letter just above its foot. */
function footWidth(id: HandId, letter: string): number {
  const points = edgesOf(letterOf(id, letter)).flat()
  const foot = Math.max(...points.map(({ y }) => y))
  const xs = points.filter(({ y }) => y > foot - 40).map(({ x }) => x)
  return Math.max(...xs) - Math.min(...xs)
}

function footOf(id: HandId, letter: string): number {
  const { y, height } = boundsOf(letterOf(id, letter))
  return y + height
}
