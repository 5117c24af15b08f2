/**
 * Makes the module of all stickers. Run it by hand when one is added, and commit the output.
 *
 *   node catalog/stickers/build-stickers.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { icons } from '@iconify-json/fluent-emoji-flat'
import { type StickerId, stickerIds } from '../../src/shared/stickers/stickers.ts'
import { paperMotifs } from './paper-motifs.ts'
import { categoryStickers, emojiStickers } from './sources.ts'

const root = join(import.meta.dirname, '../..')

const header = `/*
 * Written by catalog/stickers/build-stickers.ts. The emoji are Microsoft's Fluent Emoji under the MIT
 * License, whose text stands in LICENSE-fluent-emoji.txt; the others are our own.
 */
import type { StickerId, StickerPicture } from './stickers.ts'

export const stickerPictures: Readonly<Record<StickerId, StickerPicture>> = `

const pictures = await Promise.all(stickerIds.map(async (id) => [id, await pictureOf(id)]))
const module = `${header}${JSON.stringify(Object.fromEntries(pictures), null, 2)}\n`
await writeFile(join(root, 'src/shared/stickers/sticker-pictures.ts'), module)

async function pictureOf(id: StickerId) {
  const viewBox = '0 0 120 120'
  if (id in paperMotifs) {
    return { viewBox, svg: paperMotifs[id as keyof typeof paperMotifs].join('') }
  }
  const category = categoryStickers[id]
  if (category) return { viewBox, svg: await readCategoryPicture(category) }
  const emoji = icons.icons[emojiStickers[id] ?? id]
  if (!emoji) throw new RangeError(`no picture for the sticker ${id}`)
  return { viewBox: '0 0 32 32', svg: emoji.body }
}

/** Removes the shadow on the ground: a sticker lies flat. */
async function readCategoryPicture(category: string): Promise<string> {
  const file = await readFile(join(root, `public/images/category/${category}.svg`), 'utf8')
  return file
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<ellipse[^>]*fill="#14213d" fill-opacity="\.2"\/>/, '')
}
