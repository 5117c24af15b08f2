import { logError } from '../log/log.ts'
import type { Services } from '../services/services.ts'

/** A document of the request's release cannot be read. */
export class UnreadableError extends Error {
  constructor(name: string, cause: unknown) {
    super(`${name} cannot be read`, { cause })
    this.name = 'UnreadableError'
  }
}

/**
 * Loads from one release alone. If one of its documents cannot be read, everything is loaded again
 * from the next release, so that no answer mixes two.
 */
export async function fromOneRelease<Value>(
  services: Services,
  load: () => Promise<Value>,
): Promise<Value> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error
      logError(`${error.message}; the next release is used`, error.cause)
      services.release.giveUp()
    }
  }
}
