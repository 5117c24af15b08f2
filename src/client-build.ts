import build from 'virtual:client-build'

interface ClientBuild {
  /** The one script that the document names, and the digest that lets it run. */
  entry: string | { src: string; integrity: string }
  shellCss: string
  /** `sha256-…` of the inlined style sheet, for the policy; empty in development. */
  shellCssHash: string
  /** ISO 8601. */
  builtAt: string
  /** Style sheets of the pages that are loaded when they are opened, by page name. */
  styleSheets: Readonly<Record<string, readonly string[]>>
}

/** What the build of the client made, known when the worker is built. */
export const clientBuild: ClientBuild = build
