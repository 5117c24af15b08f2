import type { Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { openShelf, tiles } from './shelf-page.ts'
import { weighAnswer } from './weigh-answer.ts'

test('a page of 24 cards on a phone does not shift as its pictures come', async () => {
  const { page } = await openShelf({
    width: 360,
    height: 780,
    prepare: (page) =>
      page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            Object.assign(window, {
              shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
            })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      }),
  })
  for (const tile of await tiles(page).all()) await tile.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      tiles(page).evaluateAll((all) => all.every((image) => Reflect.get(image, 'complete'))),
    )
    .toBe(true)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
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
