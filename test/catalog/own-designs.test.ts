import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import type { Cells } from '../../catalog/own/cells.ts'
import { chooseBehind, type UnderWords } from '../../catalog/own/choose-behind.ts'
import { findPlace } from '../../catalog/own/find-places.ts'
import { makePalettes } from '../../catalog/own/make-palettes.ts'
import { designPath, makeDesign, type NewDesign, writeFiles } from '../../catalog/own/new-design.ts'
import { hexToOklch, hueDistance, oklchToHex } from '../../catalog/own/oklch.ts'
import { readOwnDesigns } from '../../catalog/own/own-designs.ts'
import { visiblePart } from '../../catalog/own/page-view.ts'
import { cellPx } from '../../catalog/own/read-cells.ts'
import { hashedName } from '../../catalog/own/read-picture.ts'
import { shipOwn } from '../../catalog/own/ship-own.ts'
import { createUnrestMap } from '../../catalog/own/unrest.ts'
import { buildRelease } from '../../catalog/release/build-release.ts'
import { readBuiltRelease, writeBuiltRelease } from '../../catalog/release/built-release.ts'
import { contentOf } from '../../catalog/release/content.ts'
import { readCatalogue } from '../../catalog/release/read-catalogue.ts'
import { allNodes } from '../../src/shared/art/art.ts'
import { loadArt } from '../../src/shared/art/families.ts'
import { contrastRatio, parseHex, type Rgb } from '../../src/shared/art/hex-colour.ts'
import { leastContrast } from '../../src/shared/card/contrast-of.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import { formatSizes } from '../../src/shared/format.ts'
import { documentOf } from '../fixtures/known-documents.ts'

/** Cells of a page of format portrait, each of the colour that `paint` gives it. */
function cellsOf(paint: (x: number, y: number) => Rgb): Cells {
  const [columns, rows] = [1080 / cellPx, 1350 / cellPx]
  const rgb = new Uint8Array(columns * rows * 3)
  for (let i = 0; i < columns * rows; i++) {
    rgb.set(paint((i % columns) / columns, Math.floor(i / columns) / rows), 3 * i)
  }
  return { columns, rows, rgb }
}

/** Black and white in turn, as restless as can be. */
const noise = (x: number, y: number): Rgb =>
  (Math.round(x * 180) + Math.round(y * 225)) % 2 === 0 ? [10, 10, 10] : [245, 245, 245]

describe('the place of the words', () => {
  const sizes = [{ width: 620, height: 420, share: 1 }]
  const findIn = (paint: (x: number, y: number) => Rgb) => {
    const unrest = createUnrestMap(cellsOf(paint), cellPx)
    return findPlace(formatSizes.portrait, { format: 'portrait', unrest, sizes })?.box
  }

  test.each([
    ['above', (_: number, y: number) => y < 0.5, { y: 0, foot: 0.5 }],
    ['below', (_: number, y: number) => y > 0.5, { y: 0.5, foot: 1 }],
    [
      'in a frame',
      (x: number, y: number) => Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) < 0.34,
      { y: 0.16, foot: 0.84 },
    ],
  ] as const)('is the calm area %s', (_, isCalm, { y, foot }) => {
    const box = findIn((x, at) => (isCalm(x, at) ? [240, 230, 210] : noise(x, at)))
    expect(box?.y).toBeGreaterThanOrEqual(y * 1350)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot * 1350)
  })

  test('is in the middle of a calm page', () => {
    const box = findIn(() => [240, 230, 210])
    expect((box?.x ?? 0) + 310).toBeCloseTo(540, -1)
  })
})

const even = (hex: string): UnderWords => ({
  colours: Array.from({ length: 400 }, () => parseHex(hex)),
  unrest: { spread: 0.02, edges: 0.002 },
})
const checkered: UnderWords = {
  colours: Array.from({ length: 400 }, (_, i): Rgb => (i % 2 ? [250, 250, 250] : [5, 5, 5])),
  unrest: { spread: 0.45, edges: 0.3 },
}

describe('what lies behind the words', () => {
  test.each([
    ['a light ground', even('#f6efe2'), { behind: 'nothing', tone: 'deep' }],
    ['a dark ground', even('#12202f'), { behind: 'nothing', tone: 'pale' }],
    ['a grey ground', even('#777777'), { behind: 'veil' }],
    ['a restless ground', checkered, { behind: 'plate' }],
  ])('on %s is the least that makes them readable', (_, under, expected) => {
    expect(chooseBehind([under], { hue: 80 })).toMatchObject(expected)
  })

  test('is never nothing on a ground that is too busy', () => {
    const wish = { hue: 80, wish: 'nothing' } as const
    expect(() => chooseBehind([checkered], wish)).toThrow(/too busy.*contrast of 1\.\d:1/)
  })

  test('suits the worst of all formats', () => {
    const both = [even('#f6efe2'), even('#12202f')]
    expect(chooseBehind(both, { hue: 80 }).behind).not.toBe('nothing')
  })
})

test.each([
  ['#f6efe2', { main: 20, second: 250, isColourful: true }],
  ['#12202f', { main: 250, isColourful: true }],
  ['#777777', { main: 80, isColourful: false }],
])('palettes on %s are readable and differ', (hex, hues) => {
  const unders = [even(hex)]
  const covering = chooseBehind(unders, { hue: hues.main })
  const palettes = Object.values(
    makePalettes({ unders, covering, hues, veilHue: hues.main, ground: '#888888' }),
  )
  expect(palettes.length).toBeGreaterThanOrEqual(1)
  expect(palettes.length).toBeLessThanOrEqual(3)
  expect(new Set(palettes.map(({ ink }) => ink.title)).size).toBe(palettes.length)
  for (const { ink, contrast } of palettes) {
    for (const role of ['title', 'name', 'body', 'accent', 'quiet'] as const) {
      expect(contrastRatio(ink[role], contrast.under), role).toBeGreaterThanOrEqual(
        leastContrast(role),
      )
    }
  }
})

test.each(['#d9486a', '#1e5a3c', '#808080', '#ffffff'])(
  '%s survives its way to OKLCH and back',
  (hex) => {
    expect(oklchToHex(hexToOklch(hex))).toBe(hex)
  },
)

test('a colour that no screen has keeps its hue', () => {
  const shown = hexToOklch(oklchToHex({ light: 0.6, chroma: 0.4, hue: 140 }))
  expect(hueDistance(shown.hue, 140)).toBeLessThan(2)
})

test('a crop keeps the end of a picture that it is told to', () => {
  const wide = { widthPx: 3000, heightPx: 2000 }
  const [start, end] = [
    visiblePart(wide, 'portrait', 'start'),
    visiblePart(wide, 'portrait', 'end'),
  ]
  expect(start.left).toBeLessThan(80)
  expect(end.left + end.width).toBeGreaterThan(2920)
  expect(start.width / start.height).toBeCloseTo(1080 / 1350, 2)
})

describe('a design of a picture', () => {
  let folder: string
  let wanted: NewDesign
  const surroundings = { categories: builtinCategories, cards }
  const check = () => readOwnDesigns({ categories: builtinCategories, cards: [] })

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mazel-own-'))
    process.env.CONTENT_DIR = folder
    const picture = path.join(folder, 'picture.png')
    await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#f2e6d0' } })
      .png()
      .toFile(picture)
    const titles = { en: 'Plain paper' }
    wanted = { picture, titles, slug: 'plain-paper', categories: ['bar-mitzvah'], language: 'he' }
  })

  afterEach(() => rm(path.join(folder, 'designs'), { recursive: true, force: true }))
  afterAll(async () => {
    await rm(folder, { recursive: true })
    delete process.env.CONTENT_DIR
  })

  /** The design on disk, with its text changed. */
  async function change(from: string | RegExp, to: string): Promise<void> {
    await writeFiles((await makeDesign(wanted, surroundings)).files)
    const file = designPath('plain-paper')
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
  }

  test('is drawn as its picture, as far as the printer cuts', async () => {
    const { design } = await makeDesign(wanted, surroundings)
    const { draw } = await loadArt(design.art)
    const art = draw({ ...formatSizes.print, motif: 'picture', seed: 0, reserved: [] })
    const image = allNodes(art).find(({ tag }) => tag === 'image')
    expect(image?.attributes).toMatchObject({ x: -38, y: -38, width: 1576, height: 2176 })
    expect(image?.attributes.href).toBe(`/images/grounds/${design.art.picture?.file}`)
  })

  test('is read as it was written, the newest first', async () => {
    await writeFiles((await makeDesign(wanted, surroundings, new Date('2026-01-01'))).files)
    const second = { ...wanted, slug: 'second-paper' }
    await writeFiles((await makeDesign(second, surroundings, new Date('2026-01-02'))).files)
    const { designs, faults } = await check()
    expect(faults).toEqual([])
    expect(designs.map(({ slug }) => slug)).toEqual(['second-paper', 'plain-paper'])
    await expect(makeDesign(wanted, surroundings)).rejects.toThrow('already')
    await expect(makeDesign({ ...wanted, replace: true }, surroundings)).resolves.toBeDefined()
  })

  test.each([
    ['is not JSON', /^\{/, '', 'plain-paper.json: this is not JSON'],
    ['lacks a field', '"language": "he"', '"language": "la"', 'plain-paper.json: language:'],
    ['has another slug', '"slug": "plain-paper"', '"slug": "paper"', 'must be called paper.json'],
    [
      'is of no category',
      '"bar-mitzvah"',
      '"nonsense"',
      'categories: there is no category "nonsense"',
    ],
    [
      'has no picture',
      /"file": "plain-paper\.[0-9a-f]{16}/,
      '"file": "plain-paper.0123456789abcdef',
      'is not in',
    ],
    [
      'has an ink that fades',
      /"name": "#[0-9a-f]{6}"/g,
      '"name": "#e6dac4"',
      'ink name has contrast',
    ],
  ])('that %s is refused with its file and reason', async (_, from, to, fault) => {
    await change(from, to)
    const { faults } = await check()
    expect(faults.join('\n')).toContain(fault)
    expect(faults.every((one) => one.includes('designs/plain-paper.json: '))).toBe(true)
  })

  test('whose words were moved onto a dark place is refused', async () => {
    const half = path.join(folder, 'half.png')
    const dark = {
      create: { width: 1200, height: 800, channels: 3, background: '#33261a' },
    } as const
    const input = await sharp(dark).png().toBuffer()
    await sharp(wanted.picture)
      .composite([{ input, top: 800, left: 0 }])
      .toFile(half)
    const { design, files } = await makeDesign({ ...wanted, picture: half }, surroundings)
    await writeFiles(files)
    expect((await check()).faults).toEqual([])
    const { y = 0 } = design.art.picture?.places.portrait.text ?? {}
    const file = designPath('plain-paper')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll(`"y": ${y},`, '"y": 800,'))
    expect((await check()).faults.join('\n')).toMatch(
      /contrast 1\.\d:1 on the picture in format portrait/,
    )
  })

  test('ships with a deploy, with its picture, and leaves the built release as it is', async () => {
    await writeFiles((await makeDesign(wanted, surroundings)).files)
    const [from, to] = [path.join(folder, 'built'), path.join(folder, 'shipped')]
    const built = { videos: [], songs: [], gifs: [], withdrawn: [] }
    const cards = [documentOf('papercut-arch')]
    const content = contentOf({ ...built, categories: builtinCategories, cards })
    await writeBuiltRelease(from, await buildRelease(content))
    await shipOwn(to, from)
    const shipped = (await readCatalogue(await readBuiltRelease(to))).cards
    expect(shipped.map(({ design }) => design.slug)).toEqual(['plain-paper', 'papercut-arch'])
    const { picture } = shipped[0]?.design.art ?? {}
    const file = await readFile(path.join(to, 'grounds', picture?.file ?? ''))
    expect(hashedName('plain-paper', file)).toBe(picture?.file)
    expect((await readCatalogue(await readBuiltRelease(from))).cards).toHaveLength(1)
  })

  test('cannot have the slug of a built card', async () => {
    await writeFiles((await makeDesign(wanted, surroundings)).files)
    const { designs } = await check()
    const [design] = designs
    if (!design) throw new Error('there is no design')
    const built = [{ design }] as unknown as Parameters<typeof readOwnDesigns>[0]['cards']
    const { faults } = await readOwnDesigns({ categories: builtinCategories, cards: built })
    expect(faults).toEqual([expect.stringContaining('a built card is called "plain-paper" too')])
  })
})
