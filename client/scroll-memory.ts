import { readEntry, writeEntry } from './history-entry.ts'

/*
 * The scroll position of each entry of the history. The browser would restore it before the page is
 * shown, so within the site we do it ourselves; on a reload the browser does it well.
 */
const STORE = 'scroll'

const positions = new Map<string, number>(readStore())
let entry = ''

/** Begins to watch, for the page that the document was served with. */
export function rememberScroll(): void {
  history.scrollRestoration = 'manual'
  entry = entryId()
  addEventListener('scroll', () => positions.set(entry, scrollY), { passive: true })
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    writeStore()
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

/** To be called when the page of a new entry of the history is shown, which starts at its top. */
export function scrollToStart(): void {
  entry = entryId()
  window.scrollTo(0, 0)
}

/** To be called when the page of an entry gone back or forward to is shown again. */
export function scrollBack(): void {
  entry = entryId()
  window.scrollTo(0, positions.get(entry) ?? 0)
}

/** The name of the history's current entry, given to it when it has none. */
function entryId(): string {
  const { entry } = readEntry()
  if (entry !== undefined) return String(entry)
  const made = `${performance.timeOrigin}-${performance.now()}`
  writeEntry({ entry: made })
  return made
}

function readStore(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '{}')
    return Object.entries(stored ?? {}).flatMap(([id, at]) =>
      typeof at === 'number' ? [[id, at] as [string, number]] : [],
    )
  } catch {
    return []
  }
}

function writeStore(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries(positions)))
  } catch {
    // Without a store pages gone back to after a reload start at their top.
  }
}
