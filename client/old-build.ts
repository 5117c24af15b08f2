/*
 * A page that was opened before a deploy asks for code that is gone. It goes on as a new document then,
 * of the new build. What was made of a card, or written in the contact form, is on the device by that
 * time: both are kept when a page ends.
 */

/** Of the last build that was left in this tab: tries, `reload` or `assign`, and its entry script. */
const KEY = 'mazel-left-build'
/** The first new document may come out of a cache, and be of the old build still. */
const MOST_TRIES = 2

/** The entry script of this build. Its name changes with each file of the build. */
let entry = ''
let destination: string | undefined
let leaving: Promise<boolean> | undefined

/** To be called once, by the entry script with its own address. */
export function watchBuild(ownAddress: string): void {
  entry = ownAddress
  // What is fetched ahead may fail unheard; what the visitor asked for may not.
  addEventListener('vite:preloadError', () => {
    if (navigator.userActivation?.isActive ?? true) void leaveOldBuild()
  })
}

/** Whether this page began because a page of an older build was loaded again; true once. */
export function tookOver(): boolean {
  const { way, from } = readNote()
  if (way === undefined || from === entry) return false
  writeNote('')
  return way === 'reload'
}

/** Where a new document is to go; without one it is the page that is shown. */
export function headFor(address: string | undefined): void {
  destination = address
}

/**
 * To be called when code, a worker or a page could not be had. If that is because another build is
 * served by now, it goes there by a new document. Offline, or when this was tried before, it stays.
 *
 * @returns whether the page is about to end
 */
export function leaveOldBuild(): Promise<boolean> {
  leaving ??= leave().finally(() => {
    leaving = undefined
  })
  return leaving
}

async function leave(): Promise<boolean> {
  if (!(await isGone(entry))) return false
  const { from, tries } = readNote()
  const way = destination === undefined ? 'reload' : 'assign'
  const tried = from === entry ? tries : 0
  if (tried >= MOST_TRIES || !writeNote(`${tried + 1} ${way} ${entry}`)) return false
  if (destination === undefined) location.reload()
  else location.assign(destination)
  return true
}

/** Only an answer says so: no network is no deploy. */
async function isGone(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    return false
  }
}

function readNote() {
  try {
    const [tries = '', way, from] = sessionStorage.getItem(KEY)?.split(' ') ?? []
    return { tries: Number(tries), way, from }
  } catch {
    return { tries: 0, way: undefined, from: undefined }
  }
}

/** False where the browser keeps nothing: without a count a page might load again and again. */
function writeNote(text: string): boolean {
  try {
    sessionStorage.setItem(KEY, text)
    return true
  } catch {
    return false
  }
}
