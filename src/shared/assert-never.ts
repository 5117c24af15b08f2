/** Marks code that no case reaches; the compiler reports it when a case does. */
export function assertNever(value: never): never {
  throw new TypeError(`unexpected ${JSON.stringify(value)}`)
}
