/** Clock for the work on messages, injected so that tests can control it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now: () => number
  wait: (ms: number) => Promise<void>
}

export const systemClock: Clock = {
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** With their deadlines, all tries take half a minute, far less than a lease. */
const maxTries = 7
const firstWaitMs = 250

/**
 * Retries idempotent work, and doubles the wait each time.
 *
 * @throws the error of the last try
 */
export async function retry<Value>(clock: Clock, work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === maxTries) throw error
      await clock.wait(firstWaitMs * 2 ** (tries - 1))
    }
  }
}
