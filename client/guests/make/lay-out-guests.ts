import type { Box, Size } from '#shared/art/family.ts'
import { type CardLayout, type CardProblem, layoutCard } from '#shared/card/layout-card.ts'
import { loadCardTables } from '#shared/card/load-card-tables.ts'
import { planOf } from '#shared/card/plan-of.ts'
import type { CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { Format } from '#shared/format.ts'
import type { Guest } from '#shared/guests/guest-list.ts'
import { type ArtOrder, artOrder } from '../../card/draw-art.ts'
import { guestDraft, type NamePlace, withGuestLine } from './guest-draft.ts'
import { createPace } from './pace.ts'

/** A card for each guest. */
export interface GuestCards {
  document: CardDocument
  /** The card without a guest. */
  draft: CardDraft
  place: NamePlace
  format: Format
}

export interface LaidGuests {
  /** With the line for the guest, where the design has none. */
  document: CardDocument
  /** The card without a guest. */
  base: CardLayout
  /** One drawing that leaves room for the words of every guest. */
  order: ArtOrder
  /** Names that do not fit. */
  problems: readonly GuestProblem[]
  /** The card of a guest, laid out on each call: all of them would fill the memory. */
  cardOf: (guest: Guest) => { draft: CardDraft; layout: CardLayout }
}

/** A name that does not fit. */
export interface GuestProblem {
  guest: Guest
  kind: CardProblem['kind']
}

/**
 * Lays out the card of each guest.
 *
 * @param onProgress gets the number of cards so far
 * @throws the signal's reason when it was aborted
 */
export async function layOutGuests(
  signal: AbortSignal,
  { draft, place, format, ...given }: GuestCards,
  guests: readonly Guest[],
  onProgress: (done: number) => void = () => {},
): Promise<LaidGuests> {
  const document = withGuestLine(given.document, place)
  const { design } = document
  const pace = createPace(signal)
  const card = { ...draft, format }
  const setting = { design, family: planOf(document), tables: await loadCardTables(design, card) }
  const cardOf = ({ name }: Guest) => {
    const own = guestDraft(card, place, name)
    return { draft: own, layout: layoutCard({ ...setting, draft: own }) }
  }
  const base = layoutCard({ ...setting, draft: card })
  // The card has these problems without a guest.
  const known = new Set(base.problems.map(keyOf))
  const problems: GuestProblem[] = []
  const reserved = new Map<string, Box>()
  for (const [i, guest] of guests.entries()) {
    const { layout } = cardOf(guest)
    for (const box of layout.reserved) addBox(reserved, box, layout.size)
    const found = layout.problems.find((problem) => !known.has(keyOf(problem)))
    if (found) problems.push({ guest, kind: found.kind })
    onProgress(i + 1)
    await pace()
  }
  const order = artOrder(design, base)
  const boxes = guests.length > 0 ? [...reserved.values()] : order.reserved
  return { document, base, order: { ...order, reserved: boxes }, problems, cardOf }
}

function keyOf(problem: CardProblem): string {
  return `${problem.kind} ${problem.field}`
}

const gridPx = 40

/** Boxes on a coarse grid, each once: cards that differ little have most of them in common. */
function addBox(boxes: Map<string, Box>, { x, y, width, height }: Box, size: Size): void {
  const [left, top] = [down(x), down(y)]
  const right = Math.min(size.widthPx, up(x + width))
  const foot = Math.min(size.heightPx, up(y + height))
  boxes.set([left, top, right, foot].join(' '), {
    ...{ x: left, y: top },
    ...{ width: right - left, height: foot - top },
  })
}

const down = (px: number) => Math.max(0, Math.floor(px / gridPx) * gridPx)
const up = (px: number) => Math.ceil(px / gridPx) * gridPx
