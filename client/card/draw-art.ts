import { loadFamily } from '#shared/art/families.ts'
import type { Box } from '#shared/art/family.ts'
import { type Format, formatSizes } from '#shared/format.ts'

/** What is to be drawn, in words that can be posted to a worker. */
export interface ArtOrder {
  family: string
  motif: string
  palette: string
  seed: number
  format: Format
  reserved: readonly Box[]
}

export interface ArtQuestion {
  key: string
  order: ArtOrder
}

export type ArtAnswer = { key: string; art: string } | { key: string; message: string }

/** The art as an SVG fragment. Takes up to 200 ms. */
export async function drawArt(order: ArtOrder): Promise<string> {
  const family = await loadFamily(order.family)
  const palette = family.palettes[order.palette]
  if (!palette) throw new RangeError(`art family ${order.family} has no palette ${order.palette}`)
  const { motif, seed, reserved } = order
  return family.draw({ ...formatSizes[order.format], palette, motif, seed, reserved })
}
