import { imageSrcSet } from '#shared/image-url.ts'
import type { ClipFilm } from '#shared/video.ts'
import { draftPictureSizes } from '../drafts/draft-picture-sizes.ts'

/** The variant of a clip's still that this browser will ask for in the list of drafts. */
export async function stillAddress({
  file,
  width,
}: NonNullable<ClipFilm['still']>): Promise<string> {
  const image = new Image()
  image.sizes = draftPictureSizes
  image.srcset = imageSrcSet({ folder: 'videos', file, pictureWidth: width })
  await image.decode()
  const { pathname, search } = new URL(image.currentSrc)
  return pathname + search
}
