import type { PreparedScene, Sprites } from '#shared/scene/prepared-scene.ts'

/** What a film is made of. */
export interface FilmOrder {
  scene: PreparedScene
  sprites: Sprites<ImageBitmap>
  song?: FilmSong | undefined
  /** An MP4 that stands under all sprites, cut to cover the page; its sound is used where no song is. */
  clip?: Blob | undefined
  /**
   * The colours have the range of television also where the encoder would keep the full one, as
   * Chromium's in software does; it takes about half as long again. Both are tagged as what they are.
   */
  limitedRange?: boolean | undefined
}

export interface FilmSong {
  /** An MP4 whose sound is AAC. */
  file: Blob
  /** Where the film begins in it, ms; 0 unless told. */
  startMs?: number | undefined
  /**
   * 0 to 1; 1 unless told. At 0 the film is silent. Between, only a recorded film is quieter: else the
   * sound is copied as it is, and a player's own volume is the way.
   */
  volume?: number | undefined
}

/** What the page asks of the worker. */
export type FilmQuestion =
  | { kind: 'make'; id: number; order: FilmOrder }
  | { kind: 'cancel'; id: number }

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

export const fps = 30

/** Times of the frames, ms: the last is shown until the end. */
export function frameCount(durationMs: number): number {
  return Math.max(1, Math.round((durationMs / 1000) * fps))
}
