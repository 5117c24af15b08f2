/** One in work and two in line: a fourth would be too late. */
const maxInLine = 3
/** Interval at which a waiting request checks its turn, ms. */
const lookMs = 10
/** Time limit of a picture, ms: `cpu_ms` in wrangler.toml. */
const longestMs = 5000

interface Place {
  /** ms since 1970. */
  until: number
}

/**
 * The line before the pencil, one for each isolate. A request that is broken off is ended without a
 * word, so a place is left by the clock, and those behind look for themselves: a promise that it
 * should have fulfilled would hold them for ever.
 */
const line: Place[] = []

/** Time of the last picture, ms: the estimate for the next. */
let lastMs = 0

/**
 * Does the work when all before it is done; undefined when the line is full, or when nobody would wait
 * for its end any more.
 *
 * @param until when nobody waits any more, ms since 1970
 */
export async function inTurn<Value>(
  until: number,
  work: () => Promise<Value>,
): Promise<Value | undefined> {
  leaveOutLate()
  if (line.length >= maxInLine) return undefined
  const place = { until }
  line.push(place)
  try {
    while (line[0] !== place) {
      await scheduler.wait(lookMs)
      leaveOutLate()
      if (!line.includes(place) || Date.now() + lastMs > until) return undefined
    }
    return await draw(place, work)
  } finally {
    leaveOut((other) => other === place)
  }
}

async function draw<Value>(place: Place, work: () => Promise<Value>): Promise<Value> {
  const startMs = Date.now()
  place.until = startMs + longestMs
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
