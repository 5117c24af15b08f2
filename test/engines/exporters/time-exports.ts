import { drawDocument, encode, paint } from './browser.ts'
import type { Exporter, ExportOrder } from './exporter.ts'

export interface TimedExport {
  name: string
  type: 'image/png' | 'image/jpeg'
  /** Time of each round after the warm-up. */
  ms: number[]
  bytes: number
  base64: string
}

/** Each round runs all exporters, so a busy machine slows them equally; the first warms up. */
export async function timeExports(
  exporters: Readonly<Record<string, Exporter>>,
  order: ExportOrder & { outlinedSvg: string },
  rounds: number,
): Promise<TimedExport[]> {
  const { size } = order.layout
  const painted = await paint(order.outlinedSvg, size)
  const works: Readonly<Record<string, Exporter>> = {
    ...exporters,
    'browser draws and encodes': (_, type) => drawDocument(order.outlinedSvg, size, type),
    'browser encodes': (_, type) => encode(painted, type),
    art: (_, type) => drawDocument(order.artSvg, size, type),
  }
  const made: TimedExport[] = []
  for (const type of ['image/jpeg', 'image/png'] as const) {
    const times: TimedExport[] = []
    for (const [name, draw] of Object.entries(works)) {
      const file = await draw(order, type)
      times.push({ name, type, ms: [], bytes: file.size, base64: await base64Of(file) })
    }
    for (let round = 0; round < rounds; round++) {
      for (const { name, ms } of times) {
        const start = performance.now()
        await works[name]?.(order, type)
        ms.push(performance.now() - start)
      }
    }
    made.push(...times)
  }
  return made
}

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
