import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { gate, installClock, openPage, passTime, stopClock, untilStill } from './site.ts'

const CALL = '**/api/contact'
const SENT = 'Your message has been sent successfully'
const FAILED = 'Something went wrong please try again later'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Write to us' })
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const send = (page: Page) => dialog(page).locator('button[type=submit]')
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })

const words = {
  Name: 'Chaya Friedman',
  Phone: '+1 718 555 0199',
  Email: 'chaya@example.com',
  Message: 'A card for my sister’s wedding, please.\nמזל טוב',
}

async function openDialog(options: Parameters<typeof openPage>[0] = {}) {
  const { page, faults } = await openPage(options)
  await page.getByRole('main').getByRole('button', { name: 'Contact us' }).click()
  await dialog(page).waitFor()
  return { page, faults }
}

async function fillIn(page: Page, values: Record<string, string> = words) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

async function valuesOf(page: Page) {
  const names = Object.keys(words)
  const values = await Promise.all(names.map((name) => field(page, name).inputValue()))
  return Object.fromEntries(names.map((name, i) => [name, values[i]]))
}

test('the dialog opens from the header, closes by its button and gives the focus back', async () => {
  const { page } = await openPage({ path: '/videos' })
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Contact us' })
  await trigger.click()
  await dialog(page).waitFor()
  await expect.poll(() => field(page, 'Name').evaluate(isFocused)).toBe(true)
  const close = dialog(page).getByRole('button', { name: 'Close' })
  const box = await close.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(40)
  expect(box?.height).toBeGreaterThanOrEqual(40)
  await close.click()
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => trigger.evaluate(isFocused)).toBe(true)
})

test('the dialog opens from the mobile menu, which goes, and gives the focus to its button', async () => {
  const { page } = await openPage({ width: 360, height: 740 })
  const menuButton = page.getByRole('button', { name: 'Open the menu' })
  await menuButton.click()
  await page.getByRole('dialog', { name: 'Menu' }).getByText('Contact us').click()
  await dialog(page).waitFor()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' })
  await expect.poll(() => field(page, 'Name').evaluate(isFocused)).toBe(true)
  await field(page, 'Name').pressSequentially('Chaya')
  expect(await field(page, 'Name').inputValue()).toBe('Chaya')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => menuButton.evaluate(isFocused)).toBe(true)
})

test('the dialog opens from home and from the footer', async () => {
  const { page } = await openDialog()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact us' }).click()
  await dialog(page).waitFor()
})

test('the dialog is 600 px wide and shows the phone number', async () => {
  const { page } = await openDialog()
  await untilStill(page)
  expect((await dialog(page).boundingBox())?.width).toBe(600)
  const phone = dialog(page).getByRole('link', { name: '+1 718 555 0100' })
  expect(await phone.textContent()).toBe('+1 718 555 0100')
  expect(await phone.getAttribute('href')).toBe('tel:+17185550100')
})

test.each([360, 320])('the dialog and all of its form fit a window of %i px', async (width) => {
  const { page } = await openDialog({ width, height: 640 })
  await untilStill(page)
  const box = await dialog(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640)
  await send(page).scrollIntoViewIfNeeded()
  const button = await send(page).boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(640)
})

test('neither Escape nor a click outside closes the dialog', async () => {
  const { page } = await openDialog()
  await page.keyboard.press('Escape')
  await page.mouse.click(20, 400)
  await untilStill(page)
  expect(await dialog(page).isVisible()).toBe(true)
  expect(await dialog(page).getAttribute('data-state')).toBe('open')
})

test('the focus stays within the dialog', async () => {
  const { page } = await openDialog()
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

test.each(Object.keys(words))('the browser refuses a form without %s', async (missing) => {
  const { page } = await openDialog()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url())
  })
  await fillIn(page, { ...words, [missing]: '' })
  await send(page).click()
  await expect.poll(() => field(page, missing).evaluate(isFocused)).toBe(true)
  expect(await field(page, missing).evaluate(lacksValue)).toBe(true)
  expect(calls).toEqual([])
  expect(await dialog(page).isVisible()).toBe(true)
})

test('while a message is being sent the button is disabled and turns', async () => {
  const sending = gate()
  const bodies: unknown[] = []
  const { page } = await openDialog({
    prepare: (page) =>
      page.route(CALL, async (route) => {
        bodies.push(route.request().postDataJSON())
        await sending.wait
        await accept(route)
      }),
  })
  await fillIn(page)
  await send(page).click()
  await expect.poll(() => send(page).isDisabled()).toBe(true)
  expect(await send(page).locator('svg').evaluate(turnsForEver)).toBe(true)
  expect(await toasts(page).textContent()).toBe('')
  expect(await dialog(page).isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  sending.open()
  await dialog(page).waitFor({ state: 'detached' })
  expect(await toasts(page).textContent()).toBe(SENT)
  expect(bodies).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: words.Name,
      email: words.Email,
      phone: words.Phone,
      message: words.Message,
    },
  ])
})

test('a message that is accepted leaves an empty form behind', async () => {
  const { page } = await openDialog({ prepare: (page) => page.route(CALL, accept) })
  await fillIn(page)
  await send(page).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('main').getByRole('button', { name: 'Contact us' }).click()
  expect(await valuesOf(page)).toEqual({ Name: '', Phone: '', Email: '', Message: '' })
})

test.each([
  [
    'the server’s message',
    503,
    { message: 'The post is closed today.' },
    'The post is closed today.',
  ],
  ['the server’s message', 429, { message: 'Too many at once.' }, 'Too many at once.'],
  ['a word of its own', 503, { nothing: true }, FAILED],
  ['a word of its own', 500, '<h1>Oops</h1>', FAILED],
  ['a word of its own', 202, 'not JSON', FAILED],
])('a refusal says %s (%i) and keeps what was typed', async (_, status, body, message) => {
  const { page } = await openDialog({
    faults: [/Failed to load resource/],
    prepare: (page) =>
      page.route(CALL, (route) =>
        typeof body === 'string'
          ? route.fulfill({ status, body })
          : route.fulfill({ status, json: body }),
      ),
  })
  await fillIn(page)
  await send(page).click()
  await expect.poll(() => toasts(page).textContent()).toBe(message)
  expect(await toasts(page).locator('svg').evaluate(isReddish)).toBe(true)
  await untilStill(page)
  expect(await dialog(page).isVisible()).toBe(true)
  expect(await valuesOf(page)).toEqual(words)
  expect(await send(page).isEnabled()).toBe(true)
})

test('a network that fails says so and keeps what was typed; the same message is sent again', async () => {
  const ids: unknown[] = []
  const { page } = await openDialog({
    faults: [/Failed to load resource/],
    prepare: (page) =>
      page.route(CALL, (route) => {
        ids.push(route.request().postDataJSON().id)
        return ids.length === 1 ? route.abort('connectionfailed') : accept(route)
      }),
  })
  await fillIn(page)
  await send(page).click()
  await expect.poll(() => toasts(page).textContent()).toBe(FAILED)
  expect(await valuesOf(page)).toEqual(words)
  await send(page).click()
  await dialog(page).waitFor({ state: 'detached' })
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
})

test('what the server says of a field stands at the field and is read with it', async () => {
  const { page } = await openDialog({ faults: [/422/] })
  await fillIn(page, { ...words, Phone: '   ' })
  await send(page).click()
  const fault = dialog(page).getByText('Phone is missing: please fill it in.')
  await fault.waitFor()
  expect(await field(page, 'Phone').getAttribute('aria-invalid')).toBe('true')
  expect(await field(page, 'Phone').getAttribute('aria-describedby')).toBe(
    await fault.getAttribute('id'),
  )
  expect(await field(page, 'Name').getAttribute('aria-invalid')).toBe('false')
  expect(await toasts(page).textContent()).toBe('Phone is missing: please fill it in.')
})

test('closing and opening again keeps what was typed, on another page too', async () => {
  const { page } = await openDialog()
  await fillIn(page)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('banner').getByRole('link', { name: 'Videos' }).click()
  await page.waitForURL('**/videos')
  await page.getByRole('banner').getByRole('button', { name: 'Contact us' }).click()
  expect(await valuesOf(page)).toEqual(words)
})

test.each([
  ['success', SENT, accept],
  ['failure', FAILED, (route: Route) => route.fulfill({ status: 503, json: {} })],
])('the toast of a %s stands for 3,000 ms', async (_, message, answer) => {
  const { page } = await openDialog({
    faults: [/503/],
    prepare: async (page) => {
      await installClock(page)
      await page.route(CALL, answer)
    },
  })
  await fillIn(page)
  await stopClock(page)
  await send(page).click()
  const toast = toasts(page).getByText(message)
  await toast.waitFor()
  const visible = () => toast.getAttribute('data-visible')
  await passTime(page, 2900)
  expect(await visible()).toBe('true')
  await passTime(page, 200)
  expect(await visible()).toBe('false')
  await expect.poll(() => toast.evaluate((element) => getComputedStyle(element).opacity)).toBe('0')
  await passTime(page, 2000)
  expect(await toast.count()).toBe(0)
})

test('a message goes all the way: accepted by the worker and mailed with the visitor’s words', async () => {
  const mark = `Test ${crypto.randomUUID()}`
  const { page } = await openDialog()
  await fillIn(page, { ...words, Message: `${mark}\nשלום` })
  const answer = page.waitForResponse(CALL)
  await send(page).click()
  expect((await answer).status()).toBe(202)
  await dialog(page).waitFor({ state: 'detached' })
  expect(await toasts(page).textContent()).toBe(SENT)
  const mail = () => mailedTexts().find((text) => text.includes(mark))
  await expect.poll(mail, { timeout: 15_000, interval: 200 }).toBeDefined()
  for (const part of [...Object.values(words).slice(0, 3), 'שלום']) expect(mail()).toContain(part)
})

/** The mails that the local stand-in of the mail service has written to disk. */
function mailedTexts(): string[] {
  const folder = '.wrangler/tmp/email'
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.endsWith('email-text'))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
}

function accept(route: Route): Promise<void> {
  return route.fulfill({ status: 202, json: { id: crypto.randomUUID() } })
}

function isFocused(element: Element): boolean {
  return element === document.activeElement
}

function lacksValue(element: Element): boolean {
  const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return field && element.validity.valueMissing
}

function turnsForEver(element: Element): boolean {
  return element
    .getAnimations()
    .some(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
}

function isReddish(element: Element): boolean {
  const channels = getComputedStyle(element).color.match(/\d+/g) ?? []
  const [red = 0, green = 0, blue = 0] = channels.map(Number)
  return red > 120 && red > 2 * green && red > 2 * blue
}
