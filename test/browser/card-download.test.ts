import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { download, field, lineOf, live, NAME, openCard } from './card-page.ts'

test.each([
  ['Print', 1512],
  ['Status', 1920],
])(
  'the download in the size %s is the card as it is shown, 1080 by %i px',
  async (size, height) => {
    const page = await openCard()
    await page.getByRole('radio', { name: size }).check()
    await expect.poll(async () => Math.round(1080 * (await ratioOfLive(page)))).toBe(height)
    const before = await pictureOfLive(page, height)
    await field(page, 'Chosson').fill(NAME)
    await expect.poll(() => lineOf(page, 'chosson')).toBe(NAME)
    const { file, name } = await downloadCard(page)
    expect(name).toBe('mazel-papercut-arch.png')
    expect(sizeOfPng(file)).toEqual({ width: 1080, height })
    await untilDrawn(page)
    const shown = await pictureOfLive(page, height)
    const same = await differenceOf(page, file, shown)
    const other = await differenceOf(page, file, before)
    // Measured: 0.1 %, and 0.6 % and more where one name is another.
    expect(same).toBeLessThan(0.003)
    expect(other).toBeGreaterThan(0.004)
  },
)

test('a download that fails says so and keeps what was typed', async () => {
  const page = await openCard({
    faults: [/Failed to load resource/, /font/, /fetch/i],
    prepare: (page) => page.route('**/fonts/*.ttf', (route) => route.abort('internetdisconnected')),
  })
  await field(page, 'Chosson').fill(NAME)
  await download(page).click()
  const toast = page.getByRole('region', { name: 'Notifications' })
  await expect
    .poll(() => toast.textContent(), { timeout: 5000 })
    .toContain('The picture could not be made')
  expect(await field(page, 'Chosson').inputValue()).toBe(NAME)
  expect(await download(page).isEnabled()).toBe(true)
})

async function downloadCard(page: Page): Promise<{ file: Buffer; name: string }> {
  const started = page.waitForEvent('download', { timeout: 20_000 })
  await download(page).click()
  const finished = await started
  return { file: readFileSync(await finished.path()), name: finished.suggestedFilename() }
}

/** The ornaments make room for new words a moment after these. */
async function untilDrawn(page: Page): Promise<void> {
  const art = () => live(page).locator('> g').first().innerHTML()
  let last = ''
  await expect
    .poll(
      async () => {
        const before = last
        last = await art()
        return before === last
      },
      { interval: 500, timeout: 10_000 },
    )
    .toBe(true)
}

function ratioOfLive(page: Page): Promise<number> {
  return live(page).evaluate((svg) => {
    const { width = 1, height = 0 } = (svg as SVGSVGElement).viewBox.baseVal
    return height / width
  })
}

/** The live card 1080 px wide, photographed above all else. */
async function pictureOfLive(page: Page, height: number): Promise<Buffer> {
  await page.setViewportSize({ width: 1280, height: 2000 })
  const box = live(page).locator('xpath=..')
  await box.evaluate((element: HTMLElement, height) => {
    element.popover = 'manual'
    element.showPopover()
    element.style.cssText = `position: fixed; inset: 0 auto auto 0; width: 1080px; height: ${height}px;
      max-width: none; max-height: none; margin: 0; border: 0; padding: 0; border-radius: 0`
  }, height)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 1080, height } })
  await box.evaluate((element: HTMLElement) => {
    element.hidePopover()
    element.popover = null
    element.style.cssText = ''
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  return picture
}

/** Reads the head of a PNG. */
function sizeOfPng(file: Buffer): { width: number; height: number } {
  expect(file.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]))
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

/**
 * The share of pixels in which two pictures of one size differ visibly: by a quarter of the range in
 * a channel. What differs less is the smoothing of the same edge, which a font and an outline of it
 * are not given alike.
 */
async function differenceOf(page: Page, first: Buffer, second: Buffer): Promise<number> {
  const blank = await page.context().newPage()
  const share = await blank.evaluate(
    async ([first = '', second = '']) => {
      const pixelsOf = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const { width, height } = await createImageBitmap(new Blob([bytes]))
        const context = new OffscreenCanvas(width, height).getContext('2d')
        if (!context) throw new Error('the browser has no canvas')
        context.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0)
        return context.getImageData(0, 0, width, height).data
      }
      const [one, other] = [await pixelsOf(first), await pixelsOf(second)]
      if (one.length !== other.length) return 1
      let differing = 0
      for (let i = 0; i < one.length; i += 4) {
        const most = Math.max(
          ...[0, 1, 2].map((channel) =>
            Math.abs((one[i + channel] ?? 0) - (other[i + channel] ?? 0)),
          ),
        )
        if (most > 64) differing++
      }
      return differing / (one.length / 4)
    },
    [first.toString('base64'), second.toString('base64')],
  )
  await blank.close()
  return share
}
