/** What drawn words can be made of. */
export const materialIds = [
  'ink',
  'papercut',
  'carved',
  'foil',
  'overprint',
  'glaze',
  'leaded',
  'stitched',
] as const

export type MaterialId = (typeof materialIds)[number]
