import type { Context } from 'hono'
import { parseImageUrl } from '#shared/image-url.ts'
import { answerFile } from './answer-file.ts'
import { answerPicture } from './answer-picture.ts'
import { refuse } from './image-headers.ts'
import { findStoredFile } from './stored-file.ts'

/** `/images/{folder}/{file}`: a picture made to measure, or any other file as it is stored. */
export async function getImage(context: Context<{ Bindings: Env }>): Promise<Response> {
  const { pathname, searchParams } = new URL(context.req.url)
  const request = parseImageUrl(pathname, {
    width: searchParams.get('width') ?? undefined,
    format: searchParams.get('format') ?? undefined,
  })
  if (request.kind === 'refused') {
    return refuse(context, request.part === 'path' ? 404 : 400, `${request.message}.`)
  }
  const { folder, file } = request
  const stored = await findStoredFile(context.env, { folder, file })
  if (stored === 'missing') {
    return refuse(context, 404, `There is no file ${folder}/${file}: check folder and name.`)
  }
  if (stored === 'unavailable') {
    return refuse(context, 503, `The file ${folder}/${file} is out of reach: try again soon.`)
  }
  try {
    return request.kind === 'file'
      ? await answerFile(context, file, stored)
      : await answerPicture(context, request, stored)
  } catch (error) {
    console.error(`${folder}/${file} cannot be read:`, error)
    return refuse(context, 503, `The file ${folder}/${file} cannot be read now: try again soon.`)
  }
}
