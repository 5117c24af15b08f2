import { createContext, type RefObject } from 'react'
import type { EditDraft } from './draft-session.ts'

/**
 * The way to change the draft of the page, for parts that belong to the draft and not to the card,
 * such as the name on the envelope. It is empty until the editor has started.
 */
export const DraftEditContext = createContext<RefObject<EditDraft | null> | null>(null)
