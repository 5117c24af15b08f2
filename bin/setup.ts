/* Prepares an account for the site. See `--help`. */
import path from 'node:path'
import { readArguments } from './arguments.mjs'

const usage = `npm run setup -- --remote [OPTIONS]

Creates what the site needs on the account of \`wrangler login\` and is missing there: KV, R2, D1 and
queues. Writes the ids into the configuration. A run that breaks off can be repeated.
Without --remote there is nothing to create: npm start fills the local bindings.

  --remote            on Cloudflare
  --staging           for staging beside production: writes wrangler.staging.json and its preview
                      worker from wrangler.toml; with --remote it also creates what they need
  --dry-run           creates nothing on the account, and shows what is missing
  --json              prints JSON
  --wrangler PROGRAM  calls another wrangler than the installed one
  --folder FOLDER     works on the configuration in another folder`

const { values } = readArguments({
  usage,
  options: {
    remote: { type: 'boolean', default: false },
    staging: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    wrangler: { type: 'string', default: 'node_modules/.bin/wrangler' },
    folder: { type: 'string' },
  },
})

const wrangler = values.wrangler.includes('/') ? path.resolve(values.wrangler) : values.wrangler
if (values.folder) process.chdir(values.folder)
try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (values.remote) console.error('\nRun it again when that is fixed: it goes on from here.')
  process.exitCode = 1
}

async function run(): Promise<void> {
  const configs = await configsOf()
  if (!values.remote) {
    say({ configs }, [
      values.staging ? `Written: ${configs.join(', ')}.` : 'npm start prepares this machine.',
      'To prepare the account, add --remote.',
    ])
    return
  }
  const { setUpAccount } = await import('./setup/set-up-account.ts')
  const { remainingSteps } = await import('./setup/remaining-steps.ts')
  const options = { wrangler, isDry: values['dry-run'] }
  const results = await setUpAccount(configs, options, ({ state, kind, name, id }) => {
    if (!values.json)
      console.log(`${state.padEnd(8)} ${kind.padEnd(6)} ${name}  ${id ?? ''}`.trim())
  })
  const remaining = await remainingSteps(configs)
  const head = remaining.length > 0 ? ['', 'What only you can do:'] : []
  say({ resources: results, remaining }, [...head, ...remaining.map((step) => `- ${step}`)])
}

/** The preview worker first, as it is deployed. */
async function configsOf(): Promise<string[]> {
  if (!values.staging) return ['preview/wrangler.toml', 'wrangler.toml']
  const { writeStagingConfigs } = await import('./setup/staging-config.ts')
  return writeStagingConfigs()
}

function say(json: object, lines: readonly string[]): void {
  if (values.json) console.log(JSON.stringify(json, null, 2))
  else for (const line of lines) console.log(line)
}
