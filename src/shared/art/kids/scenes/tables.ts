import { babyBottle } from '../../motifs/baby-bottle.ts'
import { becher } from '../../motifs/becher.ts'
import { coinTray } from '../../motifs/coin-tray.ts'
import { dreidel } from '../../motifs/dreidel.ts'
import { gift } from '../../motifs/gift.ts'
import { gragger } from '../../motifs/gragger.ts'
import { hamentash } from '../../motifs/hamentash.ts'
import { honeyJar } from '../../motifs/honey-jar.ts'
import { letterBlocks } from '../../motifs/letter-blocks.ts'
import { lollipop } from '../../motifs/lollipop.ts'
import { matzah } from '../../motifs/matzah.ts'
import { oilJug } from '../../motifs/oil-jug.ts'
import { rattle } from '../../motifs/rattle.ts'
import { schoolBag } from '../../motifs/school-bag.ts'
import { sufganiya } from '../../motifs/sufganiya.ts'
import { shades } from '../materials.ts'
import type { Page } from '../page.ts'
import type { ColourName } from '../palettes.ts'
import { tabletop } from './tabletop.ts'

function wrapped(cloth: ColourName, ribbon: ColourName) {
  return ({ colours }: Page) => ({
    cloth: shades(colours[cloth], colours.dark),
    fruit: shades(colours[ribbon], colours.dark),
  })
}

/** The first day of cheder: a bag, letters and honey. */
export const chederTable = tabletop([
  { thing: schoolBag, across: -0.42, size: 0.92 },
  { thing: honeyJar, across: 0.86, size: 0.56 },
  { thing: letterBlocks, across: 0.34, down: 0.02, size: 0.66 },
  { thing: lollipop, across: -1.0, down: 0.03, size: 0.56, turn: -0.12 },
])

export const purimTable = tabletop([
  { thing: lollipop, across: 0.66, down: -0.02, size: 0.72, turn: 0.12 },
  { thing: lollipop, across: 0.94, size: 0.58, turn: 0.26, paints: wrapped('main', 'sun') },
  { thing: gift, across: 0.5, size: 0.66, paints: wrapped('leaf', 'coral') },
  { thing: gragger, across: -0.3, down: 0.02, size: 0.86 },
  { thing: hamentash, across: -0.86, down: 0.03, size: 0.44 },
  { thing: hamentash, across: 0.06, down: 0.05, size: 0.4 },
  { thing: hamentash, across: 0.98, down: 0.05, size: 0.36 },
])

export const dreidelTable = tabletop([
  { thing: oilJug, across: -0.92, down: -0.02, size: 0.62 },
  { thing: sufganiya, across: 0.86, down: -0.01, size: 0.56 },
  { thing: dreidel, across: -0.4, down: 0.03, size: 0.54, turn: -0.2 },
  { thing: dreidel, across: 0.1, down: 0.04, size: 0.84, turn: 0.1, paints: woods('main') },
  { thing: dreidel, across: 0.5, down: 0.05, size: 0.42, turn: 0.26, paints: woods('coral') },
])

function woods(hue: ColourName) {
  return ({ colours }: Page) => ({ wood: shades(colours[hue], colours.dark) })
}

export const pesachTable = tabletop([
  { thing: matzah, across: -0.52, down: 0.01, size: 0.82 },
  { thing: becher, across: 0.34, down: 0.02, size: 0.8 },
  { thing: becher, across: 0.86, down: 0.01, size: 0.52 },
])

export const redemption = tabletop([
  { thing: rattle, across: -0.86, size: 0.66, turn: -0.16 },
  { thing: babyBottle, across: 0.88, size: 0.66 },
  { thing: coinTray, across: 0, down: 0.05, size: 1.22 },
])
