import { readEntry, writeEntry } from './history-entry.ts'

/*
 * The scroll position of each history entry. The browser would restore it before the page is shown,
 * so client-side navigation restores it here; for a reload the browser does it well.
 */
const storageKey = 'scroll'

const positions = new Map<string, number>()
let entry = ''

/** Starts to track the first page. */
export function rememberScroll(): void {
  history.scrollRestoration = 'manual'
  for (const [id, at] of readStore()) positions.set(id, at)
  entry = entryId()
  // The visitor may have scrolled before.
  positions.set(entry, scrollY)
  addEventListener('scroll', () => positions.set(entry, scrollY), { passive: true })
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    writeStore()
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

/** Called when the page of a new history entry is shown, which starts at its top. */
export function scrollToStart(): void {
  entry = entryId()
  window.scrollTo(0, 0)
}

/** Called when the page of a previous or next entry is shown again. */
export function scrollBack(): void {
  entry = entryId()
  window.scrollTo(0, positions.get(entry) ?? 0)
}

/** Id of the current history entry; sets one if it has none. */
function entryId(): string {
  const { entry } = readEntry()
  if (entry !== undefined) return String(entry)
  const made = `${performance.timeOrigin}-${performance.now()}`
  writeEntry({ entry: made })
  return made
}

function readStore(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return Object.entries(stored ?? {}).flatMap(([id, at]) =>
      typeof at === 'number' ? [[id, at] as [string, number]] : [],
    )
  } catch {
    return []
  }
}

function writeStore(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)))
  } catch {
    // Without storage, pages start at their top after a reload.
  }
}
