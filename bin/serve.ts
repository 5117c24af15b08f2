import { defaultStateDir, startLocalSite } from './local-site.ts'

const sweepMs = 300_000

const port = Number(process.env.PORT || '8787')
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT must be a number from 0 to 65535, not ${process.env.PORT}.`)
}

/** Another folder for the bindings, as for a preview of new designs. */
const stateDir = process.env.STATE_DIR ?? defaultStateDir

const site = await startLocalSite({ port, host: process.env.HOST, stateDir }).catch(
  (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_ADDRESS_IN_USE')) {
      throw error
    }
    fail(
      `Port ${port} is taken: end what listens there, or choose another, as in PORT=8788 npm start.`,
    )
  },
)
setInterval(sweep, sweepMs).unref()
console.log(`Ready on http://localhost:${(await site.ready).port}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await site.dispose()
    process.exit(0)
  })
}

/** Runs at the interval of `[triggers]` in wrangler.toml, which Miniflare itself ignores. */
async function sweep(): Promise<void> {
  const worker = await site.getWorker()
  await worker.scheduled()
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
