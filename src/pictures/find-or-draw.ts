import type { ImageFile } from '#shared/image-url.ts'
import { slugOfPicture } from '#shared/pictures/picture-order.ts'
import type { AppContext } from '../http/app-context.ts'
import { type FileLookup, findStoredFile } from '../images/stored-file.ts'
import { logError } from '../log/log.ts'
import { isOverLimit } from '../services/is-over-limit.ts'
import { Services } from '../services/services.ts'
import { findNamedPicture } from './find-named-picture.ts'
import { drawingMs, makePicture } from './make-picture.ts'

/**
 * Finds a file, as `findStoredFile` does; a picture of a card that is not there is drawn now, if a
 * release names it. Nothing else is ever drawn.
 */
export async function findOrDraw(context: AppContext, name: ImageFile): Promise<FileLookup> {
  const found = await findStoredFile(context.var.services, name)
  if (typeof found === 'object' || slugOfPicture(name) === undefined) return found
  // Services of its own: a picture is not made from parts of the current release.
  const services = new Services(context.env)
  const picture = await findNamedPicture(services, name)
  if (!picture) return services.hasFailed && found === 'missing' ? 'unavailable' : found
  if (await isOverLimit(context, 'VARIANT_LIMIT')) return 'unavailable'
  const made = makePicture(services, picture, 'visitor')
  // It is kept even if the visitor leaves or it comes late.
  context.executionCtx.waitUntil(made.catch(() => undefined))
  try {
    return await services.ask('PREVIEW', () => made, drawingMs)
  } catch (error) {
    logError(`${name.folder}/${name.file} was not drawn`, error)
    return 'unavailable'
  }
}
