import { readArguments } from './arguments.mjs'
import { checkDeploy, ensureBuilt, ensureInstalled } from './steps.mjs'

readArguments({
  usage: `npm run build

Builds the catalogue, the client and both workers into dist/ where a source changed. Wrangler runs it
before a deploy, and says so in WRANGLER_COMMAND: then it ends with 1 where the site may not be deployed.`,
})
/** Why wrangler builds: 'dev', 'types' or a deploy; unset when the build is run by hand. */
const purpose = process.env.WRANGLER_COMMAND
if (purpose !== 'types') {
  await ensureInstalled()
  if (purpose && purpose !== 'dev') await checkDeploy()
  await ensureBuilt()
}
