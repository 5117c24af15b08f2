declare module 'virtual:client-build' {
  const build: {
    scripts: (string | { src: string; integrity: string })[]
    liveScripts: { src: string; integrity: string }[]
    pageScripts: Record<string, { src: string; integrity: string }[]>
    copies: { [Language in 'he' | 'yi']?: Record<string, { src: string; integrity: string }> }
    shellStyle: { hash: string; files: string[] }
    pageStyles: Record<string, { hash: string; files: string[] }>
    sheets: Record<string, string>
    builtAt: string
  }
  // A default export, so that a JSON file can take the place of the module.
  export default build
}

declare module 'virtual:licences' {
  const licences: {
    packages: { name: string; version: string; licence: string }[]
    fonts: { name: string; copyright: string; file: string }[]
  }
  export default licences
}

interface ImportMeta {
  /** From Vite; plain Node does not have it. */
  readonly env?: { readonly MODE: string }
}
