import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import type { FaceId } from '#shared/text/face.ts'

/** Libraries that our export is compared with. They are not dependencies of the project. */
export const rivals = { 'modern-screenshot': '4.7.0', konva: '10.9.1', fabric: '7.4.0' } as const

const folder = resolve('node_modules/.cache/compare-exports')

/** Installs once for these versions. */
export function installRivals(): void {
  const wanted = Object.entries(rivals).map(([name, version]) => `${name}@${version}`)
  const stamp = join(folder, wanted.join('+'))
  if (existsSync(stamp)) return
  mkdirSync(folder, { recursive: true })
  const options = ['--ignore-scripts', '--omit=optional', '--no-save', '--prefix', folder]
  execFileSync('npm', ['install', ...options, ...wanted], { stdio: 'inherit' })
  writeFileSync(stamp, '')
}

/** A file of exporters/ with all its imports, minified. */
export async function bundleExporter(name: string, external: RegExp[] = []): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: {
        konva: join(folder, 'node_modules/konva'),
        fabric: join(folder, 'node_modules/fabric/dist/fabric.min.mjs'),
        'modern-screenshot': join(folder, 'node_modules/modern-screenshot/dist/index.mjs'),
      },
    },
    build: {
      write: false,
      lib: { entry: `test/engines/exporters/${name}.ts`, formats: ['es'] },
      // By default a library build keeps white space.
      rolldownOptions: { external, output: { codeSplitting: false, minify: true } },
    },
  })
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output[0].code
}

/** Bytes sent with Brotli: the bundle's wasm separately, and without React, which the page has. */
export async function weighExporter(name: string) {
  const code = await bundleExporter(name, [/^react/])
  const [, wasm = ''] = /data:application\/wasm;base64,([A-Za-z0-9+/=]+)/.exec(code) ?? []
  return {
    scriptBytes: brotliCompressSync(code.replace(wasm, '')).length,
    wasmBytes: wasm === '' ? 0 : brotliCompressSync(Buffer.from(wasm, 'base64')).length,
  }
}

/** Bytes sent for the faces that outlines are made from. */
export function weighFonts(faces: readonly FaceId[]): number {
  const files = [...new Set(faces)].map((face) => readFileSync(`public/fonts/${face}.ttf`))
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0)
}
