import * as v from 'valibot'
import { MAX_PREVIEW_ORDER_LENGTH, previewOrderSchema } from '#shared/files/preview-order.ts'
import { drawPreview } from './draw-preview.ts'
import { encodePreview } from './encode-preview.ts'
import { inTurn } from './in-turn.ts'
import { layOutPreview } from './lay-out-preview.ts'

type ParsedOrder = v.InferOutput<typeof previewOrderSchema>

/*
 * Draws the preview picture of a personal card. Only the site calls it, by a service binding: a POST
 * of a `PreviewOrder` as JSON, answered by a JPEG of `sharePictureSize`.
 *
 * An isolate draws one picture at a time. A few more wait in line, and what comes when the line is
 * full is refused at once with 503, as is one that nobody waits for any more when its turn comes.
 */
export default {
  async fetch(request, env) {
    const order = v.safeParse(previewOrderSchema, parseJson(await request.text()))
    if (!order.success) return new Response(null, { status: 400 })
    try {
      const draw = () => answerOrder(env.FONTS, order.output)
      const picture = await inTurn(order.output.until, draw)
      return picture ?? new Response(null, { status: 503 })
    } catch (error) {
      // The message may quote private words, so it is not logged.
      console.error('a preview was not drawn:', error instanceof Error ? error.name : typeof error)
      return new Response(null, { status: 500 })
    }
  },
} satisfies ExportedHandler<Env>

/** Draws in steps, so other requests of the isolate are answered in between. */
async function answerOrder(fonts: Fetcher, order: ParsedOrder): Promise<Response> {
  const words = await layOutPreview(fonts, order)
  if (Date.now() > order.until) return new Response(null, { status: 503 })
  await scheduler.wait(0)
  const svg = await drawPreview(order, words)
  await scheduler.wait(0)
  const picture = await encodePreview(svg)
  return new Response(picture, { headers: { 'Content-Type': 'image/jpeg' } })
}

/** Undefined if the text is no JSON or too long. */
function parseJson(text: string): unknown {
  if (text.length > MAX_PREVIEW_ORDER_LENGTH) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
