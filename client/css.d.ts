declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  // Vite exports the class names of a style module as default.
  export default classes
}
declare module '*.css'

/** The address of a worker's script. */
declare module '*?worker&url' {
  const path: string
  export default path
}
