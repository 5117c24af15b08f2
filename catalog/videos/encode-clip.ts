import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { measureLoudness, playMidi } from '../songs/play-midi.ts'

const run = promisify(execFile)

const loudnessLufs = -16
/** Limit for peaks, dBFS: AAC needs some headroom. */
const peakDb = -1.5

export interface MusicFiles {
  midi: string
  /** Output: the instruments as they play, and the same cut, faded and at the right loudness. */
  raw: string
  wav: string
}

/** Plays the music and cuts it to the clip's length, including both fades. */
export async function renderMusic({ midi, raw, wav }: MusicFiles, lengthMs: number): Promise<void> {
  await playMidi(midi, raw)
  const seconds = lengthMs / 1000
  const shape = [
    `apad=whole_dur=${seconds}`,
    `atrim=end=${seconds}`,
    'afade=t=in:d=0.25',
    `afade=t=out:st=${seconds - 2}:d=1.95:curve=tri`,
  ].join(',')
  const gain = loudnessLufs - (await measureLoudness(raw, shape)).integrated
  const level = `volume=${gain.toFixed(2)}dB,alimiter=limit=${peakDb}dB:level=0:attack=2:release=60`
  const filter = `${shape},${level}`
  await run('ffmpeg', ['-v', 'error', '-y', '-i', raw, '-af', filter, '-ar', '48000', wav])
}

export interface EncodeOptions {
  widthPx: number
  heightPx: number
  fps: number
  wav: string
  /** Output. */
  mp4: string
}

/**
 * Encodes RGB frames and sound in a form that every phone plays: H.264 Main without B-frames,
 * because WhatsApp on Android refuses them, with colour tags, AAC-LC, and the index before the
 * pictures.
 */
export async function encodeClip(
  frames: Iterable<Uint8Array>,
  options: EncodeOptions,
): Promise<void> {
  const ffmpeg = spawn('ffmpeg', encoderArguments(options), {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(ffmpeg, 'exit')
  for (const frame of frames) {
    // The next frame reuses the buffer, so this one is written out in full first.
    await new Promise<void>((resolve, reject) => {
      ffmpeg.stdin.write(frame, (error) => (error ? reject(error) : resolve()))
    })
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

function encoderArguments({ widthPx, heightPx, fps, wav, mp4 }: EncodeOptions): string[] {
  const pictures = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${widthPx}x${heightPx}`]
  const filter =
    'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,' +
    'format=yuv420p,setsar=1'
  const colour = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
  const video = [
    ...['-c:v', 'libx264', '-profile:v', 'main', '-level', '4.0', '-preset', 'slow'],
    ...['-crf', '19.8', '-maxrate', '6M', '-bufsize', '9M', '-bf', '0', '-g', `${2 * fps}`],
    ...['-x264-params', 'aq-mode=3:aq-strength=1.0', '-color_range', 'tv', ...colour],
  ]
  const audio = ['-c:a', 'aac', '-profile:a', 'aac_low', '-b:a', '128k', '-ac', '2']
  return [
    ...['-v', 'error', '-y', ...pictures, '-r', `${fps}`, '-i', 'pipe:0', '-i', wav],
    ...['-map', '0:v', '-map', '1:a', '-vf', filter, ...video, ...audio],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', mp4],
  ]
}

/** One frame as JPEG. */
export async function encodePoster(
  frame: Uint8Array,
  { widthPx, heightPx, jpg }: { widthPx: number; heightPx: number; jpg: string },
): Promise<void> {
  const pictures = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${widthPx}x${heightPx}`]
  const quality = ['-pix_fmt', 'yuvj444p', '-q:v', '3', '-frames:v', '1']
  const ffmpeg = spawn(
    'ffmpeg',
    ['-v', 'error', '-y', ...pictures, '-i', 'pipe:0', ...quality, '-fflags', '+bitexact', jpg],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = once(ffmpeg, 'exit')
  ffmpeg.stdin.end(frame)
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}
