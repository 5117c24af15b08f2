import * as v from 'valibot'

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

const errorBody = v.object({ message: v.pipe(v.string(), v.minLength(1)) })

/**
 * Calls the site's own API and checks the response.
 *
 * @param path begins with a slash
 * @throws ApiError for a status outside 2xx; ValiError when the body is not what `schema` says
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
    const parsed = v.safeParse(errorBody, body)
    throw new ApiError(parsed.success ? parsed.output.message : '', answer.status, body)
  }
  return v.parse(ready, body)
}
