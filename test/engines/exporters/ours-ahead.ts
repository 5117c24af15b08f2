import { drawCard } from '../../../client/export/draw-card.ts'
import { drawGround } from '../../../client/export/draw-ground.ts'
import type { Ground } from '../../../client/export/ground.ts'
import type { Exporter } from './exporter.ts'

const { signal } = new AbortController()
let kept: Promise<Ground> | undefined

/** As on a page that was touched: the ground is there before the tap. All orders have the same art. */
export const draw: Exporter = ({ layout, art }, type) => {
  kept ??= drawGround(signal, { layout, art })
  const ground = kept
  return drawCard(signal, { layout, art, type, ground: () => ground })
}
