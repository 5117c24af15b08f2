import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { builtDir, readBuiltRelease, writeBuiltRelease } from '../release/built-release.ts'
import { ownRelease } from './own-designs.ts'

/**
 * Adds the operator's designs and their files to the release that ships with a deploy, which stands
 * in when the published one cannot be read. The built release stays as it is: publications begin
 * with it.
 *
 * @param from the folder of the built release
 * @param to the same among the files of the deploy
 * @throws RefusedError that lists every fault with file, field and reason
 */
export async function shipOwn(to: string, from = builtDir): Promise<void> {
  const own = await ownRelease({ tree: await readBuiltRelease(from), files: [] })
  if (!own) return
  for (const { key, read } of own.files) {
    const file = path.join(to, key)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await read())
  }
  await writeBuiltRelease(to, own.tree)
}
