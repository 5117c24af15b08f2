/*
 * Steps of the commands in package.json. Plain JavaScript, because it runs before anything is
 * installed, on any Node that the machine has (20 or newer). What it starts runs on the pinned
 * Node.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname ?? '.', '..')
process.chdir(root)

const bin = path.join(root, 'node_modules/.bin')
const environment = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  WRANGLER_SEND_METRICS: 'false',
  // The commands, the tests and their programs load the same packages again and again.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
  npm_config_loglevel: 'error',
}

/** Runs a program to its end; if it fails, this process exits with its code. */
export async function run(program, args, options = {}) {
  const code = await start(program, args, options).ended
  if (code !== 0) {
    console.error(`${path.basename(program)} ${args.join(' ')} ended with code ${code}.`)
    process.exit(code || 1)
  }
}

/** Starts a program; a signal that ends this process ends the program too. */
export function start(program, args, { env = {} } = {}) {
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...environment, ...env },
    shell: process.platform === 'win32',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    // A stop by hand is not a failure; a crash or a kill for lack of memory is.
    const isByHand = (signal) => ['SIGINT', 'SIGTERM', 'SIGHUP'].includes(signal)
    child.on('exit', (code, signal) => resolve(code ?? (isByHand(signal) ? 0 : 1)))
  })
  return { child, ended }
}

/** Runs a program of a package with the pinned Node. */
export function runTool(name, args, options) {
  return run(path.join(bin, name), args, options)
}

/** Installs the packages of the lock file, among them the Node of this platform. */
export async function ensureInstalled() {
  const installed = 'node_modules/.package-lock.json'
  const hasNode = () => existsSync(path.join(bin, 'node'))
  const fresh = existsSync(installed) && hasNode()
  if (fresh && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return
  console.log('Installing packages …')
  await run('npm', ['ci', '--no-audit', '--no-fund'])
  if (hasNode()) return
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const packages = Object.keys(optionalDependencies).join(', ')
  console.error(
    `No Node was installed for ${process.platform} on ${process.arch}. There are ${packages}: use one of these systems, or install without --omit=optional.`,
  )
  process.exit(1)
}

/** The operator's own designs. */
const contentDir = process.env.CONTENT_DIR ?? 'content'

const sources = [
  'src',
  'client',
  'preview',
  'catalog',
  'public',
  'package-lock.json',
  'bin/licences.ts',
  'bin/vite',
  'vite.config.ts',
  contentDir,
]

/** Ends this command if the site cannot be deployed with this configuration. */
export async function checkDeploy(config = 'wrangler.toml') {
  await runTool('node', ['bin/check-deploy.ts', config])
}

/**
 * Builds the catalogue, the client with its service worker, and both workers, side by side where
 * none needs the other. Nothing runs if no source changed.
 *
 * @param onCatalogue runs beside the rest as soon as the catalogue is built
 */
export async function ensureBuilt({ onCatalogue = async () => {} } = {}) {
  await onceFor('dist/.built', sources, async () => {
    // Wrangler wants to see the folder of the assets.
    mkdirSync('dist/client', { recursive: true })
    await Promise.all([buildCatalogue().then(onCatalogue), buildClient(), buildDrawing()])
    cpSync('dist/catalog', 'dist/client', { recursive: true })
    await shipOwnDesigns()
    await build('--ssr', 'src/worker.ts')
  })
}

/** They stand in with the built ones when what is published cannot be read. */
async function shipOwnDesigns() {
  if (!existsSync(contentDir)) return
  await runTool('node', ['--disable-warning=ExperimentalWarning', 'catalog/own/build-own.ts'])
}

async function buildClient() {
  await build()
  await build('--config', 'client/service-worker/vite.config.ts')
}

/** Builds the worker that draws, if one of its sources changed. */
export async function ensureDrawingBuilt() {
  await onceFor(
    'dist/.drawing',
    ['src/shared', 'src/log', 'client', 'preview', 'package-lock.json'],
    buildDrawing,
  )
}

function buildDrawing() {
  return build('--config', 'preview/vite.config.ts')
}

function build(...options) {
  return runTool('vite', ['build', ...options, '--logLevel', 'error'])
}

export async function buildCatalogue() {
  await runTool('node', ['catalog/build.ts'])
}

/** Publishes into the local bindings, if the built catalogue changed. */
export async function ensurePublished() {
  await onceFor('.wrangler/state/.published', ['dist/catalog', contentDir, 'wrangler.toml'], () =>
    runTool('node', ['catalog/catalog.ts', 'publish']),
  )
}

/** What the check of style does not look at; `biome.json` and `.gitignore` leave it out. */
const unstyled = new Set([
  '.git',
  '.wrangler',
  'content',
  'coverage',
  'dist',
  'node_modules',
  'public',
])

/** Checks style, if a file changed since it was last in order. */
export async function ensureStyle() {
  const styled = readdirSync('.').filter((name) => !unstyled.has(name))
  await onceFor('dist/.styled', styled, () => runTool('biome', ['check', '--error-on-warnings']))
}

/** Does the work, unless it already finished for the same files. */
async function onceFor(stamp, inputs, work) {
  const state = stateOf(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  rmSync(stamp, { force: true })
  await work()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, state)
}

/** A digest of the names and contents of files and folders. */
function stateOf(inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesOf).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesOf(input) {
  if (!existsSync(input)) return []
  if (!statSync(input).isDirectory()) return [input]
  return readdirSync(input).flatMap((name) => filesOf(path.join(input, name)))
}
