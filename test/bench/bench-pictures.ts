import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { type Bench, inTurn } from './figures.ts'
import { needProcessorClock } from './processor-clock.ts'
import { startWithLimits } from './start-with-limits.ts'
import '../../bin/quick-avif.ts'

/*
 * A picture in one width and format. Kept, it is compared with its own bytes from the same workerd.
 * Made at its first request, with sharp in this process on the same bytes: the local Images binding is
 * sharp too, so the difference is what the proxy adds. These are times on the clock, since the
 * work is in two processes.
 */

const width = 500
const requests = 400

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
    const make = async () => {
      await site.ask({ path: '/bench/forget', count: 1 })
      return clock(() => site.ask({ path: address, count: 1 }))
    }
    const makeAlone = () =>
      clock(() =>
        sharp(source).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer(),
      )
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

async function clock(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
