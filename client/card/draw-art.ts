import { loadFamily } from '#shared/art/families.ts'
import type { Box } from '#shared/art/family.ts'
import { type Format, formatSizes } from '#shared/format.ts'

/** What is to be drawn, in words that can be posted to a worker; it is painted on the page. */
export interface ArtOrder {
  family: string
  motif: string
  seed: number
  format: Format
  reserved: readonly Box[]
}

export interface ArtQuestion {
  key: string
  order: ArtOrder
}

export type ArtAnswer = { key: string; shapes: string } | { key: string; message: string }

/** The art as `paintArt` takes it. Takes up to 200 ms. */
export async function drawShapes({ family, format, ...request }: ArtOrder): Promise<string> {
  const { draw } = await loadFamily(family)
  return draw({ ...formatSizes[format], ...request })
}
