import { becher } from '../motifs/becher.ts'
import { birthdayCake } from '../motifs/birthday-cake.ts'
import { bonfire } from '../motifs/bonfire.ts'
import { brisPillow } from '../motifs/bris-pillow.ts'
import { candlesticks } from '../motifs/candlesticks.ts'
import { challah } from '../motifs/challah.ts'
import { chuppah } from '../motifs/chuppah.ts'
import { coinTray } from '../motifs/coin-tray.ts'
import { cradle } from '../motifs/cradle.ts'
import { deer } from '../motifs/deer.ts'
import { dove } from '../motifs/dove.ts'
import { honeyJar } from '../motifs/honey-jar.ts'
import { lamb } from '../motifs/lamb.ts'
import { letterBlocks } from '../motifs/letter-blocks.ts'
import { matzah } from '../motifs/matzah.ts'
import { megillah } from '../motifs/megillah.ts'
import { menorah } from '../motifs/menorah.ts'
import { moon } from '../motifs/moon.ts'
import type { Motif } from '../motifs/motif.ts'
import { pomegranate } from '../motifs/pomegranate.ts'
import { pram } from '../motifs/pram.ts'
import { quillAndInk } from '../motifs/quill-and-ink.ts'
import { rings } from '../motifs/rings.ts'
import { scissors } from '../motifs/scissors.ts'
import { seferTorah } from '../motifs/sefer-torah.ts'
import { sforim } from '../motifs/sforim.ts'
import { shofar } from '../motifs/shofar.ts'
import { shul } from '../motifs/shul.ts'
import { sinai } from '../motifs/sinai.ts'
import { sukkah } from '../motifs/sukkah.ts'
import { tefillin } from '../motifs/tefillin.ts'

/** A gate with an urn or another thing in it, a thing in a round of lace, or one in a garden. */
export type Scene =
  | { setting: 'arch'; centre?: () => Motif }
  | { setting: 'ring' | 'garden'; centre: () => Motif }

/** The scenes of papercut, by the motif that a design names. */
export const scenes: Readonly<Record<string, Scene>> = {
  arch: { setting: 'arch' },
  'arch-becher': { setting: 'arch', centre: becher },
  'arch-candlesticks': { setting: 'arch', centre: candlesticks },
  'arch-chuppah': { setting: 'arch', centre: chuppah },
  'arch-sefer-torah': { setting: 'arch', centre: seferTorah },
  'garden-chuppah': { setting: 'garden', centre: chuppah },
  'garden-pram': { setting: 'garden', centre: pram },
  'garden-shul': { setting: 'garden', centre: shul },
  'garden-sinai': { setting: 'garden', centre: sinai },
  'garden-sukkah': { setting: 'garden', centre: sukkah },
  'garden-letter-blocks': { setting: 'garden', centre: letterBlocks },
  'garden-honey-jar': { setting: 'garden', centre: honeyJar },
  'garden-birthday-cake': { setting: 'garden', centre: () => birthdayCake(3) },
  'ring-matzah': { setting: 'ring', centre: matzah },
  'ring-rings': { setting: 'ring', centre: rings },
  'garden-lamb': { setting: 'garden', centre: lamb },
  'garden-quill-and-ink': { setting: 'garden', centre: quillAndInk },
  'garden-sefer-torah': { setting: 'garden', centre: seferTorah },
  'garden-candlesticks': { setting: 'garden', centre: candlesticks },
  'garden-dove': { setting: 'garden', centre: dove },
  'garden-menorah': { setting: 'garden', centre: menorah },
  'ring-scissors': { setting: 'ring', centre: scissors },
  'garden-deer': { setting: 'garden', centre: deer },
  'ring-becher': { setting: 'ring', centre: becher },
  'ring-bris-pillow': { setting: 'ring', centre: brisPillow },
  'ring-candlesticks': { setting: 'ring', centre: candlesticks },
  'ring-challah': { setting: 'ring', centre: challah },
  'ring-coin-tray': { setting: 'ring', centre: coinTray },
  'ring-cradle': { setting: 'ring', centre: cradle },
  'ring-megillah': { setting: 'ring', centre: megillah },
  'ring-menorah': { setting: 'ring', centre: menorah },
  'ring-moon': { setting: 'ring', centre: moon },
  'ring-pomegranate': { setting: 'ring', centre: pomegranate },
  'ring-sforim': { setting: 'ring', centre: sforim },
  'ring-shofar': { setting: 'ring', centre: shofar },
  'ring-tefillin': { setting: 'ring', centre: tefillin },
  'ring-bonfire': { setting: 'ring', centre: bonfire },
}
