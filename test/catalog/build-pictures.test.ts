import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildPictures } from '../../catalog/pictures/build-pictures.ts'
import { cardDocumentSchema } from '../../src/shared/card.ts'
import { menorahLights, papercutArch } from '../fixtures/known-cards.ts'

/** Five pictures: three and two, one in each format and one share picture. */
const arch = { ...papercutArch, formats: ['square', 'portrait'] as const }
const lights = { ...menorahLights, formats: ['square'] as const }
const cards = [arch, lights]

// Draws real pictures, perhaps on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Builds and counts the drawn pictures; `drawn` is also the total that the progress reported. */
async function build(input: readonly unknown[] = cards) {
  const seen: { done: number; total: number }[] = []
  const documents = await buildPictures({
    cards: input,
    outDir: folder,
    cacheFile: cacheFile(),
    onProgress: (progress) => seen.push(progress),
  })
  expect(seen).toEqual(seen.map((_, i) => ({ done: i + 1, total: seen.length })))
  return { documents, drawn: seen.length }
}

const cacheFile = () => join(folder, 'pictures.txt')

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
  const { documents } = await build([papercutArch])
  const [document] = v.parse(v.array(cardDocumentSchema), documents)
  const { formatPictures = [], sharePicture, summary } = document ?? {}
  expect(formatPictures.map(({ format }) => format)).toEqual(papercutArch.formats)
  expect(formatPictures[0]?.picture).toEqual(summary?.picture)
  expect(summary?.picture).toMatchObject({ width: 1080, height: 1512 })
  const sizes = formatPictures.map(({ picture }) => `${picture.width}x${picture.height}`)
  expect(sizes).toEqual(['1080x1512', '640x800', '640x1138', '640x640'])
  const names = formatPictures.map(({ picture }) => `cards/${picture.file}`)
  const measured = [...names, `share/${sharePicture?.file}`].map(async (name) => {
    const { width, height, format, hasAlpha } = await sharp(join(folder, name)).metadata()
    return `${width}x${height} ${format} ${hasAlpha}`
  })
  expect(await Promise.all(measured)).toEqual([
    '1080x1512 png false',
    '640x800 jpeg false',
    '640x1138 jpeg false',
    '640x640 jpeg false',
    '1200x630 jpeg false',
  ])
})

test('an unchanged build draws nothing and writes no picture', async () => {
  const first = await build()
  const before = await writtenAt()
  expect([first.drawn, before.size]).toEqual([5, 5])
  const second = await build()
  expect(second).toEqual({ documents: first.documents, drawn: 0 })
  expect(await writtenAt()).toEqual(before)
})

test('a changed design draws its own pictures alone', async () => {
  const first = await build()
  const before = await writtenAt()
  const repainted = { ...lights, art: { ...lights.art, palette: 'teal' } }
  const second = await build([arch, repainted])
  expect(second.drawn).toBe(2)
  expect(second.documents[0]).toEqual(first.documents[0])
  const after = await writtenAt()
  const kept = [...before].filter(([name]) => name.includes('papercut-arch'))
  expect([...after]).toEqual(expect.arrayContaining(kept))
  const others = [...after.keys()].filter((name) => name.includes('menorah-lights'))
  expect(others).toHaveLength(2)
  expect(others.filter((name) => before.has(name))).toEqual([])
})

test('a picture that comes out as before keeps its address', async () => {
  const first = await build([lights])
  const renamed = { ...lights, titles: { en: 'Lights' } }
  const second = await build([renamed])
  expect(second.drawn).toBe(2)
  expect(second.documents[0]?.formatPictures).toEqual(first.documents[0]?.formatPictures)
  expect(second.documents[0]?.sharePicture).toEqual(first.documents[0]?.sharePicture)
})

test('pictures that no card needs are removed, other files are not', async () => {
  await mkdir(join(folder, 'cards'))
  await writeFile(join(folder, 'cards/old-card.0badc0de.png'), '')
  await writeFile(join(folder, 'cards/old-card-square.0badc0de0badc0de.jpg.part'), '')
  await writeFile(join(folder, 'cards/keep.txt'), '')
  const { documents } = await build([lights])
  const files = documents[0]?.formatPictures.map(({ picture }) => picture.file) ?? []
  expect((await readdir(join(folder, 'cards'))).sort()).toEqual(['keep.txt', ...files].sort())
})

test.each<[string, (lines: string[]) => string, number]>([
  ['is gone', () => '', 3],
  ['is noise', () => '\0{]} ../../etc/passwd\n', 3],
  ['is cut off', (lines) => lines.slice(0, 2).join('\n').slice(0, -9), 2],
  ['names other files', (lines) => lines.join('\n').replaceAll('.png', '.gif'), 1],
])('a cache that %s costs time only', async (_, spoil, drawn) => {
  const first = await build([arch])
  const lines = (await readFile(cacheFile(), 'utf8')).trim().split('\n')
  await writeFile(cacheFile(), spoil(lines))
  expect(await build([arch])).toEqual({ documents: first.documents, drawn })
  expect((await build([arch])).drawn).toBe(0)
})

test('a picture that is gone is drawn again', async () => {
  const { documents } = await build([lights])
  await rm(join(folder, 'share', documents[0]?.sharePicture?.file ?? ''))
  expect(await build([lights])).toEqual({ documents, drawn: 1 })
})

test('a build broken off leaves whole pictures, and the next goes on from there', async () => {
  const options = { cards, outDir: folder, cacheFile: cacheFile() }
  const broken = buildPictures({
    ...options,
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
  expect((await build()).drawn).toBeLessThanOrEqual(3)
  expect((await readdir(join(folder, 'cards'))).filter((name) => name.endsWith('.part'))).toEqual(
    [],
  )
})

test('a picture that cannot be made stops the build, with card, format and reason', async () => {
  const { documents } = await build([lights])
  const path = join(folder, 'cards', documents[0]?.summary.picture.file ?? '')
  await rm(path)
  await rm(cacheFile())
  // A file cannot replace a folder, and a picture has this name until it is complete.
  await mkdir(`${path}.part`)
  await expect(build([lights])).rejects.toThrow(
    /^catalog\/cards\/night\/yom-tov\.ts: menorah-lights: format square: .*EISDIR/,
  )
  expect(await readdir(join(folder, 'cards'))).toEqual([basename(`${path}.part`)])
})

test('one bad card stops the build before anything is written', async () => {
  const bad = { ...arch, palettes: ['mauve'] }
  await expect(build([lights, bad])).rejects.toThrow(
    /catalog\/cards\/papercut\/couples\.ts: papercut-arch: palettes: /,
  )
  expect(await readdir(folder)).toEqual([])
})
