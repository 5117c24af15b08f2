declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  // Vite exports the class names of a style module as default.
  export default classes
}
declare module '*.css'
