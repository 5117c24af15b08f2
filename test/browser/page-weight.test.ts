import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { encodeDraft } from '../../src/shared/draft-link.ts'
import { movePath, personalCardPath, personalPath } from '../../src/shared/routes.ts'
import { openPage } from './site.ts'
import { weighAnswer } from './weigh-answer.ts'

const film = '/video/papers-for-a-wedding'
const values = { chosson: 'משה יצחק' }
const card = await encodeDraft({ values })
const filmGift = await encodeDraft({ values, to: 'משפחת גרוס' })

const phone = {
  ...{ width: 360, height: 780, alone: true, whole: true },
  context: { deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}

/** Answers that a page gets until the network is idle, each address once. */
async function answersTo(path: string): Promise<{ page: Page; answers: Response[] }> {
  const answers = new Map<string, Response>()
  const { page } = await openPage({
    ...{ path, ...phone },
    // A picture that is drawn at its first request can be late; the page asks again.
    faults: [/503/],
    prepare: async (page) => page.on('response', (answer) => answers.set(answer.url(), answer)),
  })
  await page.waitForLoadState('networkidle')
  return { page, answers: [...answers.values()] }
}

/** Measured sizes are in docs/performance/first-view.md, with headers; a limit leaves about a twentieth. */
test.each([
  ['home', '/', 280_000],
  ['a category', '/cards/wedding', 265_000],
  ['a category in Hebrew', '/he/cards/wedding', 265_000],
  ['a search', '/search?q=wedding', 250_000],
  ['a card', '/card/papercut-arch', 285_000],
  ['videos', '/videos', 250_000],
  ['posters', '/cards/status_posters', 250_000],
  ['today', '/today', 250_000],
  ['a video', film, 290_000],
  ['a card in motion', movePath('papercut-arch'), 290_000],
  ['a film that was sent', personalPath(film, filmGift), 220_000],
  ['a card that was sent', personalCardPath('papercut-arch', card), 305_000],
])('an untouched phone fetches little for %s', async (_, path, limit) => {
  const { answers } = await answersTo(path)
  const weights = await Promise.all(answers.map(weighAnswer))
  const weight = weights.reduce((sum, each) => sum + each, 0)
  expect(weight).toBeGreaterThan(150_000)
  expect(weight).toBeLessThanOrEqual(limit)
})

test('pictures below the first view of a phone are fetched when the page is scrolled', async () => {
  const { page } = await answersTo('/cards/wedding')
  const pictures = page.locator('[data-card]')
  const fetched = () =>
    pictures.evaluateAll((all) => all.filter((image) => Reflect.get(image, 'currentSrc')).length)
  await expect.poll(fetched).toBe(6)
  await page.evaluate(() => scrollTo(0, 1))
  await expect.poll(fetched).toBeGreaterThan(8)
})
