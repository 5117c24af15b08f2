/** One at work and two waiting: a fourth would finish too late. */
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
 * The queue of pictures, one for each isolate. An aborted request ends without running any more
 * code, so places expire by the clock, and waiting requests poll for their turn: a promise that an
 * aborted request should resolve would block them for ever.
 */
const line: Place[] = []

/** Duration of the last picture, ms: the estimate for the next. */
let lastMs = 0

/**
 * Does the work after all earlier work is done. Returns undefined when the queue is full, or when
 * the work would end after `until`.
 *
 * @param until when the caller stops waiting, ms since 1970
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
