import { ensureBuilt, ensureInstalled, runTool } from './steps.mjs'

await ensureInstalled()
await ensureBuilt()
await runTool('wrangler', ['deploy', ...process.argv.slice(2)])
