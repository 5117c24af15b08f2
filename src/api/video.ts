import type { Context } from 'hono'
import { readFilmCard, readVideo } from '../catalog/read-cards.ts'
import { isOverLimit, refuseForNow } from '../limits/is-over-limit.ts'
import { answerDocument } from './answer-document.ts'

/** `GET /api/video/lights`: a video and the card that its film is made of, in the words of the film. */
export async function getVideo(context: Context<{ Bindings: Env }>): Promise<Response> {
  if (await isOverLimit(context, 'CALL_LIMIT')) return refuseForNow(context)
  const { env, req } = context
  const video = await readVideo(env, req.param('slug') ?? '')
  const document = video && (await readFilmCard(env, video))
  return answerDocument(context, video && (document || video.clip) ? { video, document } : null)
}
