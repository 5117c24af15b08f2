import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { type CardDesign, cardDesignSchema } from '#shared/card.ts'
import { type Gif, gifSchema } from '#shared/gif.ts'
import { readArguments } from '../../bin/arguments.mjs'
import { type GifSource, gifSourceSchema, madeGifsSchema } from './gif-source.ts'
import type { GifTask } from './gif-thread.ts'

/*
 * Makes animated pictures in threads. One takes some 5 s of a core, so the files are committed and
 * the build of the catalogue only copies them.
 */
readArguments({
  usage: `npm run gifs

Makes the animated pictures that changed, or whose card did.`,
})
// After the arguments: `--help` needs no cards and no drawing.
const { cards } = await import('../cards/cards.ts')
const { createPictureKeys, digestOfModule } = await import('../pictures/picture-keys.ts')
const { runInThreads } = await import('../pictures/run-in-threads.ts')
const { gifs } = await import('./gifs.ts')

const outDir = path.join(import.meta.dirname, 'made')
const recordFile = path.join(outDir, 'made.json')

async function buildGifs(): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const keyOf = createGifKeys()
  const tasks = gifs.map((input) => {
    const source = v.parse(gifSourceSchema, input)
    const design = designOf(source)
    return { design, source, outDir: outDir, key: keyOf(design, source) }
  })
  const made = await readMade()
  const missing = tasks.filter(({ key }) => !made.has(key))
  let done = 0
  await runInThreads(new URL('./gif-thread.ts', import.meta.url), missing, async (task, reply) => {
    const gif = v.parse(gifSchema, reply)
    made.set(task.key, gif)
    done += 1
    console.log(`${done}/${missing.length} ${gif.slug}: ${Math.ceil(gif.moving.bytes / 1000)} kB`)
  })
  await writeRecord(tasks, made)
}

function designOf({ slug, card, values, layers }: GifSource): CardDesign {
  const input = cards.find((one) => one.slug === card)
  if (!input) throw new RangeError(`${slug}: card: there is none of slug ${card}`)
  const design = v.parse(cardDesignSchema, input)
  const named = Object.keys({ ...values, ...layers })
  const unknown = named.filter((id) => !design.fields.some((one) => one.id === id))
  if (unknown.length > 0) throw new RangeError(`${slug}: ${card} has no field ${unknown}`)
  return design
}

type GifKeys = (design: CardDesign, source: GifSource) => string

function createGifKeys(): GifKeys {
  const keyOfCard = createPictureKeys()
  const program = digestOfModule(path.join(import.meta.dirname, 'make-gif.ts'))
  return (design, source) => {
    const card = keyOfCard({ design, use: 'own', format: 'square' })
    return createHash('sha256')
      .update(JSON.stringify([card, source, program]))
      .digest('hex')
  }
}

/** By key, without entries whose files are gone. */
async function readMade(): Promise<Map<string, Gif>> {
  if (!existsSync(recordFile)) return new Map()
  const record = v.parse(madeGifsSchema, JSON.parse(await readFile(recordFile, 'utf8')))
  const isThere = (file: string) => existsSync(path.join(outDir, file))
  return new Map(
    record.filter(({ gif }) => filesOf(gif).every(isThere)).map(({ key, gif }) => [key, gif]),
  )
}

/** In the order of the shelf; files that the record does not name are removed. */
async function writeRecord(tasks: readonly (GifTask & { key: string })[], made: Map<string, Gif>) {
  const record = tasks.flatMap(({ key }) => {
    const gif = made.get(key)
    return gif ? { key, gif } : []
  })
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`)
  const kept = new Set(['made.json', ...record.flatMap(({ gif }) => filesOf(gif))])
  for (const file of await readdir(outDir)) {
    if (!kept.has(file)) await rm(path.join(outDir, file))
  }
}

function filesOf({ still, moving, roomed }: Gif): string[] {
  return [still.file, moving.file, ...(roomed ? [roomed.file] : [])]
}

await buildGifs()
