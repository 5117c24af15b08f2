import type * as v from 'valibot'

/** A response outside 2xx; its message is that of the body, if any. */
export class ApiError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(message: string, status: number, body: unknown) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

/**
 * Calls the site's own API and checks the response.
 *
 * @param path begins with a slash
 * @throws ApiError for a status outside 2xx; TypeError when the body is not what `schema` says
 */
export async function fetchJson<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema | Promise<Schema>,
  init?: RequestInit,
): Promise<v.InferOutput<Schema>> {
  // Together, so that neither rejection is unhandled while the other is awaited.
  const [answer, ready] = await Promise.all([fetch(path, init), schema])
  const body: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok) {
    throw new ApiError(messageOf(body), answer.status, body)
  }
  // The schema brings its own parser, so that the code of the first load has none.
  const parsed = await ready['~standard'].validate(body)
  if (!parsed.issues) return parsed.value
  const reasons = parsed.issues.map(({ message }) => message)
  throw new TypeError(`${path}: ${reasons.join(', ')}`)
}

function messageOf(body: unknown): string {
  const isObject = typeof body === 'object' && body !== null
  return isObject && 'message' in body && typeof body.message === 'string' ? body.message : ''
}
