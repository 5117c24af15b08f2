import { execFileSync, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Browser {
  name: 'Chromium' | 'Firefox ESR' | 'WebKitGTK'
  /** Possible paths of its program; patterns are allowed. */
  programs: readonly string[]
  /** Debian packages. */
  packages: string
  commandLine(address: string, profile: string): string[]
  /** Files of its profile, by name. */
  profile?: Readonly<Record<string, string>>
  /** Reports letter positions by number from the left, not by number in the text. */
  confusesPlaces?: true
  /** Has no headless mode. */
  needsDisplay?: true
  /** The program that drives it, if it does not take commands itself. */
  driver?: string
}

/** Firefox's welcome pages would open before ours. */
const firefoxPreferences = `user_pref('browser.aboutwelcome.enabled', false)
user_pref('browser.shell.checkDefaultBrowser', false)
user_pref('datareporting.policy.dataSubmissionEnabled', false)
user_pref('toolkit.telemetry.reportingpolicy.firstRun', false)
user_pref('termsofuse.bypassNotification', true)
user_pref('app.update.enabled', false)
`.replaceAll(')\n', ');\n')

export const browsers: readonly Browser[] = [
  {
    name: 'Chromium',
    programs: [process.env.CHROME_PATH ?? '', '/usr/bin/chromium', '/usr/bin/google-chrome'],
    packages: 'chromium',
    commandLine: (address, profile) => [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--user-data-dir=${profile}`,
      address,
    ],
  },
  {
    name: 'Firefox ESR',
    programs: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packages: 'firefox-esr',
    profile: { 'user.js': firefoxPreferences },
    commandLine: (address, profile) => ['--headless', '--no-remote', '--profile', profile, address],
  },
  {
    name: 'WebKitGTK',
    programs: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'],
    packages: 'webkit2gtk-driver xvfb xauth',
    commandLine: (address) => ['--private', address],
    confusesPlaces: true,
    needsDisplay: true,
    driver: '/usr/bin/WebKitWebDriver',
  },
]

export interface InstalledBrowser extends Browser {
  program: string
  version: string
}

/** @returns the browser, or instructions to install it */
export function findBrowser(browser: Browser): InstalledBrowser | string {
  const program = browser.programs.flatMap((pattern) => globSync(pattern)).find(existsSync)
  const display = !browser.needsDisplay || process.env.DISPLAY || existsSync('/usr/bin/xvfb-run')
  const driver = !browser.driver || existsSync(browser.driver)
  if (!program || !display || !driver) {
    return `${browser.name} is not installed. On Debian: apt-get install -y ${browser.packages}`
  }
  const [command = '', ...options] = commandOf(browser, program, ['--version'])
  const words = execFileSync(command, options, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return { ...browser, program, version: /\d+(\.\d+)+/.exec(words)?.[0] ?? 'of unknown version' }
}

/**
 * Opens a page for the duration of a task, then ends the browser and its processes.
 *
 * @throws Error when the browser ends before the task, or the task takes more than five minutes
 */
export async function withPage<Result>(
  browser: InstalledBrowser,
  address: string,
  task: Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'engine-'))
  for (const [name, text] of Object.entries(browser.profile ?? {})) {
    await writeFile(join(profile, name), text)
  }
  const line = browser.commandLine(address, profile)
  const [command = '', ...options] = commandOf(browser, browser.program, line)
  // A separate process group, so that its helpers can be ended with it.
  const child = spawn(command, options, {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, HOME: profile, LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const ended = new Promise<never>((_, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`${browser.name} ended early with code ${code}`)))
  })
  const late = Promise.withResolvers<never>()
  const deadline = setTimeout(
    () => late.reject(new Error(`${browser.name} has not reported within five minutes`)),
    300_000,
  )
  try {
    return await Promise.race([task, ended, late.promise])
  } finally {
    clearTimeout(deadline)
    ended.catch(() => undefined)
    if (child.pid && child.exitCode === null) process.kill(-child.pid)
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

/** Starts a virtual display if there is none. */
function commandOf({ needsDisplay }: Browser, program: string, options: readonly string[]) {
  const command = [program, ...options]
  return needsDisplay && !process.env.DISPLAY ? ['/usr/bin/xvfb-run', '-a', ...command] : command
}
