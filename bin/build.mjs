import { readArguments } from './arguments.mjs'
import { checkDeploy, ensureBuilt, ensureInstalled } from './steps.mjs'

const { values } = readArguments({
  usage: `npm run build [-- --config FILE]

Builds the catalogue, the client and both workers into dist/ where a source changed. Wrangler runs it
before a deploy, and says so in WRANGLER_COMMAND: then it ends with 1 where the site may not be deployed.

  --config FILE   the configuration of that deploy, wrangler.toml by default`,
  options: { config: { type: 'string' } },
})
/** Why wrangler builds: 'dev', 'types' or a deploy; unset when the build is run by hand. */
const purpose = process.env.WRANGLER_COMMAND
if (purpose !== 'types') {
  await ensureInstalled()
  if (purpose && purpose !== 'dev') await checkDeploy(values.config)
  await ensureBuilt()
}
