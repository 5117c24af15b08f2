import { existsSync } from 'node:fs'
import { ensureBuilt, ensureInstalled, ensureStyle, run, runTool } from './steps.mjs'
import { readTestArguments } from './test-arguments.mjs'

const { projects, filters } =
  readTestArguments(`npm test [-- [--project NAME] [FILE...] [-t PATTERN]]

Checks types and style, builds, and runs the tests that one works by, or those of the projects named.`)
/** Projects named in the arguments; default: the three for daily work. */
const chosen = projects.length > 0 ? projects : ['shared', 'workerd', 'browser']

const debianChromium = '/usr/bin/chromium'
const candidates = [
  process.env.CHROME_PATH,
  debianChromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Debian packages that the tests need, each with a check that it is installed. */
const packages = {
  chromium: findChromium,
  'chromium-headless-shell': () => existsSync('/usr/bin/chromium-headless-shell'),
  'firefox-esr': () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].some(existsSync),
  'webkit2gtk-driver': () => existsSync('/usr/bin/WebKitWebDriver'),
  xvfb: () => existsSync('/usr/bin/xvfb-run'),
  xauth: () => existsSync('/usr/bin/xauth'),
  openssl: () => existsSync('/usr/bin/openssl'),
  qpdf: () => existsSync('/usr/bin/qpdf'),
  'poppler-utils': () => existsSync('/usr/bin/pdftoppm'),
  ffmpeg: () => existsSync('/usr/bin/ffmpeg'),
}

await ensureInstalled()
await installMissing()
const chromePath = findChromium()
if (!chromePath) {
  console.error('The tests need Chromium or Chrome: install it, or say where it is in CHROME_PATH.')
  process.exit(1)
}
await runTool('tsc', ['-b'])
await ensureStyle()
await ensureBuilt()
const named = chosen.flatMap((name) => ['--project', name])
await runTool('vitest', ['run', ...named, ...filters], {
  env: chromePath === debianChromium ? {} : { CHROME_PATH: chromePath },
})

/** Installs as root on Debian; on other systems a test names the program that it misses. */
async function installMissing() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  const missing = Object.keys(packages).filter((name) => !packages[name]())
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(', ')} …`)
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', ...missing], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function findChromium() {
  return candidates.find((file) => file && existsSync(file))
}
