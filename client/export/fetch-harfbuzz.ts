import wasmUrl from 'harfbuzzjs/dist/harfbuzz.wasm?url'

let file: Promise<ArrayBuffer> | undefined

/** The WebAssembly of HarfBuzz, fetched once; after a failure again. */
export function fetchHarfBuzz(): Promise<ArrayBuffer> {
  if (file) return file
  const loading = load()
  file = loading
  loading.catch(() => {
    file = undefined
  })
  return loading
}

async function load(): Promise<ArrayBuffer> {
  const response = await fetch(wasmUrl)
  if (!response.ok) throw new Error(`${wasmUrl} could not be loaded: ${response.status}`)
  return response.arrayBuffer()
}
