import type { ArtFamily, Size, TextArea } from '../family.ts'
import { draw } from './draw.ts'
import { linoLayout } from './layout.ts'
import { palettes } from './palettes.ts'
import { subjects } from './subject.ts'

/** Linocut: a block of one ink with light gouged around its subject, and a second colour below. */
export const lino: ArtFamily = {
  name: 'lino',
  motifs: Object.keys(subjects),
  palettes,
  textArea,
  draw,
}

function textArea(size: Size): TextArea {
  const { text, header } = linoLayout(size)
  return { text, anchor: 'middle', header }
}
