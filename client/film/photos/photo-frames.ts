import type { Size } from '#shared/art/family.ts'
import { mostZoom } from '#shared/photo-film/camera.ts'
import type { FilmSlot } from '#shared/photo-film/plan-photo-film.ts'
import { viewsAt } from '#shared/photo-film/views-at.ts'
import { openFrameCanvas } from '../make/frame-canvas.ts'
import { type FrameSource, timeOf, timingOf } from '../make/frame-source.ts'
import { drawPhotoFrame, type SlotPicture } from './draw-photo-frame.ts'
import type { OrderedPhoto, PhotoFilmOrder } from './photo-film-order.ts'

/** The frames of a photo film. At most two photos are decoded at a time. */
export function openPhotoFrames(
  { plan, page, photos, title, end }: PhotoFilmOrder,
  size: { width: number; height: number },
): FrameSource {
  const canvas = openFrameCanvas(page, size)
  const decoded = new Map<FilmSlot, SlotPicture & { close: () => void }>()

  async function decode(slot: FilmSlot) {
    if (slot.kind !== 'photo') {
      return { picture: slot.kind === 'title' ? title : end, close() {} }
    }
    const photo = photos[slot.index]
    if (!photo) throw new RangeError(`the film has no photo ${slot.index}`)
    const picture = await decodePhoto(photo, page)
    const { focus, caption } = photo
    return { picture, focus, caption, close: () => picture.close() }
  }

  async function load(slots: readonly FilmSlot[]) {
    for (const [slot, { close }] of decoded) {
      if (slots.includes(slot)) continue
      close()
      decoded.delete(slot)
    }
    for (const slot of slots) if (!decoded.has(slot)) decoded.set(slot, await decode(slot))
  }

  return {
    async frameAt(index) {
      const timeMs = timeOf(index)
      await load(viewsAt(plan, timeMs).map(({ slot }) => slot))
      return canvas.frameOf(timingOf(index), (context) =>
        drawPhotoFrame(context, { plan, page, timeMs }, (slot) => decoded.get(slot)),
      )
    },
    close() {
      for (const { close } of decoded.values()) close()
    },
  }
}

/** Decodes a photo no larger than the camera needs on that page. */
export function decodePhoto(
  { blob, width, height, focus }: OrderedPhoto,
  page: Size,
): Promise<ImageBitmap> {
  const cover = Math.max(page.widthPx / width, page.heightPx / height)
  const scale = Math.min(1, mostZoom * focus.zoom * cover)
  return createImageBitmap(blob, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'high',
  })
}
