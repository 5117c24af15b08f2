import { brotliCompressSync, constants } from 'node:zlib'
import type { Response } from 'playwright-core'

/** Bytes of a body; what is not packed already is compressed as an edge server does on the fly. */
export async function weighAnswer(answer: Response): Promise<number> {
  const body = await answer.body()
  const type = answer.headers()['content-type'] ?? ''
  const isLoose = /text|json|javascript|svg|wasm|ttf/.test(type)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return (isLoose ? brotliCompressSync(body, { params }) : body).length
}
