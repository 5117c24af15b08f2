import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openShelf, tiles } from './shelf-page.ts'
import { onceRead, settle, untilStill } from './site.ts'

test('the picture moves from its place on the shelf to its place on the card, and back', async () => {
  const { page } = await openShelf({ prepare: watchTransitions })
  const tile = tiles(page).nth(1)
  // A font that arrives late may move the page.
  await page.evaluate(() => document.fonts.ready)
  await tile.hover()
  await untilStill(page)
  const from = await boxOf(tile)
  await tile.click()
  await page.locator('main[data-page=card]').waitFor()
  await expect.poll(() => moves(page)).toHaveLength(1)
  await untilStill(page)
  const to = await boxOf(page.locator('main [data-card="card-2"]').first())
  const [there] = await moves(page)
  expect(there?.[0]).toMatchObject(placeOf(from))
  expect(there?.[1]).toMatchObject(placeOf(to))
  await page.goBack(onceRead)
  await page.locator('main[data-page=category]').waitFor()
  await expect.poll(() => moves(page)).toHaveLength(2)
})

test('nothing moves for those who want less movement', async () => {
  const { page } = await openShelf({
    prepare: watchTransitions,
    context: { reducedMotion: 'reduce' },
  })
  await tiles(page).first().click()
  await page.locator('main[data-page=card]').waitFor()
  await settle(page)
  expect(await moves(page)).toEqual([])
})

interface Place {
  x: number
  y: number
  width: number
}

/** Records where the picture of a card moves from and to. */
function watchTransitions(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const seen: unknown[] = []
    Object.assign(window, { moves: seen })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.ready.then(() => {
        const group = document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect)
          .find(({ pseudoElement }) => pseudoElement === '::view-transition-group(card-picture)')
        seen.push(
          group?.getKeyframes().map(({ transform, width }) => {
            const { e: x, f: y } = new DOMMatrix(String(transform))
            return { x: Math.round(x), y: Math.round(y), width: Math.round(parseFloat(`${width}`)) }
          }),
        )
      })
      return transition
    }
  })
}

function moves(page: Page): Promise<Place[][]> {
  return page.evaluate(() => Reflect.get(window, 'moves'))
}

async function boxOf(locator: Locator): Promise<Place> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not shown')
  return box
}

function placeOf({ x, y, width }: Place): Place {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width) }
}
