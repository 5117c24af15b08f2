import { unionOf } from '../art/box.ts'
import type { CardLayout, CardLine } from './layout-card.ts'
import { headerField } from './place-header.ts'
import { type CardObject, roomBox } from './place-objects.ts'
import { middleOf, type TurnedBox } from './turned-box.ts'

/** A part that a visitor can choose: its middle and its size before its turn, page px. */
export interface CardPart extends TurnedBox {
  /** For a layer, the id of its field; for an empty room, its number. */
  id: string
  /** A room, with its photo or empty, stays where the art has it. */
  kind: 'layer' | 'added' | 'photo' | 'sticker' | 'room'
}

/**
 * All parts of the card that can be chosen, in painting order, the topmost last. The header is not one.
 *
 * @example cardParts(layout).map(({ id }) => id) // ['photo-1', 'greeting', 'chosson', 'text-1']
 */
export function cardParts({ objects, rooms, lines }: CardLayout): CardPart[] {
  const fields = new Set(lines.map(({ field }) => field))
  fields.delete(headerField)
  return [
    ...rooms.flatMap((room, i): CardPart[] => {
      if (objects.some((each) => roomOf(each) === i)) return []
      return [{ id: `room-${i + 1}`, kind: 'room', ...roomBox(room) }]
    }),
    ...objects.map((object): CardPart => {
      const { id, kind, x, y, width, height, turn } = object
      const isHeld = roomOf(object) !== undefined
      return { id, kind: isHeld ? 'room' : kind, x, y, width, height, turn }
    }),
    ...[...fields].map((field) => textPart(lines.filter((line) => line.field === field))),
  ]
}

function roomOf(object: CardObject): number | undefined {
  return object.kind === 'photo' ? object.room : undefined
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
