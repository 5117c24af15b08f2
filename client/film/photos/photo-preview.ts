import type { Size } from '#shared/art/family.ts'
import type { FocusPoint, PictureSize } from '#shared/photo-film/camera.ts'
import type { FilmPhoto } from '#shared/photo-film/photo-film-draft.ts'
import type { FilmSlot, PhotoFilmPlan } from '#shared/photo-film/plan-photo-film.ts'
import { viewsAt } from '#shared/photo-film/views-at.ts'
import { findPhoto } from '../../photos/photo-store.ts'
import { decodePhoto } from './decode-photo.ts'
import { drawCaption } from './draw-caption.ts'
import { drawPhotoFrame, type SlotPicture } from './draw-photo-frame.ts'
import { latest } from './latest.ts'
import { clipTime, decodeClip } from './photo-frames.ts'

/** Photos are decoded this long before they are seen, ms. */
const aheadMs = 1500

export interface PreviewedFilm {
  plan: PhotoFilmPlan
  page: Size
  photos: readonly FilmPhoto[]
  title: ImageBitmap
  end: ImageBitmap
}

interface Decoded {
  shown?: SlotPicture
  /** Brings a clip to that time, as soon as it can. */
  follow?(timeMs: number): void
  close(): void
}

/** Draws a photo film on a canvas; few photos are decoded at a time. */
export interface PhotoPreview {
  draw(timeMs: number): void
  close(): void
}

export function openPhotoPreview(canvas: HTMLCanvasElement, film: PreviewedFilm): PhotoPreview {
  const { plan, page, photos, title, end } = film
  const context = canvas.getContext('2d', { alpha: false })
  const decoded = new Map<FilmSlot, Decoded>()
  let isOpen = true
  let drawnMs = 0
  canvas.width = page.widthPx
  canvas.height = page.heightPx

  async function load(slot: FilmSlot) {
    if (slot.kind !== 'photo') return
    const entry: Decoded = { close() {} }
    decoded.set(slot, entry)
    const photo = photos[slot.index]
    const blob = photo && (await findPhoto(photo.clip?.id ?? photo.id))
    if (!photo || !blob) return
    const { clip, width, height, crop: focus } = photo
    const [picture, caption] = await Promise.all([
      clip
        ? previewClip(blob, { width, height, focus })
        : decodePhoto({ blob, width, height, focus }, page),
      drawCaption(page, photo.caption),
    ])
    if (!isOpen || decoded.get(slot) !== entry) return picture.close()
    entry.close = () => picture.close()
    if ('follow' in picture) {
      entry.shown = { picture: picture.picture, caption }
      entry.follow = picture.follow
    } else entry.shown = { picture, focus, caption }
    draw(drawnMs)
  }

  async function previewClip(file: Blob, size: PictureSize & { focus: FocusPoint }) {
    const clip = await decodeClip(file, size, page)
    return { ...clip, follow: latest(clip.follow, () => isOpen && paint(drawnMs)) }
  }

  function draw(timeMs: number) {
    drawnMs = timeMs
    const near = new Set([
      ...viewsAt(plan, timeMs).map(({ slot }) => slot),
      ...viewsAt(plan, Math.min(timeMs + aheadMs, plan.durationMs)).map(({ slot }) => slot),
    ])
    for (const [slot, { close }] of decoded) {
      if (near.has(slot)) continue
      close()
      decoded.delete(slot)
    }
    for (const slot of near) if (!decoded.has(slot)) void load(slot)
    for (const view of viewsAt(plan, timeMs)) {
      decoded.get(view.slot)?.follow?.(clipTime(view, photos))
    }
    paint(timeMs)
  }

  function paint(timeMs: number) {
    if (!context) return
    drawPhotoFrame(context, { plan, page, timeMs }, (slot) => {
      if (slot.kind === 'title') return { picture: title }
      return slot.kind === 'end' ? { picture: end } : decoded.get(slot)?.shown
    })
  }

  return {
    draw,
    close() {
      isOpen = false
      for (const { close } of decoded.values()) close()
      decoded.clear()
    },
  }
}
