import { ensureInstalled, runTool } from './steps.mjs'

await ensureInstalled()
await runTool(
  'vitest',
  ['run', '--project', 'shared', '--project', 'workerd', ...process.argv.slice(2)],
  {
    env: { LONG_TESTS: '1' },
  },
)
