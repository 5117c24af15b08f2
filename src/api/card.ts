import { readCard } from '../catalog/read-cards.ts'
import type { AppContext } from '../http/app-context.ts'
import { fromOneRelease } from '../release/from-one-release.ts'
import { isOverLimit, refuseForNow } from '../services/is-over-limit.ts'
import { answerDocument } from './answer-document.ts'

/** `GET /api/card/papercut-arch`: the document of a card, for its drafts. */
export async function getCard(context: AppContext): Promise<Response> {
  if (await isOverLimit(context, 'CALL_LIMIT')) return refuseForNow(context)
  const { services } = context.var
  const slug = context.req.param('slug') ?? ''
  const document = await fromOneRelease(services, () => readCard(services, slug))
  return answerDocument(context, document)
}
