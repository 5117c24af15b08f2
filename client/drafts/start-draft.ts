import type { CardDraft } from '#shared/draft.ts'
import { cardPath, draftPath } from '#shared/routes.ts'
import { randomId } from '../random-id.ts'
import { writeDrafts } from './draft-store.ts'

/**
 * Stores a new draft of a card.
 *
 * @returns the address of the draft
 * @throws Error when it cannot be stored
 */
export async function startDraft(
  card: string,
  present: Pick<CardDraft, 'values' | 'format'>,
): Promise<string> {
  const draft = { ...present, version: 1 } as const
  const stored = { version: 1, id: randomId(), card, changedAt: Date.now(), draft } as const
  await writeDrafts([{ stored, history: { present: draft, past: [], future: [] } }])
  return draftPath(cardPath(card), stored.id)
}
