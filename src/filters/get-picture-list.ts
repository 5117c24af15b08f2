import type { Next } from 'hono'
import type { ShelfCard } from '#shared/card.ts'
import type { Gif } from '#shared/gif.ts'
import { categoryImageUrl, type ImageFile, imageUrl, imageWidths } from '#shared/image-url.ts'
import type { VideoSummary } from '#shared/video.ts'
import { type AllCards, openAllCards } from '../catalog/all-cards.ts'
import { readGifs, readVideos } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import { countCards } from '../catalog/read-release.ts'
import { answerText } from '../http/answer-text.ts'
import type { AppContext } from '../http/app-context.ts'
import { pagePolicy } from '../http/cache-policy.ts'
import { isNotModified } from '../http/conditional.ts'
import { entityTag } from '../http/digest.ts'
import { fromOneRelease } from '../release/from-one-release.ts'
import type { Services } from '../services/services.ts'
import { originOf } from '../site-origin.ts'
import { cardsInList } from './load-filters.ts'

const filePattern = /^pictures-([1-9][0-9]{0,3})\.txt$/
/** Changes with the form of the lists, so that their tags change. */
const formVersion = 1
const type = 'text/plain; charset=utf-8'

/**
 * `/about/filters/pictures-{part}.txt`: the addresses of pictures, one in a line; the first part begins
 * with those that are not of cards. Cards are read while the list is sent, from the release that it
 * began with: if that fails, the transfer breaks off.
 */
export async function getPictureList(context: AppContext, next: Next) {
  const [, number] = filePattern.exec(context.req.param('file') ?? '') ?? []
  if (number === undefined) return next()
  const { services } = context.var
  const part = Number(number)
  const origin = originOf(context)
  const list = await fromOneRelease(services, () => openList(services, part))
  if (!list) {
    const { root } = await services.release.open()
    return answerText(context, null, { type, isMissing: root !== null })
  }
  const { pointer } = await services.release.open()
  const made = JSON.stringify([formVersion, pointer?.id, origin, part, context.env.PEOPLE])
  const headers = {
    'Content-Type': type,
    'Cache-Control': pagePolicy(services),
    ETag: await entityTag(made),
  }
  if (isNotModified(context, headers.ETag)) return context.body(null, 304, headers)
  return context.body(streamOf(linesOf(list, part), origin), 200, headers)
}

interface PictureList {
  cards: AllCards
  others: readonly string[]
}

async function openList(services: Services, part: number): Promise<PictureList | null> {
  const { root } = await services.release.open()
  const isThere = part === 1 || (part - 1) * cardsInList < (await countCards(services))
  if (!root || !isThere) return null
  const cards = await openAllCards(services)
  return { cards, others: part === 1 ? await listOthers(services) : [] }
}

async function listOthers(services: Services): Promise<string[]> {
  const { value: categories } = await readCategories(services)
  const [videos, gifs] = [await readVideos(services), await readGifs(services)]
  const all = [
    ...categories.map(({ image }) => categoryImageUrl(image)),
    ...videos.flatMap(picturesOfVideo),
    ...gifs.flatMap(picturesOfGif),
  ]
  return [...new Set(all)]
}

function picturesOfVideo({ poster, clip }: VideoSummary): string[] {
  const { folder, file, width } = poster
  return [
    ...variantsOf({ folder, file }, width),
    ...(clip ? [imageUrl({ folder: 'videos', file: clip.file })] : []),
  ]
}

function picturesOfGif({ still, moving }: Gif): string[] {
  return [still, moving].map(({ file }) => imageUrl({ folder: 'gifs', file }))
}

/** Each format of a card. */
function picturesOfCard({ picture, formatPictures }: ShelfCard): string[] {
  const all = [picture, ...formatPictures.map((one) => one.picture)]
  const files = new Map(all.map(({ file, width }) => [file, width]))
  return [...files].flatMap(([file, width]) => variantsOf({ folder: 'cards', file }, width))
}

/** The addresses of a picture that pages have: each width, and the file to download. */
function variantsOf(image: ImageFile, pictureWidth: number): string[] {
  const shown = imageWidths.map((width) => imageUrl({ ...image, width }))
  return [...shown, imageUrl({ ...image, width: pictureWidth, format: 'jpeg' })]
}

async function* linesOf({ cards, others }: PictureList, part: number) {
  if (others.length > 0) yield others
  const from = (part - 1) * cardsInList
  for await (const some of cards.read(from, from + cardsInList)) yield some.flatMap(picturesOfCard)
}

/** Lines are read when the client takes them, a few cards at a time. */
function streamOf(lines: AsyncGenerator<readonly string[]>, origin: string): ReadableStream {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value.map((path) => `${origin}${path}\n`).join('')))
    },
    async cancel() {
      await lines.return(undefined)
    },
  })
}
