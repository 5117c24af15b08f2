import * as v from 'valibot'
import { contactBounds } from './contact-bounds.ts'

export type ContactField = keyof typeof contactBounds

/** In the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const

/** The possible faults of a field. */
export const contactFaults = ['missing', 'not-text', 'too-long', 'control-character'] as const
export type ContactFault = (typeof contactFaults)[number]

/** Maximum size of a request body, bytes. */
export const maxContactBytes = 16_384

/**
 * Invisible direction marks that are pasted along with a number or a name; they could reverse the
 * displayed text.
 */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g

/** All line ends: CR LF, CR, NEL, and the line and paragraph separators. */
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g

/**
 * Any character except spaces and those without visible ink: joiners, fillers, the empty Braille
 * cell, annotation marks, a note without its head.
 */
const visibleCharacter =
  /[^\s\p{Z}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{16fe4}\u{1d159}]/u

const controlCharacter = /\p{Cc}|[\u2028\u2029]/u
const controlCharacterButLineFeed = /(?!\n)\p{Cc}/u

const text = v.pipe(
  v.string(({ input }) => (input == null ? 'missing' : 'not-text')),
  v.transform((value) => value.toWellFormed().normalize('NFC')),
)

/** One line: direction marks are removed, other non-printing characters are refused. */
function line(max: number) {
  return v.pipe(
    text,
    v.transform((value) => value.replace(bidiControls, '').trim()),
    v.regex(visibleCharacter, 'missing'),
    v.check((value) => countCharacters(value) <= max, 'too-long'),
    v.check((value) => !controlCharacter.test(value), 'control-character'),
  )
}

/** Lines that end with LF. Tabs become spaces; other control characters are refused. */
function lines(max: number) {
  return v.pipe(
    text,
    v.transform((value) => value.replace(lineEnds, '\n').replace(/\t/g, ' ').trim()),
    v.regex(visibleCharacter, 'missing'),
    v.check((value) => countCharacters(value) <= max, 'too-long'),
    v.check((value) => !controlCharacterButLineFeed.test(value), 'control-character'),
  )
}

/**
 * The visitor's input; all four fields are required. E-mail and phone are not checked: people write
 * them in more ways than a pattern covers, and a person reads them.
 */
export const contactFormSchema = v.object({
  name: line(contactBounds.name.max),
  email: line(contactBounds.email.max),
  phone: line(contactBounds.phone.max),
  message: lines(contactBounds.message.max),
})
export type ContactForm = v.InferOutput<typeof contactFormSchema>

/** Why a message is kept without mailing it. */
const holdReasons = ['trapped', 'busy'] as const
export type HoldReason = (typeof holdReasons)[number]

const messageId = v.pipe(v.string(), v.uuid(), v.toLowerCase())

/** A message to be mailed. */
export const contactMessageSchema = v.object({
  version: v.literal(1),
  /** Made once for a message and kept when it is sent again: UUID, lower case. */
  id: messageId,
  /** Time when the server accepted it, ISO 8601 in UTC. */
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  /**
   * Why it is kept for the house without mailing it: the hidden field was filled in, or too many
   * messages came at once. `true` is an earlier form of 'trapped'.
   */
  held: v.optional(v.union([v.picklist(holdReasons), v.literal(true)])),
  ...contactFormSchema.entries,
})
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>

/** The content of the queue: the message, or the id of one that is already in the ledger. */
export const queuedContactSchema = v.union([
  contactMessageSchema,
  v.strictObject({ version: v.literal(1), id: messageId }),
])

export type ContactFaults = Partial<Record<ContactField, ContactFault>>

export type ContactFormResult =
  | { ok: true; form: ContactForm }
  | { ok: false; faults: ContactFaults }

/**
 * Reads a filled form, in the browser and on the server. Each field has at most one fault.
 *
 * @example parseContactForm({ name: ' Chaya ', email: 'c@example.com', phone: '1', message: 'Hi' })
 *   // { ok: true, form: { name: 'Chaya', … } }
 * @example parseContactForm({ name: 'Chaya', email: '', phone: '1', message: 'Hi' })
 *   // { ok: false, faults: { email: 'missing' } }
 */
export function parseContactForm(input: unknown): ContactFormResult {
  const fields = typeof input === 'object' && input !== null ? input : {}
  const result = v.safeParse(contactFormSchema, fields, { abortPipeEarly: true })
  if (result.success) return { ok: true, form: result.output }
  const { nested = {} } = v.flatten<typeof contactFormSchema>(result.issues)
  const faults: ContactFaults = {}
  for (const field of contactFields) {
    const messages = nested[field]
    if (messages) faults[field] = contactFaults.find((fault) => fault === messages[0]) ?? 'missing'
  }
  return { ok: false, faults }
}

/**
 * The message id in a request, or undefined if it has no valid one.
 *
 * @example parseContactId({ id: 'C0FFEE00-0000-4000-8000-000000000000' })
 *   // 'c0ffee00-0000-4000-8000-000000000000'
 */
export function parseContactId(input: unknown): string | undefined {
  const result = v.safeParse(v.object({ id: messageId }), input)
  return result.success ? result.output.id : undefined
}

/** What the request says about how the form was filled in. All of it can be forged. */
export interface ContactProof {
  /** Whether the hidden field has content. */
  isTrapped: boolean
  /** Time since the form was first opened, by the visitor's clock, ms. */
  elapsedMs: number | undefined
  /** From the challenge, if there was one. */
  token: string | undefined
}

const contactProofSchema = v.object({
  website: v.optional(v.unknown(), ''),
  elapsedMs: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined),
  token: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(2048))), undefined),
})

/**
 * Reads the data that came with the form; an invalid value counts as missing.
 *
 * @example parseContactProof({ name: 'Chaya', website: '', elapsedMs: 41_000 })
 *   // { isTrapped: false, elapsedMs: 41_000, token: undefined }
 */
export function parseContactProof(input: unknown): ContactProof {
  const result = v.safeParse(contactProofSchema, input)
  if (!result.success) return { isTrapped: false, elapsedMs: undefined, token: undefined }
  const { website, elapsedMs, token } = result.output
  return { isTrapped: website !== '', elapsedMs, token }
}

function countCharacters(value: string): number {
  return [...value].length
}
