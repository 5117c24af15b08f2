/** In the place of `regexparam`: the router has no patterns here, since `pages.ts` reads addresses. */
export function parse(): never {
  throw new TypeError('the router has no patterns')
}
