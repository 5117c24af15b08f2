import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const cardsDir = 'catalog/cards'

/**
 * Where a design is written, as file and slug, for messages.
 *
 * @example sourceOf('papercut-arch') // 'catalog/cards/papercut/couples.ts: papercut-arch'
 */
export function sourceOf(slug: string): string {
  const root = path.resolve(import.meta.dirname, '../..', cardsDir)
  const file = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .find((name) => readFileSync(path.join(root, name), 'utf8').includes(`slug: '${slug}'`))
  return `${path.posix.join(cardsDir, ...(file?.split(path.sep) ?? []))}: ${slug}`
}
