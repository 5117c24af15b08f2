import type { ArtFamily, Frame, Size } from '../family.ts'
import { draw } from './draw.ts'
import { linoLayout } from './layout.ts'
import { palettes } from './palettes.ts'
import { subjects } from './subject.ts'

/** Linocut: a block of one ink with light gouged around its subject, and a second colour below. */
export const lino: ArtFamily = {
  name: 'lino',
  motifs: Object.keys(subjects),
  palettes,
  frame,
  draw,
}

function frame(size: Size): Frame {
  const { text, header } = linoLayout(size)
  return { text, anchor: 'middle', header }
}
