import * as v from 'valibot'
import type { CardDocument } from '#shared/card.ts'
import type { ImageFile } from '#shared/image-url.ts'
import { type NamedPicture, picturesOf, slugOfPicture } from '#shared/pictures/picture-order.ts'
import { readCard, readCardByHash, readShippedCard } from '../catalog/read-cards.ts'
import { logError } from '../log/log.ts'
import { fromOneRelease } from '../release/from-one-release.ts'
import { lacksTable } from '../release/lacks-table.ts'
import type { Services } from '../services/services.ts'
import { findDayPicture, isDayPicture } from './day-picture.ts'

/**
 * The picture of a card that a file name means: in the current release, else in one that was
 * published before, else in the one that ships. Undefined if none of them names the file, or if
 * that cannot be known: then one of the services has failed.
 */
export async function findNamedPicture(
  services: Services,
  name: ImageFile,
): Promise<NamedPicture | undefined> {
  if (isDayPicture(name)) return findDayPicture(services, name)
  const slug = slugOfPicture(name)
  if (slug === undefined) return undefined
  const places = [
    () => fromOneRelease(services, () => readCard(services, slug)),
    () => readPublishedCard(services, name),
    () => readShippedCard(services, slug),
  ]
  for (const read of places) {
    const card = await read().catch((error: unknown) => {
      logError(`who names ${name.file} cannot be read`, error)
      return null
    })
    const picture = card && picturesOf(card).find((one) => isSame(one, name))
    if (picture) return picture
  }
  return undefined
}

const rowsSchema = v.array(v.object({ document: v.string() }))

/** The document of any release that names the file. */
async function readPublishedCard(
  services: Services,
  { folder, file }: ImageFile,
): Promise<CardDocument | null> {
  const rows = await services.ask('SEARCH_DB', async () => {
    const sql = 'SELECT document FROM pictures WHERE file = ?'
    const query = services.env.SEARCH_DB.withSession().prepare(sql).bind(`${folder}/${file}`).all()
    const { results } = await query.catch((error: unknown) => {
      if (lacksTable(error)) return { results: [] }
      throw error
    })
    return v.parse(rowsSchema, results)
  })
  const [row] = rows
  return row ? readCardByHash(services, row.document) : null
}

function isSame(one: ImageFile, other: ImageFile): boolean {
  return one.folder === other.folder && one.file === other.file
}
