import type { AppContext } from '../http/app-context.ts'
import { getImage } from './get-image.ts'

/** `/images/category/{image}`: an SVG as it is, a raster picture made to measure like any other. */
export function getCategoryImage(context: AppContext): Promise<Response> {
  return getImage(context)
}
