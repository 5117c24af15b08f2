declare module 'virtual:client-build' {
  const build: {
    entry: string | { src: string; integrity: string }
    shellCss: string
    shellCssHash: string
    builtAt: string
    styleSheets: Record<string, string[]>
  }
  // A virtual module has a default export so that it can stand in for a JSON file.
  export default build
}

declare module 'virtual:licences' {
  const licences: {
    packages: { name: string; version: string; licence: string }[]
    fonts: { name: string; copyright: string; file: string }[]
  }
  export default licences
}
