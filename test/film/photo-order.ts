import type { OrderedPhoto, PhotoFilmOrder } from '../../client/film/photos/photo-film-order.ts'
import type { MixedSound } from '../../client/film/photos/sound/add-mix.ts'
import { readVoice } from '../../client/film/photos/sound/read-voice.ts'
import { startRecording } from '../../client/film/photos/sound/record-voice.ts'
import type { Size } from '../../src/shared/art/family.ts'
import { heardClips } from '../../src/shared/photo-film/heard-clips.ts'
import {
  type PhotoFilmPlan,
  type PhotoFilmSeconds,
  planPhotoFilm,
  timeOfPart,
} from '../../src/shared/photo-film/plan-photo-film.ts'
import type { SoundSpan } from '../../src/shared/photo-film/sound-mix.ts'

/** A photo film of the files `/photo-0.jpg` and so on. */
export interface PhotoWish {
  count: number
  seconds: PhotoFilmSeconds
  page: Size
  mostBytes: number
  /** Address of a song of 30 s. */
  song: string
  /** Mixed with the song. */
  spoken?: SpokenParts
}

/** A greeting, and a clip as large as the photos in place of one of them. */
export interface SpokenParts {
  /** Address; else it is recorded from the microphone. */
  greeting?: string
  /** When the greeting is heard. */
  span: SoundSpan
  clip: string
  clipAt: number
  clipMs: number
}

/** When the pictures of a wish are seen. */
export function planOf({ count, seconds, spoken }: PhotoWish): PhotoFilmPlan {
  const clipMs = spoken && timeOfPart({ fromMs: 0, toMs: spoken.clipMs })
  const times = Array.from({ length: count }, (_, i) => (i === spoken?.clipAt ? clipMs : undefined))
  return planPhotoFilm(times, seconds)
}

/** Runs in the page of the film tests. */
export async function orderPhotos(wish: PhotoWish): Promise<PhotoFilmOrder> {
  const { count, page, mostBytes, spoken } = wish
  const plan = planOf(wish)
  const photos = await Promise.all(
    Array.from({ length: count }, (_, i) =>
      orderPhoto(`/photo-${i}.jpg`, spoken?.clipAt === i ? spoken : undefined),
    ),
  )
  const card = await createImageBitmap(await fetchBlob('/photo-0.jpg'), {
    resizeWidth: page.widthPx,
    resizeHeight: page.heightPx,
  })
  const song = { file: await fetchBlob(wish.song), repeatMs: 30_000 }
  const mixed = spoken && { ...(await mix(spoken, plan, photos)), song }
  return { plan, page, mostBytes, photos, title: card, end: card, song, mixed }
}

async function orderPhoto(address: string, spoken?: SpokenParts): Promise<OrderedPhoto> {
  const blob = await fetchBlob(address)
  const picture = await createImageBitmap(blob)
  const { width, height } = picture
  picture.close()
  const focus = { x: 0.5, y: 0.5, zoom: 1 }
  if (!spoken) return { blob, width, height, focus }
  const clip = { file: await fetchBlob(spoken.clip), fromMs: 0, toMs: spoken.clipMs }
  return { blob, width, height, focus, clip }
}

async function mix(
  { greeting, span, clipMs: durationMs }: SpokenParts,
  plan: PhotoFilmPlan,
  photos: readonly OrderedPhoto[],
): Promise<MixedSound> {
  const noted = photos.map(({ clip }, i) =>
    clip ? { clip: { id: `${i}`, durationMs, fromMs: 0, toMs: durationMs } } : {},
  )
  const { durationMs: filmMs } = plan
  const file = await (greeting ? fetchBlob(greeting) : recordGreeting(span.lengthMs))
  return {
    mix: { durationMs: filmMs, song: { gain: 1, fades: false }, voice: span },
    voice: { file, fromMs: 0 },
    clips: heardClips(plan, noted).flatMap(({ id, ...clip }) => {
      const own = photos[Number(id)]?.clip?.file
      return own ? [{ ...clip, file: own }] : []
    }),
  }
}

/** Recorded and levelled as on the page of photo films. */
async function recordGreeting(forMs: number, moreMs = 500): Promise<Blob> {
  const recorder = await startRecording()
  // A recording takes its time.
  await new Promise((resolve) => {
    setTimeout(resolve, forMs + moreMs)
  })
  const voice = await readVoice(await recorder.stop())
  if (voice && voice.durationMs >= forMs) return voice.file
  // On a busy machine a recording begins later.
  if (moreMs < 8000) return recordGreeting(forMs, 2 * moreMs)
  throw new Error('the greeting was not recorded')
}

async function fetchBlob(address: string): Promise<Blob> {
  return (await fetch(address)).blob()
}
