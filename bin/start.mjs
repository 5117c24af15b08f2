import path from 'node:path'
import { ensureBuilt, ensureInstalled, ensurePublished, root, start } from './steps.mjs'

await ensureInstalled()
await ensureBuilt()
await ensurePublished()

const port = process.env.PORT || '8787'
const wrangler = path.join(root, 'node_modules/.bin/wrangler')
const options = ['--port', port, '--show-interactive-dev-session=false', '--log-level', 'info']
process.exit(await start(wrangler, ['dev', ...options]).ended)
