import { type Material, type Motif, type MotifPart, placeParts } from '../motifs/motif.ts'
import { type Matrix, orient, type Path, placement, toPathData, transformPath } from '../path.ts'

/** Materials that are pasted in coloured paper; all else is cut from the white sheet. */
const pasted: Partial<Record<Material, string>> = {
  flame: 'accent',
  flower: 'flower',
  fruit: 'flower',
  wine: 'flower',
}

/** Shown through the openings of the white sheet. */
const behind: Partial<Record<Material, string>> = { ...pasted, cloth: 'flower', clay: 'flower' }

/**
 * A motif cut from white paper, in page units: shaded parts from a second sheet a little darker,
 * details as openings, creases as slits, stems as strips.
 */
export function cutMotif(
  motif: Motif,
  place: Matrix,
  colours: Readonly<Record<string, string>>,
): string {
  const parts = placeParts(motif, place)
  const scale = Math.hypot(place[0], place[1])
  const shape = parts.flatMap(({ as, path }) => (as === 'body' ? orient(path, 'solid') : []))
  const shadow = (x: number, y: number, opacity: number) =>
    area(transformPath(shape, placement(x, y)), colours.shadow, ` fill-opacity="${opacity}"`)
  return [
    shadow(8, 13, 0.26),
    shadow(3.5, 6, 0.34),
    area(transformPath(shape, placement(1.4, 2.2)), colours.paperEdge),
    ...parts.map((part) => cutPart(part, colours, scale)),
  ].join('')
}

function cutPart(part: MotifPart, colours: Readonly<Record<string, string>>, scale: number) {
  if (part.as === 'line') {
    const width = Math.max(3.4, part.width * scale)
    const stem = part.material === 'leaf' || part.material === 'wood'
    const paint = stem ? colours.paper : colours.ground
    return (
      `<path d="${toPathData(part.path)}" fill="none" stroke="${paint}"` +
      ` stroke-width="${Math.round(width * 10) / 10}" stroke-linecap="round" stroke-linejoin="round"/>`
    )
  }
  const { material, tone, path } = part
  if (part.as === 'detail') return area(path, colours[behind[material] ?? 'ground'])
  return area(path, colours[pasted[material] ?? (tone === 'dark' ? 'paperShade' : 'paper')])
}

function area(path: Path, fill = '', rest = ''): string {
  return path.length > 0 ? `<path d="${toPathData(path)}" fill="${fill}"${rest}/>` : ''
}
