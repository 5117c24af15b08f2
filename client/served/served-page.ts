/*
 * The page as the server sent it, with what was typed into it before it came to life. It stands in
 * for any part that fails: its links and forms work without script.
 */

let served: Document | undefined
let servedAddress = ''

/** To be called before the page comes to life. */
export function keepServedPage(): void {
  // Of a document that is not shown, so that no picture is fetched again.
  served = document.implementation.createHTMLDocument()
  served.documentElement.replaceWith(served.importNode(document.documentElement, true))
  servedAddress = addressNow()
}

/** Nothing where the visitor has gone on to another page. */
export function servedPart(selector: string): Node | undefined {
  const found = servedAddress === addressNow() ? served?.querySelector(selector) : undefined
  return found ? document.importNode(found, true) : undefined
}

/** The last resort: React takes the whole document away when nothing else has caught an error. */
export function restoreServedPage(): void {
  const page = servedPart('html')
  if (page) {
    for (const root of [...document.children]) root.remove()
    document.append(page)
    showPlainWays()
  } else {
    // The server sends the page that the visitor has gone on to.
    location.reload()
  }
}

/** Shows what the server's page keeps hidden for a browser that cannot bring it to life. */
export function showPlainWays(): void {
  document.documentElement.dataset.failed = ''
}

function addressNow(): string {
  return location.pathname + location.search
}
