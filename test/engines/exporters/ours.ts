import { drawCard } from '../../../client/export/draw-card.ts'
import type { Exporter } from './exporter.ts'

export const draw: Exporter = ({ layout, art }, type) =>
  drawCard(new AbortController().signal, { layout, art, type })
