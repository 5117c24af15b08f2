/** Compiled at upload: Workers cannot compile wasm at run time. */
declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}
