import { drawCard } from '../../../client/export/draw-card.ts'
import { drawGround } from '../../../client/export/draw-ground.ts'
import type { Exporter } from './exporter.ts'

/** Nothing is prepared in advance, as with the others. */
export const draw: Exporter = async ({ layout, art }, type) => {
  const { signal } = new AbortController()
  // Drawn while the letters are set, as on the page.
  const ground = drawGround(signal, { layout, art })
  try {
    return await drawCard(signal, { layout, art, type, ground: () => ground })
  } finally {
    ;(await ground).close()
  }
}
