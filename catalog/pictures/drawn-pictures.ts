import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImageFile } from '#shared/image-url.ts'

/**
 * Pictures that `npm run pictures` or a local site of the tests has drawn, for the next local site;
 * they do not ship.
 */
export const drawnDir = 'dist/pictures'

/** A picture that was drawn before; its name says which. */
export async function readDrawnPicture(picture: ImageFile): Promise<Uint8Array | undefined> {
  return readFile(pathOf(picture)).catch(() => undefined)
}

/** Writes under another name first, so nobody reads a half picture. */
export async function keepDrawnPicture(picture: ImageFile, bytes: Uint8Array): Promise<void> {
  const file = pathOf(picture)
  const part = path.join(drawnDir, `${randomUUID()}.part`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(part, bytes)
  await rename(part, file)
}

function pathOf({ folder, file }: ImageFile): string {
  return path.join(drawnDir, folder, file)
}
