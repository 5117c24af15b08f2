import { createApp } from './app.ts'
import { consumeContactMessages, consumeDeadLetters } from './contact/consume.ts'
import { sweepContactMessages } from './contact/sweep.ts'

const app = createApp()

export default {
  fetch: app.fetch,
  queue: (batch, env) =>
    batch.queue.endsWith('-dead')
      ? consumeDeadLetters(batch, env)
      : consumeContactMessages(batch, env),
  scheduled: (_, env) => sweepContactMessages(env),
} satisfies ExportedHandler<Env>
