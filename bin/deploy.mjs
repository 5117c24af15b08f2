import { readArguments } from './arguments.mjs'
import { checkDeploy, ensureBuilt, ensureInstalled, run, runTool } from './steps.mjs'

const { values, rest } = readArguments({
  usage: `npm run deploy [-- [--staging] [--dry-run] [--unaudited] [-- FLAGS OF WRANGLER]]

Audits the packages, builds, brings the tables of D1 up to date, and deploys the worker of previews and
then the site. SITE_ORIGIN in wrangler.toml must be set.

  --staging     deploys to staging, with its configuration written again from wrangler.toml
  --dry-run     builds and checks all, and sends nothing
  --unaudited   goes on where the packages cannot be audited, or have known faults`,
  options: {
    staging: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    unaudited: { type: 'boolean', default: false },
  },
  passesOn: true,
})
const isDry = values['dry-run']
const ending = values.staging ? 'staging.json' : 'toml'
const siteConfig = `wrangler.${ending}`
await ensureInstalled()
if (values.staging) await runTool('node', ['bin/setup.ts', '--staging'])
await checkDeploy(siteConfig)
if (!values.unaudited) await run('node', ['bin/audit.mjs'])
await ensureBuilt()
await run('node', ['bin/sbom.mjs'])
if (!isDry)
  await runTool('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', '--config', siteConfig])
// The site has a binding to the preview worker, so that worker is deployed first.
for (const config of [`preview/wrangler.${ending}`, siteConfig]) {
  await runTool('wrangler', [
    'deploy',
    '--config',
    config,
    ...(isDry ? ['--dry-run'] : []),
    ...rest,
  ])
}
