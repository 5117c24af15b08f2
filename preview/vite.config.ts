import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

/** The worker that draws previews, built from the site's folder: one module and its wasm. */
export default defineConfig({
  plugins: [compiledWasm(), harfbuzzForWorkerd()],
  publicDir: false,
  resolve: { alias: { '#shared': path.resolve('src/shared') } },
  build: {
    outDir: 'dist/preview',
    emptyOutDir: true,
    ssr: 'preview/worker.ts',
    // Files of the SSR build: wasm beside the worker.
    emitAssets: true,
    rolldownOptions: { output: { codeSplitting: false } },
  },
  ssr: {
    target: 'webworker',
    noExternal: true,
    resolve: { conditions: ['workerd', 'worker', 'browser', 'module', 'import', 'default'] },
  },
})

/** Keeps imports of wasm and copies the files beside the worker, because workerd compiles them. */
function compiledWasm(): Plugin {
  return {
    name: 'compiled-wasm',
    enforce: 'pre',
    resolveId(source) {
      if (!source.endsWith('.wasm')) return null
      const fileName = path.basename(source)
      this.emitFile({ type: 'asset', fileName, source: readFileSync(resolve(source)) })
      return { id: `./${fileName}`, external: true }
    },
  }
}

/**
 * HarfBuzz takes workerd for Node, because workerd has a `process`, and would read and compile its
 * wasm itself. This plugin disables that and passes the compiled module.
 */
function harfbuzzForWorkerd(): Plugin {
  return {
    name: 'harfbuzz-for-workerd',
    transform(code, id) {
      if (id.endsWith('/harfbuzzjs/dist/harfbuzz.js')) {
        return replaceOnce(code, 'typeof process=="object"', 'false')
      }
      if (!id.endsWith('/harfbuzzjs/dist/index.mjs')) return null
      const start = 'await createHarfBuzz({ instantiateWasm })'
      return instantiation + replaceOnce(code, 'await createHarfBuzz()', start)
    },
  }
}

const instantiation = `
import wasm from 'harfbuzzjs/dist/harfbuzz.wasm'
function instantiateWasm(imports, use) {
  use(new WebAssembly.Instance(wasm, imports))
}
`

function replaceOnce(code: string, search: string, replacement: string): string {
  if (code.split(search).length !== 2) throw new Error(`HarfBuzz does not have one '${search}'`)
  return code.replace(search, replacement)
}
