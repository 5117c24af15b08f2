import { cradle } from '../motifs/childhood/cradle.ts'
import { lamb } from '../motifs/childhood/lamb.ts'
import { letterBlocks } from '../motifs/childhood/letter-blocks.ts'
import { pram } from '../motifs/childhood/pram.ts'
import { bonfire } from '../motifs/holidays/bonfire.ts'
import { honeyJar } from '../motifs/holidays/honey-jar.ts'
import { matzah } from '../motifs/holidays/matzah.ts'
import { menorah } from '../motifs/holidays/menorah.ts'
import { moonOverRoofs } from '../motifs/holidays/moon-over-roofs.ts'
import { shofar } from '../motifs/holidays/shofar.ts'
import { sukkah } from '../motifs/holidays/sukkah.ts'
import type { Motif } from '../motifs/motif.ts'
import { pomegranate } from '../motifs/plants/pomegranate.ts'
import { birthdayCake } from '../motifs/simchos/birthday-cake.ts'
import { brisPillow } from '../motifs/simchos/bris-pillow.ts'
import { chuppah } from '../motifs/simchos/chuppah.ts'
import { coinTray } from '../motifs/simchos/coin-tray.ts'
import { dove } from '../motifs/simchos/dove.ts'
import { openGate } from '../motifs/simchos/open-gate.ts'
import { ringBox } from '../motifs/simchos/ring-box.ts'
import { scissors } from '../motifs/simchos/scissors.ts'
import { becher } from '../motifs/table/becher.ts'
import { candlestick, candlesticks } from '../motifs/table/candlesticks.ts'
import { challah } from '../motifs/table/challah.ts'
import { houseDoor } from '../motifs/table/house-door.ts'
import { openWindow } from '../motifs/table/open-window.ts'
import { siddur, tehillim } from '../motifs/torah/bound-book.ts'
import { deer } from '../motifs/torah/deer.ts'
import { luchos } from '../motifs/torah/luchos.ts'
import { megillah } from '../motifs/torah/megillah.ts'
import { quillAndInk } from '../motifs/torah/quill-and-ink.ts'
import { seferTorah } from '../motifs/torah/sefer-torah.ts'
import { seforimAndApple } from '../motifs/torah/seforim-and-apple.ts'
import { sforim } from '../motifs/torah/sforim.ts'
import { shul } from '../motifs/torah/shul.ts'
import { tefillin } from '../motifs/torah/tefillin.ts'
import type { OpenSetting } from './open/open-layout.ts'

/**
 * A gate with an urn or another thing in it, a thing in a round of lace, a photo in one with a
 * thing as its stand-in, or a thing in a garden.
 */
export type Composition =
  | { setting: 'arch'; centre?: () => Motif }
  | { setting: 'ring' | 'garden' | 'photo' | OpenSetting; centre: () => Motif }

/** The compositions of papercut, by the motif that a design names. */
export const compositions: Readonly<Record<string, Composition>> = {
  arch: { setting: 'arch' },
  'arch-becher': { setting: 'arch', centre: becher },
  'arch-candlesticks': { setting: 'arch', centre: candlesticks },
  'arch-chuppah': { setting: 'arch', centre: chuppah },
  'arch-sefer-torah': { setting: 'arch', centre: seferTorah },
  'garden-chuppah': { setting: 'garden', centre: chuppah },
  'garden-pram': { setting: 'garden', centre: pram },
  'garden-shul': { setting: 'garden', centre: shul },
  'garden-luchos': { setting: 'garden', centre: luchos },
  'garden-sukkah': { setting: 'garden', centre: sukkah },
  'garden-letter-blocks': { setting: 'garden', centre: letterBlocks },
  'garden-honey-jar': { setting: 'garden', centre: honeyJar },
  'garden-birthday-cake': { setting: 'garden', centre: () => birthdayCake(3) },
  'ring-matzah': { setting: 'ring', centre: matzah },
  'ring-ring-box': { setting: 'ring', centre: ringBox },
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
  'ring-moon': { setting: 'ring', centre: moonOverRoofs },
  'ring-pomegranate': { setting: 'ring', centre: pomegranate },
  'ring-sforim': { setting: 'ring', centre: sforim },
  'ring-shofar': { setting: 'ring', centre: shofar },
  'ring-tefillin': { setting: 'ring', centre: tefillin },
  'garden-open-window': { setting: 'garden', centre: openWindow },
  'ring-tehillim': { setting: 'ring', centre: tehillim },
  'garden-siddur': { setting: 'garden', centre: siddur },
  'ring-candlestick': { setting: 'ring', centre: candlestick },
  'garden-house-door': { setting: 'garden', centre: houseDoor },
  'garden-seforim-and-apple': { setting: 'garden', centre: seforimAndApple },
  'garden-open-gate': { setting: 'garden', centre: openGate },
  'ring-bonfire': { setting: 'ring', centre: bonfire },
  'round-ring-box': { setting: 'round', centre: ringBox },
  'round-challah': { setting: 'round', centre: challah },
  'round-shofar': { setting: 'round', centre: shofar },
  'round-sforim': { setting: 'round', centre: sforim },
  'round-coin-tray': { setting: 'round', centre: coinTray },
  'round-candlesticks': { setting: 'round', centre: candlesticks },
  'corner-megillah': { setting: 'corner', centre: megillah },
  'corner-pomegranate': { setting: 'corner', centre: pomegranate },
  'corner-moon': { setting: 'corner', centre: moonOverRoofs },
  'corner-dove': { setting: 'corner', centre: dove },
  'corner-scissors': { setting: 'corner', centre: scissors },
  'list-chuppah': { setting: 'list', centre: chuppah },
  'list-candlesticks': { setting: 'list', centre: candlesticks },
  'list-dove': { setting: 'list', centre: dove },
  'tiers-bris-pillow': { setting: 'tiers', centre: brisPillow },
  'tiers-tefillin': { setting: 'tiers', centre: tefillin },
  'tiers-birthday-cake': { setting: 'tiers', centre: () => birthdayCake(3) },
  'tiers-sukkah': { setting: 'tiers', centre: sukkah },
  'tiers-honey-jar': { setting: 'tiers', centre: honeyJar },
  'tiers-house-door': { setting: 'tiers', centre: houseDoor },
  'tiers-candlesticks': { setting: 'tiers', centre: candlesticks },
  'tiers-menorah': { setting: 'tiers', centre: menorah },
  'tiers-matzah': { setting: 'tiers', centre: matzah },
  'corner-quill-and-ink': { setting: 'corner', centre: quillAndInk },
  'corner-tehillim': { setting: 'corner', centre: tehillim },
  'tiers-sefer-torah': { setting: 'tiers', centre: seferTorah },
  'tiers-letter-blocks': { setting: 'tiers', centre: letterBlocks },
  'tiers-becher': { setting: 'tiers', centre: becher },
  'round-pomegranate': { setting: 'round', centre: pomegranate },
  'photo-pram': { setting: 'photo', centre: pram },
  'photo-chuppah': { setting: 'photo', centre: chuppah },
  'photo-tefillin': { setting: 'photo', centre: tefillin },
  'photo-pomegranate': { setting: 'photo', centre: pomegranate },
}
