import * as v from 'valibot'
import { type ContactField, contactFields } from '#shared/contact.ts'
import { ApiError, fetchJson } from '../data/fetch-json.ts'
import type { ContactDraft } from './contact-draft.ts'

/** Beside the message. */
export interface Proof {
  /** Of the field that people do not see. */
  website: string
  /** From the challenge. */
  token?: string | undefined
}

const accepted = v.object({ id: v.string() })

/**
 * Resolves when the server has kept the message.
 *
 * @throws ApiError when it has refused it; TypeError when it was not reached
 */
export async function postContact(draft: ContactDraft, proof: Proof): Promise<void> {
  const { id, values, openedAt } = draft
  const elapsedMs = Date.now() - openedAt
  await fetchJson('/api/contact', accepted, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, ...values, elapsedMs, ...proof }),
  })
}

export type FieldFaults = Partial<Record<ContactField, string>>

const fieldsRefusal = v.object({ fields: v.record(v.string(), v.string()) })

/** The server's word on each field, where it gave one. */
export function fieldFaultsOf(error: unknown): FieldFaults {
  const parsed = v.safeParse(fieldsRefusal, bodyOf(error))
  if (!parsed.success) return {}
  const { fields } = parsed.output
  return Object.fromEntries(
    contactFields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
  )
}

const challengeRefusal = v.object({ challenge: v.string() })

/** The site key of the challenge that the server asks to pass first. */
export function challengeOf(error: unknown): string | undefined {
  const parsed = v.safeParse(challengeRefusal, bodyOf(error))
  return parsed.success ? parsed.output.challenge : undefined
}

function bodyOf(error: unknown): unknown {
  return error instanceof ApiError ? error.body : undefined
}
