import * as v from 'valibot'
import { type ContactField, contactFields } from '#shared/contact.ts'
import { ApiError, fetchJson } from '../data/fetch-json.ts'
import { documentLanguage } from '../ui/use-strings.ts'
import type { ContactDraft } from './contact-draft.ts'

/** Spam checks that are sent with the message. */
export interface Proof {
  /** Value of the honeypot field, which people do not see. */
  website: string
  /** From the challenge. */
  token?: string | undefined
}

const accepted = v.object({ id: v.string() })

/**
 * Resolves when the server has stored the message.
 *
 * @throws ApiError when the server refuses it; TypeError when the server is not reached
 */
export async function postContact(draft: ContactDraft, proof: Proof): Promise<void> {
  const { id, values, openedAt } = draft
  const elapsedMs = Date.now() - openedAt
  await fetchJson('/api/contact', accepted, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': documentLanguage() },
    body: JSON.stringify({ id, ...values, elapsedMs, ...proof }),
  })
}

export type FieldFaults = Partial<Record<ContactField, string>>

const fieldsRefusal = v.object({ fields: v.record(v.string(), v.string()) })

/** The server's message for each field that it refused. */
export function fieldFaultsOf(error: unknown): FieldFaults {
  const parsed = v.safeParse(fieldsRefusal, bodyOf(error))
  if (!parsed.success) return {}
  const { fields } = parsed.output
  return Object.fromEntries(
    contactFields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
  )
}

const challengeRefusal = v.object({ challenge: v.string() })

/** The site key of the challenge that the server requires first. */
export function challengeOf(error: unknown): string | undefined {
  const parsed = v.safeParse(challengeRefusal, bodyOf(error))
  return parsed.success ? parsed.output.challenge : undefined
}

function bodyOf(error: unknown): unknown {
  return error instanceof ApiError ? error.body : undefined
}
