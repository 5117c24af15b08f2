import type { PhotoFilmOrder } from '../../client/film/photos/photo-film-order.ts'
import type { Size } from '../../src/shared/art/family.ts'
import {
  type PhotoFilmSeconds,
  planPhotoFilm,
} from '../../src/shared/photo-film/plan-photo-film.ts'

/** A photo film of the files `/photo-0.jpg` and so on. */
export interface PhotoWish {
  count: number
  seconds: PhotoFilmSeconds
  page: Size
  mostBytes: number
  /** Address of a song of 30 s. */
  song: string
}

/** Runs in the page of the film tests. */
export async function orderPhotos(wish: PhotoWish): Promise<PhotoFilmOrder> {
  const { count, seconds, page, mostBytes } = wish
  const plan = planPhotoFilm(Array(count).fill(undefined), seconds)
  const photos = Array.from({ length: count }, async (_, i) => {
    const blob = await fetchBlob(`/photo-${i}.jpg`)
    const picture = await createImageBitmap(blob)
    const { width, height } = picture
    picture.close()
    return { blob, width, height, focus: { x: 0.5, y: 0.5, zoom: 1 } }
  })
  const card = await createImageBitmap(await fetchBlob('/photo-0.jpg'), {
    resizeWidth: page.widthPx,
    resizeHeight: page.heightPx,
  })
  return {
    plan,
    page,
    mostBytes,
    photos: await Promise.all(photos),
    title: card,
    end: card,
    song: { file: await fetchBlob(wish.song), repeatMs: 30_000 },
  }
}

async function fetchBlob(address: string): Promise<Blob> {
  return (await fetch(address)).blob()
}
