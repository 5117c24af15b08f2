import type { Moment } from '#shared/calendar/date-phrase.ts'
import { type DayPoster, postersOf } from '#shared/calendar/day-posters.ts'
import type { CardDesign, CardDocument, CardPicture } from '#shared/card.ts'
import type { ImageFile } from '#shared/image-url.ts'
import { type NamedPicture, pictureSize } from '#shared/pictures/picture-order.ts'
import { readCard } from '../catalog/read-cards.ts'
import { sha256 } from '../http/digest.ts'
import { dayOf } from '../pages/season.ts'
import { fromOneRelease } from '../release/from-one-release.ts'
import type { Services } from '../services/services.ts'

/*
 * The picture of a poster with the words of a day, drawn at its first request like the picture of a
 * card. Its name contains the picture of the plain design and the words, so equal names mean equal
 * pictures. Only words that the calendar gives in these weeks are drawn, never those of a request.
 */

const use = 'own'
const format = 'status'
const nameDigits = 16
const namePattern = /^([a-z0-9-]+)-day\.[0-9a-f]{16}\.png$/

/** Days around today whose posters may be asked for: a page can be a week old. */
const daysBefore = 9
const daysAhead = 12

/** A picture of the collection, or one to draw. */
export interface DayPicture {
  picture: CardPicture
  /** Missing if the picture is that of the design. */
  order?: NamedPicture
}

/**
 * The picture of a poster in the format of a status, by its document. Undefined for a design
 * without that format.
 */
export async function dayPicture(
  { design, formatPictures }: Pick<CardDocument, 'design' | 'formatPictures'>,
  { values }: Pick<DayPoster, 'values'>,
): Promise<DayPicture | undefined> {
  const built = formatPictures.find((one) => one.format === format)
  if (!built) return undefined
  const filled = withWords(design, values)
  if (!filled) return { picture: built.picture }
  const words = filled.fields.map(({ id, value }) => [id, value])
  const digest = await sha256(JSON.stringify([built.picture.file, words]))
  const file = `${design.slug}-day.${digest.slice(0, nameDigits)}.png`
  const { widthPx: width, heightPx: height } = pictureSize({ design, use, format })
  const order = { folder: 'cards', file, design: filled, use, format } as const
  return { picture: { file, width, height }, order }
}

/** Whether a file is named like a poster with the words of a day. */
export function isDayPicture({ folder, file }: ImageFile): boolean {
  return folder === 'cards' && namePattern.test(file)
}

/** The poster of these weeks that a file name means, if its design is in the current release. */
export async function findDayPicture(
  services: Services,
  name: ImageFile,
): Promise<NamedPicture | undefined> {
  const [, slug] = namePattern.exec(name.file) ?? []
  const card = slug ? await fromOneRelease(services, () => readCard(services, slug)) : null
  if (!card) return undefined
  const wanted = momentsAround(dayOf(new Date())).flatMap(postersOf)
  for (const poster of distinct(wanted.filter((one) => one.slug === slug))) {
    const { order } = (await dayPicture(card, poster)) ?? {}
    if (order?.file === name.file) return order
  }
  return undefined
}

function momentsAround(today: number): Moment[] {
  const days = Array.from({ length: daysBefore + daysAhead }, (_, i) => today - daysBefore + i)
  return days.flatMap((dayNumber) =>
    (['diaspora', 'israel'] as const).flatMap((place) =>
      [false, true].map((evening) => ({ dayNumber, evening, place })),
    ),
  )
}

function distinct(posters: readonly DayPoster[]): DayPoster[] {
  return [...new Map(posters.map((each) => [JSON.stringify(each.values), each])).values()]
}

/** The design with other words; undefined if all are its own. */
function withWords(design: CardDesign, values: DayPoster['values']): CardDesign | undefined {
  const fields = design.fields.map((field) => ({
    ...field,
    value: values[field.id] ?? field.value,
  }))
  const isSame = fields.every(({ value }, i) => value === design.fields[i]?.value)
  return isSame ? undefined : { ...design, fields }
}
