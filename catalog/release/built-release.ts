import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { documentKey, pointerSchema, type ReleasePointer } from '#shared/release/release.ts'
import { mp4Dir, readMp4s } from '../videos/made-films.ts'
import type { BuiltRelease } from './build-release.ts'
import { openTree, type ReadText, type ReleaseTree } from './release-tree.ts'
import type { CatalogueFile } from './store.ts'

/** Output of `catalog/build.ts`. */
export const builtDir = 'dist/catalog/builtin'

/** Folders of the bucket, and of the built files; pictures of cards are drawn on demand. */
const fileFolders = ['gifs', 'videos', 'songs']

const pointerFile = path.join('catalog', 'release.json')

/** Writes the documents of a release as files, in place of the previous ones. */
export async function writeBuiltRelease(
  dir: string,
  { id, documents }: BuiltRelease,
): Promise<void> {
  await rm(path.join(dir, 'catalog'), { recursive: true, force: true })
  await mkdir(path.join(dir, 'catalog', 'doc'), { recursive: true })
  for (const [hash, text] of documents) await writeFile(documentPath(dir, hash), text)
  const pointer: ReleasePointer = { version: 1, id, number: 0 }
  await writeFile(path.join(dir, pointerFile), JSON.stringify(pointer))
}

/**
 * The release as it was built.
 *
 * @throws Error when nothing is built
 */
export async function readBuiltRelease(dir = builtDir): Promise<ReleaseTree> {
  const file = path.join(dir, pointerFile)
  if (!existsSync(file)) throw new Error('Nothing is built: run "npm run build" first.')
  const { id } = v.parse(pointerSchema, JSON.parse(await readFile(file, 'utf8')))
  return openTree(builtText(dir), id)
}

function builtText(dir: string): ReadText {
  return (hash) => readFile(documentPath(dir, hash), 'utf8')
}

/** `doc/{hash}.json`, as the worker asks the assets for it. */
function documentPath(dir: string, hash: string): string {
  return path.join(dir, 'catalog', `${documentKey(hash)}.json`)
}

/** The built animated pictures, clips and songs, and the ready-made videos. */
export async function listBuiltFiles(dir = builtDir): Promise<CatalogueFile[]> {
  const files: CatalogueFile[] = []
  for (const folder of fileFolders.filter((one) => existsSync(path.join(dir, one)))) {
    for (const name of await readdir(path.join(dir, folder))) {
      files.push(await fileOf(`${folder}/${name}`, path.join(dir, folder, name)))
    }
  }
  for (const { clip } of await readMp4s()) {
    files.push(await fileOf(`videos/${clip.file}`, path.join(mp4Dir, clip.file)))
  }
  return files
}

async function fileOf(key: string, file: string): Promise<CatalogueFile> {
  const { size } = await stat(file)
  return { key, size, read: async () => new Uint8Array(await readFile(file)) }
}
