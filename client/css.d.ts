declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  // Vite gives a style module its names as the default export.
  export default classes
}
declare module '*.css'
