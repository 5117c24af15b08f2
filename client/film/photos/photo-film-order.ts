import type { Size } from '#shared/art/family.ts'
import type { VideoFormat } from '#shared/format.ts'
import type { FocusPoint, PictureSize } from '#shared/photo-film/camera.ts'
import type { PhotoFilmPlan } from '#shared/photo-film/plan-photo-film.ts'
import type { MixedSound } from './sound/add-mix.ts'

/** Sizes of photo films, px: small enough that three minutes fit a chat. */
export const photoFilmSizes: Readonly<Record<VideoFormat, Size>> = {
  status: { widthPx: 720, heightPx: 1280 },
  square: { widthPx: 720, heightPx: 720 },
  wide: { widthPx: 1280, heightPx: 720 },
}

/** A photo as its file, which is decoded only while it is seen. */
export interface OrderedPhoto extends PictureSize {
  blob: Blob
  focus: FocusPoint
  /** The file of a clip, instead of the photo, and what is seen of it. */
  clip?: { file: Blob; fromMs: number; toMs: number } | undefined
  caption?: ImageBitmap | undefined
}

/** Everything that a photo film is made from. */
export interface PhotoFilmOrder {
  plan: PhotoFilmPlan
  page: Size
  photos: readonly OrderedPhoto[]
  title: ImageBitmap
  end: ImageBitmap
  /** An MP4 with AAC sound, and the distance of its repeats, ms; its packets are copied. */
  song?: { file: Blob; repeatMs: number } | undefined
  /** Instead of a song alone. */
  mixed?: MixedSound | undefined
  /** The most that the file may take. */
  mostBytes: number
}

/** Answers of the worker; `clip` is the place of a clip that failed. */
export type PhotoFilmAnswer =
  | { kind: 'progress'; done: number }
  | { kind: 'made'; film: Blob }
  | { kind: 'failed'; name: string; message: string; clip?: number | undefined }
