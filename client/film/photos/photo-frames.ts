import type { Size } from '#shared/art/family.ts'
import { cameraBox, type PictureSize } from '#shared/photo-film/camera.ts'
import type { FilmSlot } from '#shared/photo-film/plan-photo-film.ts'
import { type SlotView, viewsAt } from '#shared/photo-film/views-at.ts'
import { type FrameContext, openContext } from '../make/frame-canvas.ts'
import { type FrameSource, timeOf, timingOf } from '../make/frame-source.ts'
import { openCanvasPixels } from './canvas-pixels.ts'
import { ClipFailed } from './clip-failed.ts'
import type { OrderedPhoto, PhotoFilmOrder } from './photo-film-order.ts'
import { openPlanes, type PlaneRoom, type Planes } from './planes/open-planes.ts'
import type { PlaneOverlay } from './planes/overlay.ts'
import { openPhotoReader } from './read-photo.ts'

/**
 * Frames that wait for the encoder. Fades take it longer than drawing does, and moving photos do
 * not, so a long queue keeps both at work; a frame at 720 px takes 1.4 MB.
 */
export const framesAhead = 8

/** A clip moves, so the camera does not; no nearer than the visitor's crop. */
const stillCamera = { number: 1, progress: 0 }

/** The range of television, with the curve of a canvas, so that a player shows the colours of the page. */
const colorSpace = {
  fullRange: false,
  matrix: 'bt709',
  primaries: 'bt709',
  transfer: 'iec61966-2-1',
} as const

interface Decoded {
  room: PlaneRoom
  /** Makes the room show the slot as it is seen then. */
  show(view: SlotView): Promise<void> | void
  close(): void
}

/**
 * The frames of a photo film. At most two photos or clips are decoded at a time; a photo is decoded
 * while the one before it is seen alone, so that no frame waits for it.
 */
export function openPhotoFrames(order: PhotoFilmOrder, size: PictureSize): FrameSource {
  const { plan } = order
  const planes = openPlanes({ width: size.width, height: size.height })
  const pictures = openPictures(order, planes, { widthPx: size.width, heightPx: size.height })
  const { width: codedWidth, height: codedHeight } = size
  const format = { format: 'I420', codedWidth, codedHeight, colorSpace } as const
  return {
    async frameAt(index) {
      const views = viewsAt(plan, timeOf(index))
      const [first, second] = views
      if (!first) throw new RangeError(`the film has no frame ${index}`)
      pictures.free((slot) => slot.startMs < first.slot.startMs)
      const one = await pictures.show(first)
      if (!second) pictures.openAhead(plan.slots[first.number + 1])
      const over = second && { room: await pictures.show(second), opacity: second.opacity }
      return new VideoFrame(planes.pageOf(one, over), { ...format, ...timingOf(index) })
    },
    close() {
      pictures.free(() => true)
    },
  }
}

/** The pictures of the slots of a film, each decoded once. */
function openPictures({ photos, title, end }: PhotoFilmOrder, planes: Planes, film: Size) {
  const opened = new Map<FilmSlot, Promise<Decoded>>()
  const page = openCanvasPixels({ width: film.widthPx, height: film.heightPx })
  const reader = openPhotoReader(film, planes.wide)

  async function decode(slot: FilmSlot): Promise<Decoded> {
    if (slot.kind !== 'photo') {
      const room = planes.take()
      room.fillPage(page.read((context) => drawWhole(context, slot.kind === 'title' ? title : end)))
      return { room, show() {}, close: room.free }
    }
    const photo = photos[slot.index]
    if (!photo) throw new RangeError(`the film has no photo ${slot.index}`)
    const caption = photo.caption && planes.overlayOf(drawCaption(photo.caption, film))
    return photo.clip ? openClip(slot.index, photo, caption) : openPhoto(photo, caption)
  }

  async function openPhoto(photo: OrderedPhoto, caption?: PlaneOverlay): Promise<Decoded> {
    const { focus } = photo
    const ratio = film.widthPx / film.heightPx
    const widest = cameraBox(photo, ratio, focus, stillCamera)
    const pixels = await reader.read(photo, widest)
    const room = planes.take()
    room.fillWide(pixels)
    let shownAt: number | undefined
    return {
      room,
      show({ number, progress }) {
        if (progress === shownAt) return
        shownAt = progress
        const { x, y, width, height } = cameraBox(photo, ratio, focus, { number, progress })
        const across = planes.wide.width / widest.width
        const down = planes.wide.height / widest.height
        room.see({
          x: (x - widest.x) * across,
          y: (y - widest.y) * down,
          width: width * across,
          height: height * down,
        })
        if (caption) room.cover(caption)
      },
      close: room.free,
    }
  }

  async function openClip(
    index: number,
    photo: OrderedPhoto,
    caption?: PlaneOverlay,
  ): Promise<Decoded> {
    const refuse = (cause: unknown): never => {
      throw new ClipFailed(index, String(cause))
    }
    if (!photo.clip) return refuse('it has no file')
    const { picture, follow, close } = await decodeClip(photo.clip.file, photo, film).catch(refuse)
    const room = planes.take()
    return {
      room,
      async show(view) {
        await follow(clipTime(view, photos)).catch(refuse)
        room.fillPage(page.read((context) => drawWhole(context, picture)))
        if (caption) room.cover(caption)
      },
      close() {
        room.free()
        close()
      },
    }
  }

  function drawWhole(context: FrameContext, picture: CanvasImageSource) {
    context.drawImage(picture, 0, 0, film.widthPx, film.heightPx)
  }

  function open(slot: FilmSlot): Promise<Decoded> {
    const found = opened.get(slot) ?? decode(slot)
    opened.set(slot, found)
    return found
  }

  return {
    async show(view: SlotView): Promise<PlaneRoom> {
      const { room, show } = await open(view.slot)
      await show(view)
      return room
    },
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

/** A caption as wide as the page. */
function drawCaption(caption: ImageBitmap, { widthPx }: Size): ImageData {
  const heightPx = 2 * Math.round((caption.height * widthPx) / caption.width / 2)
  const size = { width: widthPx, height: heightPx }
  const context = openContext({ widthPx, heightPx }, size, { alpha: true })
  context.drawImage(caption, 0, 0, widthPx, heightPx)
  return context.getImageData(0, 0, widthPx, heightPx)
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
