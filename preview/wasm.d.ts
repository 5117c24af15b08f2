/** Compiled when the worker is uploaded: nothing may be compiled at the edge. */
declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}
