import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countsPath } from '../../src/shared/insight/vocabulary.ts'
import {
  dialog,
  field,
  fillIn,
  openDialog,
  send,
  toasts,
  valuesOf,
  words,
} from './contact-dialog.ts'
import { gate, holdToasts, onceRead, openPage, textPath, untilFocused, untilStill } from './site.ts'

/** The form's separate script file. */
const dialogCode = '**/assets/contact-dialog-*.js'

test('the dialog opens from the header, closes by its button and gives the focus back', async () => {
  const { page } = await openPage({ path: textPath })
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Contact us' })
  await trigger.click()
  await dialog(page).waitFor()
  await untilFocused(field(page, 'Name'))
  const close = dialog(page).getByRole('button', { name: 'Close' })
  const box = await close.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(40)
  expect(box?.height).toBeGreaterThanOrEqual(40)
  await close.click()
  await dialog(page).waitFor({ state: 'detached' })
  await untilFocused(trigger)
})

test('the dialog opens from the mobile menu, which goes, and gives the focus to its button', async () => {
  const { page } = await openPage({ path: textPath, width: 360, height: 740 })
  const menuButton = page.getByRole('button', { name: 'Open the menu' })
  await menuButton.click()
  await page.getByRole('dialog', { name: 'Menu' }).getByText('Contact us').click()
  await dialog(page).waitFor()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' })
  await untilFocused(field(page, 'Name'))
  await field(page, 'Name').pressSequentially('Chaya')
  expect(await field(page, 'Name').inputValue()).toBe('Chaya')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await untilFocused(menuButton)
})

test('the dialog opens from home and from the footer', async () => {
  const { page } = await openPage()
  await page.getByRole('main').getByRole('button', { name: 'Contact us' }).click()
  await untilFocused(field(page, 'Name'))
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact us' }).click()
  await dialog(page).waitFor()
})

test('the dialog fits every window, in a large one 600 px wide, and shows the phone number', async () => {
  const { page } = await openDialog()
  await untilStill(page)
  await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(600)
  const phone = dialog(page).getByRole('link', { name: '+1 718 555 0100' })
  expect(await phone.textContent()).toBe('+1 718 555 0100')
  expect(await phone.getAttribute('href')).toBe('tel:+17185550100')
  for (const width of [360, 320]) await expectFit(page, width)
})

/** The dialog and all of its form fit a window that is 640 px high. */
async function expectFit(page: Page, width: number) {
  await page.setViewportSize({ width, height: 640 })
  await untilStill(page)
  const fits = async (part: Locator) => {
    const box = await part.boundingBox()
    return box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 640
  }
  await expect.poll(() => fits(dialog(page))).toBe(true)
  await send(page).scrollIntoViewIfNeeded()
  await expect.poll(() => fits(send(page))).toBe(true)
}

test('neither Escape nor a click outside closes the dialog, and the focus stays within', async () => {
  const { page } = await openDialog()
  await page.keyboard.press('Escape')
  await page.mouse.click(20, 400)
  await untilStill(page)
  expect(await dialog(page).isVisible()).toBe(true)
  expect(await dialog(page).getAttribute('data-state')).toBe('open')
  await dialog(page).getByRole('button', { name: 'Close' }).focus()
  const focusIsWithin = () =>
    page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    expect(await focusIsWithin()).toBe(true)
  }
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Shift+Tab')
    expect(await focusIsWithin()).toBe(true)
  }
})

test('a form without one of its words is refused beside their field', async () => {
  const { page } = await openDialog()
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Counts of visits go out when the page has rested.
    if (request.method() === 'POST' && pathname !== countsPath) sent.push(pathname)
  })
  for (const missing of Object.keys(words)) await expectRefused(page, missing)
  expect(sent).toEqual([])
})

async function expectRefused(page: Page, missing: string) {
  await fillIn(page, { ...words, [missing]: '' })
  await send(page).click()
  await untilFocused(field(page, missing))
  expect(await field(page, missing).evaluate(lacksValue)).toBe(true)
  const faults = dialog(page).getByText('is missing: please fill it in.')
  await expect
    .poll(() => faults.allTextContents())
    .toEqual([`${missing} is missing: please fill it in.`])
  const marks = dialog(page).locator('label[data-mark=required]')
  expect(await marks.count()).toBe(Object.keys(words).length)
  expect(await dialog(page).isVisible()).toBe(true)
}

test('closing and opening again keeps what was typed, on another page too', async () => {
  const { page } = await openDialog()
  await fillIn(page)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('banner').getByRole('link', { name: 'Videos' }).click()
  await page.waitForURL('**/videos', onceRead)
  await page.getByRole('banner').getByRole('button', { name: 'Contact us' }).click()
  await untilFocused(field(page, 'Name'))
  await expect.poll(() => valuesOf(page)).toEqual(words)
})

test('a click is not lost while the form is still being fetched', async () => {
  const code = gate()
  const { page } = await openPage({
    path: textPath,
    prepare: (page) =>
      page.route(dialogCode, async (route) => {
        await code.wait
        await route.continue()
      }),
  })
  await page.getByRole('banner').getByRole('button', { name: 'Contact us' }).click()
  await page.locator('.bprogress').waitFor({ state: 'attached' })
  expect(await dialog(page).count()).toBe(0)
  code.open()
  await dialog(page).waitFor()
  await untilFocused(field(page, 'Name'))
})

test('a form that cannot be fetched is said, and the next click tries again', async () => {
  const { page } = await openPage({
    path: textPath,
    faults: [/Failed to load/, /^part /],
    prepare: (page) => page.route(dialogCode, (route) => route.abort()),
  })
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Contact us' })
  await holdToasts(page)
  await trigger.click()
  await toasts(page).getByText('could not be opened').waitFor()
  await page.unroute(dialogCode)
  await trigger.click()
  await dialog(page).waitFor()
})

function lacksValue(element: Element): boolean {
  const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return field && element.validity.valueMissing
}
