/** What a code leads to, by the words of its card. */
export const saidKinds = ['waze', 'google', 'calendar', 'call', 'whatsapp'] as const
export type CodeKind = (typeof saidKinds)[number] | 'link'

/** A code on a card, by its meaning: its modules follow the words of the card. */
export type Code = { kind: Exclude<CodeKind, 'link'> } | { kind: 'link'; address: string }

/**
 * A code as the text that a draft holds.
 *
 * @example writeCode({ kind: 'waze' }) // 'waze'
 * @example writeCode({ kind: 'link', address: 'example.com' }) // 'link:example.com'
 */
export function writeCode(code: Code): string {
  return code.kind === 'link' ? `link:${code.address}` : code.kind
}

/** The code in a text of a draft; `undefined` for a kind that is not known. */
export function readCode(text: string): Code | undefined {
  if (text.startsWith('link:')) return { kind: 'link', address: text.slice('link:'.length) }
  const kind = saidKinds.find((each) => each === text)
  return kind && { kind }
}

/** Modules of quiet zone on each side, by ISO/IEC 18004. */
export const quietZone = 4

/** Pixels of a module in a small picture: with 2 some codes are not read. */
const leastModulePx = 2.5
/** The width of the smallest picture of a card that is still read from, px. */
const smallPicturePx = 320

/**
 * The minimum width of a code with its quiet zone, as a share of the page's width.
 *
 * @param modules on each side, without the quiet zone
 * @example leastCodeWidth(25) // 0.2578125
 */
export function leastCodeWidth(modules: number): number {
  return ((modules + 2 * quietZone) * leastModulePx) / smallPicturePx
}
