import type { Size } from '#shared/art/family.ts'
import { cameraBox, type FocusPoint, type PictureSize } from '#shared/photo-film/camera.ts'
import type { FilmSlot } from '#shared/photo-film/plan-photo-film.ts'
import { type SlotView, viewsAt } from '#shared/photo-film/views-at.ts'
import { type FrameContext, openContext, openFrameCanvas } from '../make/frame-canvas.ts'
import { type FrameSource, timeOf, timingOf } from '../make/frame-source.ts'
import { ClipFailed } from './clip-failed.ts'
import { decodePhoto } from './decode-photo.ts'
import { drawPhotoFrame, type SlotPicture } from './draw-photo-frame.ts'
import type { OrderedPhoto, PhotoFilmOrder } from './photo-film-order.ts'

/**
 * Frames that wait for the encoder. Fades take it longer than drawing does, and moving photos do
 * not, so a long queue keeps both at work; a frame at 720 px takes 4 MB.
 */
export const framesAhead = 8
/**
 * A canvas that is drawn while its frame is in use is copied first. Beyond the queue, Chromium's
 * encoder holds five frames, one is drawn, and some are about to be freed.
 */
const canvasesBeyond = 8

/** A clip moves, so the camera does not; no nearer than the visitor's crop. */
const stillCamera = { number: 1, progress: 0 }

interface Decoded extends SlotPicture {
  /** Brings a clip to the time of a frame. */
  follow?(timeMs: number): Promise<void>
  close(): void
}

/**
 * The frames of a photo film. At most two photos or clips are decoded at a time; a photo is decoded
 * while the one before it is seen alone, so that no frame waits for it.
 */
export function openPhotoFrames(
  order: PhotoFilmOrder,
  size: { width: number; height: number },
): FrameSource {
  const { plan, page, photos } = order
  const canvas = openFrameCanvas(page, { ...size, canvasCount: framesAhead + canvasesBeyond })
  const pictures = openPictures(order, { widthPx: size.width, heightPx: size.height })
  const cards = repeatCards()

  async function draw(index: number, views: readonly SlotView[]): Promise<VideoFrame> {
    const [first, second] = views
    pictures.free((slot) => first !== undefined && slot.startMs < first.slot.startMs)
    const shown = new Map<FilmSlot, Decoded>()
    for (const { slot } of views) shown.set(slot, await pictures.open(slot))
    if (first && !second) pictures.openAhead(plan.slots[first.number + 1])
    for (const view of views) await shown.get(view.slot)?.follow?.(clipTime(view, photos))
    return canvas.frameOf(timingOf(index), (context) =>
      drawPhotoFrame(context, { plan, page, timeMs: timeOf(index) }, (slot) => shown.get(slot)),
    )
  }

  return {
    async frameAt(index) {
      const views = viewsAt(plan, timeOf(index))
      return cards.again(index, views) ?? cards.keep(await draw(index, views), views)
    },
    close() {
      cards.close()
      pictures.free(() => true)
    },
  }
}

/** While a title or an end is seen alone, the encoder gets the same frame again. */
function repeatCards() {
  let last: { card: FilmSlot; frame: VideoFrame } | undefined
  const close = () => last?.frame.close()
  return {
    again(index: number, [view, other]: readonly SlotView[]): VideoFrame | undefined {
      if (!last || last.card !== view?.slot || other) return
      return new VideoFrame(last.frame, timingOf(index))
    },
    keep(frame: VideoFrame, [view, other]: readonly SlotView[]): VideoFrame {
      close()
      const isCard = view && view.slot.kind !== 'photo' && !other
      last = isCard ? { card: view.slot, frame: frame.clone() } : undefined
      return frame
    },
    close,
  }
}

/** The pictures of the slots of a film, each decoded once. */
function openPictures({ photos, title, end }: PhotoFilmOrder, film: Size) {
  const opened = new Map<FilmSlot, Promise<Decoded>>()
  const freeCanvases: FrameContext[] = []

  async function decode(slot: FilmSlot): Promise<Decoded> {
    if (slot.kind !== 'photo') {
      return { picture: slot.kind === 'title' ? title : end, close() {} }
    }
    const photo = photos[slot.index]
    if (!photo) throw new RangeError(`the film has no photo ${slot.index}`)
    const { focus, caption, clip } = photo
    if (clip) {
      const refuse = (cause: unknown): never => {
        throw new ClipFailed(slot.index, String(cause))
      }
      const { follow, ...moving } = await decodeClip(clip.file, photo, film).catch(refuse)
      return { ...moving, caption, follow: (timeMs) => follow(timeMs).catch(refuse) }
    }
    const picture = await decodePhoto(photo, film)
    const rest = openRest({ picture, focus }, film, freeCanvases)
    return {
      ...{ picture, focus, caption, restAt: rest.at },
      isOpaque: photo.blob.type === 'image/jpeg',
      close() {
        rest.close()
        picture.close()
      },
    }
  }

  function open(slot: FilmSlot): Promise<Decoded> {
    const found = opened.get(slot) ?? decode(slot)
    opened.set(slot, found)
    return found
  }

  return {
    open,
    openAhead(slot: FilmSlot | undefined) {
      if (slot?.kind !== 'photo' || photos[slot.index]?.clip) return
      // Its own frame throws the error.
      open(slot).catch(() => {})
    },
    free(isOver: (slot: FilmSlot) => boolean) {
      for (const [slot, found] of opened) {
        if (!isOver(slot)) continue
        opened.delete(slot)
        found.then(
          ({ close }) => close(),
          () => {},
        )
      }
    },
  }
}

/**
 * Draws a photo once for all frames in which its camera rests: a copy takes a fifth of the time. On
 * canvases in turn, since Chromium may keep the pixels of each bitmap that is drawn.
 *
 * @param free canvases of the film's size
 */
function openRest(
  { picture, focus }: { picture: ImageBitmap; focus: FocusPoint },
  { widthPx, heightPx }: Size,
  free: FrameContext[],
) {
  const context =
    free.pop() ?? openContext({ widthPx, heightPx }, { width: widthPx, height: heightPx })
  let drawnAt: number | undefined

  function draw({ number, progress }: SlotView) {
    const camera = { number, progress }
    const { x, y, width, height } = cameraBox(picture, widthPx / heightPx, focus, camera)
    context.imageSmoothingQuality = 'low'
    context.drawImage(picture, x, y, width, height, 0, 0, widthPx, heightPx)
    drawnAt = progress
  }

  return {
    at(view: SlotView) {
      if (view.progress > 0 && view.progress < 1) return
      if (drawnAt !== view.progress) draw(view)
      return context.canvas
    },
    close: () => free.push(context),
  }
}

/** Opens a clip, of which only the part that fills that page is drawn. */
export async function decodeClip(
  file: Blob,
  { focus, ...photo }: Pick<OrderedPhoto, 'focus' | keyof PictureSize>,
  page: Size,
) {
  const { openClip } = await import('./clips/open-clip.ts')
  const opened = await openClip(file)
  const part = cameraBox(photo, page.widthPx / page.heightPx, focus, stillCamera)
  const scale = Math.min(1, page.widthPx / part.width)
  const size = { width: Math.round(part.width * scale), height: Math.round(part.height * scale) }
  const { picture, show, close } = opened.frames(size, part)
  return {
    picture,
    follow: show,
    close() {
      close()
      opened.close()
    },
  }
}

/** The time of a clip that a film shows, ms. */
export function clipTime(
  { slot, seenMs }: SlotView,
  photos: readonly { clip?: { fromMs: number; toMs: number } | undefined }[],
): number {
  const { fromMs = 0, toMs = 0 } = (slot.kind === 'photo' && photos[slot.index]?.clip) || {}
  return Math.min(fromMs + seenMs, toMs)
}
