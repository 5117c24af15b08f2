import { alefBeisBoard } from '../../motifs/childhood/alef-beis-board.ts'
import { babyBottle } from '../../motifs/childhood/baby-bottle.ts'
import { cradle } from '../../motifs/childhood/cradle.ts'
import { duck } from '../../motifs/childhood/duck.ts'
import { lamb } from '../../motifs/childhood/lamb.ts'
import { letterBlocks } from '../../motifs/childhood/letter-blocks.ts'
import { lollipop } from '../../motifs/childhood/lollipop.ts'
import { pencils } from '../../motifs/childhood/pencils.ts'
import { schoolBag } from '../../motifs/childhood/school-bag.ts'
import { bonfire } from '../../motifs/holidays/bonfire.ts'
import { dreidel } from '../../motifs/holidays/dreidel.ts'
import { gragger } from '../../motifs/holidays/gragger.ts'
import { hamentash } from '../../motifs/holidays/hamentash.ts'
import { honeyJar } from '../../motifs/holidays/honey-jar.ts'
import { menorah } from '../../motifs/holidays/menorah.ts'
import { mishloachManos } from '../../motifs/holidays/mishloach-manos.ts'
import { oilJug } from '../../motifs/holidays/oil-jug.ts'
import { paperFlag } from '../../motifs/holidays/paper-flag.ts'
import { sederPlate } from '../../motifs/holidays/seder-plate.ts'
import { sufganiya } from '../../motifs/holidays/sufganiya.ts'
import { sukkah } from '../../motifs/holidays/sukkah.ts'
import { apple } from '../../motifs/plants/apple.ts'
import { fruitBasket } from '../../motifs/plants/fruit-basket.ts'
import { pomegranate } from '../../motifs/plants/pomegranate.ts'
import { wateringCan } from '../../motifs/plants/watering-can.ts'
import { birthdayCake } from '../../motifs/simchos/birthday-cake.ts'
import { coinTray } from '../../motifs/simchos/coin-tray.ts'
import { gift } from '../../motifs/simchos/gift.ts'
import { openGate } from '../../motifs/simchos/open-gate.ts'
import { arbes } from '../../motifs/table/arbes.ts'
import { becher } from '../../motifs/table/becher.ts'
import { candlesticks } from '../../motifs/table/candlesticks.ts'
import { challah } from '../../motifs/table/challah.ts'
import { oilLamp } from '../../motifs/table/oil-lamp.ts'
import { streetOfHouses } from '../../motifs/table/street-of-houses.ts'
import { wineBottle } from '../../motifs/table/wine-bottle.ts'
import { wineDecanter } from '../../motifs/table/wine-decanter.ts'
import { siddur } from '../../motifs/torah/bound-book.ts'
import { deer } from '../../motifs/torah/deer.ts'
import { haggadah } from '../../motifs/torah/haggadah.ts'
import { seforimAndApple } from '../../motifs/torah/seforim-and-apple.ts'
import type { Composition } from '../compositions.ts'
import { drawConfetti } from '../hung.ts'
import { shades } from '../materials.ts'
import type { ColourName } from '../palettes.ts'
import type { Plot } from '../plot.ts'
import { onBalloon } from './balloon.ts'
import { onBlind } from './blind.ts'
import { inTree } from './crown-of-tree.ts'
import { onLabel } from './label.ts'
import { onLine } from './line.ts'
import { onMoon, sparksOver, standBefore, standBelow } from './moon.ts'
import { besideTower } from './tower.ts'
import { onWagon } from './wagon.ts'

/** Pictures that the words stand within, by the names that designs use. */
export const settings: Readonly<Record<string, Composition>> = {
  'words-on-a-balloon': onBalloon,
  'cradle-in-the-tree': inTree([{ thing: lamb, across: -0.3, size: 0.7 }], cradle),
  sapling: inTree([{ thing: wateringCan, across: 0.28, size: 0.62 }]),
  orchard: inTree([
    { thing: fruitBasket, across: -0.3, size: 0.7 },
    { thing: lamb, across: 0.32, size: 0.56, mirrored: true },
  ]),
  bonfire: onMoon(sparksOver(standBefore(bonfire, 620))),
  'toy-shelf': onLabel([
    { thing: lamb, across: 0.08, size: 0.84 },
    { thing: babyBottle, across: 0.8, size: 0.62 },
    { thing: duck, across: -0.66, size: 0.48 },
  ]),
  'dreidel-paper': onLabel([
    { thing: oilJug, across: 0.66, size: 0.72 },
    { thing: sufganiya, across: -0.66, size: 0.46 },
    { thing: dreidel, across: 0.04, size: 0.98, turn: 0.1, paints: woods('coral') },
  ]),
  'letter-paper': onLabel(
    [
      { thing: schoolBag, across: -0.44, size: 0.84 },
      { thing: letterBlocks, across: 0.3, size: 0.7 },
      { thing: honeyJar, across: 0.82, size: 0.46 },
    ],
    { letters: 'אבגדהוזחטיכלמנסעפצקרשת' },
  ),
  'new-year-table': onLabel([
    { thing: pomegranate, across: 0.64, size: 0.72 },
    { thing: apple, across: -0.62, size: 0.62 },
    { thing: honeyJar, across: 0, size: 0.98 },
  ]),
  'purim-feast': onLabel(
    [
      { thing: mishloachManos, across: 0.42, size: 0.92 },
      { thing: gragger, across: -0.36, size: 0.92, paints: cloths('main') },
      { thing: hamentash, across: -0.7, size: 0.36 },
      { thing: hamentash, across: -0.04, size: 0.4 },
      { thing: hamentash, across: 0.84, size: 0.32 },
    ],
    { over: drawConfetti },
  ),
  'flags-and-apples': onLabel([
    { thing: paperFlag, across: -0.4, size: 0.92, turn: -0.12, mirrored: true },
    { thing: paperFlag, across: 0.44, size: 0.95, turn: 0.12, paints: cloths('leaf') },
    { thing: apple, across: 0.02, size: 0.5 },
    { thing: apple, across: 0.68, size: 0.34 },
    { thing: apple, across: -0.62, size: 0.36 },
  ]),
  'washing-line': onLine(standBelow(lamb, 1.25)),
  fawn: onLine(standBelow(deer, 1.5)),
  'garden-sukkah': onLine(standBelow(sukkah, 1.4)),
  'houses-on-the-hill': inTree([{ thing: streetOfHouses, across: 0.32, size: 1.2 }]),
  'gate-on-the-hill': onMoon(standBefore(openGate)),
  'shalom-zachor-table': onBlind([
    { thing: oilLamp, across: -0.7, size: 0.94 },
    { thing: wineBottle, across: 0.36, size: 0.92 },
    { thing: becher, across: 0.74, size: 0.58 },
    { thing: arbes, across: -0.16, size: 0.62 },
  ]),
  'shabbos-table': onBlind([
    { thing: candlesticks, across: -0.44, size: 0.98 },
    { thing: wineDecanter, across: 0.74, size: 0.84 },
    { thing: becher, across: 0.36, size: 0.56 },
    { thing: challah, across: 0.14, size: 0.5 },
  ]),
  'dreidel-table': onBlind([
    { thing: oilJug, across: -0.7, size: 0.76 },
    { thing: sufganiya, across: 0.72, size: 0.5 },
    { thing: dreidel, across: -0.06, size: 0.98, turn: 0.1, paints: woods('coral') },
    { thing: dreidel, across: 0.4, size: 0.46, turn: -0.2, paints: woods('leaf') },
  ]),
  'menorah-table': onBlind([
    { thing: menorah, across: 0, size: 1.02 },
    { thing: sufganiya, across: 0.76, size: 0.36 },
    { thing: dreidel, across: -0.78, size: 0.4, turn: -0.14, paints: woods('coral') },
  ]),
  'pesach-table': onBlind([
    { thing: wineBottle, across: 0.78, size: 0.94 },
    { thing: sederPlate, across: 0.16, size: 0.92 },
    { thing: haggadah, across: -0.62, size: 0.76 },
  ]),
  'cheder-table': besideTower([
    { thing: honeyJar, share: 0.26 },
    { thing: letterBlocks, share: 0.3 },
    { thing: lollipop, share: 0.34 },
    { thing: schoolBag, share: 0.36 },
  ]),
  'siddur-table': besideTower([
    { thing: honeyJar, share: 0.26 },
    { thing: letterBlocks, share: 0.3 },
    { thing: schoolBag, share: 0.34 },
    { thing: siddur, share: 0.36 },
  ]),
  'teachers-table': besideTower([
    { thing: apple, share: 0.22 },
    { thing: pencils, share: 0.34 },
    { thing: alefBeisBoard, share: 0.26 },
    { thing: seforimAndApple, share: 0.34 },
    { thing: letterBlocks, share: 0.28 },
  ]),
  'classroom-shelf': besideTower([
    { thing: letterBlocks, share: 0.26 },
    { thing: pencils, share: 0.34 },
    { thing: alefBeisBoard, share: 0.26 },
    { thing: lollipop, share: 0.3 },
    { thing: schoolBag, share: 0.34 },
  ]),
  'morning-table': besideTower([
    { thing: apple, share: 0.26 },
    { thing: honeyJar, share: 0.34 },
    { thing: lollipop, share: 0.4 },
    { thing: duck, share: 0.26 },
  ]),
  picnic: besideTower([
    { thing: lollipop, share: 0.36 },
    { thing: gift, share: 0.26 },
    { thing: birthdayCake, share: 0.3 },
    { thing: lamb, share: 0.24 },
    { thing: letterBlocks, share: 0.26 },
  ]),
  'letter-train': onWagon(
    [
      { thing: letterBlocks, across: 0.46, size: 0.84 },
      { thing: lollipop, across: -0.12, size: 0.9, turn: 0.06 },
      { thing: honeyJar, across: -0.56, size: 0.7 },
    ],
    'main',
  ),
  'birthday-train': onWagon(
    [
      { thing: birthdayCake, across: 0, size: 0.96 },
      { thing: gift, across: -0.62, size: 0.62 },
      {
        thing: gift,
        across: 0.64,
        size: 0.5,
        paints: ({ colours }) => ({ cloth: shades(colours.leaf, colours.dark) }),
      },
    ],
    'coral',
  ),
  redemption: onWagon(
    [
      { thing: babyBottle, across: 0.72, size: 0.66 },
      { thing: coinTray, across: -0.02, size: 0.9 },
      { thing: letterBlocks, across: -0.66, size: 0.6 },
    ],
    'leaf',
  ),
}

function cloths(hue: ColourName) {
  return ({ colours }: Plot) => ({ cloth: shades(colours[hue], colours.dark) })
}

function woods(hue: ColourName) {
  return ({ colours }: Plot) => ({ wood: shades(colours[hue], colours.dark) })
}
