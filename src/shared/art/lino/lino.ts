import type { ArtFamily, Size, TextArea } from '../family.ts'
import { draw } from './draw.ts'
import { linoLayout } from './layout.ts'
import { palettes } from './palettes.ts'
import { printOf, subjectOf, subjects } from './subject.ts'

/**
 * Linocut: blocks of one ink with light gouged around their subjects, and a second colour that is
 * printed slightly beside its place. In a carved palette the page itself is the block.
 */
export const lino: ArtFamily = {
  name: 'lino',
  motifs: Object.keys(subjects),
  palettes,
  textArea,
  draw,
}

function textArea(size: Size, motif: string): TextArea {
  const subject = subjectOf(motif)
  const print = printOf(subject)
  const { text, header } = linoLayout(size, print)
  // Below words in a gate there is the land behind it.
  const isGate = subject.print === 'within' && subject.setting === 'gate'
  const isHigh = print === 'frame' || print === 'column' || isGate
  return { text, anchor: isHigh ? 'top' : 'middle', header }
}
