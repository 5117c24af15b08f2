import { type Art, named } from '../../art.ts'
import { babyShoes } from '../../motifs/childhood/baby-shoes.ts'
import { bib } from '../../motifs/childhood/bib.ts'
import { lamb } from '../../motifs/childhood/lamb.ts'
import { onesie } from '../../motifs/childhood/onesie.ts'
import type { Motif } from '../../motifs/motif.ts'
import { type Path, placement, rectPath, transformPath } from '../../path.ts'
import { type Paints, paintMotif, paintStanding, shades } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import { brushed, gouache } from '../paint.ts'
import { type Plot, past } from '../plot.ts'
import { drawCloud, drawSky } from '../sky.ts'

/** Baby clothes on a line above a lamb in the meadow. */
export function washingLine(plot: Plot): Art {
  const { width, foot, ground, colours } = plot
  const { coral, dark, leaf, main, petal, sun } = colours
  const size = Math.min(width * 0.225, foot * 0.26)
  const lineAt = (share: number) => foot * (0.27 + 0.26 * share * (1 - share))
  const hues = [main, coral, sun, leaf, petal]
  const clothes: readonly [() => Motif, number, number][] = [
    [bib, 0.1, 0.8],
    [onesie, 0.3, 1.04],
    [babyShoes, 0.51, 0.74],
    [onesie, 0.71, 0.94],
    [bib, 0.9, 0.72],
  ]
  const hung = clothes.map(([thing, share, grown], i) => {
    const motif = thing()
    const own = size * grown
    const at = { x: share * width, y: lineAt(share) + (motif.height / 200) * own - 8, size: own }
    const paints: Paints = {
      cloth: shades(hues[i] ?? main, dark),
      flower: shades(hues[(i + 3) % 5] ?? petal, dark),
      fruit: shades(hues[(i + 1) % 5] ?? coral, dark),
    }
    const half = (motif.width / 200) * own * (thing === onesie ? 0.18 : 0.28)
    const pegs = [-half, half].map((dx) => drawPeg(plot, at.x + dx, lineAt(share)))
    return named(
      'hung',
      [paintMotif(plot, motif, { ...at, paints, turn: 0.02 * (i % 2 === 0 ? 1 : -1) }), pegs],
      { x: at.x, y: lineAt(share) },
    )
  })
  const cord: Path = [
    ['M', -past, lineAt(-past / width)],
    ['Q', width / 2, foot * 0.4, width + past, lineAt(1 + past / width)],
  ]
  const lambSize = Math.min(290, foot * 0.27)
  return [
    drawSky(plot),
    drawCloud(plot, { x: width * 0.2, y: foot * 0.66, width: 240, kind: 0 }),
    drawCloud(plot, { x: width * 0.82, y: foot * 0.58, width: 210, kind: 1 }),
    drawMeadow(plot),
    brushed(cord, plot.colours.cord, 3),
    ...hung,
    paintStanding(plot, lamb(), { x: width * 0.5, y: ground + 10, size: lambSize }),
  ]
}

function drawPeg(plot: Plot, x: number, y: number): Art {
  const peg = transformPath(rectPath(-5, -16, 10, 34), placement(x, y, 0.06))
  return gouache(plot, peg, plot.colours.wood, { grain: 3, seed: Math.round(x) })
}
