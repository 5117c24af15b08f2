import * as v from 'valibot'
import { maxPreviewOrderLength, previewOrderSchema } from '#shared/files/preview-order.ts'
import { drawPreview } from './draw-preview.ts'
import { encodePreview } from './encode-preview.ts'
import { inTurn } from './in-turn.ts'
import { layOutPreview } from './lay-out-preview.ts'

type ParsedOrder = v.InferOutput<typeof previewOrderSchema>

/*
 * Draws the preview of a personal link. Only the site calls it, by a service binding: it sends a
 * POST with a `PreviewOrder` as JSON and gets a JPEG of `sharePictureSize`.
 *
 * An isolate draws one picture at a time. A few more wait in a queue. A request gets a 503 at once
 * when the queue is full, and later when its time limit would pass before its picture is done.
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

/** Draws in steps, so the isolate can answer other requests in between. */
async function answerOrder(fonts: Fetcher, order: ParsedOrder): Promise<Response> {
  const words = await layOutPreview(fonts, order)
  if (Date.now() > order.until) return new Response(null, { status: 503 })
  await scheduler.wait(0)
  const svg = await drawPreview(order, words)
  await scheduler.wait(0)
  const picture = await encodePreview(svg)
  return new Response(picture, { headers: { 'Content-Type': 'image/jpeg' } })
}

/** Undefined if the text is not JSON or is too long. */
function parseJson(text: string): unknown {
  if (text.length > maxPreviewOrderLength) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
