import { layoutArc } from '../text/layout-arc.ts'
import { cutToFit } from './cut-to-fit.ts'
import type { FilledLayer } from './filled-layers.ts'
import { type CardGround, type Placed, quarter } from './place-stack.ts'
import { leastShown, problemsOf } from './set-layer.ts'

/** Places layers on the frame's arch if they ask for it; none if the art has no arch. */
export function placeArc(filled: readonly FilledLayer[], ground: CardGround): Placed {
  const { textArea, unit, tables } = ground
  const { arc } = textArea
  if (!arc) return { lines: [], problems: [] }
  const bent = filled.filter(({ layer }) => layer.place === 'arc')
  const placed = bent.map(({ layer, text }) => {
    const { faces, sizes, tracking, field } = layer
    const set = (part: string, min: number, max: number) =>
      layoutArc(part, { faces, sizes: { min, max }, tracking, tables }, arc)
    const minPx = quarter(sizes.min * unit)
    const wanted = set(text, minPx, quarter(sizes.max * unit))
    // Smaller than the minimum size, then cut short, so that it never runs off the end of the arch.
    const { line, part } = wanted.fits
      ? { ...wanted, part: text }
      : cutToFit(text, (part) => ({ ...set(part, quarter(leastShown * minPx), minPx), part }))
    return {
      line: line && { ...line, field, role: layer.ink, onArch: true as const },
      problems: problemsOf(field, { ...wanted, isCut: part !== text }),
    }
  })
  return {
    lines: placed.flatMap(({ line }) => line ?? []),
    problems: placed.flatMap(({ problems }) => problems),
  }
}
