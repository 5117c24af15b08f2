import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  accept,
  contactCall,
  dialog,
  failedText,
  field,
  fillIn,
  openDialog,
  send,
  sentText,
  toasts,
  valuesOf,
  words,
} from '../browser/contact-dialog.ts'
import { gate, holdToasts, passTime, stopClock, untilFocused, untilStill } from '../browser/site.ts'

test('while a message is being sent the button is disabled and turns', async () => {
  const sending = gate()
  const bodies: unknown[] = []
  const { page } = await openDialog({
    prepare: (page) =>
      page.route(contactCall, async (route) => {
        bodies.push(route.request().postDataJSON())
        await sending.wait
        await accept(route)
      }),
  })
  await fillIn(page)
  await holdToasts(page)
  await send(page).click()
  await expect.poll(() => send(page).isDisabled()).toBe(true)
  await expect.poll(() => send(page).locator('svg').evaluate(turnsForEver)).toBe(true)
  expect(await toasts(page).textContent()).toBe('')
  expect(await dialog(page).isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  sending.open()
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => toasts(page).textContent()).toBe(sentText)
  expect(bodies).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: words.Name,
      email: words.Email,
      phone: words.Phone,
      message: words.Message,
      elapsedMs: expect.any(Number),
      website: '',
    },
  ])
})

test('a message that is accepted leaves an empty form behind', async () => {
  const { page } = await openDialog({ prepare: (page) => page.route(contactCall, accept) })
  await fillIn(page)
  await send(page).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact us' }).click()
  await untilFocused(field(page, 'Name'))
  await expect.poll(() => valuesOf(page)).toEqual({ Name: '', Phone: '', Email: '', Message: '' })
})

test.each([
  [
    'the server’s message',
    503,
    { message: 'The post is closed today.' },
    'The post is closed today.',
  ],
  ['the server’s message', 429, { message: 'Too many at once.' }, 'Too many at once.'],
  ['a word of its own', 503, { nothing: true }, failedText],
  ['a word of its own', 500, '<h1>Oops</h1>', failedText],
  ['a word of its own', 202, 'not JSON', failedText],
])('a refusal says %s (%i) and keeps what was typed', async (_, status, body, message) => {
  const { page } = await openDialog({
    faults: [/Failed to load resource/],
    prepare: (page) =>
      page.route(contactCall, (route) =>
        typeof body === 'string'
          ? route.fulfill({ status, body })
          : route.fulfill({ status, json: body }),
      ),
  })
  await fillIn(page)
  await holdToasts(page)
  await send(page).click()
  await expect.poll(() => toasts(page).textContent()).toBe(message)
  expect(await toasts(page).locator('svg').evaluate(isReddish)).toBe(true)
  await untilStill(page)
  expect(await dialog(page).isVisible()).toBe(true)
  expect(await valuesOf(page)).toEqual(words)
  await expect.poll(() => send(page).isEnabled()).toBe(true)
})

test('a network that fails says so and keeps what was typed; the same message is sent again', async () => {
  const ids: unknown[] = []
  const { page } = await openDialog({
    faults: [/Failed to load resource/],
    prepare: (page) =>
      page.route(contactCall, (route) => {
        ids.push(route.request().postDataJSON().id)
        return ids.length === 1 ? route.abort('connectionfailed') : accept(route)
      }),
  })
  await fillIn(page)
  await holdToasts(page)
  await send(page).click()
  await expect.poll(() => toasts(page).textContent()).toBe(failedText)
  expect(await valuesOf(page)).toEqual(words)
  await send(page).click()
  await dialog(page).waitFor({ state: 'detached' })
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
})

test('what the server says of a field stands at the field and is read with it', async () => {
  const { page } = await openDialog({ faults: [/422/] })
  await fillIn(page, { ...words, Phone: '   ' })
  await holdToasts(page)
  await send(page).click()
  const fault = dialog(page).getByText('Phone is missing: please fill it in.')
  await fault.waitFor()
  expect(await field(page, 'Phone').getAttribute('aria-invalid')).toBe('true')
  expect(await field(page, 'Phone').getAttribute('aria-describedby')).toBe(
    await fault.getAttribute('id'),
  )
  expect(await field(page, 'Name').getAttribute('aria-invalid')).toBe('false')
  await expect.poll(() => toasts(page).textContent()).toBe('Phone is missing: please fill it in.')
})

test.each([
  ['success', sentText, accept],
  ['failure', failedText, (route: Route) => route.fulfill({ status: 503, json: {} })],
])('the toast of a %s stands for 3,000 ms', async (_, message, answer) => {
  const { page } = await openDialog({
    faults: [/503/],
    clock: true,
    prepare: (page) => page.route(contactCall, answer),
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
  await expect.poll(visible).toBe('false')
  await expect.poll(() => toast.evaluate((element) => getComputedStyle(element).opacity)).toBe('0')
  await passTime(page, 2000)
  await expect.poll(() => toast.count()).toBe(0)
})

test('a message goes all the way: accepted by the worker and mailed with the visitor’s words', async () => {
  const mark = `Test ${crypto.randomUUID()}`
  const { page } = await openDialog({ clock: true })
  await fillIn(page, { ...words, Message: `${mark}\nשלום` })
  // A person is never as quick as the test.
  await page.clock.fastForward(60_000)
  const answer = page.waitForResponse(contactCall)
  await holdToasts(page)
  await send(page).click()
  expect((await answer).status()).toBe(202)
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => toasts(page).textContent()).toBe(sentText)
  const mail = () => mailedTexts().find((text) => text.includes(mark))
  await expect.poll(mail, { interval: 200 }).toBeDefined()
  for (const part of [...Object.values(words).slice(0, 3), 'שלום']) expect(mail()).toContain(part)
})

/** Mails that the local mail service has written to disk. */
function mailedTexts(): string[] {
  const folder = '.wrangler/tmp/email'
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.endsWith('email-text'))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
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
