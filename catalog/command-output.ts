import { ConflictError, PruningError, RefusedError } from './release/refused-error.ts'

export interface Flags {
  remote?: boolean
  json?: boolean
  dryRun?: boolean
}

/** Shows a refusal as a message; other faults are bugs or outages and keep their trace. */
export async function run(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isMessage = [RefusedError, ConflictError, PruningError].some(
      (kind) => error instanceof kind,
    )
    if (!isMessage || !(error instanceof Error)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Prints a result as JSON or as lines. */
export function print({ json = false }: Flags, value: unknown, lines: readonly string[]): void {
  console.log(json ? JSON.stringify(value, null, 2) : lines.join('\n'))
}
