import type { LogEntry } from './store.ts'

/** A command cannot be done, for a reason that the operator can understand. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

/** Another publication came between the start of this one and its end. */
export class ConflictError extends Error {
  constructor({ number, id, action, at }: LogEntry) {
    super(
      `Another publication came first: number ${number} (${action}, release ${id.slice(0, 8)}, ` +
        `${at}). Nothing was changed. Look at it with "npm run catalog -- list" and try again.`,
    )
    this.name = 'ConflictError'
  }
}

/** Documents are being removed that this publication could rely on. */
export class PruningError extends Error {
  override name = 'PruningError'
}
