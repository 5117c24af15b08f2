/** A command cannot be done, for a reason that the operator can understand. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}
