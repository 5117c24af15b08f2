import { type Art, defs, radialGradient, rect, reference, stops } from '../art.ts'
import { grown } from '../box.ts'
import type { ArtFamily, ArtRequest, Paints, Size, TextArea } from '../family.ts'
import { printBleedPx } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { colour } from '../shapes.ts'
import { type Motif, motifs } from './motifs/motifs.ts'
import { type Page, pageOf } from './page.ts'
import { palettes } from './palettes.ts'
import { printWriting } from './print-writing.ts'
import { createSheet } from './sheet.ts'
import { textsOf } from './texts.ts'
import { type WrittenRegion, writeRegions } from './write.ts'

/** Pictures of tiny writing: the names and the wishes of the card are the lines of the drawing. */
export const micrography: ArtFamily = {
  name: 'micrography',
  motifs: Object.keys(motifs),
  palettes,
  readsWords: true,
  textArea,
  draw,
}

function textArea(size: Size, motif: string): TextArea {
  const { text, header } = pageOf(size, motifOf(motif).setting)
  return { text, anchor: 'middle', header }
}

function draw(request: ArtRequest): Art {
  const palette = paintsOf(palettes)
  const page = pageOf(request, motifOf(request.motif).setting)
  return [ground(page, palette), printWriting(compose(request), palette)]
}

/** Everything that is written for a request, the front first. */
export function compose({ motif, reserved, words, seed, ...size }: ArtRequest): WrittenRegion[] {
  const { setting, draw: drawMotif } = motifOf(motif)
  const page = pageOf(size, setting)
  const sheet = createSheet(size)
  const clear = 10 * page.u
  for (const box of [...reserved, headerBox(page)]) sheet.block(grown(box, clear))
  return writeRegions(sheet, drawMotif(page, textsOf(words), seed))
}

function motifOf(name: string): Motif {
  const motif = Object.hasOwn(motifs, name) ? motifs[name] : undefined
  if (!motif) throw new RangeError(`motif is ${name}, not ${Object.keys(motifs).join(', ')}`)
  return motif
}

/** The corner of the small line, kept clear even without the line. */
function headerBox({ header: { x, y, sizePx } }: Page) {
  return { x: x - 2.6 * sizePx, y: y - 0.9 * sizePx, width: 2.6 * sizePx, height: sizePx }
}

function ground({ widthPx, heightPx, text }: Page, palette: Paints): Art {
  const id = 'micrography-ground'
  const [cx, cy] = [widthPx / 2, text.y + text.height / 2]
  const r = Math.hypot(widthPx / 2, Math.max(cy, heightPx - cy)) + printBleedPx
  const place = { id, gradientUnits: 'userSpaceOnUse', cx, cy, r } as const
  const [paper, edge] = [colour(palette, 'paper'), colour(palette, 'edge')]
  return [
    defs(
      radialGradient(
        place,
        stops([
          [0, paper],
          [0.45, paper],
          [1, edge],
        ]),
      ),
    ),
    rect({
      x: -printBleedPx,
      y: -printBleedPx,
      width: widthPx + 2 * printBleedPx,
      height: heightPx + 2 * printBleedPx,
      fill: reference(id),
    }),
  ]
}
