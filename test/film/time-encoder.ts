import { fps } from '../../client/film/frame-rate.ts'

/** Frames in memory at a time; one of 1080x1920 takes 8 MB. */
const batch = 30

/** Time of the encoding alone, ms: frames are drawn before, some at a time. */
export async function timeEncoder(
  config: VideoEncoderConfig,
  count: number,
  frameAt: (index: number) => VideoFrame | Promise<VideoFrame>,
): Promise<number> {
  const encoder = new VideoEncoder({ output() {}, error: console.error })
  encoder.configure(config)
  let durationMs = 0
  for (let first = 0; first < count; first += batch) {
    const frames: VideoFrame[] = []
    for (let i = first; i < Math.min(first + batch, count); i++) frames.push(await frameAt(i))
    const start = performance.now()
    for (const [i, frame] of frames.entries()) {
      encoder.encode(frame, { keyFrame: (first + i) % (2 * fps) === 0 })
      frame.close()
    }
    await encoder.flush()
    durationMs += performance.now() - start
  }
  encoder.close()
  return durationMs
}
