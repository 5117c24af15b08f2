import { type Art, named } from '../art.ts'
import type { ArtFamily, ArtRequest, Box, Frame, Paints, Size } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { bandBorder } from './band-border.ts'
import { beadBorder } from './bead-border.ts'
import { border } from './border.ts'
import { compose } from './composition.ts'
import { crest } from './crest.ts'
import { damask } from './damask.ts'
import { divider } from './divider.ts'
import { emboss } from './emboss.ts'
import { gradients, velvet } from './ground.ts'
import { palettes } from './palettes.ts'
import { radiance } from './radiance.ts'
import { laurelRing, medallion } from './ring.ts'
import { type Scene, scenes } from './scenes.ts'
import { seferTorah, seferTorahBoxes } from './sefer-torah.ts'
import { besideCrest, ledge } from './sprays.ts'
import { isBanded, type Stage, setStage } from './stage.ts'

/** Foil on velvet or paper: one slanted gradient of gold or silver across all stamped shapes. */
export const foil: ArtFamily = {
  name: 'foil',
  motifs: ['sefer-torah', ...Object.keys(scenes)],
  palettes,
  frame,
  draw,
}

function frame(size: Size, motif: string): Frame {
  const { text, header } = motif === 'sefer-torah' ? compose(size) : setStage(size, sceneOf(motif))
  return { text, anchor: 'middle', header }
}

function draw(request: ArtRequest): Art {
  return request.motif === 'sefer-torah' ? drawSeferTorah(request) : drawScene(request)
}

function sceneOf(motif: string): Scene {
  const scene = Object.hasOwn(scenes, motif) ? scenes[motif] : undefined
  if (!scene) throw new RangeError(`motif ${motif} is not one of foil's`)
  return scene
}

/** The dressed sefer Torah in its rays over a pressed damask. */
function drawSeferTorah({ seed, reserved, ...size }: ArtRequest): Art {
  const palette = paintsOf(palettes)
  const page = compose(size)
  return [
    gradients(page, palette),
    velvet(page),
    damask(page, palette, reserved, 'fruit'),
    radiance(page, seed, { reserved, hero: seferTorahBoxes(page) }),
    named('border', border(page, palette, reserved)),
    named('motif', seferTorah(page, palette, seed + 1)),
    named('divider', divider(page, reserved, 'first')),
    named('foliage', crest(page, palette)),
  ]
}

/** A motif of the library, placed by its scene. */
function drawScene({ motif, seed, reserved, ...size }: ArtRequest): Art {
  const palette = paintsOf(palettes)
  const stage = setStage(size, sceneOf(motif))
  const { hero } = stage
  const { setting } = stage.scene
  const banded = isBanded(stage.scene)
  const clear = [...reserved, headerBox(stage)]
  return [
    gradients(stage, palette),
    velvet(stage),
    banded ? [] : damask(stage, palette, clear, setting === 'medallion' ? 'trellis' : 'fruit'),
    setting === 'rays' ? radiance(stage, seed, { reserved: clear, hero: [hero.box] }) : [],
    named('border', frameOf(stage, palette, clear)),
    setting === 'wreath' ? named('foliage', laurelRing(stage, palette)) : [],
    named('motif', drawHero(stage, palette)),
    named('divider', divider(stage, reserved, 'widest')),
    named('foliage', crest(stage, palette)),
  ]
}

/** The motif with the things under it, around it or beside it. */
function drawHero(stage: Stage, palette: Paints): Art {
  const { hero, scene, u } = stage
  return [
    scene.setting === 'medallion' ? medallion(stage, palette) : [],
    scene.setting === 'crest' ? besideCrest(stage, palette) : [],
    named('foliage', ledge(stage, palette)),
    emboss(hero.motif, hero.place, palette, u),
  ]
}

/** Each setting has its own kind of frame. */
function frameOf(stage: Stage, palette: Paints, clear: readonly Box[]): Art {
  if (isBanded(stage.scene)) return bandBorder(stage, palette)
  if (stage.scene.setting === 'medallion') return beadBorder(stage, palette)
  return border(stage, palette, clear)
}

/** The corner of the small line, kept clear even without the line. */
function headerBox({ header: { x, y, sizePx } }: Stage): Box {
  return { x: x - 2.6 * sizePx, y: y - 0.9 * sizePx, width: 2.6 * sizePx, height: sizePx }
}
