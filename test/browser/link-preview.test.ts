import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPage } from './site.ts'

test('the preview of a card’s address is its share picture, as large as the page says', async () => {
  const { page } = await openPage({ path: '/card/velvet-and-gold' })
  const read = (name: string) =>
    page.locator(`meta[property="og:image${name}"]`).getAttribute('content')
  const address = (await read('')) ?? ''
  // It is drawn at its first request, which a busy machine may answer too late.
  const status = async () => (await page.request.get(address)).status()
  await expect.poll(status, { timeout: 180_000 }).toBe(200)
  const preview = await page.request.get(address)
  expect(preview.headers()['content-type']).toBe('image/jpeg')
  expect(preview.headers()['cache-control']).toContain('immutable')
  const bytes = await preview.body()
  expect(bytes.length).toBeLessThanOrEqual(250_000)
  const { width, height } = await sharp(bytes).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect([await read(':width'), await read(':height')]).toEqual(['1200', '630'])
})
