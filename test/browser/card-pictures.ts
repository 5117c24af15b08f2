import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Size } from '../../src/shared/art/family.ts'
import { live } from './card-page.ts'

export interface SavedFile {
  bytes: Buffer
  name: string
}

/** The file that the browser downloads after `act`. */
export async function fileSavedBy(page: Page, act: () => Promise<unknown>): Promise<SavedFile> {
  const started = page.waitForEvent('download')
  await act()
  const finished = await started
  return { bytes: readFileSync(await finished.path()), name: finished.suggestedFilename() }
}

/** Decodes a picture as a browser does; the type comes from its first bytes, not from its name. */
export async function decode(page: Page, bytes: Buffer): Promise<Size & { type: string }> {
  const blank = await page.context().newPage()
  const size = await blank.evaluate(async (base64) => {
    const all = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const { width, height } = await createImageBitmap(new Blob([all]))
    return { widthPx: width, heightPx: height }
  }, bytes.toString('base64'))
  await blank.close()
  const heads = { png: '89504e470d0a1a0a', jpeg: 'ffd8ff' }
  const type = Object.entries(heads).find(([, head]) => bytes.toString('hex').startsWith(head))
  return { ...size, type: type?.[0] ?? 'unknown' }
}

/**
 * Waits until the live card looks like the picture that was saved of it: its ornaments make room
 * for new words, and its photos are decoded, a moment later.
 */
export async function untilShown(page: Page, saved: Buffer, size: Size): Promise<void> {
  const difference = async () => differenceOf(page, saved, await pictureOfLive(page, size))
  // Measured: 0.06 % to 0.28 %.
  await expect.poll(difference).toBeLessThan(0.006)
}

/** A screenshot of the live card at this size, above everything else. */
export async function pictureOfLive(page: Page, { widthPx, heightPx }: Size): Promise<Buffer> {
  await page.setViewportSize({ width: 1600, height: 2200 })
  const box = live(page).locator('xpath=..')
  await box.evaluate(
    (element: HTMLElement, [width, height]) => {
      element.popover = 'manual'
      element.showPopover()
      element.style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${width}px; height: ${height}px;
      max-width: none; max-height: none; margin: 0; border: 0; padding: 0; border-radius: 0`
    },
    [widthPx, heightPx],
  )
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: widthPx, height: heightPx } })
  await box.evaluate((element: HTMLElement) => {
    element.hidePopover()
    element.popover = null
    element.style.cssText = ''
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  return picture
}

/**
 * The share of pixels that differ visibly between two pictures of one size: by a quarter of the
 * range in a channel. Smaller differences are antialiasing, which differs between a font and an
 * outline of the same letter.
 */
export async function differenceOf(page: Page, first: Buffer, second: Buffer): Promise<number> {
  const blank = await page.context().newPage()
  const share = await blank.evaluate(
    async ([first = '', second = '']) => {
      const pixelsOf = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const { width, height } = await createImageBitmap(new Blob([bytes]))
        const context = new OffscreenCanvas(width, height).getContext('2d')
        if (!context) throw new Error('the browser has no canvas')
        context.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0)
        return context.getImageData(0, 0, width, height).data
      }
      const [one, other] = [await pixelsOf(first), await pixelsOf(second)]
      if (one.length !== other.length) return 1
      let differing = 0
      for (let i = 0; i < one.length; i += 4) {
        const most = Math.max(
          ...[0, 1, 2].map((channel) =>
            Math.abs((one[i + channel] ?? 0) - (other[i + channel] ?? 0)),
          ),
        )
        if (most > 64) differing++
      }
      return differing / (one.length / 4)
    },
    [first.toString('base64'), second.toString('base64')],
  )
  await blank.close()
  return share
}
