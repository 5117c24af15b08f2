import { suezOne } from '../letters/suez-one.ts'
import { apple } from '../motifs/apple.ts'
import { balloon } from '../motifs/balloon.ts'
import { becher } from '../motifs/becher.ts'
import { birthdayCake } from '../motifs/birthday-cake.ts'
import { bonfire } from '../motifs/bonfire.ts'
import { bowAndArrows } from '../motifs/bow-and-arrows.ts'
import { candlesticks } from '../motifs/candlesticks.ts'
import { crown } from '../motifs/crown.ts'
import { datePalm } from '../motifs/date-palm.ts'
import { dove } from '../motifs/dove.ts'
import { dreidel } from '../motifs/dreidel.ts'
import { gift } from '../motifs/gift.ts'
import { gragger } from '../motifs/gragger.ts'
import { grapes } from '../motifs/grapes.ts'
import { hamentash } from '../motifs/hamentash.ts'
import { honeyJar } from '../motifs/honey-jar.ts'
import { kite } from '../motifs/kite.ts'
import { lulav } from '../motifs/lulav.ts'
import { matzah } from '../motifs/matzah.ts'
import { moon } from '../motifs/moon.ts'
import { type Motif, silhouette } from '../motifs/motif.ts'
import { pomegranate } from '../motifs/pomegranate.ts'
import { pram } from '../motifs/pram.ts'
import { rings } from '../motifs/rings.ts'
import { scissors } from '../motifs/scissors.ts'
import { seferTorah } from '../motifs/sefer-torah.ts'
import { sforim } from '../motifs/sforim.ts'
import { tefillin } from '../motifs/tefillin.ts'
import { toyTrain } from '../motifs/toy-train.ts'
import { wineDecanter } from '../motifs/wine-decanter.ts'
import type { Path } from '../path.ts'

/** Motifs that can be printed in one ink. */
export const stamps = {
  apple,
  balloon,
  becher,
  candlesticks,
  crown,
  dove,
  dreidel,
  gragger,
  hamentash,
  'honey-jar': honeyJar,
  matzah,
  pomegranate,
  pram,
  rings,
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
  moon,
  sforim,
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
