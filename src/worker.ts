import { createApp } from './app.ts'
import { consumeContactMessages, consumeDeadLetters } from './contact/consume.ts'
import { sweepContactMessages } from './contact/sweep.ts'
import { settleReleases } from './release/settle-releases.ts'

const app = createApp()

/** The trigger in wrangler.toml for publications alone. */
const everyMinute = '* * * * *'

export default {
  fetch: app.fetch,
  queue: (batch, env) =>
    batch.queue.endsWith('-dead')
      ? consumeDeadLetters(batch, env)
      : consumeContactMessages(batch, env),
  async scheduled({ cron }, env, { cache }) {
    await settleReleases(env, cache)
    if (cron !== everyMinute) await sweepContactMessages(env)
  },
} satisfies ExportedHandler<Env>
