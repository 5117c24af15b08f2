import build from 'virtual:client-build'
import { buildOf, developmentBuild } from '#shared/insight/vocabulary.ts'

interface ClientBuild {
  /**
   * The entry and its imports, with the digests that the policy allows. A document names them all,
   * so that they load side by side.
   */
  scripts: readonly (string | { src: string; integrity: string })[]
  shellCss: string
  /** `sha256-…` of the inlined style sheet, for the policy; empty in development. */
  shellCssHash: string
  /** ISO 8601. */
  builtAt: string
  /** Style sheets of the lazily loaded pages, by page name. */
  styleSheets: Readonly<Record<string, readonly string[]>>
}

/** Output of the client build, which runs before the worker build. */
export const clientBuild: ClientBuild = build

/** The name under which its counts and faults are listed. */
export const buildName =
  build.scripts
    .map((script) => buildOf(typeof script === 'string' ? script : script.src))
    .find((name) => name !== developmentBuild) ?? developmentBuild
