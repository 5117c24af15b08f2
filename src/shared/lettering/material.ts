/** What drawn words can be made of. */
export const materialIds = [
  'ink',
  'papercut',
  'carved',
  'foil',
  'overprint',
  'glaze',
  'leaded',
  'worn',
  'shaded',
  'reversed',
  'layered',
  'cutout',
  'stitched',
] as const

export type MaterialId = (typeof materialIds)[number]
