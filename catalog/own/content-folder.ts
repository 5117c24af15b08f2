import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The operator's own designs and their pictures; another folder for tests and second sites. */
export function contentFolder(): string {
  return process.env.CONTENT_DIR ?? 'content'
}

export function designsFolder(): string {
  return path.join(contentFolder(), 'designs')
}

export function picturesFolder(): string {
  return path.join(contentFolder(), 'pictures')
}

/** Where the pictures of the operator's cards are kept from one command to the next. */
export function drawnFolder(): string {
  const folder = path.resolve(contentFolder())
  return path.join('dist/own', createHash('sha256').update(folder).digest('hex').slice(0, 8))
}

/** An artist's picture as a `data:` URL, for a renderer that fetches nothing. */
export async function groundData(file: string): Promise<string> {
  const bytes = await readFile(path.join(picturesFolder(), file))
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}
