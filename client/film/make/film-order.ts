import type { PreparedScene, Sprite, Sprites } from '#shared/scene/prepared-scene.ts'

/** Everything that a film file is made from. */
export interface FilmOrder {
  scene: PreparedScene
  sprites: Sprites<ImageBitmap>
  song?: FilmSong | undefined
  /** An MP4 under all sprites, cropped to cover the page; its sound plays if there is no song. */
  clip?: Blob | undefined
  /**
   * Converts colours to limited range, also where the encoder would keep full range, as Chromium's
   * software encoder does. Takes nearly twice as long. Either range is tagged correctly.
   */
  limitedRange?: boolean | undefined
}

export interface FilmSong {
  /** An MP4 with AAC sound. */
  file: Blob
  /** Where the film starts in the song, ms. Default: 0. */
  startMs?: number | undefined
  /** 0 to 1, default: 1. At 0 the film is silent; other values are rounded to `levelOf` it. */
  volume?: number | undefined
  /** Positions of the song's volume values; needed below full volume. */
  gains?: Blob | undefined
}

/**
 * Messages from the page to the film worker: sprites one by one, then the order to make the film.
 */
export type FilmStep =
  | { kind: 'sprite'; name: string; sprite: Sprite<ImageBitmap> }
  | { kind: 'make'; order: Omit<FilmOrder, 'sprites'> }
  | { kind: 'cancel' }
export type FilmQuestion = { id: number } & FilmStep

/** Answers of the worker, with the id of the question; `made` or `failed` comes last. */
export type FilmAnswer = { id: number } & (
  | { kind: 'progress'; done: number }
  | { kind: 'made'; film: MadeFilm }
  | { kind: 'failed'; name: string; message: string }
)

export interface MadeFilm {
  /** `video/mp4`. */
  file: Blob
  /** Codec of the picture, in the notation of RFC 6381. */
  codec: string
  widthPx: number
  heightPx: number
}
