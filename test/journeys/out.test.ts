import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { drawCard } from '../../catalog/pictures/draw-card.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'
import { decodeDraft } from '../../src/shared/draft-link.ts'
import { download, field, lineOf, live, newName, openCard, openMore } from '../browser/card-page.ts'
import { fileSavedBy } from '../browser/card-pictures.ts'
import { baseUrl, gate, onceRead, openPage, untilFocused } from '../browser/site.ts'
import { differingShare, drawPdf, drawSvg, inspectPdf, pictureIn } from '../client/pdf-tools.ts'

/** What the page passes to the system, recorded by the stubs below. */
declare global {
  var shared: ShareData[]
  var printed: number
  var encoded: number
  var drawn: number
}

const said = (page: Page, words: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words }).waitFor()
const green = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Share to WhatsApp' })

test('names of the sample leave once the visitor has said so, or are typed first', async () => {
  const page = await openCard({ asked: true })
  const question = page.getByRole('alertdialog', { name: 'The names are still the sample’s' })
  await (await openMore(page)).getByRole('button', { name: 'Save as PNG' }).click()
  await expect.poll(() => question.textContent()).toContain('חיה מושקא')
  await question.getByRole('button', { name: 'Write the names' }).click()
  await untilFocused(field(page, 'Chosson'))
  await page.keyboard.insertText(newName)
  await download(page).click()
  await expect.poll(() => question.textContent()).not.toContain('Chosson')
  const anyway = question.getByRole('button', { name: 'Continue anyway' })
  await fileSavedBy(page, () => anyway.click())
  await fileSavedBy(page, () => download(page).click())
  expect(await question.count()).toBe(0)
})

test('where files can be shared the green button shares one JPG and nothing with it', async () => {
  const page = await openCard({ prepare: stubShare })
  await field(page, 'Chosson').fill(newName)
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
  await green(page).dblclick()
  await expect.poll(() => page.evaluate(() => shared.length)).toBe(1)
  await said(page, 'JPG, 1500 × 2100')
  const share = await page.evaluate(async () => {
    const [{ files = [], ...rest } = {}] = shared
    const pictures = files.map(async (file) => {
      const { width, height } = await createImageBitmap(file)
      return { name: file.name, type: file.type, width, height }
    })
    return { count: shared.length, pictures: await Promise.all(pictures), rest }
  })
  const picture = { name: 'mazel-papercut-arch.jpg', type: 'image/jpeg', width: 1500, height: 2100 }
  expect(share).toEqual({ count: 1, pictures: [picture], rest: {} })
})

test('after a pause the picture is there before the tap, that of a changed card too', async () => {
  const page = await openCard({
    prepare: async (page) => {
      await stubShare(page)
      await countWork(page)
    },
  })
  const pictures = () => page.evaluate(() => encoded)
  await expect.poll(pictures).toBe(1)
  await field(page, 'Chosson').fill(newName)
  await expect.poll(pictures).toBe(2)
  await green(page).click()
  await expect.poll(() => page.evaluate(() => shared[0]?.files?.length)).toBe(1)
  expect(await pictures()).toBe(2)
})

test('who saves data fetches no lettering before the tap', async () => {
  const page = await openCard({
    prepare: async (page) => {
      await countWork(page)
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
    },
    clock: true,
  })
  const letters: string[] = []
  page.on('request', (request) => request.url().endsWith('.ttf') && letters.push(request.url()))
  await page.clock.runFor(60_000)
  await page.waitForLoadState('networkidle')
  expect([letters, await page.evaluate(() => encoded)]).toEqual([[], 0])
  await fileSavedBy(page, () => download(page).click())
  expect(letters).not.toEqual([])
})

test('a tap before the card is drawn is kept until it is', async () => {
  const { page } = await openPage({ path: '/card/papercut-arch?format=square', alone: true })
  expect(await live(page).count()).toBe(0)
  const { name } = await fileSavedBy(page, () => download(page).click())
  expect(name).toBe('mazel-papercut-arch.jpg')
})

test('a tap on a card that cannot be drawn says so', async () => {
  const { page } = await openPage({
    path: '/card/papercut-arch',
    alone: true,
    faults: [/Failed to load resource/, /fetch/i, /laid out/],
    prepare: (page) => page.route('**/assets/card-engine*.js', (route) => route.abort()),
  })
  await download(page).click()
  const alerts = page.getByRole('main').getByRole('alert')
  await expect
    .poll(() => alerts.allTextContents().then(String))
    .toContain('The card could not be drawn')
})

test('a share that comes too late after its tap asks for another', async () => {
  const page = await openCard({ prepare: stubShare })
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    Object.assign(navigator, { share: refuse })
  })
  await green(page).click()
  await said(page, 'Tap Share again')
})

test('the art is drawn once for all pictures of a card, and again in other colours', async () => {
  const page = await openCard({ prepare: countWork })
  const drawings = () => page.evaluate(() => drawn)
  await fileSavedBy(page, () => download(page).click())
  const dialog = await openMore(page)
  await fileSavedBy(page, () => dialog.getByRole('button', { name: 'Save as PNG' }).click())
  expect(await drawings()).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByRole('group', { name: 'Colours' }).getByRole('radio').nth(1).check()
  await fileSavedBy(page, () => download(page).click())
  expect(await drawings()).toBe(2)
})

test('two quick taps make one file', async () => {
  const page = await openCard()
  const names: string[] = []
  page.on('download', (file) => names.push(file.suggestedFilename()))
  await download(page).dblclick()
  await said(page, 'Saved')
  const dialog = await openMore(page)
  await fileSavedBy(page, () => dialog.getByRole('button', { name: 'Save as PNG' }).click())
  expect(names).toEqual(['mazel-papercut-arch.jpg', 'mazel-papercut-arch.png'])
})

test('an export that is cancelled leaves no file, and the next one starts at once', async () => {
  const fonts = gate()
  const page = await openCard({
    prepare: (page) =>
      page.route('**/fonts/*.ttf', async (route) => {
        await fonts.wait
        await route.continue().catch(() => {})
      }),
  })
  const names: string[] = []
  page.on('download', (file) => names.push(file.suggestedFilename()))
  await (await openMore(page)).getByRole('button', { name: 'Save as PNG' }).click()
  await said(page, 'Setting the letters…')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await said(page, 'Cancelled')
  await page.keyboard.press('Escape')
  fonts.open()
  await fileSavedBy(page, () => download(page).click())
  expect(names).toEqual(['mazel-papercut-arch.jpg'])
})

test('the picture is copied as a PNG, and made into stickers that stand still and move', async () => {
  const page = await openCard({ context: clipboard })
  await (await openMore(page)).getByRole('button', { name: 'Copy picture' }).click()
  await page.getByText('Picture copied').waitFor()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const blob = (await item?.getType('image/png')) ?? new Blob()
    const { width, height } = await createImageBitmap(blob)
    return { types: item?.types, width, height }
  })
  expect(copied).toEqual({ types: ['image/png'], width: 1500, height: 2100 })
  const dialog = page.getByRole('dialog')
  const stickerBy = async (name: string) => {
    await dialog.getByRole('button', { name, exact: true }).click()
    const save = dialog.getByRole('button', { name: 'Save sticker' })
    await said(page, 'The sticker is ready.')
    return fileSavedBy(page, () => save.click())
  }
  const about = async (bytes: Buffer) => {
    const {
      format,
      width,
      pageHeight,
      pages = 1,
    } = await sharp(bytes, {
      animated: true,
    }).metadata()
    return { format, width, height: pageHeight ?? width, pages }
  }
  const still = await stickerBy('Sticker')
  const moving = await stickerBy('Sticker that moves')
  const gif = await stickerBy('Moving GIF')
  expect([still.name, moving.name, gif.name]).toEqual([
    'mazel-papercut-arch-sticker.webp',
    'mazel-papercut-arch-sticker.webp',
    'mazel-papercut-arch-sticker.gif',
  ])
  const square = { format: 'webp', width: 512, height: 512 }
  expect(await about(still.bytes)).toEqual({ ...square, pages: 1 })
  expect(await about(moving.bytes)).toEqual({ ...square, pages: expect.any(Number) })
  expect((await about(moving.bytes)).pages).toBeGreaterThan(20)
  expect((await about(gif.bytes)).pages).toBeGreaterThan(20)
  expect(still.bytes.length).toBeLessThanOrEqual(100_000)
  expect(moving.bytes.length).toBeLessThanOrEqual(500_000)
  expect(gif.bytes.length).toBeLessThanOrEqual(500_000)
  const cover = await sharp(moving.bytes).extractChannel('alpha').raw().toBuffer()
  expect([cover[0], cover[256 * 512 + 256]]).toEqual([0, 255])
  // Hidden pixels have any colour. The film starts with the whole card; at a quarter of the size the grain
  // of each encoding is gone.
  const pixels = (bytes: Buffer, page: number) =>
    sharp(bytes, { page }).flatten({ background: '#888' }).resize(128).raw().toBuffer()
  const first = await pixels(moving.bytes, 0)
  expect(unlikeness(first, await pixels(still.bytes, 0))).toBeLessThan(0.002)
  expect(unlikeness(first, await pixels(moving.bytes, 8))).toBeGreaterThan(0.01)
})

/** Share of the values that differ by more than encoding causes. */
function unlikeness(one: Buffer, other: Buffer): number {
  return one.filter((value, i) => Math.abs(value - (other[i] ?? 0)) > 40).length / one.length
}

test('the link that is copied, and that networks are given, holds the card as made', async () => {
  const page = await openCard({ context: clipboard })
  await field(page, 'Chosson').fill(newName)
  const sent = await sentBy(page, await openMore(page), 'Send the link on Telegram')
  await (await openMore(page)).getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied.').waitFor()
  const copied = new URL(await readClipboard(page))
  expect(sent.origin + sent.pathname).toBe('https://t.me/share/url')
  expect(sent.searchParams.get('url')).toBe(copied.href)
  expect(copied.href.startsWith(`${baseUrl}/card/papercut-arch?d=`)).toBe(true)
  const draft = await decodeDraft(copied.searchParams.get('d') ?? '')
  expect(draft?.values).toEqual({ chosson: newName })
  await page.keyboard.press('Escape')
  const shared = await sentBy(page, page.getByRole('main'), 'Share on Telegram')
  expect(shared.searchParams.get('url')).toBe(copied.href)
})

test('the words are copied from top to bottom, with the occasion', async () => {
  const page = await openCard({ context: clipboard })
  await field(page, 'Chosson').fill(newName)
  const sent = await sentBy(page, await openMore(page), 'Send words on WhatsApp')
  await (await openMore(page)).getByRole('button', { name: 'Copy words' }).click()
  await page.getByText('Words copied.').waitFor()
  const words = [
    'בס״ד',
    '',
    'חתונה · Wedding',
    '',
    'בשעה טובה ומוצלחת · בנין עדי עד',
    'מזל טוב',
    'Mazel Tov',
    'לרגל נישואי',
    newName,
    'עם',
    'חיה מושקא',
  ].join('\n')
  expect(await readClipboard(page)).toBe(words)
  expect(sent.href).toBe(`https://wa.me/?text=${encodeURIComponent(words)}`)
})

test.each([
  ['Send the link on Telegram', 'The link is copied', `${baseUrl}/card/papercut-arch?d=`],
  ['Send words on WhatsApp', 'The words are copied', 'בס״ד'],
])('where "%s" is blocked, "%s"', async (name, told, start) => {
  const page = await openCard({ context: clipboard })
  await field(page, 'Chosson').fill(newName)
  const dialog = await openMore(page)
  await page.evaluate(() => {
    // Like a blocked popup.
    window.open = () => null
  })
  await dialog.getByRole('button', { name }).click()
  await said(page, told)
  expect((await readClipboard(page)).startsWith(start)).toBe(true)
})

test('the printed page is the card alone, by its button a picture of 5 by 7 inches', async () => {
  const page = await openCard({
    prepare: (page) =>
      page.addInitScript(() => {
        globalThis.printed = 0
        window.print = () => void printed++
      }),
  })
  await field(page, 'Chosson').fill(newName)
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
  const asked = await inspectPdf(await page.pdf({ format: 'Letter', printBackground: true }))
  expect(asked.text).toContain('Mazel Tov')
  expect(asked.text).not.toMatch(/Download|Chosson|Free cards/)
  await (await openMore(page)).getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.evaluate(() => printed)).toBe(1)
  const paper = await page.pdf({ format: 'Letter', printBackground: true })
  const report = await inspectPdf(paper)
  expect(report.text).toBe('')
  expect(report.pictures).toEqual([expect.arrayContaining(['1500', '2100', '300'])])
  const svg = await drawCard(papercutArch, { values: { chosson: newName } })
  expect(differingShare(await pictureIn(paper), drawSvg(svg, 1500))).toBeLessThan(0.001)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(() => page.locator('[data-print]').count()).toBe(0)
})

test('a PDF is made of the card as it stands, whichever size is on the screen', async () => {
  const page = await openCard({ path: '/card/papercut-arch?format=square' })
  await field(page, 'Chosson').fill(newName)
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
  const dialog = await openMore(page)
  await dialog.getByText('For a print shop').click()
  // The envelope is named before the size is chosen.
  await dialog.getByRole('radio', { name: '5 × 7 in envelope A7' }).check({ force: true })
  const save = dialog.getByRole('button', { name: 'Save PDF' })
  const { bytes, name } = await fileSavedBy(page, () => save.click())
  expect(name).toBe('mazel-papercut-arch-5x7.pdf')
  expect((await inspectPdf(bytes)).check).toContain('No syntax or stream encoding errors found')
  const trimmed = await drawPdf(bytes, { x: 150, y: 150, widthPx: 1500, heightPx: 2100 })
  const svg = await drawCard(papercutArch, { values: { chosson: newName } })
  // Measured: see the tests of the PDF itself.
  expect(differingShare(trimmed, drawSvg(svg, 1500))).toBeLessThan(0.001)
  await dialog.getByText('Folded card').click()
  await dialog.getByLabel('Inside, right: Hebrew').fill('מזל טוב')
  const folded = await fileSavedBy(page, () => save.click())
  expect(folded.name).toMatch(/^mazel-papercut-arch-folded-5x7-on-(letter|a4)\.pdf$/)
  // The art on the first side, the words on the second.
  expect(
    differingShare(await drawPdf(folded.bytes), await drawPdf(folded.bytes, 2)),
  ).toBeGreaterThan(0.1)
})

const papercutArch = v.parse(
  cardDesignSchema,
  cards.find(({ slug }) => slug === 'papercut-arch'),
)

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

/** Chromium on this system has no share function. */
function stubShare(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    globalThis.shared = []
    const share = async (data: ShareData) => void shared.push(data)
    Object.assign(navigator, { canShare: ({ files }: ShareData) => files?.length === 1, share })
  })
}

/** The address that a button opens, in a page that cannot access this one. */
async function sentBy(page: Page, place: Locator, name: string): Promise<URL> {
  const answer = { contentType: 'text/html', body: '' }
  await page.context().route(/^https:/, (route) => route.fulfill(answer))
  const opening = page.waitForEvent('popup')
  await place.getByRole('button', { name }).click()
  const app = await opening
  await app.waitForURL(/^https:/, onceRead)
  expect(await app.evaluate(() => window.opener)).toBeNull()
  return new URL(app.url())
}

/** Counts the pictures that the page draws and encodes, from the start. */
function countWork(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    globalThis.encoded = 0
    globalThis.drawn = 0
    const { toBlob } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toBlob = function (...picture) {
      encoded++
      toBlob.apply(this, picture)
    }
    const { decode } = HTMLImageElement.prototype
    HTMLImageElement.prototype.decode = function () {
      // The page waits for its own pictures too.
      if (!this.isConnected) drawn++
      return decode.call(this)
    }
  })
}

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

test('mistakes in the words are shown before a card leaves, and corrected by a tap', async () => {
  const page = await openCard({ path: '/card/canopy-on-pearl', asked: true })
  await field(page, 'Date').fill('יום שני, ד׳ שבט תשפ״ח')
  await field(page, 'Place').fill('באולמי תפארת, 052-123-456')
  await page.getByRole('button', { name: 'Check the words' }).click()
  const question = page.getByRole('alertdialog', { name: 'Please check' })
  await question.getByText('The weekday and the date disagree.').waitFor()
  await question.getByText('This phone number seems too short or too long.').waitFor()
  await question.getByRole('button', { name: /^Correct to:/ }).click()
  await expect.poll(() => field(page, 'Date').inputValue()).toBe('יום שלישי, ד׳ שבט תשפ״ח')
  await expect.poll(() => question.textContent()).not.toContain('disagree')
  await question.getByRole('button', { name: 'Back to the card' }).click()
  await download(page).click()
  await question.getByRole('button', { name: 'Continue anyway' }).waitFor()
  await question.getByRole('button', { name: 'Write the names' }).click()
  await untilFocused(field(page, 'Chosson'))
})
