import { createApp } from './app.ts'
import { consumeContactMessages, consumeDeadLetters } from './contact/consume.ts'
import { sweepContactMessages } from './contact/sweep.ts'
import { consumeOrders, pictureQueue } from './pictures/consume-orders.ts'
import { orderPictures } from './pictures/order-pictures.ts'
import { settleReleases } from './release/settle-releases.ts'

const app = createApp()

/** The trigger in wrangler.toml for publications and pictures alone. */
const everyMinute = '* * * * *'

export default {
  fetch: app.fetch,
  queue(batch, env) {
    if (batch.queue.endsWith(pictureQueue)) return consumeOrders(batch, env)
    return batch.queue.endsWith('-dead')
      ? consumeDeadLetters(batch, env)
      : consumeContactMessages(batch, env)
  },
  async scheduled({ cron }, env, { cache }) {
    await settleReleases(env, cache)
    await orderPictures(env)
    if (cron !== everyMinute) await sweepContactMessages(env)
  },
} satisfies ExportedHandler<Env>
