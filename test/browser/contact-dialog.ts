import type { Page, Route } from 'playwright-core'
import { openPage, textPath, untilFocused } from './site.ts'

export const contactCall = '**/api/contact'
export const sentText = 'Your message has been sent successfully'
export const failedText = 'Something went wrong please try again later'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Write to us' })
export const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
export const send = (page: Page) => dialog(page).locator('button[type=submit]')
export const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })

export const words = {
  Name: 'Chaya Friedman',
  Phone: '+1 718 555 0199',
  Email: 'chaya@example.com',
  Message: 'A card for my sister’s wedding, please.\nמזל טוב',
}

/** Opens the dialog on a new device each time, so that nothing typed before is found. */
export async function openDialog(options: Parameters<typeof openPage>[0] = {}) {
  const { page, faults } = await openPage({ path: textPath, alone: true, ...options })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact us' }).click()
  await untilFocused(field(page, 'Name'))
  return { page, faults }
}

export async function fillIn(page: Page, values: Record<string, string> = words) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

export async function valuesOf(page: Page) {
  const names = Object.keys(words)
  const values = await Promise.all(names.map((name) => field(page, name).inputValue()))
  return Object.fromEntries(names.map((name, i) => [name, values[i]]))
}

export function accept(route: Route): Promise<void> {
  return route.fulfill({ status: 202, json: { id: crypto.randomUUID() } })
}
