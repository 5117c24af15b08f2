/** Who waits for a picture, the first first. */
const ranks = ['personal', 'visitor', 'nobody'] as const
type Rank = (typeof ranks)[number]

/**
 * How many of the same rank or a better one may be in line, with the one at work. Of personal
 * links, one at work and two waiting: a fourth would finish too late. A shelf asks for the pictures
 * of its page at once.
 */
const maxInLine: Readonly<Record<Rank, number>> = { personal: 3, visitor: 40, nobody: 40 }
/** Interval at which a waiting request checks its turn, ms. */
const lookMs = 10
/** Time limit of a picture, ms: `cpu_ms` in wrangler.toml. */
const longestMs = 5000

interface Place {
  /** ms since 1970. */
  until: number
  rank: number
  isAtWork: boolean
}

export interface Wait<Value> {
  /** When the caller stops waiting, ms since 1970. */
  until: number
  /** Default 'personal'. */
  rank?: Rank
  /** The value, if other work has made it meanwhile. */
  find?: () => Value | undefined
}

/**
 * The queue of pictures, one for each isolate. An aborted request ends without running any more
 * code, so places expire by the clock, and waiting requests poll for their turn: a promise that an
 * aborted request should resolve would block them for ever.
 */
const line: Place[] = []

/** Duration of the last picture, ms: the estimate for the next. */
let lastMs = 0

/**
 * Does the work after all earlier work of its rank and all work of better ranks. Returns undefined
 * when the queue is full, or when the work would end after `until`.
 */
export async function drawInQueue<Value>(
  { until, rank = 'personal', find = () => undefined }: Wait<Value>,
  work: () => Promise<Value>,
): Promise<Value | undefined> {
  const known = find()
  if (known !== undefined) return known
  const place = takePlace(until, rank)
  if (!place) return undefined
  try {
    while (line[0] !== place) {
      await scheduler.wait(lookMs)
      leaveOutLate()
      const found = find()
      if (found !== undefined) return found
      if (!line.includes(place) || Date.now() + lastMs > until) return undefined
    }
    return await draw(place, work)
  } finally {
    leaveOut((other) => other === place)
  }
}

/** Behind its own rank, before worse ones, but never before the one at work. */
function takePlace(until: number, name: Rank): Place | undefined {
  leaveOutLate()
  const rank = ranks.indexOf(name)
  const isBehind = (other: Place) => !other.isAtWork && other.rank > rank
  const before = line.filter((other) => !isBehind(other)).length
  if (before >= maxInLine[name]) return undefined
  const place = { until, rank, isAtWork: false }
  line.splice(before, 0, place)
  return place
}

async function draw<Value>(place: Place, work: () => Promise<Value>): Promise<Value> {
  const startMs = Date.now()
  place.until = startMs + longestMs
  place.isAtWork = true
  try {
    return await work()
  } finally {
    lastMs = Date.now() - startMs
  }
}

function leaveOutLate(): void {
  const now = Date.now()
  leaveOut(({ until }) => until < now)
}

function leaveOut(isLeftOut: (place: Place) => boolean): void {
  line.splice(0, line.length, ...line.filter((place) => !isLeftOut(place)))
}
