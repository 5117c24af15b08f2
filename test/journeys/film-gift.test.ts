import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { decodeDraft, encodeDraft } from '../../src/shared/draft-link.ts'
import { movePath, personalPath } from '../../src/shared/routes.ts'
import { field, newName, openMore } from '../browser/card-page.ts'
import { onceRead, openPage, untilFocused } from '../browser/site.ts'

const filmPath = '/video/papers-for-a-wedding'
const to = 'משפחת גרוס'
const path = personalPath(filmPath, await encodeDraft({ values: { chosson: newName }, to }))
const phone = { width: 360, height: 780 }

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const canvas = (page: Page) => main(page).locator('[data-player] canvas:visible')
const open = (page: Page) => button(page, 'Open the video')

declare global {
  /** The media that the page has started, and the events that let them sound, in order. */
  var sounds: { kind: string; isTapped: boolean }[]
}

const keepSounds = (page: Page) =>
  page.addInitScript(() => {
    globalThis.sounds = []
    for (const kind of ['load', 'play'] as const) {
      const act = HTMLMediaElement.prototype[kind]
      HTMLMediaElement.prototype[kind] = function () {
        sounds.push({ kind, isTapped: navigator.userActivation.isActive })
        return act.call(this) as never
      }
    }
  })

test('a tap opens the envelope, then the film plays with its song, alone on a phone', async () => {
  const { page } = await openPage({ path, ...phone, alone: true, prepare: keepSounds })
  await open(page).waitFor()
  expect(await main(page).getByRole('paragraph').allInnerTexts()).toContain(`לכבוד\n${to}`)
  expect(await page.evaluate(() => sounds)).toEqual([])
  await open(page).click()
  // A phone lets a song play later only if it was loaded during the tap.
  expect(await page.evaluate(() => sounds)).toEqual([{ kind: 'load', isTapped: true }])
  await canvas(page).waitFor()
  await untilFocused(button(page, 'Pause'))
  expect((await page.evaluate(() => sounds)).at(-1)?.kind).toBe('play')
  const range = main(page).getByRole('slider', { name: 'Time' })
  await expect.poll(async () => Number(await range.inputValue())).toBeGreaterThan(500)
  expect(await main(page).getByText('Words of the video').textContent()).toContain(newName)
  const shell = page.locator('body > :is(header, nav, aside, footer)')
  await expect.poll(() => shell.filter({ visible: true }).count()).toBe(0)
  const sound = button(page, 'Sound')
  await sound.click()
  await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('false')
  await range.fill('15000')
  await button(page, 'Play again').click()
  await button(page, 'Pause').waitFor()
  const downloading = page.waitForEvent('download', { timeout: 200_000 })
  await button(page, 'Save video').click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('mazel-papers-for-a-wedding.mp4')
  expect((await readFile(await download.path())).subarray(4, 8).toString()).toBe('ftyp')
})

test('a second tap ends the opening at once, also before the film is drawn', async () => {
  const { page } = await openPage({
    path,
    alone: true,
    // The film is never drawn, so the envelope would stay closed.
    prepare: (page) => page.route('**/art-worker*', () => {}),
  })
  await open(page).click()
  await expect.poll(() => open(page).getAttribute('aria-busy')).toBe('true')
  await open(page).click()
  await open(page).waitFor({ state: 'detached' })
  await untilFocused(main(page).locator('[data-player] button').first())
})

test('with less motion, and after a reload, the film waits for a tap without its envelope', async () => {
  const { page: calm } = await openPage({ path, context: { reducedMotion: 'reduce' } })
  await canvas(calm).waitFor()
  await button(calm, 'Play').waitFor()
  expect(await open(calm).count()).toBe(0)
  expect(await main(calm).getByRole('paragraph').allInnerTexts()).toContain(`לכבוד ${to}`)
  const { page } = await openPage({ path })
  await open(page).waitFor()
  await page.reload(onceRead)
  await canvas(page).waitFor()
  await button(page, 'Play').waitFor()
})

test('the making of the file can be cancelled, and "make your own" leads to the plain film', async () => {
  const { page } = await openPage({ path, context: { reducedMotion: 'reduce' } })
  await canvas(page).waitFor()
  await button(page, 'Save video').click()
  await button(page, 'Cancel').click()
  await main(page).getByText('Cancelled. Nothing was saved.').waitFor()
  await main(page).getByRole('link', { name: 'Make your own' }).click()
  await field(page, 'Chosson').waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(filmPath)
})

test('the sender of any card in motion writes the name, which the link carries', async () => {
  const { page } = await openPage({
    path: movePath('papercut-arch'),
    alone: true,
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  })
  await page.keyboard.press('Shift')
  await canvas(page).waitFor()
  const dialog = await openMore(page)
  await dialog.getByLabel('Name on the envelope').fill(to)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied.').waitFor()
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied.pathname).toBe(movePath('papercut-arch'))
  expect(await decodeDraft(copied.searchParams.get('d') ?? '')).toMatchObject({ to })
})
