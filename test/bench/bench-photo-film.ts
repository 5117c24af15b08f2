import { globSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { PhotoWish } from '../film/photo-order.ts'
import { type Bench, type Figure, inTurn } from './figures.ts'
import { inFilmPage } from './in-film-page.ts'

/** Photos of a film, s, as near to each other as in one of 40 in a minute. */
const count = 18
const seconds = 30
/** As large as the device keeps them, px. */
const kept = { width: 1800, height: 2400 }

/** The whole photo film and its encoder alone, given the same frames, in turn. */
export const benchPhotoFilm: Bench = async () => {
  const photos = await Promise.all(Array.from({ length: count }, (_, i) => makePhoto(i)))
  const files = photos.map((photo, i) => [`/photo-${i}.jpg`, photo] as const)
  const [song = ''] = globSync('catalog/songs/made/*-30s.*.m4a')
  return inFilmPage(new Map([...files, ['/song.m4a', readFileSync(song)]]), async (page) => [
    await compare(page, 720),
    await compare(page, 1080),
  ])
}

async function compare(page: Page, widthPx: number): Promise<Figure> {
  const wish: PhotoWish = {
    count,
    seconds,
    page: { widthPx, heightPx: (widthPx * 16) / 9 },
    mostBytes: 16_000_000,
    song: '/song.m4a',
  }
  const { ours, alone } = await inTurn({
    ours: () => page.evaluate((order) => films.timePhotoFilm(order), wish),
    alone: () => page.evaluate((order) => films.timeRawPhotos(order), wish),
  })
  return {
    what: `photo film of ${seconds} s, ${count} photos, ${widthPx} px`,
    ours,
    unit: 'ms',
    against: { name: 'the encoder alone', values: alone },
    goal: { of: 'time', most: 1.2 },
  }
}

/** Soft shapes with grain, as a photo has; every third lies on its side. */
async function makePhoto(index: number): Promise<Buffer> {
  const { width, height } = index % 3 === 0 ? { width: kept.height, height: kept.width } : kept
  const noiseAt = (scale: number, sigma: number) =>
    sharp({
      create: {
        width: Math.ceil(width / scale),
        height: Math.ceil(height / scale),
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
      .resize(width, height, { fit: 'fill' })
      .png({ compressionLevel: 1 })
      .toBuffer()
  const layers = await Promise.all([noiseAt(120, 60), noiseAt(30, 30), noiseAt(6, 16)])
  const over = layers.map((input) => ({ input, blend: 'soft-light' as const }))
  return sharp(await noiseAt(600, 90))
    .composite(over)
    .jpeg({ quality: 85 })
    .toBuffer()
}
