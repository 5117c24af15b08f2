import type { PageName } from '#shared/pages.ts'

type LoadCode = (name: PageName) => Promise<void>

let loadCode: LoadCode | undefined

/** To be called once, by the entry: the pages themselves import what asks for their code. */
export function providePageCode(load: LoadCode): void {
  loadCode = load
}

/** Fetches the code of a page before it is shown, so that showing it never waits. */
export async function loadPageCode(name: PageName): Promise<void> {
  await loadCode?.(name)
}
