import type { CardDesign } from '#shared/card.ts'
import { mediaType } from '#shared/files/media-type.ts'
import type { ImageFile } from '#shared/image-url.ts'
import { draftQuery } from '#shared/pages.ts'
import { filmCard } from '#shared/scene/film-card.ts'
import { readCard, readVideo } from '../catalog/read-cards.ts'
import { readDraft } from '../catalog/read-draft.ts'
import type { AppContext } from '../http/app-context.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { refuse, safetyHeaders } from '../http/safe-file.ts'
import { unreachable } from '../http/unreachable.ts'
import { logError } from '../log/log.ts'
import { findOrDraw } from '../pictures/find-or-draw.ts'
import { fromOneRelease } from '../release/from-one-release.ts'
import { drawPreview } from './draw-preview.ts'

interface Previewed {
  design: CardDesign
  ground?: ImageFile
  /** Fallback for the personal picture. */
  picture: ImageFile
}

/**
 * `/preview/card/{slug}.jpg?d={draft}`: the card of a personal link, else the card's share picture.
 * That is sent at the same address, not as a redirect: apps that preview links fetch a picture
 * once, and not all follow redirects.
 */
export function getCardPreview(context: AppContext): Promise<Response> {
  return answerPreview(context, async (slug) => {
    const card = await readCard(context.var.services, slug)
    if (!card) return undefined
    const { design, sharePicture, summary } = card
    const folder = sharePicture ? 'share' : 'cards'
    return { design, picture: { folder, file: (sharePicture ?? summary.picture).file } }
  })
}

/**
 * `/preview/video/{slug}.jpg?d={draft}`: for a film over a clip, its words on a frame of the clip,
 * else the poster. Other films have the preview of their card.
 */
export function getVideoPreview(context: AppContext): Promise<Response> {
  return answerPreview(context, async (slug) => {
    const { film, poster } = (await readVideo(context.var.services, slug)) ?? {}
    if (!film?.clip || !film.still || !poster) return undefined
    const ground = { folder: 'videos', file: film.still.file }
    return { design: filmCard(film, film).design, ground, picture: poster }
  })
}

async function answerPreview(
  context: AppContext,
  find: (slug: string) => Promise<Previewed | undefined>,
): Promise<Response> {
  const [, slug] = /^(.+)\.jpg$/.exec(context.req.param('file') ?? '') ?? []
  const { services } = context.var
  const found = slug === undefined ? undefined : await fromOneRelease(services, () => find(slug))
  if (!found) {
    return services.hasFailed
      ? refuse(context, 503, unreachable.message)
      : refuse(context, 404, 'There is nothing of that name.')
  }
  const { design, ground, picture } = found
  const draft = await readDraft(design, context.req.query(draftQuery))
  // The envelope is not on the picture: one card for many receivers is drawn once.
  const { to: _, ...shown } = draft ?? { values: {} }
  const personal = draft && (await drawPreview(context, { design, draft: shown, ground }))
  return personal
    ? answer(context, personal, {
        'Content-Type': 'image/jpeg',
        'Cache-Control': cachePolicy.personalPicture,
      })
    : answerStandIn(context, picture)
}

async function answerStandIn(context: AppContext, { folder, file }: ImageFile): Promise<Response> {
  try {
    const stored = await findOrDraw(context, { folder, file })
    if (typeof stored === 'object') {
      const headers = {
        'Content-Type': mediaType(file),
        'Cache-Control': cachePolicy.personalStandInPicture,
      }
      return answer(context, await stored.read(), headers)
    }
    if (stored === 'unavailable') {
      return refuse(context, 503, 'Its picture is out of reach: try again soon.')
    }
  } catch (error) {
    logError(`${folder}/${file} cannot be read`, error)
  }
  return refuse(context, 404, 'It has no picture now: try again soon.')
}

function answer(
  context: AppContext,
  body: ReadableStream | BufferSource,
  headers: Record<string, string>,
): Response {
  return new Response(context.req.method === 'HEAD' ? null : body, {
    headers: { ...safetyHeaders('image/jpeg'), 'X-Robots-Tag': 'noindex', ...headers },
  })
}
