/** A film as a file. */
export interface FilmFile {
  /** `video/mp4`. */
  file: Blob
  /** Codec of the picture, in the notation of RFC 6381. */
  codec: string
  widthPx: number
  heightPx: number
  /**
   * Why it is less than it could be: `smaller` than the scene, since the device encodes no more, or
   * `recorded` while it played, since the browser has no encoder.
   */
  fallback?: FilmFallback | undefined
}

export type FilmFallback = 'smaller' | 'recorded'

/** The browser can make no MP4 of it: only the ready-made one can be given. */
export class FilmUnsupported extends Error {
  override name = 'FilmUnsupported'
}

/** The browser stopped the work while the tab was hidden; it can be made in a visible tab. */
export class FilmStopped extends Error {
  override name = 'FilmStopped'
}
