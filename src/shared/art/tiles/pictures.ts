import { alefBeisBoard } from '../motifs/childhood/alef-beis-board.ts'
import { babyShoes } from '../motifs/childhood/baby-shoes.ts'
import { cradle } from '../motifs/childhood/cradle.ts'
import { kite } from '../motifs/childhood/kite.ts'
import { letterBlocks } from '../motifs/childhood/letter-blocks.ts'
import { lollipop } from '../motifs/childhood/lollipop.ts'
import { pencils } from '../motifs/childhood/pencils.ts'
import { pram } from '../motifs/childhood/pram.ts'
import { rattle } from '../motifs/childhood/rattle.ts'
import { toyTrain } from '../motifs/childhood/toy-train.ts'
import { bonfire } from '../motifs/holidays/bonfire.ts'
import { bowAndArrows } from '../motifs/holidays/bow-and-arrows.ts'
import { dreidel } from '../motifs/holidays/dreidel.ts'
import { esrog } from '../motifs/holidays/esrog.ts'
import { gragger } from '../motifs/holidays/gragger.ts'
import { hamentash } from '../motifs/holidays/hamentash.ts'
import { honeyJar } from '../motifs/holidays/honey-jar.ts'
import { hoshanos } from '../motifs/holidays/hoshanos.ts'
import { lulav } from '../motifs/holidays/lulav.ts'
import { matzah } from '../motifs/holidays/matzah.ts'
import { menorah } from '../motifs/holidays/menorah.ts'
import { moon } from '../motifs/holidays/moon.ts'
import { oilJug } from '../motifs/holidays/oil-jug.ts'
import { paperFlag } from '../motifs/holidays/paper-flag.ts'
import { shofar } from '../motifs/holidays/shofar.ts'
import { sufganiya } from '../motifs/holidays/sufganiya.ts'
import { sukkah } from '../motifs/holidays/sukkah.ts'
import { type Motif, placeParts } from '../motifs/motif.ts'
import { apple } from '../motifs/plants/apple.ts'
import { datePalm } from '../motifs/plants/date-palm.ts'
import { fig } from '../motifs/plants/fig.ts'
import { fruitBasket } from '../motifs/plants/fruit-basket.ts'
import { grapes } from '../motifs/plants/grapes.ts'
import { oliveBranch } from '../motifs/plants/olive-branch.ts'
import { pomegranate } from '../motifs/plants/pomegranate.ts'
import { seedling } from '../motifs/plants/seedling.ts'
import { wheat } from '../motifs/plants/wheat.ts'
import { balloon } from '../motifs/simchos/balloon.ts'
import { birthdayCake } from '../motifs/simchos/birthday-cake.ts'
import { brisPillow } from '../motifs/simchos/bris-pillow.ts'
import { chuppah } from '../motifs/simchos/chuppah.ts'
import { coinTray } from '../motifs/simchos/coin-tray.ts'
import { dove } from '../motifs/simchos/dove.ts'
import { gift } from '../motifs/simchos/gift.ts'
import { openGate } from '../motifs/simchos/open-gate.ts'
import { ringBox } from '../motifs/simchos/ring-box.ts'
import { scissors } from '../motifs/simchos/scissors.ts'
import { stoneBridge } from '../motifs/simchos/stone-bridge.ts'
import { becher } from '../motifs/table/becher.ts'
import { besamim } from '../motifs/table/besamim.ts'
import { candlestick, candlesticks } from '../motifs/table/candlesticks.ts'
import { challah } from '../motifs/table/challah.ts'
import { havdalahCandle } from '../motifs/table/havdalah-candle.ts'
import { houseDoor } from '../motifs/table/house-door.ts'
import { key } from '../motifs/table/key.ts'
import { keyRing } from '../motifs/table/key-ring.ts'
import { mortar } from '../motifs/table/mortar.ts'
import { oilLamp } from '../motifs/table/oil-lamp.ts'
import { openWindow } from '../motifs/table/open-window.ts'
import { streetOfHouses } from '../motifs/table/street-of-houses.ts'
import { window } from '../motifs/table/window.ts'
import { wineDecanter } from '../motifs/table/wine-decanter.ts'
import { yahrzeitCandle } from '../motifs/table/yahrzeit-candle.ts'
import { bimah } from '../motifs/torah/bimah.ts'
import { siddur, tehillim } from '../motifs/torah/bound-book.ts'
import { crown } from '../motifs/torah/crown.ts'
import { machzor } from '../motifs/torah/machzor.ts'
import { megillah } from '../motifs/torah/megillah.ts'
import { openSefer } from '../motifs/torah/open-sefer.ts'
import { quillAndInk } from '../motifs/torah/quill-and-ink.ts'
import { seferTorah } from '../motifs/torah/sefer-torah.ts'
import { seforimAndApple } from '../motifs/torah/seforim-and-apple.ts'
import { sforim } from '../motifs/torah/sforim.ts'
import { shul } from '../motifs/torah/shul.ts'
import { sinai } from '../motifs/torah/sinai.ts'
import { tallisBag } from '../motifs/torah/tallis-bag.ts'
import { tefillin } from '../motifs/torah/tefillin.ts'

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
  hoshanos,
  key,
  lulav,
  matzah,
  megillah,
  'oil-jug': oilJug,
  'olive-branch': oliveBranch,
  pomegranate,
  pram,
  'ring-box': ringBox,
  'sefer-torah': seferTorah,
  shofar,
  sufganiya,
  sukkah,
  'three-hamentashen': () => heap(hamentash, 10, 0.86),
  'three-pomegranates': () => heap(pomegranate, 16, 0.82),
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
  'oil-lamp': oilLamp,
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
  'alef-beis-board': alefBeisBoard,
  candlestick,
  'fruit-basket': fruitBasket,
  'house-door': houseDoor,
  'key-ring': keyRing,
  mortar,
  'open-gate': openGate,
  'open-window': openWindow,
  pencils,
  'seforim-and-apple': seforimAndApple,
  seedling,
  siddur,
  'stone-bridge': stoneBridge,
  street: streetOfHouses,
  tehillim,
} satisfies Record<string, () => Motif>

/**
 * Three of one thing, two below and one above them.
 *
 * @param gap between the lower two, motif units
 * @param step from the lower ones to the upper one, of its height
 */
function heap(thing: () => Motif, gap: number, step: number): Motif {
  const { name, width, height, parts } = row([thing(), thing()], gap)
  const one = thing()
  const upper = placeParts(one, [1, 0, 0, 1, 0, -step * one.height])
  return { name, width, height: height + step * one.height, parts: [...upper, ...parts] }
}

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
