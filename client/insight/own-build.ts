import { buildOf } from '#shared/insight/vocabulary.ts'

/** The name of the build that this page runs. */
export function ownBuild(): string {
  return buildOf(document.querySelector<HTMLScriptElement>('script[src*="/entry-"]')?.src ?? '')
}
