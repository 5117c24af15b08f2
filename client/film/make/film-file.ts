/** A film as a file. */
export interface FilmFile {
  /** `video/mp4`. */
  file: Blob
  /** Of the picture, as RFC 6381 writes it. */
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

/** The browser can make no MP4 of it: the ready-made one is all that can be given. */
export class FilmUnsupported extends Error {
  override name = 'FilmUnsupported'
}

/** The browser broke off the work while the tab was out of sight: in front, it can be made. */
export class FilmStopped extends Error {
  override name = 'FilmStopped'
}
