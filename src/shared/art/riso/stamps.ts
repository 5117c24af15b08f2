import { suezOne } from '../letters/suez-one.ts'
import { kite } from '../motifs/childhood/kite.ts'
import { pencils } from '../motifs/childhood/pencils.ts'
import { pram } from '../motifs/childhood/pram.ts'
import { toyTrain } from '../motifs/childhood/toy-train.ts'
import { bonfire } from '../motifs/holidays/bonfire.ts'
import { bowAndArrows } from '../motifs/holidays/bow-and-arrows.ts'
import { dreidel } from '../motifs/holidays/dreidel.ts'
import { gragger } from '../motifs/holidays/gragger.ts'
import { hamentash } from '../motifs/holidays/hamentash.ts'
import { honeyJar } from '../motifs/holidays/honey-jar.ts'
import { lulav } from '../motifs/holidays/lulav.ts'
import { moon } from '../motifs/holidays/moon.ts'
import { type Motif, silhouette } from '../motifs/motif.ts'
import { apple } from '../motifs/plants/apple.ts'
import { datePalm } from '../motifs/plants/date-palm.ts'
import { grapes } from '../motifs/plants/grapes.ts'
import { pomegranate } from '../motifs/plants/pomegranate.ts'
import { balloon } from '../motifs/simchos/balloon.ts'
import { birthdayCake } from '../motifs/simchos/birthday-cake.ts'
import { dove } from '../motifs/simchos/dove.ts'
import { gift } from '../motifs/simchos/gift.ts'
import { scissors } from '../motifs/simchos/scissors.ts'
import { liftedBecher } from '../motifs/table/becher.ts'
import { candlestick, candlesticks } from '../motifs/table/candlesticks.ts'
import { keyRing } from '../motifs/table/key-ring.ts'
import { streetOfHouses } from '../motifs/table/street-of-houses.ts'
import { wineDecanter } from '../motifs/table/wine-decanter.ts'
import { crown } from '../motifs/torah/crown.ts'
import { seferTorah } from '../motifs/torah/sefer-torah.ts'
import { sforim } from '../motifs/torah/sforim.ts'
import { tefillin } from '../motifs/torah/tefillin.ts'
import type { Path } from '../path.ts'

/** Motifs that can be printed in one ink. */
export const stamps = {
  apple,
  balloon,
  becher: liftedBecher,
  candlestick,
  candlesticks,
  crown,
  dove,
  dreidel,
  gragger,
  hamentash,
  'honey-jar': honeyJar,
  'key-ring': keyRing,
  pencils,
  pomegranate,
  pram,
  scissors,
  'sefer-torah': seferTorah,
  tefillin,
  'birthday-cake': birthdayCake,
  bonfire,
  'bow-and-arrows': bowAndArrows,
  gift,
  kite,
  'toy-train': toyTrain,
  'wine-decanter': wineDecanter,
  'date-palm': datePalm,
  grapes,
  lulav,
  'young-moon': () => moon(0.74),
  'growing-moon': () => moon(0.38),
  'half-moon': () => moon(0),
  'gibbous-moon': () => moon(-0.5),
  'full-moon': () => moon(-1),
  sforim,
  street: streetOfHouses,
} satisfies Record<string, () => Motif>

export type StampName = keyof typeof stamps

/** Height of a plain huge letter in its own units: alef's ink is 588 high. */
const letterScale = 1 / 588

/**
 * The outline of a plate, plain letters 1 high: a Hebrew letter on its baseline at y = 0, or a
 * motif slightly higher than a letter.
 */
export function plateShape(name: string): Path {
  if (isStamp(name)) return scaled(silhouette(stamps[name]()), 1.08 / 200)
  const found = suezOne[name]
  if (!found) throw new RangeError(`no plate ${name}`)
  return scaled(found.path, letterScale)
}

export function isStamp(name: string): name is StampName {
  return Object.hasOwn(stamps, name)
}

function scaled(path: Path, scale: number): Path {
  return path.map(
    (segment) => segment.map((part) => (typeof part === 'number' ? part * scale : part)) as never,
  )
}
