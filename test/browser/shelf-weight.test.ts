import type { Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { openShelf, tiles } from './shelf-page.ts'
import { weighAnswer } from './weigh-answer.ts'

test('a page of 24 cards on a phone does not shift as its fonts and pictures come', async () => {
  const { promise: painted, resolve: letFontsCome } = Promise.withResolvers<void>()
  const { page } = await openShelf({
    width: 360,
    height: 780,
    alone: true,
    prepare: async (page) => {
      await page.route('**/fonts/**', async (route) => {
        await painted
        await route.continue()
      })
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const sources: { node: Node | null }[] = Reflect.get(entry, 'sources')
            const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent}`)
            Reflect.get(window, 'shifts').push(...moved)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
    },
  })
  letFontsCome()
  // Two frames, so that a shift is seen before the heading is scrolled away.
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
  for (const tile of await tiles(page).all()) await tile.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      tiles(page).evaluateAll((all) => all.every((image) => Reflect.get(image, 'complete'))),
    )
    .toBe(true)
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

test('a page of 24 cards weighs at most 300 kB on a phone', async () => {
  const answers: Response[] = []
  const { page } = await openShelf({
    width: 360,
    height: 780,
    whole: true,
    context: { deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    prepare: async (page) => page.on('response', (answer) => answers.push(answer)),
  })
  await page.waitForLoadState('networkidle')
  const weights = await Promise.all(answers.map(weighAnswer))
  expect(weights.length).toBeGreaterThan(15)
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(300_000)
})
