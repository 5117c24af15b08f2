import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { drawContact, drawLit, litGradients } from '../lit-motif.ts'
import { bonfire } from '../motifs/holidays/bonfire.ts'
import { circlePath, type Path, placement, transformPath } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { colour, shape } from '../shapes.ts'
import type { CompositionLayout } from './composition-layout.ts'

/** A large log fire with sparks, fewer higher up. */
export function drawFire(layout: CompositionLayout, palette: Paints, seed: number): Art {
  const { foot, scale } = layout
  const motif = bonfire()
  const manner = { palette, prefix: 'night' }
  const place = { ...foot, scale }
  return [
    litGradients([motif], manner),
    drawContact(motif, place, colour(palette, 'panelShade')),
    named('sparks', drawSparks(layout, palette, { seed, scale })),
    named('motif', drawLit(motif, place, manner), place),
  ]
}

function drawSparks(
  { foot, text }: CompositionLayout,
  palette: Paints,
  { seed, scale }: { seed: number; scale: number },
): Art {
  const random = createRandom(seed + 8)
  const lowest = text.y < foot.y ? text.y + text.height + 24 * scale : 0
  const near: Path[] = []
  const far: Path[] = []
  for (let i = 0; i < 70; i++) {
    const rise = random() ** 1.3
    const y = foot.y - (90 + 230 * rise) * scale
    const x = foot.x + between(random, -1, 1) * (34 + 74 * rise) * scale
    if (y < lowest) continue
    const size = between(random, 0.9, 2) * (1 - 0.5 * rise) * scale
    const turn = between(random, -0.7, 0.7)
    const spark = transformPath(circlePath(0, 0, 1), placement(x, y, turn, size, size * 1.7))
    if (rise < 0.45) near.push(spark)
    else far.push(spark)
  }
  return [
    shape(near.flat(), { fill: colour(palette, 'flameMiddle') }),
    shape(far.flat(), { fill: colour(palette, 'flameOuter') }),
  ]
}
