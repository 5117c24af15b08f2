import { showPlainWays } from './plain-ways.ts'

/*
 * The page as the server sent it, with what was typed before hydration. It replaces any part that
 * fails: its links and forms work without script.
 */

let served: Document | undefined
let servedAddress = ''

/** Called before hydration. */
export function keepServedPage(): void {
  // In an inert document, so that no picture is fetched again.
  served = document.implementation.createHTMLDocument()
  served.documentElement.replaceWith(served.importNode(document.documentElement, true))
  servedAddress = addressNow()
}

/** Undefined once the visitor has gone to another page. */
export function servedPart(selector: string): Node | undefined {
  const found = servedAddress === addressNow() ? served?.querySelector(selector) : undefined
  return found ? document.importNode(found, true) : undefined
}

/** The last resort: React removes the whole document when no boundary catches an error. */
export function restoreServedPage(): void {
  const page = servedPart('html')
  if (page) {
    for (const root of [...document.children]) root.remove()
    document.append(page)
    showPlainWays()
  } else {
    // The server renders the page that the visitor has gone to.
    location.reload()
  }
}

function addressNow(): string {
  return location.pathname + location.search
}
