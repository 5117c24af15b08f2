import type { Context } from 'hono'
import { type ImageRequest, parseImageUrl } from '#shared/image-url.ts'
import type { AppContext } from '../http/app-context.ts'
import { refuse } from '../http/safe-file.ts'
import { logError } from '../log/log.ts'
import { findOrDraw } from '../pictures/find-or-draw.ts'
import { answerFile } from './answer-file.ts'
import { answerPicture } from './answer-picture.ts'
import { findBuiltin, type StoredFile } from './stored-file.ts'

/** `/images/{folder}/{file}`: a picture as a variant, any other file unchanged. */
export async function getImage(context: AppContext): Promise<Response> {
  const { pathname, searchParams } = new URL(context.req.url)
  const request = parseImageUrl(pathname, {
    width: searchParams.get('width') ?? undefined,
    format: searchParams.get('format') ?? undefined,
  })
  if (request.kind === 'refused') {
    return refuse(context, request.part === 'path' ? 404 : 400, `${request.message}.`)
  }
  const { folder, file } = request
  const stored = await findOrDraw(context, { folder, file })
  if (typeof stored === 'string') return refuseFile(context, `${folder}/${file}`, stored)
  const response = await answerStored(context, request, stored)
  if (!stored.isPublished || !isFault(response)) return response
  const builtin = await findBuiltin(context.var.services, { folder, file })
  return typeof builtin === 'object' ? answerStored(context, request, builtin) : response
}

/** Whether the stored file is at fault, not the request. */
function isFault({ status }: Response): boolean {
  return status === 415 || status === 503
}

async function answerStored(
  context: AppContext,
  request: Exclude<ImageRequest, { kind: 'refused' }>,
  stored: StoredFile,
): Promise<Response> {
  const { folder, file } = request
  try {
    return request.kind === 'file'
      ? await answerFile(context, file, stored)
      : await answerPicture(context, request, stored)
  } catch (error) {
    logError(`${folder}/${file} cannot be read`, error)
    return refuse(context, 503, `The file ${folder}/${file} cannot be read now: try again soon.`)
  }
}

function refuseFile(
  context: Context,
  name: string,
  reason: 'missing' | 'broken' | 'unavailable',
): Response {
  switch (reason) {
    case 'missing':
      return refuse(context, 404, `There is no file ${name}: check folder and name.`)
    case 'broken':
      return refuse(context, 415, `The file ${name} is not what its name says: publish it again.`)
    case 'unavailable':
      return refuse(context, 503, `The file ${name} is out of reach: try again soon.`)
  }
}
