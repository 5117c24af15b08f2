import { maxPreviewWeight, previewWeight } from '#shared/card/preview-weight.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { maxGroundBytes, maxPreviewBytes, type PreviewOrder } from '#shared/files/preview-order.ts'
import type { ImageFile } from '#shared/image-url.ts'
import { clientBuild } from '../client-build.ts'
import type { AppContext } from '../http/app-context.ts'
import { sha256 } from '../http/digest.ts'
import { readPictureData } from '../images/picture-data.ts'
import { logError, logHeaders } from '../log/log.ts'
import { isOverLimit } from '../services/is-over-limit.ts'
import { deadlinesMs } from '../services/services.ts'

interface PersonalCard {
  design: CardDesign
  draft: CardDraft
  /** Background for a design that paints none; default: the artist's picture that it has. */
  ground?: ImageFile | undefined
}

/**
 * A picture holds names, so it is cached only while link previews fetch it repeatedly. Its key is a
 * digest, and only this worker can read it.
 */
const daySeconds = 86_400

/** A usual card costs one share of the limit, a heavy one two. */
const weightAShare = 150

/**
 * The picture of a personal card: from the cache, else drawn now and cached. Undefined when it is
 * too heavy to draw or not ready in time. A late picture is cached for the next request. Nothing of
 * the draft is logged.
 */
export async function drawPreview(
  context: AppContext,
  card: PersonalCard,
): Promise<ArrayBuffer | undefined> {
  const weight = previewWeight(card.design, card.draft)
  if (weight > maxPreviewWeight) return undefined
  try {
    const key = await cacheKey(card)
    const kept = await readKept(key)
    if (kept) return kept
    const shares = Math.ceil(weight / weightAShare)
    if (await isOverLimit(context, 'PREVIEW_LIMIT', shares)) return undefined
    const drawn = order(context, card)
    context.executionCtx.waitUntil(drawn.then((jpeg) => keep(key, jpeg)).catch(() => undefined))
    return await context.var.services.ask('PREVIEW', () => drawn)
  } catch (error) {
    logError(`no preview of a personal ${card.design.slug}`, error)
    return undefined
  }
}

/** @throws Error when no picture is returned; its message contains nothing of the draft */
async function order(
  { env, var: { services } }: AppContext,
  { ground, ...card }: PersonalCard,
): Promise<ArrayBuffer> {
  const until = Date.now() + deadlinesMs.PREVIEW
  const { picture } = card.design.art
  const file = ground ?? (picture && { folder: 'grounds', file: picture.smallFile })
  const under = file && { ground: await readPictureData(services, file, maxGroundBytes) }
  const preview: PreviewOrder = { ...card, ...under, until }
  const body = JSON.stringify(preview)
  const answer = await env.PREVIEW.fetch('https://preview.local/', {
    method: 'POST',
    headers: logHeaders(),
    body,
  })
  if (!answer.ok) throw new Error(`the preview worker answered ${answer.status}`)
  const jpeg = await answer.arrayBuffer()
  if (!isJpeg(jpeg)) throw new Error('the preview worker answered no picture')
  return jpeg
}

function isJpeg(bytes: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(bytes)
  return first === 0xff && second === 0xd8 && bytes.byteLength <= maxPreviewBytes
}

/** Equal only for the same card, drawn the same way, by the same build. */
async function cacheKey(card: PersonalCard): Promise<string> {
  const text = JSON.stringify([clientBuild.builtAt, card])
  return `https://preview.local/${await sha256(text)}.jpg`
}

/** A failing cache counts as empty. */
async function readKept(key: string): Promise<ArrayBuffer | undefined> {
  try {
    return await (await caches.default.match(key))?.arrayBuffer()
  } catch (error) {
    logError('the kept previews cannot be read', error)
    return undefined
  }
}

function keep(key: string, jpeg: ArrayBuffer): Promise<void> {
  const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': `max-age=${daySeconds}` }
  return caches.default.put(key, new Response(jpeg, { headers }))
}
