/** Replaces `regexparam`: the router needs no patterns, since `pages.ts` parses addresses. */
export function parse(): never {
  throw new TypeError('the router has no patterns')
}
