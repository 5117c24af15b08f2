import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  accept,
  contactCall,
  dialog,
  field,
  fillIn,
  openDialog as openForm,
  send,
  sentText,
  toasts,
  valuesOf,
  words,
} from '../browser/contact-dialog.ts'
import {
  baseUrl,
  cutOff,
  holdToasts,
  onceRead,
  settle,
  untilFocused,
  untilHydrated,
} from '../browser/site.ts'

const offlineNote = 'You are offline. Your message stays here.'
const waitingNote =
  'Your message will be sent when you are back online, but not on Shabbos or Yom Tov.'

const sunday = new Date(2026, 10, 22, 10)
const shabbos = new Date(2026, 10, 21, 10)

interface Body {
  id: string
  message: string
}

/** Answers the calls to the server one by one, then accepts the rest. */
function answerCalls(...answers: ((route: Route) => Promise<void>)[]) {
  const bodies: Body[] = []
  const prepare = async (page: Page) => {
    await page.clock.setSystemTime(sunday)
    await page.context().route(contactCall, (route) => {
      bodies.push(route.request().postDataJSON())
      return (answers.shift() ?? accept)(route)
    })
  }
  return { bodies, prepare }
}

const refuse = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { message } })

/** The network goes while pictures are still loading. */
function openDialog({ faults = [], ...options }: Parameters<typeof openForm>[0] = {}) {
  return openForm({ ...options, faults: [...cutOff, ...faults] })
}

async function openAgain(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact us' }).click()
  await untilFocused(field(page, 'Name'))
}

async function reload(page: Page) {
  await page.goto(baseUrl, onceRead)
  await untilHydrated(page)
}

const keptOnDevice = (page: Page) => page.evaluate(() => localStorage.length)
const goOffline = (page: Page) => page.context().setOffline(true)
const goOnline = (page: Page) => page.context().setOffline(false)
const sendLater = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Send when back online' })

/** Leaves a message waiting for the network, in a dialog that has been closed. */
async function leaveWaiting(page: Page) {
  await fillIn(page)
  await goOffline(page)
  await sendLater(page).click()
  await dialog(page).getByText(waitingNote).waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

test('what was typed stays on the device until it has been sent', async () => {
  const { prepare } = answerCalls()
  const { page } = await openDialog({ prepare })
  await fillIn(page)
  await reload(page)
  await openAgain(page)
  await expect.poll(() => valuesOf(page)).toEqual(words)
  await send(page).click()
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => keptOnDevice(page)).toBe(0)
})

test('a form that was emptied leaves nothing on the device', async () => {
  const { page } = await openDialog()
  await fillIn(page)
  await expect.poll(() => keptOnDevice(page)).toBe(1)
  await fillIn(page, { Name: '', Phone: '', Email: '', Message: '' })
  await expect.poll(() => keptOnDevice(page)).toBe(0)
})

test('what the device keeps and the site did not write is no message', async () => {
  const { page } = await openDialog({
    prepare: (page) =>
      page.addInitScript(() => localStorage.setItem('mazel-contact', '{"values":{"name":7}}')),
  })
  await expect.poll(() => valuesOf(page)).toEqual({ Name: '', Phone: '', Email: '', Message: '' })
})

test('a message keeps its id over a new visit, and gets another with other words', async () => {
  const lost = (route: Route) => route.abort('connectionfailed')
  const { bodies, prepare } = answerCalls(lost, lost)
  const { page } = await openDialog({ prepare, faults: [/Failed to load resource/] })
  await fillIn(page)
  await send(page).click()
  await expect.poll(() => bodies).toHaveLength(1)
  await reload(page)
  await openAgain(page)
  await send(page).click()
  await expect.poll(() => bodies).toHaveLength(2)
  await expect.poll(() => send(page).isEnabled()).toBe(true)
  await field(page, 'Message').fill('Another card.')
  await send(page).click()
  await dialog(page).waitFor({ state: 'detached' })
  const [first, second, third] = bodies.map(({ id }) => id)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('offline the form says so and sends nothing by itself', async () => {
  const { bodies, prepare } = answerCalls()
  const { page } = await openDialog({ prepare })
  await fillIn(page)
  await goOffline(page)
  await dialog(page).getByText(offlineNote).waitFor()
  await sendLater(page).waitFor()
  await goOnline(page)
  await expect.poll(() => send(page).textContent()).toBe('Send message')
  await expect.poll(() => dialog(page).getByText(offlineNote).count()).toBe(0)
  await settle(page)
  expect(bodies).toEqual([])
  await expect.poll(() => valuesOf(page)).toEqual(words)
})

test('a visitor who agrees has the message sent when the network is back', async () => {
  const { bodies, prepare } = answerCalls()
  const { page } = await openDialog({ prepare })
  await leaveWaiting(page)
  await holdToasts(page)
  await goOnline(page)
  await expect.poll(() => toasts(page).textContent()).toBe(sentText)
  expect(bodies).toMatchObject([
    { message: words.Message, id: expect.stringMatching(/^[\w-]{36}$/) },
  ])
  await expect.poll(() => keptOnDevice(page)).toBe(0)
})

test('the open dialog closes when the message that waited has gone', async () => {
  const { prepare } = answerCalls()
  const { page } = await openDialog({ prepare })
  await leaveWaiting(page)
  await openAgain(page)
  await dialog(page).getByText(waitingNote).waitFor()
  await goOnline(page)
  await dialog(page).waitFor({ state: 'detached' })
})

test('a message that waits is sent on the next visit', async () => {
  const { bodies, prepare } = answerCalls()
  const { page } = await openDialog({ prepare })
  await leaveWaiting(page)
  const next = await page.context().newPage()
  await page.close()
  await goOnline(next)
  await next.goto(`${baseUrl}/videos`, onceRead)
  await expect.poll(() => bodies).toHaveLength(1)
  await expect.poll(() => keptOnDevice(next)).toBe(0)
})

test.each([
  [
    'the visitor takes it back',
    async (page: Page) => {
      await dialog(page).getByRole('button', { name: 'No, I will send it myself' }).click()
    },
  ],
  ['the visitor writes on', (page: Page) => field(page, 'Message').fill('Another card.')],
])('a message no longer waits when %s', async (_, change) => {
  const { bodies, prepare } = answerCalls()
  const { page } = await openDialog({ prepare })
  await leaveWaiting(page)
  await openAgain(page)
  await change(page)
  await dialog(page).getByText(offlineNote).waitFor()
  await goOnline(page)
  await expect.poll(() => send(page).textContent()).toBe('Send message')
  await settle(page)
  expect(bodies).toEqual([])
  expect(await dialog(page).isVisible()).toBe(true)
})

test('nothing is sent by itself on Shabbos, but afterwards', async () => {
  const { bodies, prepare } = answerCalls()
  const { page } = await openDialog({ prepare })
  await leaveWaiting(page)
  await page.clock.setSystemTime(shabbos)
  const asked = page.waitForResponse('**/assets/send-waiting-*.js')
  await goOnline(page)
  await asked
  await settle(page)
  expect(bodies).toEqual([])
  await page.clock.setSystemTime(sunday)
  await reload(page)
  await expect.poll(() => bodies).toHaveLength(1)
})

test('a message that waits goes on waiting while the server takes nothing', async () => {
  const { bodies, prepare } = answerCalls(refuse(503, 'Try again.'))
  const { page } = await openDialog({ prepare, faults: [/503/] })
  await leaveWaiting(page)
  await goOnline(page)
  await expect.poll(() => bodies).toHaveLength(1)
  await reload(page)
  await expect.poll(() => bodies).toHaveLength(2)
  await expect.poll(() => keptOnDevice(page)).toBe(0)
  expect(bodies[1]?.id).toBe(bodies[0]?.id)
})

test('a message that waited and is refused is the visitor’s again', async () => {
  const { bodies, prepare } = answerCalls(refuse(422, 'Phone is missing.'))
  const { page } = await openDialog({ prepare, faults: [/422/] })
  await leaveWaiting(page)
  await holdToasts(page)
  await goOnline(page)
  await expect.poll(() => toasts(page).textContent()).toBe('Phone is missing.')
  await openAgain(page)
  await expect.poll(() => valuesOf(page)).toEqual(words)
  await expect.poll(() => send(page).textContent()).toBe('Send message')
  expect(bodies).toHaveLength(1)
})
