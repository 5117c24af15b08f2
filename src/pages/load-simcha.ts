import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import type { ShelfEntry } from '#shared/release/shelf.ts'
import { membersOf } from '#shared/simcha/members.ts'
import type { SetCandidate } from '#shared/simcha/set-candidate.ts'
import { readShelf } from '../catalog/read-release.ts'
import { summaryOf } from '../catalog/summary-of.ts'
import type { Services } from '../services/services.ts'

/** The designs of an occasion; the device makes the set of them. */
export async function loadSimcha(
  services: Services,
  { occasion }: RouteOf<'simcha'>,
): Promise<PageOf<'simcha'>> {
  const slugs = [...new Set(membersOf[occasion].map(({ category }) => category))]
  const shelves = await Promise.all(slugs.map((slug) => readShelf(services, slug)))
  const entries = new Map(
    shelves.flatMap((shelf) => shelf.entries.map((entry) => [entry.slug, entry])),
  )
  return {
    name: 'simcha',
    occasion,
    designs: [...entries.values()].flatMap((entry) => candidateOf(entry) ?? []),
    styles: await stylesOf(services, occasion),
  }
}

function candidateOf(entry: ShelfEntry): SetCandidate | undefined {
  const { slug, family, language, categories, subCategories, formats } = entry
  if (family === undefined || language === undefined) return undefined
  return { slug, family, language, categories, kinds: subCategories, formats }
}

/** One card of each family, an invitation if there is one. */
async function stylesOf(services: Services, occasion: keyof typeof membersOf) {
  const shelf = await readShelf(services, occasion)
  const first = new Map<string, ShelfEntry>()
  const own = shelf.entries.filter(({ categories }) => categories[0] === occasion)
  const inviting = own.filter(({ subCategories: kinds }) => kinds.includes('invitation'))
  for (const entry of [...inviting, ...own]) {
    if (entry.family && !first.has(entry.family)) first.set(entry.family, entry)
  }
  const chosen = [...first]
  const cards = await shelf.cards(chosen.map(([, entry]) => entry))
  return chosen.flatMap(([family], index) => {
    const card = cards[index]
    return card ? [{ family, card: summaryOf(card) }] : []
  })
}
