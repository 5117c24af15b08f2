import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onceRead, openPage, settle } from '../browser/site.ts'

const tile = (page: Page) => page.locator('[data-video="papers-for-a-wedding"]')

test('a tile moves while it is pointed at', async () => {
  const { page } = await openPage({ path: '/videos?category=wedding', alone: true })
  await tile(page).hover()
  await tile(page).locator('canvas:visible').waitFor()
  await page.mouse.move(2, 2)
  await expect.poll(() => tile(page).locator('canvas').count()).toBe(0)
})

const overClip = (page: Page) => page.locator('[data-video="chanukah-lights-for-you"]')

test('a tile over a clip moves as the clip does, unheard, until it is left', async () => {
  const prepare = (page: Page) => page.addInitScript(noteHeard)
  const { page } = await openPage({ path: '/videos?category=chanukah', alone: true, prepare })
  await overClip(page).hover()
  const moving = overClip(page).locator('canvas:visible')
  await moving.waitFor()
  const first = await moving.evaluate(headOf)
  await expect.poll(() => moving.evaluate(headOf)).not.toEqual(first)
  expect(await page.evaluate('[...heard]')).toEqual([false])
  await page.mouse.move(2, 2)
  await expect.poll(() => overClip(page).locator('canvas').count()).toBe(0)
})

/** Records for each film that plays whether it is audible. */
function noteHeard() {
  const heard = new Set<boolean>()
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function () {
    heard.add(!this.muted)
    return play.call(this)
  }
  Object.assign(globalThis, { heard })
}

/** The upper third, which has no words. */
function headOf(canvas: HTMLCanvasElement | SVGElement) {
  if (!(canvas instanceof HTMLCanvasElement)) return
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height / 3)
  return pixels?.data.filter((_, i) => i % 97 === 0).join()
}

const restingVisits = {
  'little motion': { context: { reducedMotion: 'reduce' } },
  'little data': {
    prepare: (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      }),
  },
} as const

test.each(Object.keys(restingVisits) as (keyof typeof restingVisits)[])(
  'where %s is wanted tiles rest',
  async (wish) => {
    const visit = { alone: true, ...restingVisits[wish] }
    const { page } = await openPage({ path: '/videos', ...visit })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    for (const each of [tile(page), overClip(page)]) {
      await each.hover()
      await settle(page)
      expect(await page.locator('[data-video] canvas').count()).toBe(0)
    }
  },
)

test('occasions narrow the list', async () => {
  const { page } = await openPage({ path: '/videos' })
  const shown = () => page.locator('main li[data-video]').count()
  const all = await shown()
  await page.getByRole('link', { name: /^Wedding \d/ }).click()
  await page.waitForURL('**/videos?category=wedding', onceRead)
  const isFewer = async () => {
    const count = await shown()
    return count > 0 && count < all
  }
  await expect.poll(isFewer).toBe(true)
})
