import createHarfBuzz from '../../node_modules/harfbuzzjs/dist/harfbuzz.js'
import { fetchHarfBuzz } from './fetch-harfbuzz.ts'

const create: (options: { wasmBinary: ArrayBuffer }) => ReturnType<typeof createHarfBuzz> =
  createHarfBuzz

/** Takes the place of what harfbuzzjs awaits while it is evaluated, and which fetches the file itself. */
// biome-ignore lint/style/noDefaultExport: that is how the package imports it
export default async function createFetched() {
  return create({ wasmBinary: await fetchHarfBuzz() })
}
