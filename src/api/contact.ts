import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import {
  type ContactFaults,
  type ContactField,
  type ContactMessage,
  contactFields,
  MAX_CONTACT_BYTES,
  parseContactForm,
  parseContactId,
} from '#shared/contact.ts'
import { contactStrings } from '#shared/i18n/contact-strings.ts'
import { addressPrefix } from '../contact/address-prefix.ts'

type ContactContext = Context<{ Bindings: Env }>

/** Clock and random source, injected so that a test can hold them still. */
export interface ContactServices {
  now: () => Date
  makeId: () => string
}

/** The window of the rate limit in wrangler.toml. */
const LIMIT_SECONDS = '60'
const QUEUE_RETRY_SECONDS = '30'

const limitBody = bodyLimit({
  maxSize: MAX_CONTACT_BYTES,
  onError: (context) =>
    answer(context, 413, {
      message: contactStrings.tooLarge(MAX_CONTACT_BYTES),
    }),
})

/**
 * Accepts a message of a visitor. 202 means that it is in the queue: the answer waits for it.
 */
export async function postContact(context: ContactContext): Promise<Response> {
  if (context.req.method !== 'POST') {
    const message = `This call is POST, not ${context.req.method}.`
    return answer(context, 405, { message }, { Allow: 'POST' })
  }
  if (!isJson(context.req.header('Content-Type'))) {
    const message = 'The body must be JSON: send it with Content-Type: application/json.'
    return answer(context, 415, { message }, { Accept: 'application/json' })
  }
  return (
    (await limitBody(context, async () => {
      context.res = await acceptMessage(context)
    })) ?? context.res
  )
}

export async function acceptMessage(
  context: ContactContext,
  services: ContactServices = { now: () => new Date(), makeId: () => crypto.randomUUID() },
): Promise<Response> {
  const body = await readJson(context)
  if (!body.ok) {
    return answer(context, 400, { message: 'The body is not JSON: send one JSON object.' })
  }
  const result = parseContactForm(body.value)
  if (!result.ok) return refuseFields(context, result.faults)
  if (await isOverLimit(context)) {
    return answer(
      context,
      429,
      { message: contactStrings.tooMany },
      { 'Retry-After': LIMIT_SECONDS },
    )
  }
  const message: ContactMessage = {
    version: 1,
    id: parseContactId(body.value) ?? services.makeId(),
    receivedAt: services.now().toISOString(),
    ...result.form,
  }
  try {
    await context.env.CONTACT_QUEUE.send(message)
  } catch (error) {
    console.error(`contact message ${message.id} was not queued:`, error)
    return answer(
      context,
      503,
      { message: contactStrings.notTaken },
      { 'Retry-After': QUEUE_RETRY_SECONDS },
    )
  }
  return answer(context, 202, { id: message.id })
}

/** `application/json` and its charset, nothing that a form could send across sites. */
function isJson(contentType = ''): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType)
}

type JsonBody = { ok: true; value: unknown } | { ok: false }

async function readJson(context: ContactContext): Promise<JsonBody> {
  try {
    return { ok: true, value: JSON.parse(await context.req.text()) }
  } catch {
    return { ok: false }
  }
}

function refuseFields(context: ContactContext, faults: ContactFaults): Response {
  const fields: Partial<Record<ContactField, string>> = {}
  for (const field of contactFields) {
    const fault = faults[field]
    if (fault) fields[field] = contactStrings.fault(field, fault)
  }
  return answer(context, 422, { message: Object.values(fields).join(' '), fields })
}

/** A limiter that fails lets everyone in: better a flood than a lost message. */
async function isOverLimit(context: ContactContext): Promise<boolean> {
  const key = addressPrefix(context.req.header('CF-Connecting-IP') ?? 'unknown')
  try {
    return !(await context.env.CONTACT_LIMIT.limit({ key })).success
  } catch (error) {
    console.error('the contact rate limit does not answer:', error)
    return false
  }
}

function answer(
  context: Context,
  status: ContentfulStatusCode,
  body: { id: string } | { message: string; fields?: Partial<Record<ContactField, string>> },
  headers: Record<string, string> = {},
): Response {
  return context.json(body, status, { 'Cache-Control': 'no-store', ...headers })
}
