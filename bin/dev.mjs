import path from 'node:path'
import { readArguments } from './arguments.mjs'
import {
  buildCatalogue,
  ensureDrawingBuilt,
  ensureInstalled,
  ensurePublished,
  root,
  start,
} from './steps.mjs'

readArguments({
  usage: `npm run dev

Serves the sources on http://localhost:5173, hot-reloading, on the local bindings.

  PORT=5174 npm run dev   another port`,
})
await ensureInstalled()
await buildCatalogue()
await ensureDrawingBuilt()
await ensurePublished()

const port = process.env.PORT || '5173'
const vite = path.join(root, 'node_modules/vite/bin/vite.js')
// The worker uses methods of Uint8Array that workerd has and this Node has behind a flag.
const words = ['--js-base-64', vite, '--port', port, '--strictPort']
process.exit(await start(path.join(root, 'node_modules/.bin/node'), words).ended)
