import { ensureInstalled, runTool } from './steps.mjs'
import { readTestArguments } from './test-arguments.mjs'

const { projects, filters } = readTestArguments(`npm run test:long [-- [FILE...] [-t PATTERN]]

The tests of pure code and of the worker with many more values, in minutes.`)
await ensureInstalled()
const chosen = projects.length > 0 ? projects : ['shared', 'workerd']
await runTool('vitest', ['run', ...chosen.flatMap((name) => ['--project', name]), ...filters], {
  env: { LONG_TESTS: '1' },
})
