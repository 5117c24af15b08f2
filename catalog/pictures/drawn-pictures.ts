import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Pictures that `npm run pictures` has drawn in advance, for the local site; they do not ship. */
export const drawnDir = 'dist/pictures'

/** A picture that was drawn in advance; its name says which. */
export async function readDrawnPicture(file: string): Promise<Uint8Array | undefined> {
  for (const folder of ['cards', 'share']) {
    const bytes = await readFile(path.join(drawnDir, folder, path.basename(file))).catch(() => null)
    if (bytes) return bytes
  }
  return undefined
}
