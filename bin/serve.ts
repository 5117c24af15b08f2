import { defaultStateDir, startLocalSite } from './local-site.ts'

/** Intervals of `[triggers]` in wrangler.toml, which Miniflare itself ignores. */
const minuteMs = 60_000
const sweepMs = 5 * minuteMs

/** After the first pages were asked for. */
const firstOrderMs = 5000

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
setInterval(() => trigger('*/5 * * * *'), sweepMs).unref()
setInterval(() => trigger('* * * * *'), minuteMs).unref()
await orderAllPictures()
console.log(`Ready on http://localhost:${(await site.ready).port}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await site.dispose()
    process.exit(0)
  })
}

async function trigger(cron: string): Promise<void> {
  const worker = await site.getWorker()
  await worker.scheduled({ cron })
}

/** The queue of a site that was ended is gone, so all missing pictures are ordered again. */
async function orderAllPictures(): Promise<void> {
  const database = await site.getD1Database('SEARCH_DB')
  const table = await database
    .prepare("SELECT name FROM sqlite_master WHERE name = 'pictures'")
    .first()
  // Nothing was ever published.
  if (!table) return
  await database.prepare("UPDATE pictures SET due = 0 WHERE state = 'wanted'").run()
  setTimeout(() => trigger('* * * * *'), firstOrderMs).unref()
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
