import type { AppContext } from '../http/app-context.ts'
import { getImage } from './get-image.ts'

/** `/images/category/{image}`: an SVG unchanged, a raster picture as a variant. */
export function getCategoryImage(context: AppContext): Promise<Response> {
  return getImage(context)
}
