import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { baseOf } from '../../src/shared/i18n/language.ts'
import { languages } from '../../src/shared/i18n/languages.ts'
import { parseImageUrl } from '../../src/shared/image-url.ts'
import { clipVideo, newest } from './catalogue.ts'
import { publishContent } from './publish-content.ts'
import { askSite, breakDown, clearStorage } from './site.ts'

const origin = 'http://localhost'
const clip = { file: 'lights.mp4', width: 1080, height: 1920, bytes: 1000 }

beforeEach(async () => {
  await publishContent({ shelfCards: newest, videos: [{ ...clipVideo(), clip }] })
})
afterEach(clearStorage)

const list = '/about/filters/pictures-1.txt'

async function linesOf(path: string): Promise<string[]> {
  const answer = await askSite(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  return (await answer.text()).trimEnd().split('\n')
}

test.each(languages)('the page in %s leads to the list', async (language) => {
  const page = await (await askSite(`${baseOf(language)}/about/filters`)).text()
  expect(page).toContain(`href="${list}"`)
  expect(page).toContain('/images/')
})

test('the list has each address once, and each is one of a picture of ours', async () => {
  const lines = await linesOf(list)
  expect(new Set(lines).size).toBe(lines.length)
  for (const line of lines) {
    const { origin: host, pathname, searchParams } = new URL(line)
    expect(host).toBe(origin)
    const query = {
      width: searchParams.get('width') ?? '',
      format: searchParams.get('format') ?? '',
    }
    const asked = line.includes('?') ? query : {}
    expect(parseImageUrl(pathname, asked).kind, line).not.toBe('refused')
  }
})

test('every card and film is in it', async () => {
  const lines = await linesOf(list)
  for (const { picture } of newest) {
    expect(lines).toContain(`${origin}/images/cards/${picture.file}?width=320&format=auto`)
  }
  expect(lines).toContain(`${origin}/images/videos/lights.mp4`)
  expect(lines).toContain(`${origin}/images/category/wedding.svg`)
})

test('a picture on home is in it, at the address that the page has', async () => {
  const lines = new Set(await linesOf(list))
  const home = await (await askSite('/cards/wedding')).text()
  const shown = [...home.matchAll(/srcSet="([^"]+)"/gi)].flatMap(([, sources = '']) =>
    sources.split(', ').map((source) => source.split(' ')[0]?.replaceAll('&amp;', '&') ?? ''),
  )
  expect(shown.length).toBeGreaterThan(0)
  for (const path of shown) expect(lines).toContain(origin + path)
})

test('a list that the client holds is not sent again, and a missing one is a 404', async () => {
  const tag = (await askSite(list)).headers.get('etag') ?? ''
  expect((await askSite(list, { headers: { 'If-None-Match': tag } })).status).toBe(304)
  expect((await askSite('/about/filters/pictures-2.txt')).status).toBe(404)
  expect((await askSite('/about/filters/pictures-0.txt')).status).toBe(404)
})

test('without any release the list is out of reach', async () => {
  await clearStorage()
  const down = { CONTENT: breakDown(env.CONTENT), ASSETS: breakDown(env.ASSETS) }
  expect((await askSite(list, {}, down)).status).toBe(503)
})
