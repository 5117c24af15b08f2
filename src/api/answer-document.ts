import type { AppContext } from '../http/app-context.ts'
import { dataPolicy, noStore } from '../http/cache-policy.ts'

/** A document of the catalogue: 404 for null, or 503 while the catalogue is unreachable. */
export function answerDocument(context: AppContext, document: object | null): Response {
  const { services } = context.var
  const headers = { 'Cache-Control': dataPolicy(services) }
  if (document) return context.json(document, 200, headers)
  if (services.hadTrouble) {
    const message = 'The catalogue is out of reach: try again soon.'
    return context.json({ message }, 503, { ...noStore, 'Retry-After': '30' })
  }
  return context.json({ message: `There is nothing at ${context.req.path}.` }, 404, headers)
}
