/** Marks a place that no case reaches; the compiler refuses it when one does. */
export function assertNever(value: never): never {
  throw new TypeError(`unexpected ${JSON.stringify(value)}`)
}
