import type { ArtFamily, ArtRequest, Frame, Size } from '../family.ts'
import { border } from './border.ts'
import { compose } from './composition.ts'
import { crest } from './crest.ts'
import { damask } from './damask.ts'
import { divider } from './divider.ts'
import { gradients, velvet } from './ground.ts'
import { palettes } from './palettes.ts'
import { radiance } from './radiance.ts'
import { seferTorah, seferTorahBoxes } from './sefer-torah.ts'

/** Foil on velvet: one slanted leaf of gold or silver over a pressed damask, one hero in its rays. */
export const foil: ArtFamily = { name: 'foil', motifs: ['sefer-torah'], palettes, frame, draw }

function frame(size: Size): Frame {
  const { text, header } = compose(size)
  return { text, anchor: 'middle', header }
}

function draw({ palette, motif, seed, reserved, ...size }: ArtRequest): string {
  if (motif !== 'sefer-torah') throw new RangeError(`motif ${motif} is not one of foil's`)
  const page = compose(size)
  return [
    gradients(page, palette),
    velvet(page),
    damask(page, palette, reserved),
    radiance(page, seed, { reserved, hero: seferTorahBoxes(page) }),
    border(page, palette, reserved),
    seferTorah(page, palette, seed + 1),
    divider(page, reserved),
    crest(page, palette),
  ].join('')
}
