import { startLocalSite } from './local-site.ts'

const port = Number(process.env.PORT || '8787')
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  throw new RangeError(`PORT must be a number from 0 to 65535, not ${process.env.PORT}`)
}

const site = await startLocalSite({ port, host: process.env.HOST })
console.log(`Ready on http://localhost:${(await site.ready).port}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await site.dispose()
    process.exit(0)
  })
}
