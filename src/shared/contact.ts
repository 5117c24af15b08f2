import * as v from 'valibot'

/** Lengths of the fields in characters (Unicode code points), inclusive, after trimming. */
export const contactBounds = {
  name: { min: 1, max: 100 },
  email: { min: 1, max: 254 },
  phone: { min: 1, max: 40 },
  message: { min: 1, max: 5000 },
} as const

export type ContactField = keyof typeof contactBounds

/** In the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const

/** What can be wrong with a field. */
export const contactFaults = ['missing', 'not-text', 'too-long', 'control-character'] as const
export type ContactFault = (typeof contactFaults)[number]

/** Request bodies above this are refused, bytes. */
export const MAX_CONTACT_BYTES = 16_384

/** Directions pasted along with a number or a name, unseen; they could reverse what is read. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g

/** Whatever ends a line: CR LF, CR, NEL, and the line and paragraph separators. */
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g

/**
 * All but spaces and what is drawn as nothing: joiners and fillers, the empty Braille cell, marks of
 * annotations, a note without its head.
 */
const visibleCharacter =
  /[^\s\p{Z}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{16fe4}\u{1d159}]/u

const controlCharacter = /\p{Cc}|[\u2028\u2029]/u
const controlCharacterButLineFeed = /(?!\n)\p{Cc}/u

const text = v.pipe(
  v.string(({ input }) => (input == null ? 'missing' : 'not-text')),
  v.transform((value) => value.toWellFormed().normalize('NFC')),
)

/** A line: without direction marks, and refused with any other character that is not printed. */
function line(max: number) {
  return v.pipe(
    text,
    v.transform((value) => value.replace(bidiControls, '').trim()),
    v.regex(visibleCharacter, 'missing'),
    v.check((value) => countCharacters(value) <= max, 'too-long'),
    v.check((value) => !controlCharacter.test(value), 'control-character'),
  )
}

/** Lines ended by LF; tabs become spaces; refused with any other control character. */
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
 * What the visitor writes; all four are required. E-mail and phone are taken as they are: people
 * write them in more ways than a pattern knows, and a person reads them.
 */
export const contactFormSchema = v.object({
  name: line(contactBounds.name.max),
  email: line(contactBounds.email.max),
  phone: line(contactBounds.phone.max),
  message: lines(contactBounds.message.max),
})
export type ContactForm = v.InferOutput<typeof contactFormSchema>

/** Why a message is kept and not mailed. */
const holdReasons = ['trapped', 'busy'] as const
export type HoldReason = (typeof holdReasons)[number]

const messageId = v.pipe(v.string(), v.uuid(), v.toLowerCase())

/** A message on its way to the mail. */
export const contactMessageSchema = v.object({
  version: v.literal(1),
  /** Made once for a message and kept when it is sent again: UUID, lower case. */
  id: messageId,
  /** When the server accepted it, ISO 8601 in UTC. */
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  /**
   * Kept for the house, not mailed, and why: the field that people do not see was filled, or too
   * many messages came at once. `true` is an earlier form of 'trapped'.
   */
  held: v.optional(v.union([v.picklist(holdReasons), v.literal(true)])),
  ...contactFormSchema.entries,
})
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>

/** What the queue carries: the message, or the id of one that is in the ledger already. */
export const queuedContactSchema = v.union([
  contactMessageSchema,
  v.strictObject({ version: v.literal(1), id: messageId }),
])

export type ContactFaults = Partial<Record<ContactField, ContactFault>>

export type ContactFormResult =
  | { ok: true; form: ContactForm }
  | { ok: false; faults: ContactFaults }

/**
 * Reads a filled form, in the browser and on the server alike. Each field has one fault at most.
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
 * The message's id that a request carries, or undefined where it has none that is one.
 *
 * @example parseContactId({ id: 'C0FFEE00-0000-4000-8000-000000000000' })
 *   // 'c0ffee00-0000-4000-8000-000000000000'
 */
export function parseContactId(input: unknown): string | undefined {
  const result = v.safeParse(v.object({ id: messageId }), input)
  return result.success ? result.output.id : undefined
}

/** What the form says of how it was filled in, beside the message. All of it can be forged. */
export interface ContactProof {
  /** Something stands in the field that people do not see. */
  isTrapped: boolean
  /** Since the form was first opened, by the visitor's clock, ms. */
  elapsedMs: number | undefined
  /** From the challenge, where one was asked for. */
  token: string | undefined
}

const contactProofSchema = v.object({
  website: v.optional(v.unknown(), ''),
  elapsedMs: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined),
  token: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(2048))), undefined),
})

/**
 * Reads what came along with the form; what is not as it should be counts as not there.
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
