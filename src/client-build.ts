import build from 'virtual:client-build'
import { buildOf, developmentBuild } from '#shared/insight/vocabulary.ts'

/** A script with the digest that the policy allows. */
export interface BuiltScript {
  src: string
  integrity: string
}

interface ClientBuild {
  /**
   * The entry and its imports. A document names them all, so that they load side by side. A plain
   * address in development.
   */
  scripts: readonly (string | BuiltScript)[]
  /** What the entry imports for a page, by page name; a document names them too. */
  pageScripts: Readonly<Record<string, readonly BuiltScript[]>>
  shellCss: string
  /** The files that `shellCss` was made of. */
  shellSheets: readonly string[]
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
