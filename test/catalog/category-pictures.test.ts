import { existsSync, readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'

const folder = new URL('../../public/images/category/', import.meta.url)
const maxBytes = 6 * 1024
const allowedElements = new Set('svg g defs use path rect circle ellipse clipPath'.split(' '))
const allowedAttributes = new Set(
  (
    'xmlns id href d x y width height cx cy r rx ry viewBox transform clip-path fill fill-opacity ' +
    'stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray'
  ).split(' '),
)
const slugs = [
  'its-a-boy',
  'its-a-girl',
  'shalom-zachor',
  'bris',
  'pidyon-haben',
  'kiddush',
  'upsherin',
  'bar-mitzvah',
  'bas-mitzvah',
  'vort',
  'tenoyim',
  'aufruf',
  'wedding',
  'sheva-bruches',
  'anniversary',
  'happy-birthday',
  'siyum',
  'chumash-party',
  'hachnosas-sefer-torah',
  'chanukas-habayis',
  'graduation',
  'sefardi-simchas',
  'good-shabbos',
  'rosh-chodesh',
  'tu-bishvat',
  'lag-baomer',
  'rosh-hashanah',
  'yom-kippur',
  'sukkos',
  'simchas-torah',
  'chanukah',
  'purim',
  'pesach',
  'shavuos',
  'gifs',
  'kids',
  'shul',
  'shul-events',
  'thank-you',
  'hatzlachah',
  'refuah-shleimah',
  'yahrzeit',
  'condolence',
]

test('there are 43 categories, each with a picture of its own', () => {
  expect(slugs).toHaveLength(43)
  expect(new Set(slugs.map(readPicture)).size).toBe(43)
})

test.each(slugs)('%s exists and weighs at most 6 kB', (slug) => {
  expect(existsSync(pictureUrl(slug))).toBe(true)
  expect(Buffer.byteLength(readPicture(slug))).toBeLessThanOrEqual(maxBytes)
})

test.each(slugs)('%s is well formed, on a board of 120 by 120', (slug) => {
  const svg = readPicture(slug)
  expect(unbalancedTags(svg)).toEqual([])
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="120" height="120" viewBox="0 0 120 120">/,
  )
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
})

test.each(slugs)('%s holds plain shapes only', (slug) => {
  const svg = readPicture(slug)
  const elements = [...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name ?? '')
  const attributes = [...svg.matchAll(/\s([\w:-]+)="/g)].map(([, name]) => name ?? '')
  expect(elements.filter((name) => !allowedElements.has(name))).toEqual([])
  expect(attributes.filter((name) => !allowedAttributes.has(name))).toEqual([])
})

test.each(slugs)('%s refers only to its own parts, under its own name', (slug) => {
  const svg = readPicture(slug)
  const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? '')
  const references = [...svg.matchAll(/\shref="([^"]*)"|url\(([^)]*)\)/g)].map(
    ([, href, url]) => href ?? url ?? '',
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !id.startsWith(`${slug}-`))).toEqual([])
  expect(references.filter((reference) => !ids.includes(reference.slice(1)))).toEqual([])
  expect(references.filter((reference) => !reference.startsWith('#'))).toEqual([])
})

test.each(slugs)('%s has a silhouette at 64 pixels: neither a scrap nor a block', (slug) => {
  const share = inkShare(readPicture(slug), 64)
  expect(share).toBeGreaterThan(0.15)
  expect(share).toBeLessThan(0.85)
})

test.each(slugs)('%s stays within its board', (slug) => {
  const widened = readPicture(slug).replace('viewBox="0 0 120 120"', 'viewBox="-30 -30 180 180"')
  const { pixels, width } = render(widened, 180)
  const outside = inkedPixels(pixels).filter((index) => {
    const x = index % width
    const y = Math.floor(index / width)
    return x < 30 || x >= 150 || y < 30 || y >= 150
  })
  expect(outside).toEqual([])
})

function pictureUrl(slug: string): URL {
  return new URL(`${slug}.svg`, folder)
}

function readPicture(slug: string): string {
  return readFileSync(pictureUrl(slug), 'utf8')
}

/** Names of tags that are not closed, or closed without being opened. */
function unbalancedTags(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (selfClosing) continue
    if (!closing) open.push(name)
    else if (open.at(-1) === name) open.pop()
    else return [...open, `/${name}`]
  }
  return open
}

function inkShare(svg: string, widthPx: number): number {
  const { pixels, width, height } = render(svg, widthPx)
  return inkedPixels(pixels).length / (width * height)
}

/** Indexes of the pixels that are at least half opaque, row by row. */
function inkedPixels(pixels: Buffer): number[] {
  const inked: number[] = []
  for (let index = 0; index * 4 < pixels.length; index++) {
    if ((pixels[index * 4 + 3] ?? 0) >= 128) inked.push(index)
  }
  return inked
}

function render(svg: string, widthPx: number) {
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false },
  }).render()
}
