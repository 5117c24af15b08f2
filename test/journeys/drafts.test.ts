import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardPath, field, lineOf, live, newName } from '../browser/card-page.ts'
import { holdToasts, onceRead, openPage } from '../browser/site.ts'

/** The name in the design of the card. */
const plainName = 'יוסף יצחק'
const otherName = 'אברהם יצחק'

const chosson = (page: Page) => field(page, 'Chosson')
const main = (page: Page) => page.getByRole('main')
const words = (page: Page) => chosson(page).inputValue()
const saved = (page: Page) => main(page).getByText('Saved on this device').waitFor()
const rows = (page: Page) => main(page).getByRole('list', { name: 'Drafts' }).getByRole('listitem')

/** Each visitor has a separate device. */
function visitor(name: string) {
  const context = { extraHTTPHeaders: { 'x-visitor': name } }
  return async (path = cardPath, options: Parameters<typeof openPage>[0] = {}) => {
    const { page } = await openPage({ path, context, height: 900, ...options })
    return page
  }
}

async function type(page: Page, name: string) {
  await chosson(page).fill(name)
  await main(page).getByText('Saving…').filter({ visible: true }).waitFor({ state: 'hidden' })
}

test('what was typed is back after a reload, with all steps, and the page says so', async () => {
  const page = await visitor('reload')(cardPath, {
    prepare: (page) => page.addInitScript(noteNames),
  })
  await saved(page)
  await chosson(page).fill(newName)
  // Without a pause: the unsaved draft is written while the page is being left.
  await page.reload(onceRead)
  await main(page).getByText('Your draft from a moment ago is back.').waitFor()
  await expect.poll(() => words(page)).toBe(newName)
  await live(page).waitFor()
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
  // The plain card must not flash first.
  expect(await page.evaluate('[...namesSeen].length')).toBe(1)
  await main(page).getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => words(page)).toBe(plainName)
  await main(page).getByRole('button', { name: 'Redo', exact: true }).click()
  await expect.poll(() => words(page)).toBe(newName)
})

test('a change that waits to be written when the page is left is not lost', async () => {
  const page = await visitor('waits')()
  await saved(page)
  await page.evaluate(keepStoreBusy)
  await chosson(page).fill(newName)
  await page.reload(onceRead)
  await main(page).getByText('Your draft from a moment ago is back.').waitFor()
  await expect.poll(() => words(page)).toBe(newName)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('what was typed is back after the page has crashed', async () => {
  const open = visitor('crash')
  const page = await open()
  await type(page, newName)
  await saved(page)
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  // The crashed page never answers.
  session.send('Page.crash').catch(() => {})
  await crashed
  const next = await open()
  await expect.poll(() => words(next)).toBe(newName)
})

test('a full device is told, and the card goes on', async () => {
  const page = await visitor('full')(cardPath, {
    prepare: (page) =>
      page.addInitScript(() => {
        const { put } = IDBObjectStore.prototype
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('The device is full.', 'QuotaExceededError')
        }
        addEventListener('room', () => {
          IDBObjectStore.prototype.put = put
        })
      }),
  })
  await saved(page)
  await chosson(page).fill(newName)
  const told = main(page).getByRole('alert')
  await told.waitFor()
  expect(await told.textContent()).toMatch(/could not be saved.*Download it now/)
  await live(page).waitFor()
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
  await main(page).getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => words(page)).toBe(plainName)
  await page.evaluate(() => dispatchEvent(new Event('room')))
  await chosson(page).fill(otherName)
  await told.waitFor({ state: 'hidden' })
  await page.reload(onceRead)
  await expect.poll(() => words(page)).toBe(otherName)
})

test('without a store the card goes on, and says that nothing is kept', async () => {
  const open = visitor('off')
  const withoutStore: Parameters<typeof openPage>[0] = {
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
      }),
  }
  const page = await open(cardPath, withoutStore)
  await main(page).getByRole('alert').waitFor()
  await chosson(page).fill(newName)
  await live(page).waitFor()
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
  expect(await main(page).getByRole('alert').textContent()).toContain('could not be saved')
  const drafts = await open('/drafts', withoutStore)
  await main(drafts).getByRole('alert').waitFor()
})

test('a store that does not answer counts as none, and is written to when it does', async () => {
  const page = await visitor('silent')(cardPath, {
    prepare: (page) => page.addInitScript(keepStoreOpening),
  })
  await chosson(page).fill(newName)
  await main(page).getByRole('alert').getByText('could not be saved').waitFor()
  const warning = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await warning).type()).toBe('beforeunload')
  await (await warning).dismiss()
  await page.evaluate(() => dispatchEvent(new Event('answer')))
  await saved(page)
  await expect.poll(() => main(page).getByRole('alert').count()).toBe(0)
  await page.reload(onceRead)
  await main(page).getByText('is back').waitFor()
  await expect.poll(() => words(page)).toBe(newName)
})

test('two tabs of one card have a draft each, and each its own after a reload', async () => {
  const open = visitor('tabs')
  const first = await open()
  await type(first, newName)
  await saved(first)
  const second = await open()
  await main(second).getByText('open in another tab').waitFor()
  await expect.poll(() => words(second)).toBe(newName)
  await type(second, otherName)
  await saved(second)
  await type(first, `${newName} נ״י`)
  await saved(first)
  await second.reload(onceRead)
  await main(second).getByText('is back').waitFor()
  await expect.poll(() => words(second)).toBe(otherName)
  await first.reload(onceRead)
  await main(first).getByText('is back').waitFor()
  await expect.poll(() => words(first)).toBe(`${newName} נ״י`)
  const drafts = await open('/drafts')
  await expect.poll(() => rows(drafts).count()).toBe(2)
})

test('a page too busy to hear that it has its draft back goes on with it', async () => {
  const page = await visitor('busy')()
  await type(page, newName)
  await saved(page)
  await page.addInitScript(beBusyOnceAsked)
  await page.reload(onceRead)
  await main(page).getByText('is back').waitFor()
  await expect.poll(() => words(page)).toBe(newName)
})

test('to start again keeps the old draft, which opens from My drafts', async () => {
  const open = visitor('again')
  const page = await open()
  await type(page, newName)
  await saved(page)
  await page.reload(onceRead)
  const again = main(page).getByRole('button', { name: 'Start again' }).first()
  expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await again.click()
  await expect.poll(() => words(page)).toBe(plainName)
  await main(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => words(page)).toBe(newName)
  await main(page).getByRole('button', { name: 'Start again' }).click()
  await expect.poll(() => words(page)).toBe(plainName)
  await page.reload(onceRead)
  await saved(page)
  await expect.poll(() => words(page)).toBe(plainName)
  await type(page, otherName)
  await saved(page)

  await page.locator('footer').getByRole('link', { name: 'My drafts' }).click()
  await page.waitForURL('**/drafts', onceRead)
  await expect.poll(() => rows(page).count()).toBe(2)
  await expect.poll(() => rows(page).first().textContent()).toContain(otherName)
  await rows(page).filter({ hasText: newName }).getByRole('link').click()
  await expect.poll(() => words(page)).toBe(newName)
  await expect.poll(() => page.url()).not.toContain('#')
  await page.reload(onceRead)
  await expect.poll(() => words(page)).toBe(newName)

  await page.goto(new URL('/', page.url()).href, onceRead)
  const carryOn = main(page).getByRole('link', { name: /^Carry on with your card/ })
  await expect.poll(() => carryOn.textContent()).toContain(otherName)
  await carryOn.click()
  await expect.poll(() => words(page)).toBe(otherName)
})

test('drafts are doubled, deleted and brought back', async () => {
  const open = visitor('list')
  const page = await open()
  await type(page, newName)
  await saved(page)
  await page.goto(page.url().replace(cardPath, '/drafts'), onceRead)
  await main(page)
    .getByRole('button', { name: `Duplicate: ${newName}` })
    .click()
  await expect.poll(() => rows(page).count()).toBe(2)
  await holdToasts(page)
  await main(page)
    .getByRole('button', { name: `Delete: ${newName}` })
    .first()
    .click()
  await expect.poll(() => rows(page).count()).toBe(1)
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await toasts.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rows(page).count()).toBe(2)
  await main(page).getByRole('button', { name: 'Delete all' }).click()
  await main(page).getByText('No drafts yet').waitFor()
  await page.reload(onceRead)
  await main(page).getByText('No drafts yet').waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})

test('a draft that cannot be read is set aside, and its card opens plain', async () => {
  const open = visitor('broken')
  const page = await open()
  await type(page, newName)
  await saved(page)
  await page.evaluate(breakDrafts)
  await page.reload(onceRead)
  await saved(page)
  await expect.poll(() => words(page)).toBe(plainName)
  await type(page, otherName)
  await saved(page)
  const drafts = await open('/drafts')
  await expect.poll(() => rows(drafts).count()).toBe(1)
  await main(drafts).getByText('1 more draft could not be read').waitFor()
})

/** Runs in the page: records every name on the live card from the first moment on. */
function noteNames() {
  const namesSeen = new Set<string | null>()
  Object.assign(globalThis, { namesSeen })
  new MutationObserver(() => {
    for (const line of document.querySelectorAll('main svg [data-field=chosson]')) {
      namesSeen.add(line.textContent)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Runs in the page: blocks it after a draft request, for longer than it waits for a tab. */
function beBusyOnceAsked() {
  const { request } = LockManager.prototype
  const ask = function (this: LockManager, ...order: Parameters<LockManager['request']>) {
    const asked = request.apply(this, order)
    const endMs = performance.now() + 600
    while (performance.now() < endMs);
    return asked
  }
  Object.assign(LockManager.prototype, { request: ask })
}

/** Runs in the page: overwrites each draft with data that no version of the site has written. */
async function breakDrafts() {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('mazel-drafts')
    request.onsuccess = () => resolve(request.result)
  })
  const transaction = database.transaction('drafts', 'readwrite')
  const cursors = transaction.objectStore('drafts').openCursor()
  cursors.onsuccess = () => {
    cursors.result?.update({ ...cursors.result.value, draft: { values: 7 } })
    cursors.result?.continue()
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  database.close()
}

/** Runs in the page: keeps the store under construction until the event, so openers wait. */
function keepStoreOpening() {
  let isOver = false
  addEventListener('answer', () => {
    isOver = true
  })
  const opening = indexedDB.open('mazel-drafts', 1)
  opening.onupgradeneeded = () => {
    const { result, transaction } = opening
    for (const name of ['drafts', 'histories', 'photos']) result.createObjectStore(name)
    const goOn = () => {
      const drafts = transaction?.objectStore('drafts')
      if (drafts && !isOver) drafts.count().onsuccess = goOn
    }
    goOn()
  }
  opening.onsuccess = () => opening.result.close()
}

/** Runs in the page: a transaction that stays open while the page lives, so that others wait. */
function keepStoreBusy(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('mazel-drafts')
    opening.onsuccess = () => {
      const drafts = opening.result.transaction(['drafts'], 'readwrite').objectStore('drafts')
      const goOn = () => {
        drafts.count().onsuccess = goOn
        resolve()
      }
      goOn()
    }
  })
}
