import build from 'virtual:client-build'

interface ClientBuild {
  /** The only script that the document names, with the digest that the policy allows. */
  entry: string | { src: string; integrity: string }
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
