/** The part of subset-font that the build uses; the package has no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'truetype' | 'woff2'
    /** Layout features to keep; all others are removed. Default: all are kept. */
    keepFeatures?: readonly string[]
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
    noHinting?: boolean
    dropTables?: readonly string[]
  }

  function subsetFont(
    font: Uint8Array,
    characters: string,
    options?: SubsetOptions,
  ): Promise<Uint8Array>

  export default subsetFont
}
