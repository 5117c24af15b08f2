import type { PreparedScene, Sprite, Sprites } from '#shared/scene/prepared-scene.ts'

/** What a film is made of. */
export interface FilmOrder {
  scene: PreparedScene
  sprites: Sprites<ImageBitmap>
  song?: FilmSong | undefined
  /** An MP4 that stands under all sprites, cut to cover the page; its sound is used where no song is. */
  clip?: Blob | undefined
  /**
   * The colours have the range of television also where the encoder would keep the full one, as
   * Chromium's in software does; it takes nearly twice as long. Both are tagged as what they are.
   */
  limitedRange?: boolean | undefined
}

export interface FilmSong {
  /** An MP4 whose sound is AAC. */
  file: Blob
  /** Where the film begins in it, ms; the default is 0. */
  startMs?: number | undefined
  /** 0 to 1; the default is 1. At 0 the film is silent; between, it is rounded to `levelOf` it. */
  volume?: number | undefined
  /** Where the song says how loud it is; needed below the full volume. */
  gains?: Blob | undefined
}

/** Messages of the page to the worker of a film: its sprites, one by one, then the order to make it. */
export type FilmStep =
  | { kind: 'sprite'; name: string; sprite: Sprite<ImageBitmap> }
  | { kind: 'make'; order: Omit<FilmOrder, 'sprites'> }
  | { kind: 'cancel' }
export type FilmQuestion = { id: number } & FilmStep

/** Answers of the worker, with the id of the question; `made` and `failed` are the last ones. */
export type FilmAnswer = { id: number } & (
  | { kind: 'progress'; done: number }
  | { kind: 'made'; film: MadeFilm }
  | { kind: 'failed'; name: string; message: string }
)

export interface MadeFilm {
  bytes: ArrayBuffer
  /** Codec of the picture, in the notation of RFC 6381. */
  codec: string
  widthPx: number
  heightPx: number
}
