import type { Context } from 'hono'
import type { CardDocument } from '#shared/card.ts'
import { DRAFT_QUERY } from '#shared/routes.ts'
import { hadTrouble } from '../catalog/ask-service.ts'
import { readCard } from '../catalog/read-cards.ts'
import { contentType, refuse, safetyHeaders } from '../images/image-headers.ts'
import { findStoredFile } from '../images/stored-file.ts'
import { readDraft } from '../pages/load-page-data.ts'
import { drawPreview } from './draw-preview.ts'

type PreviewContext = Context<{ Bindings: Env }>

/** A personal picture: its address holds all that it is made of. */
const MONTH = 'public, max-age=2592000, immutable'
/** The card's own stands in until the next try. */
const STAND_IN = 'public, max-age=60'

/**
 * `/preview/card/{slug}.jpg?d={draft}`: the card as a personal link makes it, else the share picture
 * of the card. That one goes out under this very address, not as a redirect: those who show links
 * fetch a picture once, and not all of them follow.
 */
export async function getCardPreview(context: PreviewContext): Promise<Response> {
  const [, slug] = /^(.+)\.jpg$/.exec(context.req.param('file') ?? '') ?? []
  const card = slug === undefined ? null : await readCard(context.env, slug)
  if (!card) {
    return hadTrouble(context.env)
      ? refuse(context, 503, 'The catalogue is out of reach: try again soon.')
      : refuse(context, 404, 'There is no such card.')
  }
  const draft = await readDraft(card.design, context.req.query(DRAFT_QUERY))
  const personal = draft && (await drawPreview(context, { design: card.design, draft }))
  return personal
    ? answer(context, personal, { 'Content-Type': 'image/jpeg', 'Cache-Control': MONTH })
    : answerSharePicture(context, card)
}

async function answerSharePicture(
  context: PreviewContext,
  { sharePicture, summary }: CardDocument,
): Promise<Response> {
  const folder = sharePicture ? 'share' : 'cards'
  const { file } = sharePicture ?? summary.picture
  try {
    const stored = await findStoredFile(context.env, { folder, file }, context.req.url)
    if (typeof stored === 'object') {
      const headers = { 'Content-Type': contentType(file), 'Cache-Control': STAND_IN }
      return answer(context, await stored.read(), headers)
    }
  } catch (error) {
    console.error(`${folder}/${file} cannot be read:`, error)
  }
  return refuse(context, 404, 'The card has no picture now: try again soon.')
}

function answer(
  context: PreviewContext,
  body: ReadableStream | BufferSource,
  headers: Record<string, string>,
): Response {
  return new Response(context.req.method === 'HEAD' ? null : body, {
    headers: { ...safetyHeaders('image/jpeg'), 'X-Robots-Tag': 'noindex', ...headers },
  })
}
