declare global {
  interface Window {
    dataLayer?: unknown[]
    clarity?: ((...command: unknown[]) => void) & { q?: unknown[] }
  }
}

/** The queue that the analytics tag and the tag manager read, before and after they load. */
export function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

/** A command for the analytics tag, which tells commands from events by their `arguments` type. */
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag takes no other kind of command
  dataLayer().push(arguments)
}
