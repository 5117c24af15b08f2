import { appendFile, cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cardDocuments } from '../../catalog/pictures/card-documents.ts'
import { makePictures } from '../../catalog/pictures/make-pictures.ts'
import { cardDocumentSchema } from '../../src/shared/card.ts'
import { picturesOf } from '../../src/shared/pictures/picture-order.ts'
import { menorahLights, papercutArch } from '../fixtures/known-cards.ts'

/** Five pictures: three and two, one in each format and one share picture. */
const arch = { ...papercutArch, formats: ['square', 'portrait'] as const }
const lights = { ...menorahLights, formats: ['square'] as const }
const cards = [arch, lights]

// Draws real pictures, perhaps on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The pictures of `cards`, which tests begin with a copy of. */
let drawnBefore = ''
let first: Awaited<ReturnType<typeof draw>>
beforeAll(async () => {
  drawnBefore = await mkdtemp(join(tmpdir(), 'pictures-'))
  first = await draw(cards, drawnBefore)
})
afterAll(() => rm(drawnBefore, { recursive: true }))

const takeDrawn = () => cp(drawnBefore, folder, { recursive: true, preserveTimestamps: true })

/** Counts the drawn pictures; `drawn` is also the total that the progress reported. */
async function draw(input: readonly unknown[] = cards, outDir = folder) {
  const seen: { done: number; total: number }[] = []
  const documents = await cardDocuments(input)
  await makePictures(documents.flatMap(picturesOf), {
    outDir,
    onProgress: (progress) => seen.push(progress),
  })
  expect(seen).toEqual(seen.map((_, i) => ({ done: i + 1, total: seen.length })))
  return { documents, drawn: seen.length }
}

/** Each picture with the time it was written. */
async function writtenAt(): Promise<Map<string, number>> {
  const names = await readdir(folder, { recursive: true })
  const pictures = names.filter((name) => /\.(?:png|jpg)$/.test(name))
  const stats = pictures.map(
    async (name) => [name, (await stat(join(folder, name))).mtimeMs] as const,
  )
  return new Map(await Promise.all(stats))
}

test('a card has a picture in each format and one to share, of the sizes it names', async () => {
  const { documents } = await draw([papercutArch])
  const [document] = v.parse(v.array(cardDocumentSchema), documents)
  const { formatPictures = [], sharePicture, summary } = document ?? {}
  expect(formatPictures.map(({ format }) => format)).toEqual(papercutArch.formats)
  expect(formatPictures[0]?.picture).toEqual(summary?.picture)
  expect(summary?.picture).toMatchObject({ width: 1080, height: 1512 })
  const sizes = formatPictures.map(({ picture }) => `${picture.width}x${picture.height}`)
  expect(sizes).toEqual(['1080x1512', '640x800', '1080x1920', '640x640'])
  const names = formatPictures.map(({ picture }) => `cards/${picture.file}`)
  const measured = [...names, `share/${sharePicture?.file}`].map(async (name) => {
    const { width, height, format } = await sharp(join(folder, name)).metadata()
    return `${width}x${height} ${format}`
  })
  expect(await Promise.all(measured)).toEqual([
    '1080x1512 png',
    '640x800 jpeg',
    '1080x1920 jpeg',
    '640x640 jpeg',
    '1200x630 jpeg',
  ])
})

test('what is drawn already is not drawn again', async () => {
  await takeDrawn()
  const before = await writtenAt()
  expect([first.drawn, before.size]).toEqual([5, 5])
  const second = await draw()
  expect(second).toEqual({ documents: first.documents, drawn: 0 })
  expect(await writtenAt()).toEqual(before)
})

test('a changed design draws its own pictures alone, under new names', async () => {
  await takeDrawn()
  const before = await writtenAt()
  const repainted = { ...lights, art: { ...lights.art, palette: 'teal' } }
  const second = await draw([arch, repainted])
  expect(second.drawn).toBe(2)
  expect(second.documents[0]).toEqual(first.documents[0])
  const after = await writtenAt()
  const kept = [...before].filter(([name]) => name.includes('papercut-arch'))
  expect([...after]).toEqual(expect.arrayContaining(kept))
  const others = [...after.keys()].filter((name) => name.includes('menorah-lights'))
  expect(others).toHaveLength(2)
  expect(others.filter((name) => before.has(name))).toEqual([])
})

test('another title leaves the pictures and their names', async () => {
  await takeDrawn()
  const second = await draw([arch, { ...lights, titles: { en: 'Lights' } }])
  expect(second.drawn).toBe(0)
  expect(second.documents[1]?.formatPictures).toEqual(first.documents[1]?.formatPictures)
})

test('pictures that no card needs are removed, other files are not', async () => {
  await takeDrawn()
  await writeFile(join(folder, 'cards/old-card.0badc0de.png'), '')
  await writeFile(join(folder, 'cards/old-card-square.0badc0de0badc0de.jpg.part'), '')
  await writeFile(join(folder, 'cards/keep.txt'), '')
  const { documents } = await draw([lights])
  const files = documents[0]?.formatPictures.map(({ picture }) => picture.file) ?? []
  expect((await readdir(join(folder, 'cards'))).sort()).toEqual(['keep.txt', ...files].sort())
  await makePictures([], { outDir: folder, wanted: documents.flatMap(picturesOf) })
  expect((await readdir(join(folder, 'cards'))).sort()).toEqual(['keep.txt', ...files].sort())
})

test('a run broken off leaves whole pictures, and the next goes on from there', async () => {
  const pictures = (await cardDocuments(cards)).flatMap(picturesOf)
  const broken = makePictures(pictures, {
    outDir: folder,
    onProgress: ({ done }) => {
      if (done === 2) throw new Error('broken off')
    },
  })
  await expect(broken).rejects.toThrow('broken off')
  const left = [...(await writtenAt()).keys()]
  expect(left.length).toBeGreaterThanOrEqual(2)
  for (const name of left) {
    await sharp(join(folder, name), { failOn: 'truncated' }).raw().toBuffer()
  }
  // A thread that was stopped during writing leaves this.
  await appendFile(join(folder, 'cards/papercut-arch.0badc0de0badc0de.png.part'), 'half')
  expect((await draw()).drawn).toBeLessThanOrEqual(3)
  expect((await readdir(join(folder, 'cards'))).filter((name) => name.endsWith('.part'))).toEqual(
    [],
  )
})

test('a picture that cannot be made stops the run, with card, format and reason', async () => {
  const [document] = await cardDocuments([lights])
  const pictures = document ? picturesOf(document) : []
  const broken = pictures.map((picture) => {
    const art = { ...picture.design.art, palette: 'mauve' }
    return { ...picture, design: { ...picture.design, art } }
  })
  await expect(makePictures(broken, { outDir: folder })).rejects.toThrow(
    /^catalog\/cards\/night\/yom-tov\.ts: menorah-lights: .* has no palette mauve$/,
  )
  expect(await readdir(join(folder, 'cards'))).toEqual([])
})

test('one bad card stops the build', async () => {
  const bad = { ...arch, palettes: ['mauve'] }
  await expect(cardDocuments([lights, bad])).rejects.toThrow(
    /catalog\/cards\/papercut\/couples\.ts: papercut-arch: palettes: /,
  )
})
