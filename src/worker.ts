import { createApp } from './app.ts'
import { consumeContactMessages, consumeDeadLetters } from './contact/consume.ts'
import { sweepContactMessages } from './contact/sweep.ts'
import { inLogScope, type LogScope } from './log/log.ts'
import { consumeOrders, pictureQueue } from './pictures/consume-orders.ts'
import { orderPictures } from './pictures/order-pictures.ts'
import { settleReleases } from './release/settle-releases.ts'

const app = createApp()

/** The trigger in wrangler.toml for publications and pictures alone. */
const everyMinute = '* * * * *'

export default {
  fetch: app.fetch,
  queue: (batch, env) =>
    inLogScope(scopeOf(`queue ${batch.queue}`), () => {
      if (batch.queue.endsWith(pictureQueue)) return consumeOrders(batch, env)
      return batch.queue.endsWith('-dead')
        ? consumeDeadLetters(batch, env)
        : consumeContactMessages(batch, env)
    }),
  scheduled: ({ cron }, env, { cache }) =>
    inLogScope(scopeOf(`trigger ${cron}`), async () => {
      await settleReleases(env, cache)
      await orderPictures(env)
      if (cron !== everyMinute) await sweepContactMessages(env)
    }),
} satisfies ExportedHandler<Env>

/** Work without a request. */
function scopeOf(route: string): LogScope {
  return { id: crypto.randomUUID(), route: () => route }
}
