import { ensureInstalled, runTool } from './steps.mjs'

await ensureInstalled()
const projects = ['--project', 'shared', '--project', 'workerd']
await runTool('vitest', ['run', ...projects, ...process.argv.slice(2)], {
  env: { LONG_TESTS: '1' },
})
