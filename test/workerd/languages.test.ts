import { afterEach, expect, test, vi } from 'vitest'
import { contactStrings } from '#shared/i18n/contact-strings.ts'
import { baseOf, directionOf } from '#shared/i18n/language.ts'
import { languages } from '#shared/i18n/languages.ts'
import { newest } from './catalogue.ts'
import { askSite, forgetDocuments } from './site.ts'

const origin = 'http://localhost'

afterEach(() => vi.useRealTimers())

function linksOf(html: string): string[] {
  return (html.match(/<link [^>]*>/g) ?? []).filter((link) =>
    /rel="(?:canonical|alternate)"/.test(link),
  )
}

test.each(languages)('a page in %s says so, and names itself and the others', async (language) => {
  for (const path of ['/', '/cards/wedding', '/dates', '/privacy']) {
    const response = await askSite(baseOf(language) + path)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('Content-Language')).toBe(language)
    const html = await response.text()
    expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`)
    const named = linksOf(html)
    expect(named).toContain(`<link rel="canonical" href="${origin}${baseOf(language)}${path}"/>`)
    for (const other of languages) {
      expect(named).toContain(
        `<link rel="alternate" hrefLang="${other}" href="${origin}${baseOf(other)}${path}"/>`,
      )
    }
    const byDefault = `<link rel="alternate" hrefLang="x-default" href="${origin}${path}"/>`
    expect(named).toContain(byDefault)
  }
})

test.each(languages)('a missing page in %s is a 404 in that language', async (language) => {
  const response = await askSite(`${baseOf(language)}/cards/no-such-thing-at-all`)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain(`<html lang="${language}"`)
})

test('the home page of a language ends in a slash', async () => {
  const response = await askSite('/he', { redirect: 'manual' })
  expect(response.status).toBe(308)
  expect(response.headers.get('Location')).toBe('/he/')
})

test('the data of a page is in the language of its address', async () => {
  forgetDocuments()
  vi.setSystemTime(new Date('2026-11-20T10:00:00Z'))
  const read = async (address: string) =>
    (await askSite(`/api/page?address=${encodeURIComponent(address)}`)).text()
  expect(await read('/he/')).toContain('ראש חודש טבת')
  expect(await read('/')).not.toContain('"name":"ראש חודש')
})

test('the tiles of a page are in its language, in whichever order the pages are asked for', async () => {
  const read = async (base: string) => (await askSite(`${base}/cards/its-a-girl`)).text()
  await read('')
  const [hebrew, english] = [await read('/he'), await read('')]
  const [card] = newest
  if (!card?.titles.he) throw new RangeError('the card has no Hebrew title')
  expect(hebrew).toContain(`>${card.titles.he}<`)
  expect(hebrew).not.toContain(`>${card.titles.en}<`)
  expect(english).toContain(`>${card.titles.en}<`)
})

test('links, forms and the way out of a missing page stay in the language', async () => {
  for (const path of ['/he/', '/he/cards/wedding', '/he/search?q=x', '/he/nothing', '/he/find']) {
    const html = await (await askSite(path)).text()
    const body = html.slice(html.indexOf('<body'))
    const paths = [...body.matchAll(/<(?:a|form)[^>]* (?:href|action)="(\/[^"]*)"/g)]
    const others = paths.map(([, to = '']) => to).filter((to) => !to.startsWith('/he/'))
    expect(
      others.filter((to) => !isFile(to)),
      path,
    ).toEqual([])
  }
})

/** Files have one address for all languages. */
function isFile(path: string): boolean {
  return path.startsWith('/images/') || /\.\w+$/.test(path)
}

test.each(languages)('a refused message is told why in %s', async (language) => {
  const refusal = await askSite('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ name: '' }),
  })
  expect(refusal.status).toBe(422)
  const { fields } = (await refusal.json()) as { fields: Record<string, string> }
  expect(fields.name).toBe(contactStrings[language].fault('name', 'missing'))
})

test('a program with its own list of languages gets English', async () => {
  const refusal = await askSite('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'he-IL,he;q=0.9' },
    body: JSON.stringify({ name: '' }),
  })
  expect(await refusal.text()).toContain('Name is missing')
})
