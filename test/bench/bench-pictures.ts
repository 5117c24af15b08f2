import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { type Bench, inTurn } from './figures.ts'
import { needProcessorClock } from './processor-clock.ts'
import { startWithLimits } from './start-with-limits.ts'
import '../../bin/quick-avif.ts'

/*
 * Processor time of a picture in one width and format. Kept, it is compared with its own bytes from the
 * same workerd. Made at its first request, with sharp on the same bytes: the local Images binding is sharp
 * in this process, so the difference is what the proxy and the way between the two processes add.
 */

/** From this width on the variant is WebP. */
const width = 750
const requests = 400
/** Pictures that are made in a round. */
const made = 10

export const benchPictures: Bench = async () => {
  needProcessorClock()
  const [file = ''] = globSync('dist/client/builtin/videos/*.jpg').sort()
  const source = readFileSync(file)
  const address = `/images/videos/${path.basename(file)}?width=${width}&format=webp`
  const kept = { path: address, count: requests }
  const bytes = { path: `/bench/bytes?of=${encodeURIComponent(address)}`, count: requests }
  const site = await startWithLimits()
  try {
    await site.put(`/videos/${path.basename(file)}`, source)
    const spent = () => ownMs() + site.processorMs
    const make = async () => {
      const before = spent()
      for (let i = 0; i < made; i++) {
        await site.ask({ path: '/bench/forget', count: 1 })
        await site.ask({ path: address, count: 1 })
      }
      return (spent() - before) / made
    }
    const makeAlone = async () => {
      const before = spent()
      for (let i = 0; i < made; i++) await shrink(source)
      return (spent() - before) / made
    }
    for (const warmUp of [make, makeAlone]) await warmUp()
    const cold = await inTurn({ ours: make, sharp: makeAlone })
    for (const warmUp of [kept, bytes]) await site.ask(warmUp)
    const warm = await inTurn({ ours: () => site.time(kept), bytes: () => site.time(bytes) })
    return [
      {
        what: 'a picture, kept',
        ours: warm.ours,
        unit: 'ms',
        against: { name: 'its bytes', values: warm.bytes },
        goal: { of: 'speed', least: 0.8 },
      },
      {
        what: 'a picture, made',
        ours: cold.ours,
        unit: 'ms',
        against: { name: 'sharp', values: cold.sharp },
        goal: { of: 'time', most: 1.2 },
      },
    ]
  } finally {
    await site.dispose()
  }
}

/** As `src/images/variant.ts` asks for it. */
function shrink(source: Buffer): Promise<Buffer> {
  return sharp(source).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
}

/** Processor time of this process, ms. */
function ownMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
