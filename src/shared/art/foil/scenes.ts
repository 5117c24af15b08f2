import { becher } from '../motifs/becher.ts'
import { birthdayCake } from '../motifs/birthday-cake.ts'
import { bowAndArrows } from '../motifs/bow-and-arrows.ts'
import { brisPillow } from '../motifs/bris-pillow.ts'
import { candlesticks } from '../motifs/candlesticks.ts'
import { chuppah } from '../motifs/chuppah.ts'
import { coinTray } from '../motifs/coin-tray.ts'
import { crown } from '../motifs/crown.ts'
import { dove } from '../motifs/dove.ts'
import { esrog } from '../motifs/esrog.ts'
import { havdalahCandle } from '../motifs/havdalah-candle.ts'
import { honeyJar } from '../motifs/honey-jar.ts'
import { kesubah } from '../motifs/kesubah.ts'
import { lion } from '../motifs/lion.ts'
import { luchos } from '../motifs/luchos.ts'
import { machzor } from '../motifs/machzor.ts'
import { matzah } from '../motifs/matzah.ts'
import { megillah } from '../motifs/megillah.ts'
import { menorah } from '../motifs/menorah.ts'
import { moon } from '../motifs/moon.ts'
import type { Motif } from '../motifs/motif.ts'
import { openSefer } from '../motifs/open-sefer.ts'
import { pomegranate } from '../motifs/pomegranate.ts'
import { quillAndInk } from '../motifs/quill-and-ink.ts'
import { rattle } from '../motifs/rattle.ts'
import { rings } from '../motifs/rings.ts'
import { scissors } from '../motifs/scissors.ts'
import { seferTorah } from '../motifs/sefer-torah.ts'
import { sforim } from '../motifs/sforim.ts'
import { shofar } from '../motifs/shofar.ts'
import { tefillin } from '../motifs/tefillin.ts'
import { wrappedGlass } from '../motifs/wrapped-glass.ts'
import { yahrzeitCandle } from '../motifs/yahrzeit-candle.ts'

/** The arrangement of a page around its hero. */
export type Setting = 'rays' | 'wreath' | 'medallion' | 'crest'

export interface Scene {
  setting: Setting
  hero: () => Motif
  /** The tilt of the hero, radians. */
  lean?: number
  /** A motif on the left of a crest that faces it, with its mirror image on the right. */
  supporter?: () => Motif
  /** Whether the hero stands on a sprig; otherwise it floats. */
  stands?: boolean
}

/** The scenes of foil besides the sefer Torah, by the motif that a design names. */
export const scenes: Readonly<Record<string, Scene>> = {
  'rays-becher': { setting: 'rays', hero: becher, stands: true },
  'rays-candlesticks': { setting: 'rays', hero: candlesticks, stands: true },
  'rays-chuppah': { setting: 'rays', hero: chuppah, stands: true },
  'rays-crown': { setting: 'rays', hero: crown },
  'rays-open-sefer': { setting: 'rays', hero: openSefer, stands: true },
  'rays-tefillin': { setting: 'rays', hero: tefillin, stands: true },
  'wreath-candlesticks': { setting: 'wreath', hero: candlesticks },
  'wreath-crown': { setting: 'wreath', hero: crown },
  'wreath-dove': { setting: 'wreath', hero: dove },
  'wreath-rings': { setting: 'wreath', hero: rings },
  'wreath-shofar': { setting: 'wreath', hero: shofar },
  'medallion-becher': { setting: 'medallion', hero: becher },
  'medallion-bris-pillow': { setting: 'medallion', hero: brisPillow },
  'medallion-coin-tray': { setting: 'medallion', hero: coinTray },
  'medallion-crown': { setting: 'medallion', hero: crown },
  'medallion-megillah': { setting: 'medallion', hero: megillah },
  'medallion-shofar': { setting: 'medallion', hero: shofar },
  'crest-chuppah': { setting: 'crest', hero: chuppah },
  'crest-crown': { setting: 'crest', hero: crown },
  'crest-kesubah': { setting: 'crest', hero: kesubah },
  'rays-menorah': { setting: 'rays', hero: menorah, stands: true },
  'wreath-moon': { setting: 'wreath', hero: moon },
  'wreath-yahrzeit-candle': { setting: 'wreath', hero: yahrzeitCandle },
  'medallion-sforim': { setting: 'medallion', hero: sforim },
  'wreath-luchos': { setting: 'wreath', hero: luchos },
  'crest-machzor': { setting: 'crest', hero: machzor },
  'wreath-quill-and-ink': { setting: 'wreath', hero: quillAndInk },
  'medallion-scissors': { setting: 'medallion', hero: scissors },
  'medallion-honey-jar': { setting: 'medallion', hero: honeyJar },
  'wreath-wrapped-glass': { setting: 'wreath', hero: wrappedGlass },
  'medallion-bow-and-arrows': { setting: 'medallion', hero: bowAndArrows },
  'wreath-pomegranate': { setting: 'wreath', hero: pomegranate },
  'rays-birthday-cake': { setting: 'rays', hero: () => birthdayCake() },
  'wreath-esrog': { setting: 'wreath', hero: esrog },
  'medallion-matzah': { setting: 'medallion', hero: matzah },
  'medallion-havdalah-candle': { setting: 'medallion', hero: havdalahCandle },
  'wreath-rattle': { setting: 'wreath', hero: rattle },
  'lions-crown': { setting: 'crest', hero: crown, supporter: lion },
  'lions-sefer-torah': { setting: 'crest', hero: seferTorah, supporter: lion },
}
