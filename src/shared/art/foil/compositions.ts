import type { CardWords } from '../family.ts'
import { rattle } from '../motifs/childhood/rattle.ts'
import { bowAndArrows } from '../motifs/holidays/bow-and-arrows.ts'
import { dreidel } from '../motifs/holidays/dreidel.ts'
import { esrog } from '../motifs/holidays/esrog.ts'
import { honeyJar } from '../motifs/holidays/honey-jar.ts'
import { matzah } from '../motifs/holidays/matzah.ts'
import { menorah } from '../motifs/holidays/menorah.ts'
import { moonOverRoofs } from '../motifs/holidays/moon-over-roofs.ts'
import { shofar } from '../motifs/holidays/shofar.ts'
import type { Motif } from '../motifs/motif.ts'
import { oliveTwig } from '../motifs/plants/olive-branch.ts'
import { pomegranate } from '../motifs/plants/pomegranate.ts'
import { seedling } from '../motifs/plants/seedling.ts'
import { birthdayCake } from '../motifs/simchos/birthday-cake.ts'
import { brisPillow } from '../motifs/simchos/bris-pillow.ts'
import { chuppah } from '../motifs/simchos/chuppah.ts'
import { coinTray } from '../motifs/simchos/coin-tray.ts'
import { dove } from '../motifs/simchos/dove.ts'
import { kesubah } from '../motifs/simchos/kesubah.ts'
import { openGate } from '../motifs/simchos/open-gate.ts'
import { ringBox } from '../motifs/simchos/ring-box.ts'
import { scissors } from '../motifs/simchos/scissors.ts'
import { becher } from '../motifs/table/becher.ts'
import { candlesticks } from '../motifs/table/candlesticks.ts'
import { havdalahCandle } from '../motifs/table/havdalah-candle.ts'
import { houseDoor } from '../motifs/table/house-door.ts'
import { keyRing } from '../motifs/table/key-ring.ts'
import { mortar } from '../motifs/table/mortar.ts'
import { yahrzeitCandle } from '../motifs/table/yahrzeit-candle.ts'
import { siddur } from '../motifs/torah/bound-book.ts'
import { crown } from '../motifs/torah/crown.ts'
import { heavenlyGates } from '../motifs/torah/heavenly-gates.ts'
import { lion } from '../motifs/torah/lion.ts'
import { luchos } from '../motifs/torah/luchos.ts'
import { megillah } from '../motifs/torah/megillah.ts'
import { openSefer } from '../motifs/torah/open-sefer.ts'
import { quillAndInk } from '../motifs/torah/quill-and-ink.ts'
import { seferTorah } from '../motifs/torah/sefer-torah.ts'
import { seforimAndApple } from '../motifs/torah/seforim-and-apple.ts'
import { sforim } from '../motifs/torah/sforim.ts'
import { tefillin } from '../motifs/torah/tefillin.ts'
import { monogram } from './monogram.ts'

/** The arrangement of a plot around its hero. */
export type Setting = 'rays' | 'wreath' | 'medallion' | 'crest' | 'list' | OpenSetting

/** Settings without a frame: their art runs to the edges of the sheet. */
const openSettings = ['giant', 'city', 'fan', 'sheet', 'leaves', 'canopy', 'laurel'] as const
export type OpenSetting = (typeof openSettings)[number]

/** Whether a setting has no frame. */
export function isOpen(setting: Setting): setting is OpenSetting {
  return openSettings.some((open) => open === setting)
}

export interface Composition {
  setting: Setting
  hero: (words?: CardWords) => Motif
  /** Whether the hero is drawn from the words of the card. */
  fromWords?: true
  /** The tilt of the hero, radians. */
  lean?: number
  /** A motif on the left of a crest that faces it, with its mirror image on the right. */
  supporter?: () => Motif
  /** Whether the hero stands on a sprig; otherwise it floats. */
  stands?: boolean
}

/** The compositions of foil besides the sefer Torah, by the motif that a design names. */
export const compositions: Readonly<Record<string, Composition>> = {
  'rays-becher': { setting: 'rays', hero: becher, stands: true },
  'rays-candlesticks': { setting: 'rays', hero: candlesticks, stands: true },
  'rays-chuppah': { setting: 'rays', hero: chuppah, stands: true },
  'rays-open-sefer': { setting: 'rays', hero: openSefer, stands: true },
  'medallion-becher': { setting: 'medallion', hero: becher },
  'medallion-bris-pillow': { setting: 'medallion', hero: brisPillow },
  'medallion-coin-tray': { setting: 'medallion', hero: coinTray },
  'medallion-megillah': { setting: 'medallion', hero: megillah },
  'medallion-shofar': { setting: 'medallion', hero: shofar },
  'crest-crown': { setting: 'crest', hero: crown },
  'canopy-crown': { setting: 'canopy', hero: crown },
  'rays-kesubah': { setting: 'rays', hero: kesubah, stands: true },
  'laurel-crown': { setting: 'laurel', hero: crown },
  'laurel-dove': { setting: 'laurel', hero: dove },
  'laurel-key-ring': { setting: 'laurel', hero: keyRing },
  'laurel-luchos': { setting: 'laurel', hero: luchos },
  'laurel-quill-and-ink': { setting: 'laurel', hero: quillAndInk },
  'laurel-ring-box': { setting: 'laurel', hero: ringBox },
  'laurel-yahrzeit-candle': { setting: 'laurel', hero: yahrzeitCandle },
  'fan-moon': { setting: 'fan', hero: moonOverRoofs },
  'laurel-esrog': { setting: 'laurel', hero: esrog },
  'laurel-bris-pillow': { setting: 'laurel', hero: brisPillow },
  'giant-becher': { setting: 'giant', hero: becher },
  'fan-crown': { setting: 'fan', hero: crown },
  'sheet-rattle': { setting: 'sheet', hero: rattle },
  'canopy-candlesticks': { setting: 'canopy', hero: candlesticks },
  'canopy-becher': { setting: 'canopy', hero: becher },
  'sheet-tefillin': { setting: 'sheet', hero: tefillin },
  'fan-scissors': { setting: 'fan', hero: scissors },
  'giant-birthday-cake': { setting: 'giant', hero: () => birthdayCake() },
  'fan-seforim': { setting: 'fan', hero: seforimAndApple },
  'giant-dreidel': { setting: 'giant', hero: dreidel },
  'leaves-siddur': { setting: 'leaves', hero: siddur },
  'city-house-door': { setting: 'city', hero: houseDoor },
  'sheet-quill': { setting: 'sheet', hero: quillAndInk },
  'city-open-gate': { setting: 'city', hero: openGate },
  'leaves-seforim': { setting: 'leaves', hero: seforimAndApple },
  'leaves-seedling': { setting: 'leaves', hero: seedling },
  'leaves-pomegranate': { setting: 'leaves', hero: pomegranate },
  'leaves-mortar': { setting: 'leaves', hero: mortar },
  'leaves-olive-twig': { setting: 'leaves', hero: oliveTwig },
  'city-becher': { setting: 'city', hero: becher },
  'giant-pomegranate': { setting: 'giant', hero: pomegranate },
  'city-shofar': { setting: 'city', hero: shofar },
  'leaves-dove': { setting: 'leaves', hero: dove },
  'sheet-bow-and-arrows': { setting: 'sheet', hero: bowAndArrows },
  'city-havdalah-candle': { setting: 'city', hero: havdalahCandle },
  'sheet-sforim': { setting: 'sheet', hero: sforim },
  'giant-shofar': { setting: 'giant', hero: shofar },
  'fan-gates': { setting: 'fan', hero: heavenlyGates },
  'giant-crown': { setting: 'giant', hero: crown },
  'fan-megillah': { setting: 'fan', hero: megillah },
  'sheet-menorah': { setting: 'sheet', hero: menorah },
  'giant-honey-jar': { setting: 'giant', hero: honeyJar },
  'fan-matzah': { setting: 'fan', hero: matzah },
  'crest-monogram': { setting: 'crest', hero: monogram, fromWords: true },
  'giant-monogram': { setting: 'giant', hero: monogram, fromWords: true },
  'crest-becher': { setting: 'crest', hero: becher },
  'list-chuppah': { setting: 'list', hero: chuppah },
  'list-crown': { setting: 'list', hero: crown },
  'lions-crown': { setting: 'crest', hero: crown, supporter: lion },
  'lions-sefer-torah': { setting: 'crest', hero: seferTorah, supporter: lion },
  'city-sefer-torah': { setting: 'city', hero: seferTorah },
  'fan-ring-box': { setting: 'fan', hero: ringBox },
  'fan-candlesticks': { setting: 'fan', hero: candlesticks },
  // Designs of earlier releases name these.
  'city-candlesticks': { setting: 'city', hero: candlesticks },
  'canopy-ring-box': { setting: 'canopy', hero: ringBox },
  'wreath-bris-pillow': { setting: 'wreath', hero: brisPillow },
  'wreath-esrog': { setting: 'wreath', hero: esrog },
  'wreath-moon': { setting: 'wreath', hero: moonOverRoofs },
  'laurel-shofar': { setting: 'laurel', hero: shofar },
  'crest-kesubah': { setting: 'crest', hero: kesubah },
  'wreath-crown': { setting: 'wreath', hero: crown },
  'wreath-ring-box': { setting: 'wreath', hero: ringBox },
  'wreath-yahrzeit-candle': { setting: 'wreath', hero: yahrzeitCandle },
  'wreath-luchos': { setting: 'wreath', hero: luchos },
  'wreath-quill-and-ink': { setting: 'wreath', hero: quillAndInk },
  'wreath-key-ring': { setting: 'wreath', hero: keyRing },
  'rays-crown': { setting: 'rays', hero: crown },
  'rays-tefillin': { setting: 'rays', hero: tefillin, stands: true },
  'wreath-candlesticks': { setting: 'wreath', hero: candlesticks },
  'wreath-dove': { setting: 'wreath', hero: dove },
  'wreath-shofar': { setting: 'wreath', hero: shofar },
  'medallion-crown': { setting: 'medallion', hero: crown },
  'crest-chuppah': { setting: 'crest', hero: chuppah },
  'rays-menorah': { setting: 'rays', hero: menorah, stands: true },
  'medallion-sforim': { setting: 'medallion', hero: sforim },
  'rays-gates': { setting: 'rays', hero: heavenlyGates, stands: true },
  'medallion-scissors': { setting: 'medallion', hero: scissors },
  'medallion-honey-jar': { setting: 'medallion', hero: honeyJar },
  'medallion-bow-and-arrows': { setting: 'medallion', hero: bowAndArrows },
  'wreath-pomegranate': { setting: 'wreath', hero: pomegranate },
  'rays-birthday-cake': { setting: 'rays', hero: () => birthdayCake() },
  'medallion-matzah': { setting: 'medallion', hero: matzah },
  'medallion-havdalah-candle': { setting: 'medallion', hero: havdalahCandle },
  'wreath-rattle': { setting: 'wreath', hero: rattle },
  'wreath-mortar': { setting: 'wreath', hero: mortar },
  'medallion-olive-twig': { setting: 'medallion', hero: oliveTwig },
  'medallion-siddur': { setting: 'medallion', hero: siddur },
  'rays-house-door': { setting: 'rays', hero: houseDoor, stands: true },
  'medallion-seforim': { setting: 'medallion', hero: seforimAndApple },
  'rays-open-gate': { setting: 'rays', hero: openGate, stands: true },
  'wreath-seedling': { setting: 'wreath', hero: seedling },
  'medallion-dreidel': { setting: 'medallion', hero: dreidel },
}
