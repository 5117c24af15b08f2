import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Miniflare } from 'miniflare'
import type { TestProject } from 'vitest/node'
import { startLocalSite } from '../../bin/local-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site, without a slash at the end. */
    plainSite: string
    /** The same with the ids of `tagIds`. */
    taggedSite: string
    /** The same with 60 cards published on the shelf `bris`. */
    fullSite: string
  }
}

const tagIds = {
  ANALYTICS_ID: 'G-TEST',
  RECORDER_ID: 'testrec',
  TAG_MANAGER_ID: 'GTM-TEST',
  TURNSTILE_SITE_KEY: 'challenge-test',
}

const sites: Miniflare[] = []
const state = mkdtempSync(path.join(tmpdir(), 'mazel-browser-'))

const publishedCards = 60
const builtinDir = 'dist/catalog/builtin/catalog'

/** Serves the built worker, each time with its own bindings; empty ones mean built-in content. */
export async function setup(project: TestProject): Promise<void> {
  if (!existsSync('dist/worker/worker.js')) {
    throw new Error('The tests in the browser need the built site: run `npm run build` first.')
  }
  const plain = await startSite('plain', {})
  const tagged = await startSite('tagged', tagIds)
  const full = await startSite('full', {})
  await publishCards(full)
  project.provide('plainSite', await originOf(plain))
  project.provide('taggedSite', await originOf(tagged))
  project.provide('fullSite', await originOf(full))
}

export async function teardown(): Promise<void> {
  await Promise.all(sites.map((site) => site.dispose()))
  rmSync(state, { recursive: true, force: true })
}

async function startSite(name: string, variables: Record<string, string>): Promise<Miniflare> {
  const site = await startLocalSite({ port: 0, stateDir: path.join(state, name), variables })
  sites.push(site)
  return site
}

async function originOf(site: Miniflare): Promise<string> {
  return (await site.ready).origin
}

/** Publishes the built-in cards repeatedly, under different names. */
async function publishCards(site: Miniflare): Promise<void> {
  const content = await site.getKVNamespace('CONTENT')
  const cards = readBuiltin('cards/newest')
  const shelf = Array.from({ length: publishedCards }, (_, i) => {
    const card = cards[i % cards.length]
    return { ...card, slug: `card-${i + 1}`, copyOf: card.slug }
  })
  await content.put('cards:bris', JSON.stringify(shelf))
  for (const { slug, copyOf } of shelf) {
    const document = readBuiltin(`card/${copyOf}`)
    document.design.slug = slug
    document.summary.slug = slug
    await content.put(`card:${slug}`, JSON.stringify(document))
  }
}

/** Our own build wrote it; the worker parses what is published from it. */
function readBuiltin(name: string) {
  return JSON.parse(readFileSync(path.join(builtinDir, `${name}.json`), 'utf8'))
}
