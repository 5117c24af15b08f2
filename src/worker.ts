import { createApp } from './app.ts'
import { consumeContactMessages } from './contact/consume.ts'

const app = createApp()

export default {
  fetch: app.fetch,
  queue: consumeContactMessages,
} satisfies ExportedHandler<Env>
