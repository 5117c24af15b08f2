import { apple } from '../motifs/apple.ts'
import { balloon } from '../motifs/balloon.ts'
import { becher } from '../motifs/becher.ts'
import { brisPillow } from '../motifs/bris-pillow.ts'
import { candlesticks } from '../motifs/candlesticks.ts'
import { challah } from '../motifs/challah.ts'
import { chuppah } from '../motifs/chuppah.ts'
import { coinTray } from '../motifs/coin-tray.ts'
import { crown } from '../motifs/crown.ts'
import { datePalm } from '../motifs/date-palm.ts'
import { dove } from '../motifs/dove.ts'
import { dreidel } from '../motifs/dreidel.ts'
import { esrog } from '../motifs/esrog.ts'
import { fig } from '../motifs/fig.ts'
import { gragger } from '../motifs/gragger.ts'
import { grapes } from '../motifs/grapes.ts'
import { hamentash } from '../motifs/hamentash.ts'
import { honeyJar } from '../motifs/honey-jar.ts'
import { key } from '../motifs/key.ts'
import { lulav } from '../motifs/lulav.ts'
import { matzah } from '../motifs/matzah.ts'
import { megillah } from '../motifs/megillah.ts'
import { type Motif, placeParts } from '../motifs/motif.ts'
import { oilJug } from '../motifs/oil-jug.ts'
import { oliveBranch } from '../motifs/olive-branch.ts'
import { pomegranate } from '../motifs/pomegranate.ts'
import { pram } from '../motifs/pram.ts'
import { rings } from '../motifs/rings.ts'
import { seferTorah } from '../motifs/sefer-torah.ts'
import { shofar } from '../motifs/shofar.ts'
import { sufganiya } from '../motifs/sufganiya.ts'
import { sukkah } from '../motifs/sukkah.ts'
import { wheat } from '../motifs/wheat.ts'

/** What can stand on a tile: motifs, and rows of them. */
export const pictures = {
  apple,
  balloon: () => balloon(),
  becher,
  'bris-pillow': brisPillow,
  candlesticks,
  challah,
  chuppah,
  'coin-tray': coinTray,
  crown,
  'date-palm': datePalm,
  dove,
  dreidel,
  esrog,
  fig,
  'four-cups': () => row([becher(), becher(), becher(), becher()], 26),
  gragger,
  grapes,
  hamentash,
  'honey-jar': honeyJar,
  key,
  lulav,
  matzah,
  megillah,
  'oil-jug': oilJug,
  'olive-branch': oliveBranch,
  pomegranate,
  pram,
  rings,
  'sefer-torah': seferTorah,
  shofar,
  sufganiya,
  sukkah,
  'three-hamentashen': () => row([hamentash(), hamentash(), hamentash()], -6),
  'three-pomegranates': () => row([pomegranate(), pomegranate(), pomegranate()], 40),
  wheat,
} satisfies Record<string, () => Motif>

/** Motifs side by side on one level, `gap` motif units apart. */
function row(motifs: readonly Motif[], gap: number): Motif {
  const width = motifs.reduce((sum, motif) => sum + motif.width + gap, -gap)
  let x = -width / 2
  const parts = motifs.flatMap((motif) => {
    const placed = placeParts(motif, [1, 0, 0, 1, x + motif.width / 2, 0])
    x += motif.width + gap
    return placed
  })
  const height = Math.max(...motifs.map((motif) => motif.height))
  return { name: motifs.map(({ name }) => name).join(' '), width, height, parts }
}
