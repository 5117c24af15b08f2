import { type Art, named } from '../../art.ts'
import { babyShoes } from '../../motifs/baby-shoes.ts'
import { bib } from '../../motifs/bib.ts'
import { lamb } from '../../motifs/lamb.ts'
import type { Motif } from '../../motifs/motif.ts'
import { onesie } from '../../motifs/onesie.ts'
import { type Path, placement, rectPath, transformPath } from '../../path.ts'
import { type Paints, paintMotif, paintStanding, shades } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import { type Page, past } from '../page.ts'
import { brushed, gouache } from '../paint.ts'
import { drawCloud, drawSky } from '../sky.ts'

/** Baby clothes on a line above a lamb in the meadow. */
export function washingLine(page: Page): Art {
  const { width, foot, ground, colours } = page
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
    const pegs = [-half, half].map((dx) => drawPeg(page, at.x + dx, lineAt(share)))
    return named(
      'hung',
      [paintMotif(page, motif, { ...at, paints, turn: 0.02 * (i % 2 === 0 ? 1 : -1) }), pegs],
      { x: at.x, y: lineAt(share) },
    )
  })
  const cord: Path = [
    ['M', -past, lineAt(-past / width)],
    ['Q', width / 2, foot * 0.4, width + past, lineAt(1 + past / width)],
  ]
  const lambSize = Math.min(290, foot * 0.27)
  return [
    drawSky(page),
    drawCloud(page, { x: width * 0.2, y: foot * 0.66, width: 240, kind: 0 }),
    drawCloud(page, { x: width * 0.82, y: foot * 0.58, width: 210, kind: 1 }),
    drawMeadow(page),
    brushed(cord, page.colours.cord, 3),
    ...hung,
    paintStanding(page, lamb(), { x: width * 0.5, y: ground + 10, size: lambSize }),
  ]
}

function drawPeg(page: Page, x: number, y: number): Art {
  const peg = transformPath(rectPath(-5, -16, 10, 34), placement(x, y, 0.06))
  return gouache(page, peg, page.colours.wood, { grain: 3, seed: Math.round(x) })
}
