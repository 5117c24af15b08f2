import type { ArtFamily, ArtRequest, Frame, Size } from '../family.ts'
import { type Layout, placeOfText, toPx } from './layouts.ts'
import { clearOf, type Page, unitOf } from './page.ts'
import { coloursOf, palettes } from './palettes.ts'
import { pramAndBalloons } from './scenes/pram-and-balloons.ts'
import { drawFoot } from './sheet.ts'

interface Scene {
  layout: Layout
  draw(page: Page): string
}

const scenes: Readonly<Record<string, Scene>> = {
  'pram-and-balloons': { layout: 'hill', draw: pramAndBalloons },
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
  const { layout, draw: drawScene } = sceneOf(motif)
  const unit = unitOf(size)
  const page: Page = {
    width: size.widthPx / unit,
    height: size.heightPx / unit,
    colours: coloursOf(palette),
    seed,
    edge: placeOfText(size, layout).edge,
    clear: clearOf(reserved, unit),
  }
  const scale = Math.round(unit * 1e4) / 1e4
  const foot = layout === 'hill' ? drawFoot(page) : ''
  return `<g transform="scale(${scale})">${drawScene(page)}${foot}</g>`
}
