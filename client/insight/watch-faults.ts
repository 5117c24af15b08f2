/** Counts errors of our scripts that nothing catches. */
export function watchFaults(): void {
  addEventListener('error', ({ error }) => reportFault(error))
  addEventListener('unhandledrejection', ({ reason }) => reportFault(reason))
}

/** Counts an error that a visitor has noticed. The code is fetched on the first one. */
export function reportFault(error: unknown): void {
  import('./send-fault.ts').then(
    (code) => code.sendFault(error),
    () => {},
  )
}
