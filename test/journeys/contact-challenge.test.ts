import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  accept,
  contactCall,
  dialog,
  field,
  fillIn,
  openDialog,
  send,
  toasts,
} from '../browser/contact-dialog.ts'
import { baseUrl, holdToasts, isFocused, taggedUrl } from '../browser/site.ts'

const challenges = 'https://challenges.cloudflare.com/'
const tags = ['https://www.googletagmanager.com/', 'https://www.clarity.ms/']
const siteKey = 'challenge-test'

/** Stub of Turnstile's script: shows its frame, and passes each visitor with a new token. */
const script = `
let tokens = 0
window.turnstile = {
  render(place, { sitekey, callback }) {
    const frame = document.createElement('iframe')
    frame.src = '${challenges}frame?' + sitekey
    frame.onload = () => callback('token ' + ++tokens)
    place.append(frame)
    return 'widget'
  },
  remove() {},
}`

const challenge = (route: Route) =>
  route.fulfill({ status: 403, json: { message: 'Are you there?', challenge: siteKey } })

interface Stage {
  bodies: { id: string; token?: string; website: string }[]
  asked: string[]
  prepare: (page: Page) => Promise<void>
}

function stage(answers: ((route: Route) => Promise<void>)[], serveScript: typeof accept): Stage {
  const bodies: Stage['bodies'] = []
  const asked: string[] = []
  async function prepare(page: Page) {
    for (const tag of tags) {
      await page.route(`${tag}**`, (route) => route.fulfill({ contentType: 'text/javascript' }))
    }
    await page.route(`${challenges}**`, (route) => {
      asked.push(route.request().url())
      return serveScript(route)
    })
    await page.route(contactCall, (route) => {
      bodies.push(route.request().postDataJSON())
      return (answers.shift() ?? accept)(route)
    })
  }
  return { bodies, asked, prepare }
}

const serve = (route: Route) =>
  route.request().url().includes('frame')
    ? route.fulfill({ contentType: 'text/html', body: '<p>Turnstile' })
    : route.fulfill({ contentType: 'text/javascript', body: script })

test('a challenge is loaded when the server asks for it, and the message goes with its token', async () => {
  const { bodies, asked, prepare } = stage([challenge, challenge], serve)
  const { page } = await openDialog({
    site: taggedUrl,
    stubs: [...tags, challenges],
    faults: [/403/],
    prepare,
  })
  await fillIn(page)
  expect(asked).toEqual([])
  await send(page).click()
  await dialog(page).waitFor({ state: 'detached' })
  expect(bodies.map(({ token }) => token)).toEqual([undefined, 'token 1', 'token 2'])
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(1)
  expect(asked).toEqual([
    `${challenges}turnstile/v0/api.js?render=explicit`,
    `${challenges}frame?${siteKey}`,
    `${challenges}frame?${siteKey}`,
  ])
})

test('the policy knows the challenge only where it is configured', async () => {
  const policyOf = async (site: string) =>
    (await fetch(`${site}/videos`)).headers.get('content-security-policy')
  expect(await policyOf(taggedUrl)).toContain('frame-src https://challenges.cloudflare.com;')
  expect(await policyOf(baseUrl)).not.toMatch(/frame-src|challenges/)
})

test('a challenge that cannot be loaded is said, and what was typed stays', async () => {
  const { prepare } = stage([challenge], (route) => route.abort('blockedbyclient'))
  const { page } = await openDialog({
    site: taggedUrl,
    stubs: [...tags, challenges],
    faults: [/403/, /ERR_BLOCKED/],
    prepare,
  })
  await fillIn(page)
  await holdToasts(page)
  await send(page).click()
  await toasts(page).getByText('The check could not be loaded: please call us instead.').waitFor()
  expect(await field(page, 'Name').inputValue()).toBe('Chaya Friedman')
})

test('the trap is out of sight and out of reach, and says what fills it', async () => {
  const { bodies, prepare } = stage([], serve)
  const { page } = await openDialog({ prepare })
  const trap = dialog(page).locator('input[name=website]')
  const box = await trap.locator('..').boundingBox()
  expect(Math.max(box?.width ?? 9, box?.height ?? 9)).toBeLessThanOrEqual(1)
  expect(await dialog(page).getByRole('textbox').count()).toBe(4)
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    expect(await trap.evaluate(isFocused)).toBe(false)
  }
  await fillIn(page)
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await send(page).click()
  await dialog(page).waitFor({ state: 'detached' })
  expect(bodies).toMatchObject([{ website: 'https://spam.example' }])
})
