import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { cardPath, videoPath } from '#shared/routes.ts'
import { type Flags, print } from '../command-output.ts'
import { readBuiltRelease } from '../release/built-release.ts'
import { hasItem } from '../release/leave-out.ts'
import { withStore } from '../release/open-store.ts'
import { publish, type Source } from '../release/operations.ts'
import { readCatalogue } from '../release/read-catalogue.ts'
import { RefusedError } from '../release/refused-error.ts'
import { readOwn, withOwnDesigns } from './own-designs.ts'

export interface PreviewOptions extends Flags {
  port?: string
}

/** Serves the site with the designs of the operator from a store of its own, until it is ended. */
export async function preview(slug: string | undefined, flags: PreviewOptions): Promise<void> {
  const { source, paths } = await readSource(slug)
  if (flags.dryRun) {
    print(flags, { isDryRun: true, paths }, [`These can be shown: ${paths.join(', ')}.`])
    return
  }
  if (!flags.json) console.error('Filling a site on this machine …')
  const stateDir = await mkdtemp(path.join(tmpdir(), 'mazel-preview-'))
  try {
    await withStore({ isRemote: false, stateDir }, (store) => publish(store, source))
    await serve(stateDir, flags, (origin) => {
      const pages = paths.map((one) => origin + one)
      print(flags, { origin, pages }, [...pages, 'Nothing is published. Ctrl+C ends it.'])
    })
  } finally {
    await rm(stateDir, { recursive: true, force: true })
  }
}

/** The built files are served from the build itself, so the store needs only the other ones. */
async function readSource(slug: string | undefined): Promise<{ source: Source; paths: string[] }> {
  const tree = await readBuiltRelease()
  const catalogue = await readCatalogue(tree)
  const { designs, films } = await readOwn(catalogue)
  const source = await withOwnDesigns({ tree, files: [] })
  const videos = [...films, ...catalogue.videos].map((video) => video.slug)
  const pathOf = (one: string) => (videos.includes(one) ? videoPath(one) : cardPath(one))
  const slugs = slug === undefined ? [...designs, ...films].map((own) => own.slug) : [slug]
  if (slugs.length === 0) {
    throw new RefusedError('You have no designs yet: make one with "npm run catalog -- new".')
  }
  if (slug !== undefined && !(await hasItem(source.tree, slug))) {
    throw new RefusedError(`There is no card or video "${slug}".`)
  }
  return { source, paths: slugs.map(pathOf) }
}

const server = path.resolve(import.meta.dirname, '../../bin/serve.ts')

/** Serves the built site until it is ended. */
async function serve(
  stateDir: string,
  { port = '0' }: { port?: string },
  onReady: (origin: string) => void,
): Promise<void> {
  if (!existsSync('dist/worker/worker.js')) {
    throw new RefusedError('Nothing is built: run "npm run build" first.')
  }
  const env = { ...process.env, PORT: port, STATE_DIR: stateDir }
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, [server], { env, stdio: [...stdio] })
  const stop = () => child.kill('SIGINT')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [origin] = /http:\S+$/.exec(line) ?? []
    if (origin !== undefined) onReady(origin)
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
  if (code !== null && code !== 0) process.exitCode = code
}
