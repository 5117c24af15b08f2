import { expect, test } from 'vitest'
import { tiles } from './shelf-page.ts'
import { onceRead, openPage } from './site.ts'

test('posters are filtered by occasion', async () => {
  const { page } = await openPage({ path: '/cards/status_posters' })
  const all = await tiles(page).count()
  await page
    .getByRole('navigation', { name: 'Occasions' })
    .getByRole('link', { name: /^Chanukah/ })
    .click()
  await page.waitForURL('**/cards/status_posters?category=chanukah', onceRead)
  const isFewer = async () => {
    const count = await tiles(page).count()
    return count > 0 && count < all
  }
  await expect.poll(isFewer).toBe(true)
})

test('where files can be shared, one tap passes a poster on, as the file alone', async () => {
  const { page } = await openPage({
    path: '/cards/status_posters',
    prepare: (page) =>
      page.addInitScript(() => {
        Object.assign(navigator, {
          canShare: ({ files }: ShareData) => files?.length === 1,
          share: async (data: ShareData) => {
            const [file] = data.files ?? []
            const bitmap = file && (await createImageBitmap(file))
            Object.assign(window, {
              shared: {
                parts: Object.keys(data),
                type: file?.type,
                name: file?.name,
                size: [bitmap?.width, bitmap?.height],
              },
            })
          },
        })
      }),
  })
  await page.getByRole('button', { name: 'Share Menorah lights' }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual({
      parts: ['files'],
      type: 'image/jpeg',
      name: 'mazel-menorah-lights.jpg',
      size: [1080, 1920],
    })
})

test('elsewhere one tap downloads it', async () => {
  const { page } = await openPage({ path: '/cards/status_posters' })
  expect(await page.getByRole('button', { name: /^Share/ }).count()).toBe(0)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Menorah lights' }).click()
  expect((await downloading).suggestedFilename()).toBe('mazel-menorah-lights.jpg')
})
