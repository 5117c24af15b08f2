/*
 * A page that was opened before a deploy requests code that is gone. It then reloads as a document
 * of the new build. Changes to a card or the contact form survive: both are stored when a page
 * ends.
 */

/**
 * The last build that this tab left: number of tries, `reload` or `assign`, and its entry script.
 */
const storageKey = 'mazel-left-build'
/** The first new document may come from a cache and still be of the old build. */
const maxTries = 2

/** Entry script of this build. Its name changes with each file of the build. */
let entry = ''
let destination: string | undefined
let leaving: Promise<boolean> | undefined
/** Code that is fetched before it is asked for. */
let preloads = 0

/** Called once, by the entry script with its own address. */
export function watchBuild(ownAddress: string): void {
  entry = ownAddress
  // A failed preload may stay silent; a failure of something the visitor asked for may not.
  addEventListener('vite:preloadError', () => {
    if (preloads === 0 && (navigator.userActivation?.isActive ?? true)) void leaveOldBuild()
  })
}

/** Fetches code that nobody asked for yet: its failure ends no page, and shows at its first use. */
export function preload(fetchCode: () => Promise<unknown>): void {
  preloads += 1
  fetchCode()
    .catch(() => {})
    .finally(() => {
      preloads -= 1
    })
}

/** Whether this page is the reload of an older build; true once. */
export function tookOver(): boolean {
  const { way, from } = readNote()
  if (way === undefined || from === entry) return false
  writeNote('')
  return way === 'reload'
}

/** Where to load a new document. Default: the current page. */
export function headFor(address: string | undefined): void {
  destination = address
}

/**
 * Called when code, a worker or a page failed to load. If another build is served now, loads a new
 * document of it. Does nothing offline, or when this was tried before.
 *
 * @returns whether the page is about to end
 */
export function leaveOldBuild(): Promise<boolean> {
  leaving ??= leave().then((isLeaving) => {
    // Another part may fail before the page ends, and must not load it once more.
    if (!isLeaving) leaving = undefined
    return isLeaving
  })
  return leaving
}

async function leave(): Promise<boolean> {
  if (!(await isGone(entry))) return false
  const { from, tries } = readNote()
  const way = destination === undefined ? 'reload' : 'assign'
  const tried = from === entry ? tries : 0
  if (tried >= maxTries || !writeNote(`${tried + 1} ${way} ${entry}`)) return false
  if (destination === undefined) location.reload()
  else location.assign(destination)
  return true
}

/** Only a 404 counts: a failed request may just be the network. */
async function isGone(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    return false
  }
}

function readNote() {
  try {
    const [tries = '', way, from] = sessionStorage.getItem(storageKey)?.split(' ') ?? []
    return { tries: Number(tries), way, from }
  } catch {
    return { tries: 0, way: undefined, from: undefined }
  }
}

/** False without storage: without a count a page could reload forever. */
function writeNote(text: string): boolean {
  try {
    sessionStorage.setItem(storageKey, text)
    return true
  } catch {
    return false
  }
}
