/**
 * A value that is made at its first use and then kept.
 *
 * @example const words = once(() => readWords()); words() // the same at each call
 */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
