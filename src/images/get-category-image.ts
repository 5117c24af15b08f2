import type { Context } from 'hono'
import { getImage } from './get-image.ts'

/** `/images/category/{image}`: an SVG as it is, a raster picture made to measure like any other. */
export function getCategoryImage(context: Context<{ Bindings: Env }>): Promise<Response> {
  return getImage(context)
}
