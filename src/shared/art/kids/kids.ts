import type { ArtFamily, ArtRequest, Frame, Size } from '../family.ts'
import { contrastRatio } from '../hex-colour.ts'
import { type Layout, placeOfText, stageOf, toPx } from './layouts.ts'
import { clearOf, type Page, unitOf } from './page.ts'
import { coloursOf, palettes } from './palettes.ts'
import { airBalloon } from './scenes/air-balloon.ts'
import { birthdayTable } from './scenes/birthday-table.ts'
import { bonfireAtDusk } from './scenes/bonfire-at-dusk.ts'
import { candyHill, sweetsOfPurim } from './scenes/candy-hill.ts'
import { cradleAndMoon } from './scenes/cradle-and-moon.ts'
import { cradleInTheTree } from './scenes/cradle-in-the-tree.ts'
import { ducklings } from './scenes/ducklings.ts'
import { fawn } from './scenes/fawn.ts'
import { flagsAndApples } from './scenes/flags-and-apples.ts'
import { floweringSinai, gardenSukkah, newMoon, shulOnTheHill } from './scenes/hills.ts'
import { kites } from './scenes/kites.ts'
import { lambs } from './scenes/lambs.ts'
import { letterBalloons } from './scenes/letter-balloons.ts'
import { letterTrain } from './scenes/letter-train.ts'
import { nest } from './scenes/nest.ts'
import { picnic } from './scenes/picnic.ts'
import { pillowOnClouds } from './scenes/pillow-on-clouds.ts'
import { pramAndBalloons } from './scenes/pram-and-balloons.ts'
import { drawSeaFoot, sailboatAtSea } from './scenes/sailboat-at-sea.ts'
import { sapling } from './scenes/sapling.ts'
import {
  chederTable,
  dreidelTable,
  menorahTable,
  newYearTable,
  pesachTable,
  purimTable,
  redemption,
  shabbosTable,
  thirdBirthday,
} from './scenes/tables.ts'
import { toyShelf } from './scenes/toy-shelf.ts'
import { washingLine } from './scenes/washing-line.ts'
import { drawCloudBank, drawFoot, drawSheet, drawSprinkles } from './sheet.ts'
import { drawCloud } from './sky.ts'
import { drawCloth } from './table.ts'

interface Scene {
  layout: Layout
  draw(page: Page): string
  /** What the text stands on. */
  sheet(page: Page): string
}

const scenes: Readonly<Record<string, Scene>> = {
  'pram-and-balloons': onHill(pramAndBalloons),
  'cradle-and-moon': onHill(cradleAndMoon),
  'letter-balloons': onHill(letterBalloons),
  'cradle-in-the-tree': onHill(cradleInTheTree),
  sailboat: {
    layout: 'hill',
    draw: sailboatAtSea,
    sheet: (page) => drawSheet(page) + drawSeaFoot(page),
  },
  nest: onPaper(nest),
  lambs: inSky(lambs),
  ducklings: inSky(ducklings),
  fawn: onHill(fawn),
  picnic: onHill(picnic),
  'third-birthday': onCloth(thirdBirthday),
  'birthday-table': onCloth(birthdayTable),
  'letter-train': onHill(letterTrain),
  kites: inSky(kites),
  'toy-shelf': onPaper(toyShelf),
  'air-balloon': onHill(airBalloon),
  'washing-line': onHill(washingLine),
  'candy-hill': inSky(candyHill),
  'sweets-of-purim': inSky(sweetsOfPurim),
  bonfire: onHill(bonfireAtDusk),
  'cheder-table': onCloth(chederTable),
  'shabbos-table': onCloth(shabbosTable),
  'new-year-table': onCloth(newYearTable),
  'menorah-table': onCloth(menorahTable),
  'garden-sukkah': onHill(gardenSukkah),
  'shul-on-the-hill': onHill(shulOnTheHill),
  sinai: onHill(floweringSinai),
  'new-moon': onHill(newMoon),
  'purim-table': onCloth(purimTable),
  'dreidel-table': onCloth(dreidelTable),
  'pesach-table': onCloth(pesachTable),
  redemption: onCloth(redemption),
  sapling: onHill(sapling),
  'flags-and-apples': onCloth(flagsAndApples),
  'pillow-on-clouds': onHill(pillowOnClouds),
}

function onHill(draw: Scene['draw']): Scene {
  return { layout: 'hill', draw, sheet: (page) => drawSheet(page) + drawFoot(page) }
}

function onPaper(draw: Scene['draw']): Scene {
  const sheet = (page: Page) => drawSheet(page) + drawSprinkles(page, page.foot + 60)
  return { layout: 'hill', draw, sheet }
}

function onCloth(draw: Scene['draw']): Scene {
  return {
    layout: 'hill',
    draw,
    sheet: (page) => drawCloth(page) + drawSprinkles(page, page.foot + 100),
  }
}

function inSky(draw: Scene['draw']): Scene {
  return { layout: 'sky', draw, sheet: drawCloudBank }
}

/** Gouache for children: flat paint with grains, no outline, the text on a sheet of its own. */
export const kids: ArtFamily = {
  name: 'kids',
  motifs: Object.keys(scenes),
  palettes,
  frame,
  draw,
}

function sceneOf(motif: string): Scene {
  const scene = Object.hasOwn(scenes, motif) ? scenes[motif] : undefined
  if (!scene) throw new RangeError(`motif ${motif} is not one of kids'`)
  return scene
}

function frame(size: Size, motif: string): Frame {
  const { text, header } = placeOfText(size, sceneOf(motif).layout)
  const unit = unitOf(size)
  return {
    text: toPx(text, size),
    anchor: 'middle',
    header: {
      x: Math.round(header.x * unit),
      y: Math.round(header.y * unit),
      sizePx: Math.round(27 * unit),
    },
  }
}

function draw({ palette, motif, seed, reserved, ...size }: ArtRequest): string {
  const { layout, draw: drawScene, sheet } = sceneOf(motif)
  const unit = unitOf(size)
  const { header } = placeOfText(size, layout)
  const corner = { x: header.x - 82, y: header.y - 46, width: 100, height: 66 }
  const page: Page = {
    width: size.widthPx / unit,
    height: size.heightPx / unit,
    colours: coloursOf(palette),
    seed,
    ...stageOf(size, layout),
    header,
    clear: [...clearOf(reserved, unit), corner],
  }
  const scale = Math.round(unit * 1e4) / 1e4
  const marks = [drawScene(page), sheet(page), layout === 'hill' ? drawHeaderCloud(page) : '']
  return `<g transform="scale(${scale})">${marks.join('')}</g>`
}

/** At night the small line stands on a cloud. */
function drawHeaderCloud(page: Page): string {
  const { dark, skyHigh } = page.colours
  if (contrastRatio(dark, skyHigh) > 5) return ''
  const { x, y } = page.header
  return drawCloud(page, { x: x - 30, y: y + 24, width: 150, grain: 0, onText: true })
}
