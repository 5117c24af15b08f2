import { type Art, named } from '../art.ts'
import type { ArtFamily, ArtRequest, Box, Paints, Size, TextArea } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { ark } from './ark.ts'
import { bandBorder } from './band-border.ts'
import { beadBorder } from './bead-border.ts'
import { border } from './border.ts'
import { type Composition, compositions, isOpen } from './compositions.ts'
import { crest } from './crest.ts'
import { damask } from './damask.ts'
import { beads, divider } from './divider.ts'
import { emboss } from './emboss.ts'
import { gradients, velvet } from './ground.ts'
import { isBanded, type MotifPlan, planMotif } from './motif-plan.ts'
import { openScenes } from './open-scenes.ts'
import { palettes } from './palettes.ts'
import { compose } from './plot.ts'
import { radiance } from './radiance.ts'
import { laurelRing, medallion } from './ring.ts'
import { seferTorah, seferTorahBoxes } from './sefer-torah.ts'
import { besideCrest, ledge } from './sprays.ts'

/** Foil on velvet or paper: one slanted gradient of gold or silver across all stamped shapes. */
export const foil: ArtFamily = {
  name: 'foil',
  motifs: ['sefer-torah', ...Object.keys(compositions)],
  palettes,
  wordMotifs: Object.keys(compositions).filter((motif) => compositions[motif]?.fromWords),
  textArea,
  draw,
}

function textArea(size: Size, motif: string): TextArea {
  const { text, header } =
    motif === 'sefer-torah' ? compose(size) : planMotif(size, compositionOf(motif))
  return { text, anchor: 'middle', header }
}

function draw(request: ArtRequest): Art {
  return request.motif === 'sefer-torah' ? drawSeferTorah(request) : drawScene(request)
}

function compositionOf(motif: string): Composition {
  const scene = Object.hasOwn(compositions, motif) ? compositions[motif] : undefined
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

/** A motif of the library, placed by its composition. */
function drawScene({ motif, seed, reserved, words, ...size }: ArtRequest): Art {
  const palette = paintsOf(palettes)
  const plan = planMotif(size, compositionOf(motif), words)
  const { setting } = plan.composition
  const clear = [...reserved, headerBox(plan)]
  if (isOpen(setting)) {
    return [
      gradients(plan, palette),
      velvet(plan),
      openScenes[setting]({ plan, palette, seed, clear }),
      named('divider', divider(plan, linesOf(plan, reserved), 'widest')),
    ]
  }
  return [
    gradients(plan, palette),
    velvet(plan),
    isBanded(plan.composition)
      ? []
      : damask(plan, palette, clear, setting === 'medallion' ? 'trellis' : 'fruit'),
    setting === 'rays' ? radiance(plan, seed, { reserved: clear, hero: [plan.hero.box] }) : [],
    named('border', borderOf(plan, palette, clear)),
    setting === 'wreath' ? named('foliage', laurelRing(plan, palette)) : [],
    named('motif', drawHero(plan, palette)),
    named('divider', [
      divider(plan, reserved, 'widest'),
      setting === 'list' ? beads(plan, reserved) : [],
    ]),
    named('foliage', plan.composition.supporter ? [] : crest(plan, palette)),
  ]
}

/** The words without the small line above them. */
function linesOf({ text }: MotifPlan, reserved: readonly Box[]): Box[] {
  return reserved.filter(({ y }) => y >= text.y - 1)
}

/** The motif with the things under it, around it or beside it. */
function drawHero(plan: MotifPlan, palette: Paints): Art {
  const { hero, composition, u } = plan
  return [
    composition.setting === 'medallion' ? medallion(plan, palette) : [],
    composition.setting === 'crest' ? besideCrest(plan, palette) : [],
    named('foliage', ledge(plan, palette)),
    emboss(hero.motif, hero.place, palette, u),
  ]
}

/** Each setting has its own kind of frame. */
function borderOf(plan: MotifPlan, palette: Paints, clear: readonly Box[]): Art {
  if (plan.composition.supporter) return ark(plan, palette)
  if (isBanded(plan.composition)) return bandBorder(plan, palette)
  if (plan.composition.setting === 'medallion') return beadBorder(plan, palette)
  return border(plan, palette, clear)
}

/** The corner of the small line, kept clear even without the line. */
function headerBox({ header: { x, y, sizePx } }: MotifPlan): Box {
  return { x: x - 2.6 * sizePx, y: y - 0.9 * sizePx, width: 2.6 * sizePx, height: sizePx }
}
