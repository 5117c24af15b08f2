import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import type { NamedPicture } from '#shared/pictures/picture-order.ts'
import type { PictureReply, PictureTask } from './picture-thread.ts'
import { runInThreads } from './run-in-threads.ts'
import { sourceOf } from './source-of.ts'

export interface MakePicturesOptions {
  /** Parent of the folders `cards` and `share`. */
  outDir: string
  /** Pictures that may stay; default: those to draw. */
  wanted?: readonly NamedPicture[]
  /** Called after each drawn picture; `total` counts only the pictures to draw. */
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined
}

const thread = new URL('./picture-thread.ts', import.meta.url)

const replySchema: v.GenericSchema<unknown, PictureReply> = v.object({
  fault: v.exactOptional(v.string()),
})

const folders = ['cards', 'share']

/**
 * Draws the missing pictures, in threads, and removes those that are not wanted. The name of a
 * file holds the key of its picture, so a file that is there is not drawn again.
 *
 * @throws Error that names card, format and reason when a picture fails
 */
export async function makePictures(
  pictures: readonly NamedPicture[],
  { outDir, wanted = pictures, onProgress }: MakePicturesOptions,
): Promise<void> {
  const held = await clearFolders(wanted, outDir)
  const missing = pictures.filter((picture) => !held.has(keyOf(picture)))
  const tasks = missing.map((picture): PictureTask => ({ picture, outDir }))
  let done = 0
  await runInThreads(thread, tasks, async ({ picture }, reply) => {
    refuseFault(picture, v.parse(replySchema, reply))
    done += 1
    onProgress?.({ done, total: missing.length })
  })
}

const picturePattern = /\.[0-9a-f]{8,}\.(?:png|jpg)(?:\.part)?$/

/** Removes pictures that are not wanted; returns those that stay. */
async function clearFolders(
  pictures: readonly NamedPicture[],
  outDir: string,
): Promise<Set<string>> {
  const wanted = new Set(pictures.map(keyOf))
  const held = new Set<string>()
  for (const folder of folders) {
    await mkdir(path.join(outDir, folder), { recursive: true })
    for (const file of await readdir(path.join(outDir, folder))) {
      const key = keyOf({ folder, file })
      if (wanted.has(key)) held.add(key)
      else if (picturePattern.test(file)) await rm(path.join(outDir, folder, file))
    }
  }
  return held
}

function keyOf({ folder, file }: Pick<NamedPicture, 'folder' | 'file'>): string {
  return `${folder}/${file}`
}

function refuseFault({ design, use, format }: NamedPicture, { fault }: PictureReply): void {
  if (fault === undefined) return
  const what = use === 'share' ? 'share picture' : `format ${format}`
  throw new Error(`${sourceOf(design.slug)}: ${what}: ${fault}`)
}
