import type { PreparedScene } from '#shared/scene/prepared-scene.ts'
import { fps } from '../frame-rate.ts'

/** Simplest first: Constrained Baseline, Main, High, all of level 4, which allows 1080x1920. */
const codecs = ['avc1.42e028', 'avc1.4d0028', 'avc1.640028'] as const
/** Shorter side of the fallback for a film that the browser cannot encode at full size, px. */
const smallPx = 720
const mostBitsPerSecond = 4_000_000
/** WhatsApp takes 16 MB; the rest is for the sound and for an encoder that exceeds its bitrate. */
const mostPictureBytes = 14_800_000

/** Size and length of a film. */
export type FilmSize = Pick<PreparedScene, 'widthPx' | 'heightPx' | 'durationMs'>

/**
 * The first option that the browser can encode.
 *
 * @param pictureBytes the most that the pictures may take. Default: with a short song, 16 MB in all
 * @throws DOMException `NotSupportedError` when it can encode none
 */
export async function chooseEncoding(
  scene: FilmSize,
  pictureBytes = mostPictureBytes,
): Promise<VideoEncoderConfig> {
  for (const config of ladder(scene, pictureBytes)) {
    if (await canEncode(config)) return config
  }
  throw new DOMException('The browser encodes no H.264 of this size', 'NotSupportedError')
}

function ladder(
  { widthPx, heightPx, durationMs }: FilmSize,
  pictureBytes: number,
): VideoEncoderConfig[] {
  const scale = Math.min(1, smallPx / Math.min(widthPx, heightPx))
  const sizes = scale < 1 ? [1, scale] : [1]
  const bitrate = Math.floor(Math.min(mostBitsPerSecond, (pictureBytes * 8) / (durationMs / 1000)))
  return sizes.flatMap((scale) =>
    codecs.map((codec) => ({
      codec,
      width: even(widthPx * scale),
      height: even(heightPx * scale),
      bitrate,
      framerate: fps,
      // Firefox repeats a byte in the description of its `avc` format.
      avc: { format: 'annexb' },
    })),
  )
}

/** Encodes one frame as a test, since some devices claim support that they lack. */
async function canEncode(config: VideoEncoderConfig): Promise<boolean> {
  try {
    const { supported } = await VideoEncoder.isConfigSupported(config)
    return supported === true && (await encodesBlank(config))
  } catch {
    // Safari throws instead of returning false.
    return false
  }
}

async function encodesBlank(config: VideoEncoderConfig): Promise<boolean> {
  const { width: codedWidth, height: codedHeight } = config
  let count = 0
  const encoder = new VideoEncoder({ output: () => count++, error() {} })
  const pixels = new Uint8Array(4 * codedWidth * codedHeight)
  const frame = new VideoFrame(pixels, { format: 'RGBX', codedWidth, codedHeight, timestamp: 0 })
  try {
    encoder.configure(config)
    encoder.encode(frame)
    await encoder.flush()
    return count > 0
  } finally {
    frame.close()
    if (encoder.state !== 'closed') encoder.close()
  }
}

/** H.264 needs even sides. */
function even(px: number): number {
  return 2 * Math.round(px / 2)
}
