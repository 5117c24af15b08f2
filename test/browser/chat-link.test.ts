import type { Page, ViewportSize } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './site.ts'

const chatLink = (page: Page) => page.getByRole('link', { name: 'Chat with us' })

interface Place {
  path: string
  /** Widths of the window at which the link is in its corner, px. */
  cornerAt: readonly number[]
  /** Windows in which the link covers nothing, wherever the page is scrolled to. */
  clearAt: readonly ViewportSize[]
}

const places: Place[] = [
  {
    path: '/',
    cornerAt: [1280],
    clearAt: [
      { width: 360, height: 780 },
      { width: 1280, height: 800 },
      { width: 1000, height: 700 },
    ],
  },
  { path: '/cards/wedding', cornerAt: [360], clearAt: [{ width: 360, height: 780 }] },
  { path: '/videos', cornerAt: [1000, 768], clearAt: [] },
  { path: '/card/papercut-arch', cornerAt: [1280], clearAt: [{ width: 1280, height: 800 }] },
  {
    path: '/video/papers-for-a-wedding',
    cornerAt: [],
    clearAt: [{ width: 1280, height: 800 }],
  },
]

test.each(places)('the chat link of $path is in its corner and covers nothing', async (place) => {
  const { page } = await openPage({ path: place.path })
  for (const width of place.cornerAt) await expectInCorner(page, width)
  for (const size of place.clearAt) await expectNothingCovered(page, size)
})

async function expectInCorner(page: Page, width: number) {
  await page.setViewportSize({ width, height: 700 })
  const chat = chatLink(page)
  expect(await chat.getAttribute('href')).toBe('https://wa.me/17185550100')
  expect(await chat.getAttribute('rel')).toContain('noopener')
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
    await chat.focus()
    // At rest, or the driver waits.
    await chat.click({ trial: true })
    const box = await chat.boundingBox()
    if (!box) throw new Error('the chat link is not shown')
    const [right, bottom] = [width - box.x - box.width, 700 - box.y - box.height]
    expect(right).toBeGreaterThanOrEqual(2)
    expect(right).toBeLessThanOrEqual(32)
    expect(bottom).toBeGreaterThanOrEqual(8)
    expect(bottom).toBeLessThanOrEqual(32)
    expect(box.height).toBeGreaterThanOrEqual(width < 1120 ? 44 : 34)
  }
}

async function expectNothingCovered(page: Page, size: ViewportSize) {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'))
  await page.setViewportSize(size)
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top <= end; top += size.height / 3) {
    await page.evaluate(scrolledTo, top)
    // In a wide window the link is shown at once.
    if (size.width < 1120) {
      await page.locator('aside > a[data-free]').waitFor({ state: 'attached' })
    }
    const from = `${size.width} px wide, from ${top} px`
    // The link learns a moment later what is under it.
    const covered = () => chatLink(page).evaluate(coveredBy)
    await expect.poll(covered, { message: from, interval: 10 }).toEqual([])
  }
  await chatLink(page).click({ trial: true })
}

/** Resolves once the page knows that it was scrolled. */
function scrolledTo(top: number): Promise<void> {
  return new Promise((resolve) => {
    const before = scrollY
    addEventListener('scroll', () => resolve(), { once: true })
    scrollTo(0, top)
    if (scrollY === before) resolve()
  })
}

/** The links, buttons, pictures and words under an element, where it is in the window. */
function coveredBy(element: Element): string[] {
  const isShown = innerWidth >= 1120 || element.getAttribute('data-free') === 'true'
  if (!isShown) return []
  const { left, top, width, height } = element.getBoundingClientRect()
  const parts = [0.02, 0.25, 0.5, 0.75, 0.98]
  const found = new Set<string>()
  for (const across of parts) {
    for (const down of parts) {
      const at = [left + across * width, top + down * height] as const
      for (const under of document.elementsFromPoint(...at)) {
        const texts = [...under.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        const isRead = texts.some((node) => /\S/.test(node.nodeValue ?? ''))
        const isPressed = under.matches('a, button, input, img, svg')
        if ((isRead || isPressed) && !element.contains(under))
          found.add(under.outerHTML.slice(0, 80))
      }
    }
  }
  return [...found]
}
