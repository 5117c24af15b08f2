import path from 'node:path'
import { buildCatalogue, ensureInstalled, ensurePublished, root, start } from './steps.mjs'

await ensureInstalled()
await buildCatalogue()
await ensurePublished()

const port = process.env.PORT || '5173'
process.exit(
  await start(path.join(root, 'node_modules/.bin/vite'), ['--port', port, '--strictPort']).ended,
)
