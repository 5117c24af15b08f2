import { existsSync } from 'node:fs'
import { ensureBuilt, ensureInstalled, run, runTool } from './steps.mjs'

const candidates = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

await ensureInstalled()
const CHROME_PATH = await findChromium()
await runTool('tsc', ['-b'])
await runTool('biome', ['check', '--error-on-warnings'])
await ensureBuilt()
await runTool('vitest', ['run', ...process.argv.slice(2)], { env: { CHROME_PATH } })

/** The browser of the tests; Debian's own where there is none and it can be installed. */
async function findChromium() {
  const installed = () => candidates.find((file) => file && existsSync(file))
  if (!installed() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium …')
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const file = installed()
  if (file) return file
  console.error('The tests need Chromium or Chrome: install it, or say where it is in CHROME_PATH.')
  process.exit(1)
}
