import path from 'node:path'
import { ensureBuilt, ensureInstalled, ensurePublished, root, start } from './steps.mjs'

await ensureInstalled()
await ensureBuilt()
await ensurePublished()
process.exit(await start(path.join(root, 'node_modules/.bin/node'), ['bin/serve.ts']).ended)
