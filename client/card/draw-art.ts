import type { Art } from '#shared/art/art.ts'
import { loadArt } from '#shared/art/families.ts'
import type { Box } from '#shared/art/family.ts'
import type { ArtPicture } from '#shared/art-picture.ts'
import { type Format, formatSizes } from '#shared/format.ts'

/** What to draw, as data that can be posted to a worker. The main thread paints it. */
export interface ArtOrder {
  family: string
  motif: string
  seed: number
  format: Format
  reserved: readonly Box[]
  picture?: ArtPicture | undefined
}

export interface ArtQuestion {
  key: string
  order: ArtOrder
}

/** Asks for no art: the code of the family is fetched ahead. */
export interface FamilyQuestion {
  family: string
}

export type ArtAnswer = { key: string; art: Art } | { key: string; message: string }

/** The unpainted art for `paintArt`; takes up to 200 ms. */
export async function drawArt({ family, picture, format, ...request }: ArtOrder): Promise<Art> {
  const { draw } = await loadArt({ family, picture })
  return draw({ ...formatSizes[format], ...request })
}
