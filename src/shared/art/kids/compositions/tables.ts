import { letterBlocks } from '../../motifs/childhood/letter-blocks.ts'
import { lollipop } from '../../motifs/childhood/lollipop.ts'
import { gragger } from '../../motifs/holidays/gragger.ts'
import { hamentash } from '../../motifs/holidays/hamentash.ts'
import { honeyJar } from '../../motifs/holidays/honey-jar.ts'
import { mishloachManos } from '../../motifs/holidays/mishloach-manos.ts'
import { birthdayCake } from '../../motifs/simchos/birthday-cake.ts'
import { drawConfetti, drawParty } from '../hung.ts'
import { shades } from '../materials.ts'
import type { ColourName } from '../palettes.ts'
import type { Plot } from '../plot.ts'
import { type Setting, tabletop } from './tabletop.ts'

function wrapped(cloth: ColourName, ribbon: ColourName) {
  return ({ colours }: Plot) => ({
    cloth: shades(colours[cloth], colours.dark),
    fruit: shades(colours[ribbon], colours.dark),
  })
}

const purimThings: readonly Setting[] = [
  {
    thing: lollipop,
    across: 0.76,
    down: -0.02,
    size: 0.8,
    turn: 0.08,
    paints: wrapped('main', 'sun'),
  },
  { thing: mishloachManos, across: 0.4, size: 0.9 },
  { thing: gragger, across: -0.32, down: 0.03, size: 1.06 },
  { thing: hamentash, across: -0.8, down: 0.05, size: 0.46 },
  { thing: hamentash, across: 0.02, down: 0.06, size: 0.36 },
  { thing: hamentash, across: 0.88, down: 0.06, size: 0.36 },
]

export const purimTable = tabletop(drawConfetti, purimThings)

/** Three years old: cake, letters and honey. */
export const thirdBirthday = tabletop(drawParty, [
  { thing: birthdayCake, across: -0.04, size: 1.0 },
  { thing: letterBlocks, across: -0.7, down: 0.03, size: 0.54 },
  { thing: honeyJar, across: 0.66, down: 0.02, size: 0.54 },
])
