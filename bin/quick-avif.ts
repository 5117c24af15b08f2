import sharp, { type AvifOptions } from 'sharp'

const { avif } = sharp.prototype

/*
 * Miniflare makes the pictures of a local site with sharp. Sharp's default AVIF effort, 4, takes
 * seven times as long as effort 2 for files of the same size, and the first visit to a shelf
 * waited.
 */
sharp.prototype.avif = function (options?: AvifOptions) {
  return avif.call(this, { effort: 2, ...options })
}
