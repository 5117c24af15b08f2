import {
  BlobSource,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  type VideoSample,
  VideoSampleSink,
  WEBM,
} from 'mediabunny'
import type { Box } from '#shared/art/family.ts'
import type { PictureSize } from '#shared/photo-film/camera.ts'
import { fps } from '../../frame-rate.ts'
import { createSamplePainter, type SamplePainter } from '../../make/paint-sample.ts'

/** Most pixels of a clip: 4K of a cinema. Larger pictures fill a phone's memory. */
const mostPixels = 4096 * 2304
/** A time that is further ahead is sought, s. */
const farS = 2

export type ClipProblem = 'clip-large' | 'clip-broken' | 'no-picture' | 'no-frames' | 'codec'

/** A file that cannot be shown as a clip. */
export class ClipUnreadable extends Error {
  override name = 'ClipUnreadable'
  readonly problem: ClipProblem
  constructor(problem: ClipProblem) {
    super(problem)
    this.problem = problem
  }
}

/** A clip of the visitor. */
export interface OpenedClip extends PictureSize {
  durationMs: number
  /** When it was filmed, as far as its notes tell. */
  filmedAt(): Promise<Date | undefined>
  /**
   * Its pictures, each drawn at that size.
   *
   * @param part what is seen of them, px of the clip. Default: all of it
   */
  frames(size: PictureSize, part?: Box): ClipFrames
  close(): void
}

/** One picture of a clip at a time. Few pictures are decoded ahead. */
export interface ClipFrames {
  /** The picture of the time that was shown last, upright. */
  picture: OffscreenCanvas
  /** Call once at a time. Where the file is damaged, the picture before stays. */
  show(timeMs: number): Promise<void>
  close(): void
}

/** @throws ClipUnreadable */
export async function openClip(file: Blob): Promise<OpenedClip> {
  const input = new Input({
    formats: [MP4, QTFF, WEBM, MATROSKA],
    source: new BlobSource(file),
  })
  try {
    if (!(await input.canRead())) throw new ClipUnreadable('clip-broken')
    const track = await input.getPrimaryVideoTrack()
    if (!track) {
      const hasSound = (await input.getPrimaryAudioTrack()) !== null
      throw new ClipUnreadable(hasSound ? 'no-picture' : 'clip-broken')
    }
    const durationMs = Math.round(1000 * (await track.computeDuration()))
    if (durationMs <= 0) throw new ClipUnreadable('no-frames')
    const [width, height] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()])
    if (width * height > mostPixels) throw new ClipUnreadable('clip-large')
    if (!(await track.canDecode())) throw new ClipUnreadable('codec')
    return {
      width,
      height,
      durationMs,
      filmedAt: async () => (await input.getMetadataTags().catch(() => undefined))?.date,
      frames: (size, part) => openFrames(track, createSamplePainter(size), part),
      close: () => input.dispose(),
    }
  } catch (error) {
    input.dispose()
    throw error instanceof ClipUnreadable ? error : new ClipUnreadable('clip-broken')
  }
}

function openFrames(
  track: InputVideoTrack,
  { picture, paint }: SamplePainter,
  part?: Box,
): ClipFrames {
  const sink = new VideoSampleSink(track)
  let samples: ReturnType<typeof sink.samples> | undefined
  let next: VideoSample | undefined
  let isDrawn = false
  let isClosed = false
  let shownS = 0

  /** One picture alone: many would be decoded ahead of a clip that plays. */
  async function jump(timeS: number): Promise<VideoSample | undefined> {
    await stop()
    // The first picture of a clip is also seen before its time.
    const firstS = await track.getFirstTimestamp()
    return (await sink.getSample(Math.max(timeS, firstS))) ?? undefined
  }

  /** The last picture until that time that was not shown before. */
  async function play(timeS: number): Promise<VideoSample | undefined> {
    if (!samples) {
      samples = sink.samples(timeS)
      await advance()
    }
    let found: VideoSample | undefined
    while (next && next.timestamp <= timeS) {
      found?.close()
      found = next
      await advance()
    }
    return found
  }

  async function advance() {
    const step = await samples?.next().catch(() => undefined)
    next = step?.value ?? undefined
    if (isClosed) dropNext()
  }

  function dropNext() {
    next?.close()
    next = undefined
  }

  async function stop() {
    dropNext()
    await samples?.return()
    samples = undefined
  }

  async function showNext(timeS: number) {
    const isFar = !isDrawn || timeS < shownS || timeS > shownS + farS
    shownS = timeS
    const found = await (isFar ? jump(timeS) : play(timeS))
    if (!found) return
    try {
      await paint(found, part)
      isDrawn = true
    } finally {
      found.close()
    }
  }

  return {
    picture,
    async show(timeMs) {
      if (isClosed) return
      try {
        // Half a frame later, so that rounding shows no picture twice.
        await showNext(timeMs / 1000 + 0.5 / fps)
      } catch (error) {
        if (!isDrawn) throw error
      }
      if (!isDrawn) throw new ClipUnreadable('no-frames')
    },
    close() {
      isClosed = true
      void stop().catch(() => {})
    },
  }
}
