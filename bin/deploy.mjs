import { ensureBuilt, ensureInstalled, runTool } from './steps.mjs'

await ensureInstalled()
await ensureBuilt()
await runTool('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
// The site is bound to the worker of its previews, which is there first.
for (const config of ['preview/wrangler.toml', 'wrangler.toml']) {
  await runTool('wrangler', ['deploy', '--config', config, ...process.argv.slice(2)])
}
