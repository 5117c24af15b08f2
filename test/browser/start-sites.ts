import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Miniflare } from 'miniflare'
import type { TestProject } from 'vitest/node'
import { LocalDrawing } from '../../bin/local-drawing.ts'
import { startLocalSite } from '../../bin/local-site.ts'
import { makeAvifAtOnce } from '../../bin/quick-avif.ts'
import { drawnDir, readDrawnPicture } from '../../catalog/pictures/drawn-pictures.ts'
import { makePictures } from '../../catalog/pictures/make-pictures.ts'
import { buildRelease } from '../../catalog/release/build-release.ts'
import { readBuiltRelease } from '../../catalog/release/built-release.ts'
import { contentOf, shelfCard } from '../../catalog/release/content.ts'
import { readCatalogue } from '../../catalog/release/read-catalogue.ts'
import { picturesOf } from '../../src/shared/pictures/picture-order.ts'
import { documentKey, pointerKey } from '../../src/shared/release/release.ts'
import { itemsAPage } from '../../src/shared/shelf-pages.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site, without a slash at the end. */
    plainSite: string
    /** Path of the Chromium that opens pages. */
    quickChromium: string
    /** Path of the Chromium for what only one with windows does. */
    wholeChromium: string
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
/** One for all sites: it keeps its last pictures, so each poster of the day is drawn once. */
const drawing = new LocalDrawing()
const state = mkdtempSync(path.join(tmpdir(), 'mazel-browser-'))

const publishedCards = 60
/** Their first pages are visited too, so copies of their cards need no pictures of their own. */
const copiedShelves = ['wedding', 'bar-mitzvah', 'chanukah'] as const
/** Requests for a picture; each waits for it up to 15 s. */
const mostTries = 20

/** Pages that the tests of every project visit, and pages that links on them lead to. */
const commonPages = [
  '/',
  '/cards/wedding',
  '/cards/wedding?format=status',
  '/cards/bar-mitzvah',
  '/cards/chanukah',
  '/cards/status_posters',
  '/cards/status_posters?category=chanukah',
  '/card/papercut-arch',
  '/card/velvet-and-gold',
  '/search?q=wedding',
]
/** Pages that only whole visits lead to. */
const journeyPages = [
  ...['/today', '/find', '/find?category=wedding', '/dates', '/videos', '/search?q=mazel'],
  ...['/cards/yahrzeit', '/cards/purim', '/cards/bris', '/cards/its-a-boy', '/cards/its-a-girl'],
  ...['/cards/wedding?subCategory=mazel-tov', '/cards/wedding?subCategory=thank-you'],
  ...['/card/gate-of-doves', '/card/pomegranate-bough', '/card/honey-and-pomegranates'],
  ...['/card/pillow-in-lace', '/card/pillow-in-the-niche', '/card/rambam-menorah'],
  ...['/video/papers-for-a-wedding', '/video/move/papercut-arch', '/video/move/gate-of-doves'],
  ...['/video/dreidels-spin', '/video/lamp-of-shalom-zachor', '/video/shabbos-at-nightfall'],
]
/** Pages with posters of the day. */
const pagesOfTheDay = ['/', '/today']
const fullPagesToDraw = [1, 2, 3].map((page) => `/cards/bris?page=${page}`)

type SiteName = 'plainSite' | 'taggedSite' | 'fullSite'

/** Films are visited on the plain site alone. */
function namesFor(project: string): readonly SiteName[] {
  return project === 'films' ? ['plainSite'] : ['plainSite', 'taggedSite', 'fullSite']
}

/** Serves the built worker, each time with its own bindings; empty ones mean built-in content. */
export async function setup(project: TestProject): Promise<void> {
  if (!existsSync('dist/worker/worker.js')) {
    throw new Error('The tests in the browser need the built site: run `npm run build` first.')
  }
  // `browser` weighs pages.
  if (project.name !== 'browser') makeAvifAtOnce()
  const names = namesFor(project.name)
  const origins = await Promise.all(names.map(startSite))
  const [plainSite = '', , fullSite] = origins
  const pages = [
    ...commonPages,
    // They have the same pictures in every language.
    ...(project.name === 'browser' ? [] : journeyPages),
  ]
  const fullPages = fullSite === undefined ? [] : fullPagesToDraw.map((page) => fullSite + page)
  await drawAhead([...pages.map((page) => plainSite + page), ...fullPages])
  // In turn: an answer waits 15 s for its picture.
  for (const origin of origins) await drawPostersOfTheDay(origin)
  for (const [i, name] of names.entries()) project.provide(name, origins[i] ?? '')
}

export async function teardown(): Promise<void> {
  await Promise.all([...sites.map((site) => site.dispose()), drawing.dispose()])
  rmSync(state, { recursive: true, force: true })
}

/** Returns the address. */
async function startSite(name: SiteName): Promise<string> {
  const variables = name === 'taggedSite' ? tagIds : {}
  const stateDir = path.join(state, name)
  const site = await startLocalSite({ port: 0, stateDir, variables, drawing })
  sites.push(site)
  if (name === 'fullSite') await publishCards(site)
  return (await site.ready).origin
}

/** Draws the pictures of pages, if they are missing. A site draws others at their first request. */
async function drawAhead(addresses: readonly string[]): Promise<void> {
  const { cards } = await readCatalogue(await readBuiltRelease())
  const wanted = cards.flatMap(picturesOf)
  const pages = await Promise.all(addresses.map(async (each) => (await fetch(each)).text()))
  const shown = wanted.filter(({ file }) => pages.some((html) => html.includes(file)))
  if (shown.length === 0) throw new Error('the pages name no picture')
  await makePictures(shown, { outDir: drawnDir, wanted })
}

/**
 * Has a site draw the pictures that no file is made of in advance: their words change with the day.
 * On a busy machine the first request is answered before they are there, and a page reports that.
 */
async function drawPostersOfTheDay(site: string): Promise<void> {
  const pages = await Promise.all(
    pagesOfTheDay.map(async (page) => (await fetch(site + page)).text()),
  )
  const named = pages.flatMap((html) => html.match(/(?<=\/images\/cards\/)[\w.-]+/g) ?? [])
  for (const picture of new Set(named)) {
    if (await readDrawnPicture(picture)) continue
    const address = `${site}/images/cards/${picture}?width=640&format=auto`
    for (let tries = 1; (await statusOf(address)) !== 200; tries++) {
      if (tries === mostTries) throw new Error(`${picture} is not drawn`)
    }
  }
}

async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address)
  await answer.arrayBuffer()
  return answer.status
}

/** Publishes the built catalogue with copies of 60 cards, under different names, on one shelf. */
async function publishCards(site: Miniflare): Promise<void> {
  const content = contentOf(await readCatalogue(await readBuiltRelease()))
  const shown = copiedShelves.flatMap((name) => content.shelves[name]?.slice(0, itemsAPage) ?? [])
  const slugs = new Set(shown.map(({ slug }) => slug))
  const copied = content.cards.filter(({ design }) => slugs.has(design.slug))
  if (copied.length < publishedCards) throw new RangeError(`${copied.length} cards are shown`)
  const copies = copied.slice(0, publishedCards).map((card, i) => {
    const slug = `card-${i + 1}`
    return { ...card, design: { ...card.design, slug }, summary: { ...card.summary, slug } }
  })
  const { id, documents } = await buildRelease({
    ...content,
    cards: [...content.cards, ...copies],
    shelves: { ...content.shelves, bris: copies.map(shelfCard) },
  })
  const kv = await site.getKVNamespace('CONTENT')
  for (const [hash, text] of documents) await kv.put(documentKey(hash), text)
  await kv.put(pointerKey, JSON.stringify({ version: 1, id, number: 1 }))
}
