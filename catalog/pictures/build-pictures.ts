import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { CardDesign, CardDocument } from '#shared/card.ts'
import { cardDocument } from './card-document.ts'
import { checkCard } from './check-card.ts'
import { type MadePicture, type MakePicturesOptions, makePictures } from './make-pictures.ts'
import { folderOf, ordersOf } from './picture-order.ts'
import { sourceOf } from './source-of.ts'

export interface BuildPicturesOptions extends MakePicturesOptions {
  /** Designs as written. */
  cards: readonly unknown[]
}

/**
 * Checks every design and makes its pictures: one in its own format, one in each other format it
 * offers, and the share picture. Only changed pictures are drawn; unused pictures are removed.
 *
 * @returns the documents in the order of `cards`
 * @throws Error that lists every fault of every card with file, field and reason; nothing is
 *   written in that case
 */
export async function buildPictures(options: BuildPicturesOptions): Promise<CardDocument[]> {
  const { cards, ...making } = options
  const designs = await checkAll(cards)
  const pictures = await makePictures(designs.flatMap(ordersOf), making)
  await removeStale(making.outDir, pictures)
  const ofDesign = Map.groupBy(pictures, ({ order }) => order.design)
  return Promise.all(designs.map((design) => cardDocument(design, ofDesign.get(design) ?? [])))
}

async function checkAll(cards: readonly unknown[]): Promise<CardDesign[]> {
  const checked = await Promise.all(cards.map(checkCard))
  const faults = checked.flatMap(({ faults }, i) =>
    faults.map((fault) => `${sourceOf(slugOf(cards[i]))}: ${fault}`),
  )
  const designs = checked.flatMap(({ design }) => design ?? [])
  const slugs = designs.map(({ slug }) => slug)
  for (const slug of slugs.filter((slug, i) => slugs.indexOf(slug) !== i)) {
    faults.push(`${sourceOf(slug)}: slug: another card has it too`)
  }
  if (faults.length > 0) throw new Error(`cards refused:\n${faults.join('\n')}`)
  return designs
}

const picturePattern = /\.[0-9a-f]{8,}\.(?:png|jpg)(?:\.part)?$/

async function removeStale(outDir: string, pictures: readonly MadePicture[]): Promise<void> {
  const kept = new Set(pictures.map(({ order, file }) => `${folderOf(order)}/${file}`))
  for (const folder of new Set(pictures.map(({ order }) => folderOf(order)))) {
    for (const file of await readdir(path.join(outDir, folder))) {
      const stale = picturePattern.test(file) && !kept.has(`${folder}/${file}`)
      if (stale) await rm(path.join(outDir, folder, file))
    }
  }
}

function slugOf(card: unknown): string {
  const slug = card && typeof card === 'object' && 'slug' in card ? card.slug : undefined
  return typeof slug === 'string' ? slug : '(no slug)'
}
