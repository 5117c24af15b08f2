import { apple } from '../motifs/apple.ts'
import { babyShoes } from '../motifs/baby-shoes.ts'
import { balloon } from '../motifs/balloon.ts'
import { becher } from '../motifs/becher.ts'
import { besamim } from '../motifs/besamim.ts'
import { bimah } from '../motifs/bimah.ts'
import { birthdayCake } from '../motifs/birthday-cake.ts'
import { bonfire } from '../motifs/bonfire.ts'
import { bowAndArrows } from '../motifs/bow-and-arrows.ts'
import { brisPillow } from '../motifs/bris-pillow.ts'
import { candlesticks } from '../motifs/candlesticks.ts'
import { challah } from '../motifs/challah.ts'
import { chuppah } from '../motifs/chuppah.ts'
import { coinTray } from '../motifs/coin-tray.ts'
import { cradle } from '../motifs/cradle.ts'
import { crown } from '../motifs/crown.ts'
import { datePalm } from '../motifs/date-palm.ts'
import { dove } from '../motifs/dove.ts'
import { dreidel } from '../motifs/dreidel.ts'
import { esrog } from '../motifs/esrog.ts'
import { fig } from '../motifs/fig.ts'
import { gift } from '../motifs/gift.ts'
import { gragger } from '../motifs/gragger.ts'
import { grapes } from '../motifs/grapes.ts'
import { hamentash } from '../motifs/hamentash.ts'
import { havdalahCandle } from '../motifs/havdalah-candle.ts'
import { honeyJar } from '../motifs/honey-jar.ts'
import { key } from '../motifs/key.ts'
import { kite } from '../motifs/kite.ts'
import { lantern } from '../motifs/lantern.ts'
import { letterBlocks } from '../motifs/letter-blocks.ts'
import { lollipop } from '../motifs/lollipop.ts'
import { lulav } from '../motifs/lulav.ts'
import { machzor } from '../motifs/machzor.ts'
import { matzah } from '../motifs/matzah.ts'
import { megillah } from '../motifs/megillah.ts'
import { menorah } from '../motifs/menorah.ts'
import { moon } from '../motifs/moon.ts'
import { type Motif, placeParts } from '../motifs/motif.ts'
import { oilJug } from '../motifs/oil-jug.ts'
import { oliveBranch } from '../motifs/olive-branch.ts'
import { openSefer } from '../motifs/open-sefer.ts'
import { paperFlag } from '../motifs/paper-flag.ts'
import { pomegranate } from '../motifs/pomegranate.ts'
import { pram } from '../motifs/pram.ts'
import { quillAndInk } from '../motifs/quill-and-ink.ts'
import { rattle } from '../motifs/rattle.ts'
import { rings } from '../motifs/rings.ts'
import { scissors } from '../motifs/scissors.ts'
import { seferTorah } from '../motifs/sefer-torah.ts'
import { sforim } from '../motifs/sforim.ts'
import { shofar } from '../motifs/shofar.ts'
import { shul } from '../motifs/shul.ts'
import { sinai } from '../motifs/sinai.ts'
import { sufganiya } from '../motifs/sufganiya.ts'
import { sukkah } from '../motifs/sukkah.ts'
import { tallisBag } from '../motifs/tallis-bag.ts'
import { tefillin } from '../motifs/tefillin.ts'
import { toyTrain } from '../motifs/toy-train.ts'
import { wheat } from '../motifs/wheat.ts'
import { window } from '../motifs/window.ts'
import { wineDecanter } from '../motifs/wine-decanter.ts'
import { yahrzeitCandle } from '../motifs/yahrzeit-candle.ts'

/** The pictures for tiles: motifs, and rows of them. */
export const pictures = {
  apple,
  balloon,
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
  'baby-shoes': babyShoes,
  besamim,
  bimah,
  'birthday-cake': () => birthdayCake(),
  bonfire,
  'bow-and-arrows': bowAndArrows,
  cradle,
  gift,
  'havdalah-candle': havdalahCandle,
  kite,
  lantern,
  'letter-blocks': letterBlocks,
  lollipop,
  machzor,
  menorah,
  moon,
  'open-sefer': openSefer,
  'paper-flag': paperFlag,
  'quill-and-ink': quillAndInk,
  rattle,
  scissors,
  sforim,
  shul,
  sinai,
  'tallis-bag': tallisBag,
  tefillin,
  'toy-train': toyTrain,
  window,
  'wine-decanter': wineDecanter,
  'yahrzeit-candle': yahrzeitCandle,
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
