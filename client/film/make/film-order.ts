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
  /** Where the film begins in it, ms; 0 unless told. */
  startMs?: number | undefined
  /** 0 to 1; 1 unless told. At 0 the film is silent; between, it is rounded to `levelOf` it. */
  volume?: number | undefined
  /** The file that tells where the song says how loud it is; needed below the full volume. */
  gains?: Blob | undefined
}

/** What the page tells the worker of a film: its sprites, one by one, and then to make it. */
export type FilmStep =
  | { kind: 'sprite'; name: string; sprite: Sprite<ImageBitmap> }
  | { kind: 'make'; order: Omit<FilmOrder, 'sprites'> }
  | { kind: 'cancel' }
export type FilmQuestion = { id: number } & FilmStep

/** What the worker answers, by the id of the question; after `made` and `failed` nothing more comes. */
export type FilmAnswer = { id: number } & (
  | { kind: 'progress'; done: number }
  | { kind: 'made'; film: MadeFilm }
  | { kind: 'failed'; name: string; message: string }
)

export interface MadeFilm {
  bytes: ArrayBuffer
  /** Of the picture, as RFC 6381 writes it. */
  codec: string
  widthPx: number
  heightPx: number
}
