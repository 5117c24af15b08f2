import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { addToPictureCache, readPictureCache, writePictureCache } from './picture-cache.ts'
import { createPictureKeys } from './picture-keys.ts'
import { folderOf, type PictureOrder } from './picture-order.ts'
import type { PictureReply, PictureTask } from './picture-thread.ts'
import { runInThreads } from './run-in-threads.ts'
import { sourceOf } from './source-of.ts'

export interface MakePicturesOptions {
  /** Parent of the folders `cards` and `share`. */
  outDir: string
  /** File that records the sources of the pictures in `outDir`. */
  cacheFile: string
  /** Called after each drawn picture; `total` counts only the pictures to draw. */
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined
}

const thread = new URL('./picture-thread.ts', import.meta.url)

const replySchema: v.GenericSchema<unknown, PictureReply> = v.union([
  v.object({ file: v.string() }),
  v.object({ fault: v.string() }),
])

export interface MadePicture {
  order: PictureOrder
  /** Name in the order's folder. */
  file: string
}

/**
 * Makes the missing pictures, in threads.
 *
 * @returns the pictures in the order of `orders`
 * @throws Error that names card, format and reason when a picture fails
 */
export async function makePictures(
  orders: readonly PictureOrder[],
  { outDir, cacheFile, onProgress }: MakePicturesOptions,
): Promise<MadePicture[]> {
  await makeFolders(orders, outDir)
  const keyOf = createPictureKeys()
  const tasks = orders.map((order) => ({ order, outDir, key: keyOf(order) }))
  const files = knownFiles(tasks, cacheFile)
  const missing = tasks.filter(({ key }) => !files.has(key))
  let done = 0
  await runInThreads(thread, missing, async ({ order, key }, reply) => {
    const file = fileOf(order, reply)
    files.set(key, file)
    await addToPictureCache(cacheFile, key, file)
    done += 1
    onProgress?.({ done, total: missing.length })
  })
  await writePictureCache(cacheFile, files)
  return tasks.flatMap(({ order, key }) => {
    const file = files.get(key)
    return file ? { order, file } : []
  })
}

interface KeyedTask extends PictureTask {
  key: string
}

/** Existing pictures that are still needed. */
function knownFiles(tasks: readonly KeyedTask[], cacheFile: string): Map<string, string> {
  const cache = readPictureCache(cacheFile)
  const entries = tasks.flatMap(({ order, outDir, key }) => {
    const file = cache.get(key)
    const isThere = file && existsSync(path.join(outDir, folderOf(order), file))
    return isThere ? [[key, file] as const] : []
  })
  return new Map(entries)
}

async function makeFolders(orders: readonly PictureOrder[], outDir: string): Promise<void> {
  for (const folder of new Set(orders.map(folderOf))) {
    await mkdir(path.join(outDir, folder), { recursive: true })
  }
}

function fileOf({ design, use, format }: PictureOrder, reply: unknown): string {
  const answer = v.parse(replySchema, reply)
  if ('file' in answer) return answer.file
  const what = use === 'share' ? 'share picture' : `format ${format}`
  throw new Error(`${sourceOf(design.slug)}: ${what}: ${answer.fault}`)
}
