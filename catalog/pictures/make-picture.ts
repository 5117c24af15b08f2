import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NamedPicture } from '#shared/pictures/picture-order.ts'
import { drawInNode } from './engine.ts'

/** Draws a picture and writes it into its folder of `outDir`. */
export async function makePicture(picture: NamedPicture, outDir: string): Promise<void> {
  const path = join(outDir, picture.folder, picture.file)
  await writeWhole(path, await drawInNode(picture))
}

/** Writes under a temporary name first, so an interrupted run leaves no partial picture. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
}
