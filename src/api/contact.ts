import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import {
  type ContactFaults,
  type ContactField,
  type ContactMessage,
  contactFields,
  maxContactBytes,
  parseContactForm,
  parseContactId,
  parseContactProof,
} from '#shared/contact.ts'
import { type ContactStrings, contactStrings } from '#shared/i18n/contact-strings.ts'
import { admit } from '../contact/admit.ts'
import { keepMessage, queueMessages } from '../contact/keep-message.ts'
import { acceptedLanguage } from '../http/accepted-language.ts'
import type { AppContext } from '../http/app-context.ts'
import { noStore } from '../http/cache-policy.ts'
import { logError, logWarning } from '../log/log.ts'

/** Clock and random source, injected so that tests can control them. */
export interface ContactServices {
  now: () => Date
  makeId: () => string
}

const keepRetrySeconds = 30

const limitBody = bodyLimit({
  maxSize: maxContactBytes,
  onError: (context) =>
    answer(context, 413, { message: wordsFor(context).tooLarge(maxContactBytes) }),
})

/**
 * Accepts a visitor's message. Answers 202 only after the message is stored where it outlives this
 * worker.
 */
export async function postContact(context: AppContext): Promise<Response> {
  if (context.req.method !== 'POST') {
    const message = `This call is POST, not ${context.req.method}.`
    return answer(context, 405, { message }, { Allow: 'POST' })
  }
  if (!isJson(context.req.header('Content-Type'))) {
    const message = 'The body must be JSON: send it with Content-Type: application/json.'
    return answer(context, 415, { message }, { Accept: 'application/json' })
  }
  if (isForeign(context)) return answer(context, 403, { message: wordsFor(context).foreign })
  // Reads the body before storing anything: a failure here is an aborted or malformed request.
  const tooLarge = await limitBody(context, async () => {}).catch(() => refuseBody(context))
  return tooLarge ?? acceptMessage(context)
}

export async function acceptMessage(
  context: AppContext,
  services: ContactServices = { now: () => new Date(), makeId: () => crypto.randomUUID() },
): Promise<Response> {
  const body = await readJson(context)
  if (!body.ok) return refuseBody(context)
  const result = parseContactForm(body.value)
  if (!result.ok) return refuseFields(context, result.faults)
  const address = context.req.header('CF-Connecting-IP') ?? 'unknown'
  const admission = await admit(context.env, address, parseContactProof(body.value))
  if (admission.kind === 'wait') {
    const { seconds, reason } = admission
    return askToWait(context, 429, { seconds, message: wordsFor(context)[reason] })
  }
  if (admission.kind === 'challenge') {
    const message = wordsFor(context).challenged
    return answer(context, 403, { message, challenge: admission.siteKey })
  }
  const now = services.now()
  return keep(context, now, {
    version: 1,
    id: parseContactId(body.value) ?? services.makeId(),
    receivedAt: now.toISOString(),
    ...(admission.kind === 'held' && { held: admission.reason }),
    ...result.form,
  })
}

async function keep(context: AppContext, now: Date, message: ContactMessage): Promise<Response> {
  const place = await keepMessage(context.env, message, now.getTime())
  if (!place) {
    const seconds = keepRetrySeconds
    return askToWait(context, 503, { seconds, message: wordsFor(context).notTaken })
  }
  if (message.held) logWarning(`contact message ${message.id} is held: ${message.held}`)
  else if (place === 'ledger') context.executionCtx.waitUntil(announce(context, message))
  return answer(context, 202, { id: message.id })
}

/** On failure the sweep finds the message. */
async function announce({ env }: AppContext, { id }: ContactMessage): Promise<void> {
  try {
    await queueMessages(env, [{ version: 1, id }])
  } catch (error) {
    logError(`contact message ${id} waits for the sweep`, error)
  }
}

function askToWait(
  context: AppContext,
  status: 429 | 503,
  { seconds, message }: { seconds: number; message: string },
): Response {
  return answer(context, status, { message }, { 'Retry-After': `${seconds}` })
}

/**
 * Browsers send the origin of a request. Only hosts are compared: a proxy may use another scheme.
 */
function isForeign(context: AppContext): boolean {
  const origin = context.req.header('Origin')
  if (origin === undefined) return context.req.header('Sec-Fetch-Site') === 'cross-site'
  return URL.parse(origin)?.host !== new URL(context.req.url).host
}

/** `application/json` with any charset; a form cannot send it across sites. */
function isJson(contentType = ''): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType)
}

type JsonBody = { ok: true; value: unknown } | { ok: false }

async function readJson(context: AppContext): Promise<JsonBody> {
  try {
    return { ok: true, value: JSON.parse(await context.req.text()) }
  } catch {
    return { ok: false }
  }
}

function refuseBody(context: AppContext): Response {
  return answer(context, 400, { message: 'The body is not JSON: send one JSON object.' })
}

function refuseFields(context: AppContext, faults: ContactFaults): Response {
  const fields: Partial<Record<ContactField, string>> = {}
  for (const field of contactFields) {
    const fault = faults[field]
    if (fault) fields[field] = wordsFor(context).fault(field, fault)
  }
  return answer(context, 422, { message: Object.values(fields).join(' '), fields })
}

/** The words of the page that asks; English for everything else. */
function wordsFor(context: Context): ContactStrings {
  return contactStrings[acceptedLanguage(context.req.header('Accept-Language'))]
}

interface Refusal {
  message: string
  fields?: Partial<Record<ContactField, string>>
  /** Site key of a challenge that the visitor must pass first. */
  challenge?: string
}

function answer(
  context: Context,
  status: ContentfulStatusCode,
  body: { id: string } | Refusal,
  headers: Record<string, string> = {},
): Response {
  return context.json(body, status, { ...noStore, ...headers })
}
