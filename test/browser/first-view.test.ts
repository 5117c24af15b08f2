import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { expect, test } from 'vitest'
import { chunkIn } from '../../bin/vite/languages-apart.ts'
import { encodeDraft } from '../../src/shared/draft-link.ts'
import { baseOf, defaultLanguage } from '../../src/shared/i18n/language.ts'
import { languages } from '../../src/shared/i18n/languages.ts'
import { personalCardPath, personalPath } from '../../src/shared/routes.ts'
import { baseUrl } from './site.ts'

const clientDir = 'dist/client'
const film = '/video/papers-for-a-wedding'
const card = await encodeDraft({ values: { chosson: 'משה יצחק' } })
const filmGift = await encodeDraft({ values: { chosson: 'משה יצחק' }, to: 'משפחת גרוס' })

const compress = promisify(brotliCompress)
const weigh = async (text: string | Uint8Array) => (await compress(text)).length
/** Most scripts are in each document. */
const scriptWeights = new Map<string, Promise<number>>()

function weighScript(file: string): Promise<number> {
  const known = scriptWeights.get(file)
  if (known) return known
  const weight = weigh(readFileSync(path.join(clientDir, file)))
  scriptWeights.set(file, weight)
  return weight
}

async function openDocument(address: string) {
  const html = await (await fetch(baseUrl + address)).text()
  const scripts = [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+\.js)"/g)]
  return { html, scripts: new Set(scripts.map(([, file = '']) => file)) }
}

/** Measured sizes are in docs/performance/first-view.md; a limit leaves about a twentieth. */
test.each([
  ['home', '/', { html: 21_000, script: 91_000 }],
  ['a category', '/cards/wedding', { html: 19_500, script: 91_000 }],
  ['a card', '/card/papercut-arch', { html: 26_000, script: 130_000 }],
  ['videos', '/videos', { html: 19_000, script: 91_000 }],
  ['a video', film, { html: 31_000, script: 155_000 }],
  ['posters', '/cards/status_posters', { html: 20_000, script: 91_000 }],
  ['animated pictures', '/cards/gifs', { html: 17_500, script: 91_000 }],
  ['a search', '/search?q=wedding', { html: 19_500, script: 91_000 }],
  ['drafts', '/drafts', { html: 14_500, script: 105_000 }],
  [
    'a card that was sent',
    personalCardPath('papercut-arch', card),
    { html: 24_500, script: 135_000 },
  ],
  ['a film that was sent', personalPath(film, filmGift), { html: 28_000, script: 153_000 }],
  ['the way to a card', '/find', { html: 14_500, script: 87_000 }],
  ['home in Hebrew', '/he/', { html: 20_900, script: 94_000 }],
  ['home in Yiddish', '/yi/', { html: 20_900, script: 94_000 }],
  ['a card in Yiddish', '/yi/card/papercut-arch', { html: 23_600, script: 132_500 }],
])('the document of %s and the scripts that it names stay small', async (_, address, limits) => {
  const { html, scripts } = await openDocument(address)
  expect(scripts.size).toBeGreaterThan(4)
  expect(await weigh(html)).toBeLessThanOrEqual(limits.html)
  const sizes = await Promise.all([...scripts].map(weighScript))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limits.script)
})

test.each(languages)('a page in %s loads the words of no other language', async (language) => {
  const others = languages.filter((other) => other !== language && other !== defaultLanguage)
  for (const page of ['/', '/card/papercut-arch']) {
    const { scripts } = await openDocument(baseOf(language) + page)
    for (const script of scripts) {
      const code = readFileSync(path.join(clientDir, script), 'utf8')
      for (const other of others) expect(`${script} ${code}`).not.toMatch(copyIn(other))
      // A script that has a copy in the language is not loaded beside it.
      if (language === defaultLanguage) expect(script).not.toMatch(/\.\w\w\.js$/)
      else expect(existsSync(path.join(clientDir, chunkIn(script, language)))).toBe(false)
    }
  }
})

/** The file of a chunk in a language, as documents and other chunks name it. */
function copyIn(language: string): RegExp {
  return new RegExp(`-[\\w-]{8}\\.${language}\\.js`)
}

test.each([
  ['/', 4],
  ['/cards/wedding', 6],
])(
  'the first 14 kB of %s hold its head and the first screen of a phone',
  async (address, cards) => {
    const { html } = await openDocument(address)
    let end = html.indexOf('<main')
    for (let card = 0; card < cards; card++) end = html.indexOf('data-card=', end + 1)
    expect(end).toBeGreaterThan(html.indexOf('<main'))
    expect(await weigh(html.slice(0, end))).toBeLessThanOrEqual(14_000)
  },
)

test('a document holds the style of its page, and names the files for the loader of lazy code alone', async () => {
  const { html } = await openDocument('/card/papercut-arch')
  const sheets = html.match(/<link rel="stylesheet" href="\/assets[^>]*>/g) ?? []
  expect(sheets.length).toBeGreaterThan(1)
  expect(sheets.filter((sheet) => !sheet.includes('disabled'))).toEqual([])
})
