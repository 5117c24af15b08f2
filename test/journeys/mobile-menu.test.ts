import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { baseUrl, onceRead, openPage, untilFocused, untilStill } from '../browser/site.ts'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open the menu' })
const section = (page: Page, name: string) => menu(page).getByRole('button', { name })

/** Opens the slide-in menu on a phone and waits until it is at rest. */
async function openMenu(path = '/', width = 360) {
  const { page } = await openPage({ path, width, height: 740 })
  await menuButton(page).click()
  await menu(page).waitFor()
  await untilStill(page)
  return page
}

test('the menu slides in and out within 300 ms, and is gone then', async () => {
  const page = await openMenu()
  expect(await page.evaluate(readSlide)).toEqual({ duration: '0.3s', moves: true })
  await expect.poll(async () => (await menu(page).boundingBox())?.x).toBe(0)
  expect(await closeMenu(page)).toEqual({ slide: { duration: '0.3s', moves: true }, gone: true })
})

test('the menu comes from the other side where the page is read from the right', async () => {
  const { page } = await openPage({ path: '/he/', width: 360, height: 740 })
  await page.getByRole('button', { name: 'פתיחת התפריט' }).click()
  const menu = page.getByRole('dialog', { name: 'תפריט' })
  await menu.waitFor()
  await untilStill(page)
  const rightEdge = async () => {
    const box = await menu.boundingBox()
    return box && box.x + box.width
  }
  await expect.poll(rightEdge).toBe(360)
})

test('visitors who want less motion see the menu fade in place of the slide', async () => {
  const { page } = await openPage({ width: 360, context: { reducedMotion: 'reduce' } })
  await menuButton(page).click()
  await menu(page).waitFor()
  expect((await page.evaluate(readSlide)).moves).toBe(false)
})

test('the menu holds Home, Simchas, Occasions, Videos, Contact us and Free cards', async () => {
  const page = await openMenu()
  for (const name of ['Home', 'Videos', 'Free cards']) {
    expect(await menu(page).getByRole('link', { name }).isVisible()).toBe(true)
  }
  for (const name of ['Simchas', 'Occasions', 'Contact us']) {
    expect(await section(page, name).isVisible()).toBe(true)
  }
  expect(await menu(page).getByRole('link', { name: 'Wedding' }).count()).toBe(0)
  await section(page, 'Simchas').click()
  expect(await menu(page).getByRole('link', { name: 'Wedding' }).getAttribute('href')).toBe(
    '/cards/wedding',
  )
  await section(page, 'Occasions').click()
  const groups = menu(page).locator('#menu-occasions > p')
  await expect.poll(() => groups.allTextContents()).toEqual(['Holidays', 'Other'])
})

test('one section is open at a time, up to 2000 px high', async () => {
  const page = await openMenu()
  await section(page, 'Simchas').click()
  await expect.poll(() => sectionsOpen(page)).toEqual({ simchas: '2000px', occasions: '0px' })
  await section(page, 'Occasions').click()
  await expect.poll(() => sectionsOpen(page)).toEqual({ simchas: '0px', occasions: '2000px' })
  expect(await section(page, 'Simchas').getAttribute('aria-expanded')).toBe('false')
  expect(await section(page, 'Occasions').getAttribute('aria-expanded')).toBe('true')
  await section(page, 'Occasions').click()
  await expect.poll(() => sectionsOpen(page)).toEqual({ simchas: '0px', occasions: '0px' })
})

test('an open section shows all that it holds', async () => {
  const page = await openMenu()
  for (const [name, id] of [
    ['Simchas', 'menu-simchas'],
    ['Occasions', 'menu-occasions'],
  ] as const) {
    await section(page, name).click()
    const content = page.locator(`#${id}`)
    await expect.poll(() => content.evaluate((one) => one.clientHeight)).toBeGreaterThan(100)
    const hidden = () => content.evaluate((one) => one.scrollHeight - one.clientHeight)
    await expect.poll(hidden).toBe(0)
  }
})

test('a link closes the menu and leads to its page', async () => {
  const page = await openMenu()
  await section(page, 'Simchas').click()
  await menu(page).getByRole('link', { name: 'Wedding' }).click()
  await page.waitForURL(`${baseUrl}/cards/wedding`, onceRead)
  await menu(page).waitFor({ state: 'detached' })
})

test('a link to the page one is on closes the menu too', async () => {
  const page = await openMenu()
  await menu(page).getByRole('link', { name: 'Home' }).click()
  await menu(page).waitFor({ state: 'detached' })
})

test('going back closes the menu', async () => {
  const { page } = await openPage({ width: 360, height: 740 })
  await page.getByRole('link', { name: 'Free', exact: true }).click()
  await page.waitForURL('**/cards/status_posters', onceRead)
  await menuButton(page).click()
  await menu(page).waitFor()
  await page.goBack(onceRead)
  await menu(page).waitFor({ state: 'detached' })
  await page.waitForURL(`${baseUrl}/`, onceRead)
})

test('the backdrop, the close button and Escape close the menu', async () => {
  const page = await openMenu()
  const ways = [
    () => page.mouse.click(350, 400),
    () => menu(page).getByRole('button', { name: 'Close the menu' }).click(),
    () => page.keyboard.press('Escape'),
  ]
  for (const close of ways) {
    await menu(page).waitFor()
    await untilStill(page)
    await close()
    await menu(page).waitFor({ state: 'detached' })
    await untilFocused(menuButton(page))
    await menuButton(page).click()
  }
})

test('the focus stays within the open menu', async () => {
  const page = await openMenu()
  await section(page, 'Occasions').click()
  await expect.poll(() => sectionsOpen(page)).toEqual({ simchas: '0px', occasions: '2000px' })
  const seen = new Set<string>()
  // A whole round: each link and button that shows.
  const stops = await menu(page).locator('a:visible, button:visible').count()
  for (let press = 0; press < stops; press++) {
    await page.keyboard.press('Tab')
    const { within, name } = await focusIn(page)
    expect(within, name).toBe(true)
    seen.add(name)
  }
  expect([...seen]).toContain('Free cards')
  expect([...seen]).toContain('Simchas')
  await menu(page).getByRole('link', { name: 'Mazel' }).focus()
  await page.keyboard.press('Shift+Tab')
  expect((await focusIn(page)).within).toBe(true)
})

test('the page behind the open menu does not scroll', async () => {
  const page = await openMenu()
  await page.mouse.move(350, 400)
  await page.mouse.wheel(0, 800)
  await page.mouse.move(100, 600)
  await page.mouse.wheel(0, 800)
  await untilStill(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test.each([360, 768])(
  'the menu leaves part of a window of %i px to the backdrop',
  async (width) => {
    const page = await openMenu('/videos', width)
    const fits = async () => {
      const box = await menu(page).boundingBox()
      return box && box.width <= Math.min(320, width - 40) && box.height === 740
    }
    await expect.poll(fits).toBe(true)
  },
)

/** Runs in the page: the animation in the menu's style, whether or not it still runs. */
function readSlide() {
  const dialog = document.querySelector('[role=dialog]')
  if (!dialog) throw new Error('the menu is not open')
  const { animationName, animationDuration } = getComputedStyle(dialog)
  const keyframes = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .find((rule) => rule instanceof CSSKeyframesRule && rule.name === animationName)
  return { duration: animationDuration, moves: keyframes?.cssText.includes('translate') }
}

/** The menu's style while it closes, and whether it is gone as soon as the animation ends. */
async function closeMenu(page: Page) {
  await page.evaluate(`globalThis.readSlide = ${readSlide}`)
  return page.evaluate(async () => {
    const dialog = document.querySelector('[role=dialog]')
    const close = dialog?.querySelector<HTMLElement>('[aria-label="Close the menu"]')
    if (!dialog || !close) throw new Error('the menu is not open')
    const closing = new Promise((resolve) => {
      const read = () => resolve(Reflect.get(window, 'readSlide')())
      new MutationObserver(read).observe(dialog, { attributeFilter: ['data-state'] })
    })
    const ended = new Promise((resolve) => dialog.addEventListener('animationend', resolve))
    close.click()
    const slide = await closing
    await ended
    await new Promise(requestAnimationFrame)
    return { slide, gone: !dialog.isConnected }
  })
}

function sectionsOpen(page: Page) {
  return page.evaluate(() => {
    const heightOf = (id: string) => {
      const content = document.getElementById(id)
      return content && getComputedStyle(content).maxBlockSize
    }
    return { simchas: heightOf('menu-simchas'), occasions: heightOf('menu-occasions') }
  })
}

function focusIn(page: Page): Promise<{ within: boolean; name: string }> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const within = focused?.closest('[role=dialog]') !== null
    return { within, name: focused?.ariaLabel ?? focused?.textContent?.trim() ?? '' }
  })
}
