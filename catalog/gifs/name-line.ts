import type { CardLayout, CardLine } from '#shared/card/layout-card.ts'
import { linePaints } from '#shared/card/line-paints.ts'
import type { CardDesign, CardLayer } from '#shared/card.ts'
import type { NameLine } from '#shared/gif.ts'
import type { GifSource } from './gif-source.ts'

/** Field of the name while the card is laid out. */
const nameField = 'gif-name'

/** A usual name; its line has room for the points and ascenders of any other. */
const sampleName = 'משפחת כהן'

export function hasName({ field }: CardLine): boolean {
  return field === nameField
}

/**
 * A card with a line for a name.
 *
 * @throws RangeError when the card lacks a field that the source names
 */
export function withName(design: CardDesign, { slug, name }: GifSource): CardDesign {
  const { like, above, sizes, ink } = name
  const model = design.layers.find(({ field }) => field === like)
  const place = above ? design.layers.findIndex(({ field }) => field === above) : Infinity
  if (!model || place < 0) throw new RangeError(`${slug}: name: the card has no such field`)
  const layer = { ...model, field: nameField, maxLines: 1, sizes, ink: ink ?? model.ink }
  const label = { en: 'Name' }
  const field = { id: nameField, label, kind: 'text', half: false, value: sampleName } as const
  return {
    ...design,
    fields: [...design.fields, { ...field, maxLength: sampleName.length }],
    layers: insert(design.layers, place, layer),
  }
}

function insert(layers: readonly CardLayer[], place: number, layer: CardLayer): CardLayer[] {
  return [...layers.slice(0, place), layer, ...layers.slice(place)]
}

/** Ink above the baseline and below it, em: a lamed with points above, a descender. */
const riseEm = 1.1
const fallEm = 0.4

/** The line that the layout gave to the sample, in px of a picture of this side. */
export function nameLineOf(layout: CardLayout, { slug, name }: GifSource, side: number): NameLine {
  const line = layout.lines.find(hasName)
  const colour = line && linePaints(line, layout)[0]?.fill.toLowerCase()
  if (!line || !colour?.startsWith('#')) {
    throw new RangeError(`${slug}: name: ink: a name needs a plain colour, not ${colour}`)
  }
  const scale = side / layout.size.widthPx
  const px = (length: number) => Math.round(length * scale)
  const { x, width } = layout.textBox
  const maxPx = line.sizePx
  return {
    faces: [...line.faces],
    sizes: {
      min: hundredths((maxPx * scale * name.sizes.min) / name.sizes.max),
      max: hundredths(maxPx * scale),
    },
    align: alignOf(line, layout),
    colour,
    baseline: hundredths(line.baseline * scale),
    box: {
      x: px(x),
      y: px(line.baseline - riseEm * maxPx),
      width: px(width),
      height: px((riseEm + fallEm) * maxPx),
    },
  }
}

function hundredths(px: number): number {
  return Math.round(px * 100) / 100
}

function alignOf({ ink }: CardLine, { textBox }: CardLayout): NameLine['align'] {
  const left = ink.x - textBox.x
  const right = textBox.x + textBox.width - (ink.x + ink.width)
  if (Math.abs(left - right) < 2) return 'middle'
  return left < right ? 'left' : 'right'
}
