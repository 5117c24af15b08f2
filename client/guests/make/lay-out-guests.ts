import type { Box } from '#shared/art/family.ts'
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

export interface GuestLayout {
  guest: Guest
  draft: CardDraft
  layout: CardLayout
}

export interface LaidGuests {
  /** With the line for the guest, where the design has none. */
  document: CardDocument
  /** The card without a guest. */
  base: CardLayout
  cards: readonly GuestLayout[]
  /** One drawing that leaves room for the words of every guest. */
  order: ArtOrder
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
  const base = layoutCard({ ...setting, draft: card })
  const cards: GuestLayout[] = []
  for (const guest of guests) {
    const own = guestDraft(card, place, guest.name)
    cards.push({ guest, draft: own, layout: layoutCard({ ...setting, draft: own }) })
    onProgress(cards.length)
    await pace()
  }
  const reserved = commonBoxes(cards.length > 0 ? cards.map(({ layout }) => layout) : [base])
  return { document, base, cards, order: { ...artOrder(design, base), reserved } }
}

/** A name that does not fit. */
export interface GuestProblem {
  guest: Guest
  kind: CardProblem['kind']
}

/** Problems that the name of a guest brings: the card has the others without it. */
export function guestProblems({ base, cards }: LaidGuests): GuestProblem[] {
  const known = new Set(base.problems.map(keyOf))
  return cards.flatMap(({ guest, layout }) => {
    const found = layout.problems.find((problem) => !known.has(keyOf(problem)))
    return found ? [{ guest, kind: found.kind }] : []
  })
}

function keyOf(problem: CardProblem): string {
  return `${problem.kind} ${problem.field}`
}

const gridPx = 40

/** The boxes of all layouts on a coarse grid, each once, so that cards that differ little share them. */
function commonBoxes(layouts: readonly CardLayout[]): Box[] {
  const boxes = new Map<string, Box>()
  for (const { reserved, size } of layouts) {
    for (const { x, y, width, height } of reserved) {
      const [left, top] = [down(x), down(y)]
      const right = Math.min(size.widthPx, up(x + width))
      const foot = Math.min(size.heightPx, up(y + height))
      const box = { x: left, y: top, width: right - left, height: foot - top }
      boxes.set(JSON.stringify(box), box)
    }
  }
  return [...boxes.values()]
}

const down = (px: number) => Math.max(0, Math.floor(px / gridPx) * gridPx)
const up = (px: number) => Math.ceil(px / gridPx) * gridPx
