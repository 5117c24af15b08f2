interface Env {
  /** `public/fonts`. */
  FONTS: Fetcher
}
