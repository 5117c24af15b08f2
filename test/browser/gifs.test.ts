import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onceRead, openPage, untilHydrated } from './site.ts'

const gifsPath = '/cards/gifs'
const moving = (page: Page) => page.locator('main img[src$=".gif"]')

/** Addresses of animated pictures that the page requests. */
function watchGifs(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.gif')) asked.push(request.url())
  })
  return asked
}

/** Side of an animated picture. */
const sidePx = 512

test('the shelf shows a dozen or more, and once it is touched those in view move', async () => {
  const { page } = await openPage({ path: gifsPath })
  const shown = await page.locator('main li').count()
  expect(shown).toBeGreaterThanOrEqual(12)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await moving(page).count()).toBe(0)
  await page.mouse.move(640, 700)
  await expect.poll(() => moving(page).count()).toBeGreaterThanOrEqual(3)
  expect(await moving(page).count()).toBeLessThan(shown)
  const first = moving(page).first()
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(sidePx)
})

test('the shelf opens by a link of another page', async () => {
  const { page } = await openPage({ path: '/' })
  await page.locator(`main a[href="${gifsPath}"]`).click()
  await page.getByRole('heading', { level: 1, name: 'Gifs' }).waitFor()
  expect(await page.locator('main li').count()).toBeGreaterThanOrEqual(12)
})

test('one that moves can be stopped, and set moving again', async () => {
  const { page } = await openPage({ path: gifsPath })
  const first = page.locator('main li').first()
  await first.getByRole('button', { name: 'Pause Good Shabbos candles' }).click()
  await expect.poll(() => first.locator('img').count()).toBe(1)
  await first.getByRole('button', { name: 'Play Good Shabbos candles' }).click()
  await expect.poll(() => first.locator('img').count()).toBe(2)
})

test('one tap downloads it as it is', async () => {
  const { page } = await openPage({ path: gifsPath })
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Chanukah flames' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('mazel-chanukah-flames.gif')
  const file = await readFile(await download.path())
  const { format, pages } = await sharp(file, { animated: true }).metadata()
  expect({ format, pages }).toEqual({ format: 'gif', pages: 48 })
})

/** Runs in the page: keeps what is shared. */
function keepShared() {
  Object.assign(navigator, {
    canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/gif',
    share: async ({ files }: ShareData) => {
      const [file] = files ?? []
      const head = await file?.slice(0, 6).text()
      Object.assign(window, { shared: { type: file?.type, name: file?.name, head } })
    },
  })
}

test('where files can be shared, one tap passes it on as a GIF', async () => {
  const { page } = await openPage({
    path: gifsPath,
    prepare: (page) => page.addInitScript(keepShared),
  })
  await page.getByRole('button', { name: 'Share Chanukah flames' }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual({ type: 'image/gif', name: 'mazel-chanukah-flames.gif', head: 'GIF89a' })
})

test.each([
  ['less motion', { context: { reducedMotion: 'reduce' } as const }],
  [
    'less data',
    {
      prepare: (page: Page) =>
        page.addInitScript(() => {
          Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true })
        }),
    },
  ],
])('on a device set to %s nothing moves unasked', async (_, options) => {
  let asked: string[] = []
  const prepare = async (page: Page) => {
    asked = watchGifs(page)
    if ('prepare' in options) await options.prepare(page)
  }
  const { page } = await openPage({ path: gifsPath, alone: true, ...options, prepare })
  await page.mouse.wheel(0, 2000)
  const last = page.getByRole('button', { name: /^Play/ }).last()
  await last.scrollIntoViewIfNeeded()
  expect(await page.getByRole('button', { name: /^Pause/ }).count()).toBe(0)
  expect(await moving(page).count()).toBe(0)
  expect(asked).toEqual([])
  await last.click()
  await expect.poll(() => asked.length).toBe(1)
})

const candles = 'Good Shabbos candles'
const nameDialog = (page: Page) => page.getByRole('dialog', { name: candles })

/** Opens the dialog of the first GIF. */
async function openNaming(page: Page) {
  await page.getByRole('button', { name: `Add a name to ${candles}` }).click()
  const dialog = nameDialog(page)
  const field = dialog.getByRole('textbox', { name: 'Name on it' })
  await field.waitFor()
  return { dialog, field, letters: dialog.locator('svg[data-name]') }
}

test('a name is put on one, and the file has it in each of its frames', async () => {
  const { page } = await openPage({ path: gifsPath, alone: true })
  const { dialog, field, letters } = await openNaming(page)
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await letters.count()).toBe(0)
  await field.fill('משפחת כהן')
  await letters.waitFor()
  const shown = await boxOfLetters(letters)
  const named = await framesOf(await downloadFrom(page, dialog))
  await field.fill('')
  await expect.poll(() => letters.count()).toBe(0)
  const built = await framesOf(await downloadFrom(page, dialog))
  expect(named.facts).toEqual(built.facts)
  // The other words make room, and the name is where the dialog shows it.
  const changed = named.frames.map((frame, i) => changedRows(frame, built.frames[i]))
  for (const { last } of changed) {
    // Only the tail of a final letter reaches the foot.
    expect(last).toBeGreaterThan(shown.foot - 12)
    expect(last).toBeLessThanOrEqual(Math.ceil(shown.foot))
  }
})

test('what was typed is there after a tap outside and a reload, and offered on another', async () => {
  const { page } = await openPage({ path: gifsPath, alone: true })
  const { dialog, field } = await openNaming(page)
  await field.fill('Mazel tov Chaim!')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const opener = page.getByRole('button', { name: `Add a name to ${candles}` })
  await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.reload(onceRead)
  await untilHydrated(page)
  const { field: second, letters } = await openNaming(page)
  await expect.poll(() => second.inputValue()).toBe('Mazel tov Chaim!')
  await letters.waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add a name to Chanukah flames' }).click()
  await page.getByRole('button', { name: 'Mazel tov Chaim!' }).click()
  await expect.poll(() => page.getByRole('textbox').last().inputValue()).toBe('Mazel tov Chaim!')
})

test('what cannot be shown is said', async () => {
  const { page } = await openPage({ path: gifsPath, alone: true })
  const { dialog, field } = await openNaming(page)
  const problem = dialog.getByRole('status').first()
  await field.fill('משפחת כהן 🎉')
  await expect.poll(() => problem.textContent()).toContain('have no 🎉')
  await field.fill('Mazel tov to the whole wide Goldberger family of Monsey, NY')
  await expect.poll(() => problem.textContent()).toContain('Too long for this line')
  await field.fill('Cohen')
  await expect.poll(() => problem.textContent()).toBe('')
  await dialog.getByRole('button', { name: 'כהן', exact: true }).click()
  await expect.poll(() => field.inputValue()).toBe('כהן')
})

test('with the keyboard of a phone open, the picture and its field are visible', async () => {
  const { page } = await openPage({ path: gifsPath, alone: true, width: 360, height: 780 })
  const { dialog, field, letters } = await openNaming(page)
  await field.fill('Cohen')
  await page.setViewportSize({ width: 360, height: 400 })
  await dialog.getByRole('button', { name: 'כהן', exact: true }).waitFor()
  const picture = dialog.getByRole('img', { name: 'Cohen' })
  const download = dialog.getByRole('button', { name: 'Download' })
  await expect.poll(async () => (await boxOf(picture)).height).toBeLessThan(240)
  for (const part of [picture, field, download, letters]) {
    const isInSight = async () => {
      const { x, y, width, height } = await boxOf(part)
      return x >= 0 && y >= 0 && x + width <= 360 && y + height <= 400
    }
    await expect.poll(isInSight, { message: String(part) }).toBe(true)
  }
  expect((await boxOf(picture)).height).toBeGreaterThanOrEqual(140)
})

test('where files can be shared, the name goes along', async () => {
  const { page } = await openPage({
    path: gifsPath,
    alone: true,
    prepare: (page) => page.addInitScript(keepShared),
  })
  const { dialog, field, letters } = await openNaming(page)
  await field.fill('משפחת כהן')
  await letters.waitFor()
  await dialog.getByRole('button', { name: 'Share to WhatsApp' }).click()
  const shared = () => page.evaluate(() => Reflect.get(window, 'shared'))
  await expect
    .poll(shared)
    .toMatchObject({ name: 'mazel-good-shabbos-candles.gif', head: 'GIF89a' })
})

async function downloadFrom(page: Page, dialog: Locator): Promise<Buffer> {
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  return readFile(await (await downloading).path())
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not on the page')
  return box
}

/** Foot of the letters, px of the picture. */
function boxOfLetters(letters: Locator) {
  return letters.locator('path').evaluate((path: SVGPathElement) => {
    const { y, height } = path.getBBox()
    return { foot: y + height }
  })
}

async function framesOf(file: Buffer) {
  const image = sharp(file, { animated: true })
  const { pages, loop, delay, width, pageHeight = 1 } = await image.metadata()
  const data = await image.removeAlpha().raw().toBuffer()
  const bytes = 3 * width * pageHeight
  const frames = Array.from({ length: pages ?? 0 }, (_, i) =>
    data.subarray(i * bytes, (i + 1) * bytes),
  )
  return { facts: { pages, loop, delay, width, pageHeight }, frames }
}

/** The last row of the upper 60 %, above the candles, that differs clearly in its middle. */
function changedRows(a: Buffer, b: Buffer | undefined) {
  const rows = Array.from({ length: Math.round(0.6 * sidePx) }, (_, y) => y).filter((y) => {
    const middle = 3 * (sidePx * y + sidePx / 2)
    let sum = 0
    for (let i = middle - 3 * 70; i < middle + 3 * 70; i++) {
      sum += Math.abs((a[i] ?? 0) - (b?.[i] ?? 0))
    }
    return sum > 3 * 140 * 4
  })
  return { last: rows.at(-1) ?? 0 }
}
