import { readFilmCard, readVideo } from '../catalog/read-cards.ts'
import type { AppContext } from '../http/app-context.ts'
import { fromOneRelease } from '../release/from-one-release.ts'
import { isOverLimit, refuseForNow } from '../services/is-over-limit.ts'
import { answerDocument } from './answer-document.ts'

/** `GET /api/video/lights`: a video with the card of its film, in the film's words. */
export async function getVideo(context: AppContext): Promise<Response> {
  if (await isOverLimit(context, 'CALL_LIMIT')) return refuseForNow(context)
  const { services } = context.var
  const slug = context.req.param('slug') ?? ''
  const found = await fromOneRelease(services, async () => {
    const video = await readVideo(services, slug)
    const document = video && (await readFilmCard(services, video))
    return video && (document || video.clip) ? { video, document } : null
  })
  return answerDocument(context, found)
}
