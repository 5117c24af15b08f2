/*
 * What shines when light passes: the same shapes in the colour of the light. They are added to the
 * picture, so that what is not painted here stays as it is.
 */

const light = '#ffefc4'

/**
 * All of the art that is painted with foil, in the colour of light.
 *
 * @param svg an SVG fragment
 */
export function litFoil(svg: string): string {
  return repainted(svg, (paint) => /^url\(#[a-z]+-(?:foil|gold|metal)[^)]*\)$/.test(paint))
}

/** A drawing as a silhouette of light. */
export function litWhole(svg: string): string {
  return repainted(svg, (paint) => paint !== 'none')
}

function repainted(svg: string, shines: (paint: string) => boolean): string {
  const body = svg.replace(
    / (fill|stroke)="([^"]*)"/g,
    (_, attribute: string, paint: string) => ` ${attribute}="${shines(paint) ? light : 'none'}"`,
  )
  return `<g fill="none">${body}</g>`
}
