import type { AppContext } from '../http/app-context.ts'
import { dataPolicy } from '../http/cache-policy.ts'
import { unreachable } from '../http/unreachable.ts'

/** A document of the catalogue: 404 for null, or 503 while the catalogue is unreachable. */
export function answerDocument(context: AppContext, document: object | null): Response {
  const { services } = context.var
  const headers = { 'Cache-Control': dataPolicy(services) }
  if (document) return context.json(document, 200, headers)
  if (services.hasFailed) {
    const { message } = unreachable
    return context.json({ message }, 503, unreachable.headers)
  }
  return context.json({ message: `There is nothing at ${context.req.path}.` }, 404, headers)
}
