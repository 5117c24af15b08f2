/** What a code on a card leads to. */
export const codeKinds = ['waze', 'google', 'calendar', 'call', 'whatsapp', 'link'] as const
export type CodeKind = (typeof codeKinds)[number]

/** A code on a card, by its meaning: its modules follow the words of the card. */
export interface Code {
  kind: CodeKind
  /** A place, a phone number or a web address of the visitor, instead of that in the words. */
  value?: string
}

/**
 * A code as the text that a draft holds.
 *
 * @example writeCode({ kind: 'waze' }) // 'waze'
 * @example writeCode({ kind: 'call', value: '052-765-4321' }) // 'call:052-765-4321'
 */
export function writeCode({ kind, value }: Code): string {
  return value === undefined ? kind : `${kind}:${value}`
}

/** The code in a text of a draft; `undefined` for a kind that is not known. */
export function readCode(text: string): Code | undefined {
  const end = text.indexOf(':')
  const name = end < 0 ? text : text.slice(0, end)
  const kind = codeKinds.find((each) => each === name)
  if (!kind) return undefined
  return end < 0 ? { kind } : { kind, value: text.slice(end + 1) }
}

/**
 * Minimum widths, shares of the page's width: a module then has two pixels of a picture that is 320
 * wide. A phone number needs fewer modules.
 */
export function leastCodeWidth(text: string): number {
  return /^(?:call|whatsapp)\b/.test(text) ? 0.22 : 0.34
}
