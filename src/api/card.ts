import type { Context } from 'hono'
import { readCard } from '../catalog/read-cards.ts'
import { isOverLimit, refuseForNow } from '../limits/is-over-limit.ts'
import { answerDocument } from './answer-document.ts'

/** `GET /api/card/papercut-arch`: the document of a card, for drafts of it. */
export async function getCard(context: Context<{ Bindings: Env }>): Promise<Response> {
  if (await isOverLimit(context, 'CALL_LIMIT')) return refuseForNow(context)
  return answerDocument(context, await readCard(context.env, context.req.param('slug') ?? ''))
}
