/** A clip of the film that the browser decodes no longer, or not to the format of a film. */
export class ClipFailed extends Error {
  override name = 'ClipFailed'
  /** Place among the pictures, from 0. */
  readonly index: number
  constructor(index: number, reason: string) {
    super(reason)
    this.index = index
  }
}
