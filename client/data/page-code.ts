import type { PageName } from '#shared/pages.ts'

export type LoadCode = (name: PageName) => Promise<void>

let loadCode: LoadCode | undefined

/** Called once, by the entry: an import here would be circular, as pages import this module. */
export function providePageCode(load: LoadCode): void {
  loadCode = load
}

/** Fetches the code of a page before it is shown, so that rendering never waits. */
export async function loadPageCode(name: PageName): Promise<void> {
  await loadCode?.(name)
}
