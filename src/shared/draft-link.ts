import * as v from 'valibot'
import { type CardDraft, draftSchema } from './draft.ts'
import { personalPath } from './routes.ts'

/*
 * A draft as text for an address, short enough for a chat:
 *
 *   1{base64url of deflate-raw of UTF-8 of a JSON array, its alphabets swapped}
 *
 * The array holds the parts of the draft in the order of `parts`, null for a missing one, and ends
 * with the last present part. It has no photos. A new part goes to the end, where older readers
 * ignore it; any other change needs the next version.
 */

const linkVersion = '1'
const parts = [
  'values',
  'palette',
  'format',
  'header',
  'layers',
  'added',
  'stickers',
  'film',
  'to',
  'custom',
] as const

/** Maximum length, UTF-16 units: chats and servers cut longer addresses. */
export const maxDraftText = 2000

/** Maximum size of an unpacked draft, bytes. */
const maxUnpackedBytes = 32_768

/** Lengths are shares of the page: a ten thousandth is a tenth of a pixel. */
const stepsPerUnit = 10_000

/** A draft read from a link, with all defaults filled in. */
export type SentDraft = v.InferOutput<typeof draftSchema>

/**
 * A draft as text for an address, without its photos; `hasPhotos` says whether it has any. It can
 * be longer than `decodeDraft` accepts; `personalLink` checks that.
 *
 * @example await encodeDraft({ values: { greeting: 'מזל טוב' } }) // '1u76qWim9KDW1JDMvXclKyd_dV8HTzUmpNhYA'
 */
export async function encodeDraft(draft: CardDraft): Promise<string> {
  const list = parts.map((part) => draft[part])
  while (list.at(-1) === undefined) list.pop()
  const json = JSON.stringify(list, (_key, value: unknown) =>
    typeof value === 'number' ? Math.round(value * stepsPerUnit) / stepsPerUnit : value,
  )
  const bytes = new TextEncoder().encode(swapAlphabets(json))
  const packed = await readAll(
    new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  )
  return linkVersion + toBase64Url(packed)
}

/**
 * The draft in a text of an address, or undefined if there is none. It never throws, and never
 * unpacks more than 32 kB.
 *
 * @example await decodeDraft('?') // undefined
 */
export async function decodeDraft(text: string): Promise<SentDraft | undefined> {
  if (!text.startsWith(linkVersion) || text.length > maxDraftText) return undefined
  try {
    const packed = new Blob([fromBase64Url(text.slice(linkVersion.length))]).stream()
    const bytes = await readAll(
      packed.pipeThrough(new DecompressionStream('deflate-raw')),
      maxUnpackedBytes,
    )
    return parseParts(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    // Anyone can write an address, so one without a draft is not an error.
    return undefined
  }
}

/** Whether a draft has photos, which stay on the device when the draft is sent as a link. */
export function hasPhotos({ photos = [] }: CardDraft): boolean {
  return photos.length > 0
}

/**
 * The personal link of a card or a video, or undefined if the draft is too long for an address.
 *
 * @param origin without a trailing slash
 * @param path of the card or the video, without a query
 * @example await personalLink('https://a.example', '/card/papercut-arch', draft)
 *   // 'https://a.example/card/papercut-arch?d=1u76qWim9...'
 */
export async function personalLink(
  origin: string,
  path: string,
  draft: CardDraft,
): Promise<string | undefined> {
  const text = await encodeDraft(draft)
  return text.length > maxDraftText ? undefined : origin + personalPath(path, text)
}

function parseParts(text: string): SentDraft | undefined {
  const list: unknown = JSON.parse(swapAlphabets(text))
  if (!Array.isArray(list)) return undefined
  const named = parts.map((part, index): [string, unknown] => [part, list[index] ?? null])
  const present = named.filter(([, value]) => value !== null)
  const parsed = v.safeParse(draftSchema, Object.fromEntries(present))
  return parsed.success ? parsed.output : undefined
}

const ALEF = 0x5d0
const CAPITAL_A = 0x41

/** Swaps the letters of two alphabets, so that a Hebrew letter takes one byte instead of two. */
function swapAlphabets(text: string): string {
  return text.replace(/[A-[\u05d0-\u05ea]/g, (letter) => {
    const code = letter.charCodeAt(0)
    return String.fromCharCode(code < ALEF ? code - CAPITAL_A + ALEF : code - ALEF + CAPITAL_A)
  })
}

/** @throws RangeError as soon as there are more than `maxBytes` */
async function readAll(stream: ByteStream, maxBytes = Number.POSITIVE_INFINITY) {
  const reader = stream.getReader()
  const bytes: number[] = []
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (bytes.length + next.value.length > maxBytes) {
      await reader.cancel()
      throw new RangeError(`more than ${maxBytes} bytes`)
    }
    bytes.push(...next.value)
  }
  return Uint8Array.from(bytes)
}

function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws an error when the text is not base64url */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
}
