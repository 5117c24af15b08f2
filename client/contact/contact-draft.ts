import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { ContactField } from '#shared/contact.ts'
import { randomId } from '../random-id.ts'
import { noteWaiting, storageKey } from './contact-waits.ts'

const values = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  message: v.string(),
} satisfies Record<ContactField, v.GenericSchema<string>>)

const contactDraftSchema = v.object({
  version: v.literal(1),
  /**
   * Id of the message with exactly these words, the same at each retry; empty before the first try.
   */
  id: v.string(),
  values,
  /** When the visitor first saw the form, ms since the epoch. */
  openedAt: v.number(),
  /** The visitor agreed to send it automatically once the network is back. */
  sendsLater: v.boolean(),
})

/** What the visitor typed. It stays on the device until it has been sent. */
export type ContactDraft = v.InferOutput<typeof contactDraftSchema>

let draft: ContactDraft | undefined
const listeners = new Set<() => void>()

/** The one draft of this device. */
export function contactDraft(): ContactDraft {
  draft ??= read() ?? emptyDraft()
  return draft
}

export function useContactDraft(): ContactDraft {
  return useSyncExternalStore(subscribe, contactDraft)
}

/** Starts the form's clock when the form is seen, unless something is already written in it. */
export function beginContactDraft(): void {
  if (isEmptyDraft(contactDraft())) keepContactDraft(emptyDraft())
}

export function isEmptyDraft({ values }: ContactDraft): boolean {
  return Object.values(values).every((value) => value === '')
}

/** Changed words are a new message. */
export function writeContactField(field: ContactField, value: string): void {
  const { values, openedAt } = contactDraft()
  keepContactDraft({ ...emptyDraft(), openedAt, values: { ...values, [field]: value } })
}

/** Gives the draft an id if it has none. */
export function identifyContactDraft(): ContactDraft {
  const { id, ...rest } = contactDraft()
  return keepContactDraft({ id: id || randomId(), ...rest })
}

/** Clears the draft, unless the visitor has begun another message. */
export function clearContactDraft(sent: ContactDraft): void {
  if (contactDraft().id === sent.id) keepContactDraft(emptyDraft())
}

export function keepContactDraft(next: ContactDraft): ContactDraft {
  draft = next
  noteWaiting(next.sendsLater)
  write(next)
  for (const listener of listeners) listener()
  return next
}

function emptyDraft(): ContactDraft {
  return {
    version: 1,
    id: '',
    values: { name: '', email: '', phone: '', message: '' },
    openedAt: Date.now(),
    sendsLater: false,
  }
}

function subscribe(listener: () => void): () => void {
  const followOtherTabs = ({ key }: StorageEvent) => {
    if (key !== storageKey && key !== null) return
    draft = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', followOtherTabs)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', followOtherTabs)
  }
}

/** Without storage the draft lasts as long as the page is open. */
function read(): ContactDraft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return v.is(contactDraftSchema, stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function write(next: ContactDraft): void {
  try {
    if (isEmptyDraft(next)) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // As in `read`.
  }
}
