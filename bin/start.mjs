import path from 'node:path'
import { readArguments } from './arguments.mjs'
import { ensureBuilt, ensureInstalled, ensurePublished, root, start } from './steps.mjs'

readArguments({
  usage: `npm start

Builds what changed, fills the local bindings and serves the site on http://localhost:8787.

  PORT=8788 npm start      another port
  HOST=0.0.0.0 npm start   for other devices of the network too`,
})
await ensureInstalled()
await ensureBuilt({ onCatalogue: ensurePublished })
await ensurePublished()
process.exit(await start(path.join(root, 'node_modules/.bin/node'), ['bin/serve.ts']).ended)
