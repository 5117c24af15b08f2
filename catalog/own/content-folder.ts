import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CardDesign } from '#shared/card.ts'

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

/** Films over the operator's clips. */
export function filmsFolder(): string {
  return path.join(contentFolder(), 'films')
}

export function filmPath(slug: string): string {
  return path.join(filmsFolder(), `${slug}.json`)
}

/** Their clips, posters and stills. */
export function clipsFolder(): string {
  return path.join(contentFolder(), 'clips')
}

/** An artist's picture as a `data:` URL, for a renderer that fetches nothing. */
export async function groundData(file: string): Promise<string> {
  const bytes = await readFile(path.join(picturesFolder(), file))
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

/** The picture that a design stands on, for `drawPicture`; nothing for one whose art is code. */
export async function groundOf({ art: { picture } }: CardDesign): Promise<{ ground?: string }> {
  return picture ? { ground: await groundData(picture.file) } : {}
}
