import { mediaType } from '#shared/files/media-type.ts'
import type { ImageFile } from '#shared/image-url.ts'
import type { Services } from '../services/services.ts'
import { findStoredFile } from './stored-file.ts'

/**
 * A stored picture as a `data:` address, for the worker that draws.
 *
 * @throws Error when it is missing, broken or too large
 */
export async function readPictureData(
  services: Services,
  name: ImageFile,
  maxBytes: number,
): Promise<string> {
  const path = `${name.folder}/${name.file}`
  const stored = await findStoredFile(services, name)
  if (typeof stored === 'string') throw new Error(`${path} is ${stored}`)
  const size = await stored.sizeBytes()
  if (size > maxBytes) throw new Error(`${path} has more than ${maxBytes} bytes`)
  const bytes = await new Response(await stored.read()).bytes()
  if (bytes.length !== size) throw new Error(`${path} breaks off`)
  return `data:${mediaType(name.file)};base64,${bytes.toBase64()}`
}
