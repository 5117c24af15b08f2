/** The part of gifenc that stickers use; the package has no types. */
declare module 'gifenc' {
  /** Colours as [red, green, blue]. */
  export type GifPalette = [number, number, number][]

  /** The colours that suit the pixels, RGBA, best. */
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, maxColours: number): GifPalette

  /** The index of the nearest colour for each pixel. */
  export function applyPalette(
    rgba: Uint8Array | Uint8ClampedArray,
    palette: GifPalette,
  ): Uint8Array
}
