/** Whether the page that the server rendered is live. The visitor asked for all that comes after. */
let live = false

/** Called around the whole page, after the effects of its parts. */
export function markLive(): void {
  live = true
}

/** False on the server and while its page hydrates. Not for parts that hydrate later. */
export function isPageLive(): boolean {
  return live
}
