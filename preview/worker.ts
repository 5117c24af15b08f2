import * as v from 'valibot'
import { maxPreviewOrderLength, previewOrderSchema } from '#shared/files/preview-order.ts'
import {
  maxPictureCallLength,
  pictureCallSchema,
  picturePath,
  pictureType,
} from '#shared/pictures/picture-call.ts'
import { requestIdHeader } from '#shared/request-id.ts'
import { SizedCache } from '#shared/sized-cache.ts'
import { inLogScope, logError } from '../src/log/log.ts'
import { drawPreview } from './draw-preview.ts'
import { drawPicture } from './drawing/draw-picture.ts'
import { drawInQueue } from './drawing-queue.ts'
import { outlinerOf } from './outliner.ts'
import './ready-encoders.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Other requests of the isolate run in between. */
const rest = () => scheduler.wait(0)

/** Size of all kept pictures together, bytes; an isolate has 128 MB. */
const maxRecentBytes = 16_000_000

/**
 * The last drawn pictures of this isolate, which answer those who asked for the same ones
 * meanwhile. They are of the catalogue and hold nothing of a visitor.
 */
const recent = new SizedCache<Bytes>(maxRecentBytes)

/*
 * Draws for the site, which calls it by a service binding: a POST with JSON. `/` is the preview of
 * a personal link, a `PreviewOrder`; the answer is a JPEG of `sharePictureSize`. `/picture` is a
 * picture that a document of the catalogue names, a `PictureCall`.
 *
 * An isolate draws one picture at a time. A few more wait in a queue. A request gets a 503 at once
 * when the queue is full, and later when its time limit would pass before its picture is done.
 */
export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url)
    const id = request.headers.get(requestIdHeader) || crypto.randomUUID()
    return inLogScope({ id, route: () => pathname }, async () => {
      const text = await request.text()
      return pathname === picturePath
        ? answerPicture(env, parseJson(text, maxPictureCallLength))
        : answerPreview(env, parseJson(text, maxPreviewOrderLength))
    })
  },
} satisfies ExportedHandler<Env>

async function answerPreview({ FONTS }: Env, input: unknown): Promise<Response> {
  const order = v.safeParse(previewOrderSchema, input)
  if (!order.success) return new Response(null, { status: 400 })
  try {
    const draw = () => drawPreview(order.output, outlinerOf(FONTS), rest)
    return answer(
      await drawInQueue({ until: order.output.until, rank: 'personal' }, draw),
      'image/jpeg',
    )
  } catch (error) {
    // The message may quote private words, so it is not logged.
    logError(`a preview was not drawn: ${error instanceof Error ? error.name : typeof error}`)
    return new Response(null, { status: 500 })
  }
}

/** Two requests for one picture draw it once. */
async function answerPicture({ FONTS }: Env, input: unknown): Promise<Response> {
  const call = v.safeParse(pictureCallSchema, input)
  if (!call.success) return new Response(null, { status: 400 })
  const { file, until, waiter, ...order } = call.output
  const find = () => recent.get(file)
  try {
    const picture = await drawInQueue({ until, rank: waiter, find }, async () => {
      const drawn = await drawPicture(order, outlinerOf(FONTS), rest)
      recent.keep(file, drawn, drawn.byteLength)
      return drawn
    })
    return answer(picture, pictureType(file))
  } catch (error) {
    logError(`${file} was not drawn`, error)
    return new Response(error instanceof Error ? error.message : String(error), { status: 500 })
  }
}

function answer(picture: Bytes | undefined, type: string): Response {
  if (!picture) return new Response(null, { status: 503 })
  return new Response(picture, { headers: { 'Content-Type': type } })
}

/** Undefined if the text is not JSON or is too long. */
function parseJson(text: string, maxLength: number): unknown {
  if (text.length > maxLength) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
