import sharp, { type AvifOptions } from 'sharp'

const { avif } = sharp.prototype

/*
 * Miniflare makes the pictures of a local site with sharp, whose own effort at AVIF, 4, takes seven
 * times as long as 2 for files of the same size: a first visit to a shelf waited for it.
 */
sharp.prototype.avif = function (options?: AvifOptions) {
  return avif.call(this, { effort: 2, ...options })
}
