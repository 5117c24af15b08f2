import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Miniflare } from 'miniflare'
import type { TestProject } from 'vitest/node'
import { startLocalSite } from '../../bin/local-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site as it comes out of the build, without a slash at its end. */
    plainSite: string
    /** The same with the ids of `tagIds`. */
    taggedSite: string
  }
}

const tagIds = {
  ANALYTICS_ID: 'G-TEST',
  RECORDER_ID: 'testrec',
  TAG_MANAGER_ID: 'GTM-TEST',
}

const sites: Miniflare[] = []
const state = mkdtempSync(path.join(tmpdir(), 'mazel-browser-'))

/** Serves the built worker twice, on bindings of its own that are empty: built-in content alone. */
export async function setup(project: TestProject): Promise<void> {
  if (!existsSync('dist/worker/worker.js')) {
    throw new Error('The tests in the browser need the built site: run `npm run build` first.')
  }
  project.provide('plainSite', await startSite('plain', {}))
  project.provide('taggedSite', await startSite('tagged', tagIds))
}

export async function teardown(): Promise<void> {
  await Promise.all(sites.map((site) => site.dispose()))
  rmSync(state, { recursive: true, force: true })
}

async function startSite(name: string, variables: Record<string, string>): Promise<string> {
  const site = await startLocalSite({ port: 0, stateDir: path.join(state, name), variables })
  sites.push(site)
  return (await site.ready).origin
}
