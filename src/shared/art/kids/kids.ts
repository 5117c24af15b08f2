import { type Art, group, named } from '../art.ts'
import type { ArtFamily, ArtRequest, Frame, Size } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { placeOfText, stageOf, toPx } from './layouts.ts'
import { clearOf, type Page, unitOf } from './page.ts'
import { flat } from './paint.ts'
import { coloursOf, palettes } from './palettes.ts'
import { type Scene, scenes } from './scenes.ts'
import { cloudPath } from './sky.ts'

/** Gouache for children: flat paint with grains, no outlines, the text on its own sheet. */
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

function draw({ motif, seed, reserved, ...size }: ArtRequest): Art {
  const { layout, draw: drawScene, sheet } = sceneOf(motif)
  const unit = unitOf(size)
  const { header } = placeOfText(size, layout)
  const corner = { x: header.x - 82, y: header.y - 46, width: 100, height: 66 }
  const page: Page = {
    width: size.widthPx / unit,
    height: size.heightPx / unit,
    colours: coloursOf(paintsOf(palettes)),
    seed,
    ...stageOf(size, layout),
    header,
    clear: [...clearOf(reserved, unit), corner],
  }
  const scale = Math.round(unit * 1e4) / 1e4
  const parts = [
    drawScene(page),
    named('sheet', sheet(page)),
    layout === 'hill' ? drawHeaderCloud(page) : [],
  ]
  return group({ transform: [['scale', scale]] }, parts)
}

/** At night there is a cloud behind the small line. */
function drawHeaderCloud(page: Page): Art {
  const { header, colours } = page
  const place = { x: header.x - 30, y: header.y + 24, width: 150 }
  return flat(cloudPath(place), colours.headerCloud)
}
