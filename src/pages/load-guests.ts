import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import { readCard } from '../catalog/read-cards.ts'
import type { Services } from '../services/services.ts'

export async function loadGuests(
  services: Services,
  { slug }: RouteOf<'guests'>,
): Promise<PageOf<'guests' | 'not-found'>> {
  const document = await readCard(services, slug)
  return document ? { name: 'guests', document } : { name: 'not-found', nearest: null }
}
