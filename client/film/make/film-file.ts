/** A film as a file. */
export interface FilmFile {
  /** `video/mp4`. */
  file: Blob
  /** Codec of the picture, in the notation of RFC 6381. */
  codec: string
  widthPx: number
  heightPx: number
  /**
   * Why the file is below the best quality: `smaller` than the scene, since the device cannot
   * encode its full size, or `recorded` while it played, since the browser has no encoder.
   */
  fallback?: FilmFallback | undefined
}

export type FilmFallback = 'smaller' | 'recorded'

/** The browser cannot make an MP4 of it: only the ready-made one can be given. */
export class FilmUnsupported extends Error {
  override name = 'FilmUnsupported'
}

/** The browser stopped the export in a hidden tab; it works in a visible tab. */
export class FilmStopped extends Error {
  override name = 'FilmStopped'
}
