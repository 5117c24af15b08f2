import { unionOf } from '../art/box.ts'
import type { CardLayout, CardLine } from './layout-card.ts'
import { headerField } from './place-header.ts'
import { middleOf, type TurnedBox } from './turned-box.ts'

/** A part that a visitor can grab: its middle and its size before its turn, page px. */
export interface CardPart extends TurnedBox {
  /** For a layer, the id of its field. */
  id: string
  kind: 'layer' | 'added' | 'photo' | 'sticker'
}

/**
 * All movable parts of the card in painting order, the topmost last. The header is not one.
 *
 * @example cardParts(layout).map(({ id }) => id) // ['photo-1', 'greeting', 'chosson', 'text-1']
 */
export function cardParts({ objects, lines }: CardLayout): CardPart[] {
  const fields = new Set(lines.map(({ field }) => field))
  fields.delete(headerField)
  return [
    ...objects.map(({ id, kind, x, y, width, height, turn }) => {
      return { id, kind, x, y, width, height, turn }
    }),
    ...[...fields].map((field) => textPart(lines.filter((line) => line.field === field))),
  ]
}

function textPart(lines: readonly CardLine[]): CardPart {
  const [first] = lines
  const ink = unionOf(lines.map((line) => line.ink))
  return {
    id: first?.field ?? '',
    kind: first?.added ? 'added' : 'layer',
    ...middleOf(ink),
    width: ink.width,
    height: ink.height,
    turn: first?.turn?.degrees ?? 0,
  }
}
