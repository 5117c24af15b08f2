import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseCategories } from '../../src/shared/category.ts'
import { decodeDraft, encodeDraft } from '../../src/shared/draft-link.ts'
import type { PageOf } from '../../src/shared/page.ts'
import { movePath, pageDataPath, personalPath, videoPath } from '../../src/shared/routes.ts'
import { itemsAPage } from '../../src/shared/shelf-pages.ts'
import { clipVideo, documentOf, cardFilm as film } from './catalogue.ts'
import { publishContent } from './publish-content.ts'
import { askSite, clearStorage } from './site.ts'

const typedName = 'מנחם מענדל'
const text = await encodeDraft({ values: { chosson: typedName }, film: { song: null } })

const content = { cards: [documentOf('papercut-arch')], videos: [film] }

beforeEach(async () => {
  await publishContent(content)
})
afterEach(clearStorage)

async function dataOf(address: string): Promise<unknown> {
  return (await askSite(pageDataPath(address))).json()
}

test('a film comes with its card, in the words of the film', async () => {
  // The page's own schema checks this shape.
  const page = (await dataOf(videoPath('papers'))) as PageOf<'video'>
  const words = page.document?.design.fields.map(({ id, value }) => [id, value])
  expect(words).toContainEqual(['kallah', 'רבקה'])
  expect(page.video.film).toMatchObject({ plot: 'garden' })
  const html = await (await askSite(videoPath('papers'))).text()
  expect(html).toContain('/images/cards/papercut-arch.png')
  expect(html).toContain('aria-label="Papers are laid one on the other"')
})

test('a film offers the songs of its category, in the order that the category has them', async () => {
  const { songs } = (await dataOf(videoPath('papers'))) as PageOf<'video'>
  const categories = parseCategories(await (await askSite('/api/categories')).json())
  const wedding = categories.find(({ slug }) => slug === 'wedding')
  expect(songs.map(({ slug }) => slug)).toEqual(wedding?.songs.map(({ slug }) => slug))
  if (!wedding) throw new RangeError('there is no wedding')
  const turnedWedding = { ...wedding, songs: wedding.songs.toReversed() }
  await publishContent({ ...content, categories: [turnedWedding] })
  const turned = (await dataOf(movePath('papercut-arch'))) as PageOf<'move'>
  expect(turned.songs.slice(0, songs.length)).toEqual(songs.toReversed())
})

test('a list tells of a film only which card it is made of', async () => {
  const { videos } = (await dataOf('/videos')) as PageOf<'videos'>
  expect(videos.map((video) => video.film)).toEqual([{ card: 'papercut-arch' }])
})

test('an occasion has its videos alone, and one without any is not found', async () => {
  const { videos, category } = (await dataOf('/videos?category=wedding')) as PageOf<'videos'>
  expect([category, videos.length]).toEqual(['wedding', 1])
  expect((await askSite('/videos?category=purim')).status).toBe(404)
})

test('videos come in pages, each once, and a page beyond the last is not found', async () => {
  const slugs = Array.from({ length: itemsAPage + 7 }, (_, index) => `papers-${index}`)
  await publishContent({ ...content, videos: slugs.map((slug) => ({ ...film, slug })) })
  const pages = (await Promise.all([
    dataOf('/videos'),
    dataOf('/videos?page=2'),
  ])) as PageOf<'videos'>[]
  expect(pages.map(({ videos }) => videos.length)).toEqual([itemsAPage, 7])
  expect(pages.map(({ page, total }) => [page, total])).toEqual([
    [1, slugs.length],
    [2, slugs.length],
  ])
  const shown = pages.flatMap(({ videos }) => videos.map(({ slug }) => slug))
  expect(shown.toSorted()).toEqual(slugs.toSorted())
  expect((await askSite('/videos?page=3')).status).toBe(404)
})

test.each([
  ['/videos?category=purim', { label: 'All videos', path: '/videos' }],
  ['/he/videos?category=purim', { label: 'כל הסרטונים', path: '/videos' }],
  ['/he/videos?page=3', { label: 'הכול (1)', path: '/videos' }],
])('%s names the nearest list in its language', async (address, nearest) => {
  expect(await dataOf(address)).toEqual({ name: 'not-found', nearest })
})

test('a film whose card is gone is not found', async () => {
  await publishContent({ videos: [film] })
  expect((await askSite(videoPath('papers'))).status).toBe(404)
})

test.each([videoPath('papers'), movePath('papercut-arch')])(
  'a personal link to %s is private, and no name stands in its head',
  async (path) => {
    const page = await askSite(personalPath(path, text))
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    const [head = ''] = (await page.text()).split('</head>')
    expect(head).toContain('<meta name="robots" content="noindex"/>')
    expect(head).toContain('/preview/card/papercut-arch.jpg?d=')
    expect(head).not.toContain(typedName)
  },
)

test.each([videoPath('papers'), movePath('papercut-arch')])(
  'a personal link to %s is a gift with its editor, for the receiver whose name it carries',
  async (path) => {
    const values = { chosson: typedName }
    const to = 'משפחת גרוס'
    const link = personalPath(path, await encodeDraft({ values, to }))
    expect(await (await askSite(pageDataPath(link))).json()).toMatchObject({
      name: 'film-gift',
      editor: { name: path.includes('move') ? 'move' : 'video', draft: { values, to } },
      category: { slug: 'wedding' },
    })
    const [head = '', body = ''] = (await (await askSite(link)).text()).split('</head>')
    expect(body.includes(`לכבוד</span><bdi>${to}</bdi>`)).toBe(true)
    expect(head).not.toContain(to)
    const [, preview = ''] = /jpg\?d=([^"&]*)/.exec(head) ?? []
    expect(await decodeDraft(preview)).toMatchObject({ values })
    expect(await decodeDraft(preview)).not.toHaveProperty('to')
  },
)

test('a personal link to a film says when and where, for the buttons of the receiver', async () => {
  await publishContent({ cards: [documentOf('gate-of-doves')] })
  const values = { date: 'אור ליום רביעי, כ״ז טבת תתק״ס', place: 'באולם השמחות' }
  const link = personalPath(movePath('gate-of-doves'), await encodeDraft({ values }))
  expect(await (await askSite(pageDataPath(link))).json()).toMatchObject({
    event: {
      day: { year: 2200, month: 1, day: 14 },
      where: expect.arrayContaining(['אולם השמחות']),
    },
  })
})

test('a card that there is not cannot move', async () => {
  expect((await askSite(movePath('nonsense'))).status).toBe(404)
})

test('a personal link to a film over a clip is shown by a frame of it, else by the poster', async () => {
  const { slug } = clipVideo()
  const text = await encodeDraft({ values: { family: typedName }, film: { song: null } })
  const pictureOf = async (change: object) => {
    await publishContent({ videos: [clipVideo(change)] })
    const page = await askSite(personalPath(videoPath(slug), text))
    const [head = ''] = (await page.text()).split('</head>')
    expect(head).not.toContain(typedName)
    return /property="og:image" content="http:\/\/localhost([^"]*)"/.exec(head)?.[1]
  }
  expect(await pictureOf({})).toMatch(`/preview/video/${slug}.jpg?d=1`)
  expect(await pictureOf({ still: undefined })).toContain('/images/cards/lights.png')
})
