import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseOf } from '../../src/shared/i18n/language.ts'
import { languages } from '../../src/shared/i18n/languages.ts'
import type { Video } from '../../src/shared/video.ts'
import { clipVideo, documentOf, documents, newest } from './catalogue.ts'
import { publishContent } from './publish-content.ts'
import { askSite, clearStorage } from './site.ts'

const origin = 'http://localhost'
/** Size of the block in a page. */
const mostBytes = 2000
const hostile = '</script><script>alert(1)</script>'
const film: Video = {
  ...clipVideo(),
  titles: { en: `Lights ${hostile}` },
  clip: { file: 'lights.mp4', width: 1080, height: 1920, bytes: 1000 },
  durationSeconds: 8.6,
}
const card = documentOf('papercut-arch')

beforeAll(async () => {
  await publishContent({ shelfCards: newest, cards: documents, videos: [film] })
}, 120_000)

afterAll(clearStorage)

async function htmlOf(path: string): Promise<string> {
  const page = await askSite(path)
  expect(page.status, path).toBe(200)
  return page.text()
}

type Thing = Record<string, unknown>

async function thingsOf(path: string): Promise<Thing[]> {
  const blocks = (await htmlOf(path)).split('<script type="application/ld+json">').slice(1)
  expect(blocks.length, path).toBeLessThanOrEqual(1)
  const json = blocks[0]?.split('</script>')[0]
  expect(json?.length ?? 0, path).toBeLessThanOrEqual(mostBytes)
  if (json === undefined) return []
  const { '@context': context, '@graph': graph } = JSON.parse(json)
  expect(context).toBe('https://schema.org')
  return graph
}

function kindOf(things: readonly Thing[], kind: string): Thing {
  const found = things.find((thing) => [thing['@type']].flat().includes(kind))
  if (!found) throw new RangeError(`there is no ${kind}`)
  return found
}

/** The way to a page: names and addresses. */
async function stepsOf(path: string): Promise<string[]> {
  const { itemListElement } = kindOf(await thingsOf(path), 'BreadcrumbList')
  const steps = itemListElement as { position: number; name: string; item: string }[]
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
  return steps.map(({ name, item }) => `${name} ${item}`)
}

test.each(languages)('home in %s names the site and its search', async (language) => {
  const site = kindOf(await thingsOf(`${baseOf(language)}/`), 'WebSite')
  expect(site).toMatchObject({ url: `${origin}${baseOf(language)}/`, inLanguage: language })
  const { target } = site.potentialAction as { target: { urlTemplate: string } }
  const [words, query] = ['mazel tov', '{search_term_string}']
  expect(target.urlTemplate).toContain(query)
  const address = target.urlTemplate.replace(query, encodeURIComponent(words))
  expect(await htmlOf(address.slice(origin.length))).toContain(words)
})

test('the way to a page begins at home and ends at the page', async () => {
  expect(await stepsOf('/cards/wedding?subCategory=thank-you')).toEqual([
    `Home ${origin}/`,
    `Wedding ${origin}/cards/wedding`,
    `Thank you ${origin}/cards/wedding?subCategory=thank-you`,
  ])
  const steps = await stepsOf(`/card/${card.design.slug}`)
  expect(steps).toHaveLength(3)
  expect(steps.at(-1)).toBe(`${card.design.titles.en} ${origin}/card/${card.design.slug}`)
  expect(await stepsOf(`/video/${film.slug}`)).toHaveLength(3)
})

test('a card is a picture that is free', async () => {
  const picture = kindOf(await thingsOf(`/card/${card.design.slug}`), 'ImageObject')
  expect(picture).toMatchObject({
    '@type': ['ImageObject', 'CreativeWork'],
    contentUrl: `${origin}/images/cards/${card.summary.picture.file}?width=1080&format=jpeg`,
    width: card.summary.picture.width,
    isAccessibleForFree: true,
  })
})

test('a film is a video, and its title cannot end the block', async () => {
  const path = `/video/${film.slug}`
  expect(await htmlOf(path)).not.toContain('<script>alert')
  expect(kindOf(await thingsOf(path), 'VideoObject')).toMatchObject({
    name: film.titles.en,
    contentUrl: `${origin}/images/videos/lights.mp4`,
    duration: 'PT9S',
  })
})

test('a page of text says nothing of the kind', async () => {
  expect(await thingsOf('/privacy')).toEqual([])
})
