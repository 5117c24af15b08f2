/** Compiled at upload: Workers compile no wasm at run time. */
declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}
