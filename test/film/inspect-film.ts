import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import type { Raster } from '../client/pdf-tools.ts'

const runFile = promisify(execFile)

const stream = v.object({
  codec_type: v.string(),
  codec_name: v.string(),
  profile: v.string(),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  has_b_frames: v.optional(v.number()),
  pix_fmt: v.optional(v.string()),
  color_range: v.optional(v.string()),
  color_space: v.optional(v.string()),
  r_frame_rate: v.string(),
  start_time: v.string(),
  duration: v.string(),
})
const report = v.object({
  streams: v.array(stream),
  frames: v.array(
    v.object({
      media_type: v.string(),
      pict_type: v.optional(v.string()),
      pts_time: v.optional(v.string()),
    }),
  ),
})

/** What ffprobe finds in a film. */
export interface FilmReport {
  video: v.InferOutput<typeof stream>
  audio: v.InferOutput<typeof stream> | undefined
  /** I or P (or B), and the times, s. */
  frameTypes: string
  frameTimes: number[]
  /** At the top level, in order. */
  boxes: string[]
}

/** @throws Error with the errors and warnings of ffprobe: players are stricter */
export async function inspectFilm(mp4: Buffer): Promise<FilmReport> {
  const wanted = ['-show_streams', '-show_frames']
  const { stdout, stderr } = await withFile(mp4, (file) =>
    runTool('ffprobe', ['-v', 'warning', '-of', 'json', ...wanted, file]),
  )
  if (stderr.length > 0) throw new Error(`ffprobe complains: ${stderr}`)
  const { streams, frames } = v.parse(report, JSON.parse(stdout.toString()))
  const video = streams.find(({ codec_type }) => codec_type === 'video')
  if (!video) throw new Error('the film has no pictures')
  const pictures = frames.filter(({ media_type }) => media_type === 'video')
  return {
    video,
    audio: streams.find(({ codec_type }) => codec_type === 'audio'),
    frameTypes: pictures.map(({ pict_type }) => pict_type).join(''),
    frameTimes: pictures.map(({ pts_time }) => Number(pts_time)),
    boxes: boxesOf(mp4),
  }
}

/** A frame by its number from 0, as ffmpeg decodes it. */
export async function frameOf(
  mp4: Buffer,
  index: number,
  size: { widthPx: number; heightPx: number },
): Promise<Raster> {
  const [frame] = await framesOf(mp4, [index], size)
  return frame ?? { ...size, rgb: Buffer.alloc(0) }
}

/** Frames by their numbers from 0, in rising order. */
export async function framesOf(
  mp4: Buffer,
  indices: readonly number[],
  size: { widthPx: number; heightPx: number },
): Promise<Raster[]> {
  const wanted = indices.map((index) => `eq(n\\,${index})`).join('+')
  const select = ['-vf', `select=${wanted}`, '-fps_mode', 'passthrough']
  const { stdout } = await withFile(mp4, (file) =>
    runTool('ffmpeg', [
      ...['-v', 'error', '-i', file, ...select, '-frames:v', `${indices.length}`],
      ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'],
    ]),
  )
  const length = 3 * size.widthPx * size.heightPx
  return indices.map((_, i) => ({ ...size, rgb: stdout.subarray(i * length, (i + 1) * length) }))
}

/** The sound of an MP4 as ffmpeg decodes it: samples of both channels in turn, -1 to 1. */
export async function soundOf(mp4: Buffer): Promise<Float32Array> {
  const { stdout } = await withFile(mp4, (file) =>
    runTool('ffmpeg', ['-v', 'error', '-i', file, '-map', '0:a', '-f', 'f32le', '-']),
  )
  return new Float32Array(Uint8Array.from(stdout).buffer)
}

/** Amplitude of a tone in a part of a film's sound, s, by the Goertzel algorithm. */
export function toneIn(
  sound: Float32Array,
  { hertz, sampleRate }: { hertz: number; sampleRate: number },
  [fromS, toS]: readonly [number, number],
): number {
  const turn = (2 * Math.PI * hertz) / sampleRate
  let re = 0
  let im = 0
  const [from, to] = [Math.round(fromS * sampleRate), Math.round(toS * sampleRate)]
  for (let i = from; i < to; i++) {
    // The left of two channels.
    const sample = sound[2 * i] ?? 0
    re += sample * Math.cos(i * turn)
    im += sample * Math.sin(i * turn)
  }
  return (2 * Math.hypot(re, im)) / (to - from)
}

/** Packets of raw AAC-LC as ffmpeg decodes them: one array for each channel, -1 to 1. */
export async function decodeAac(
  packets: readonly Uint8Array[],
  { sampleRate, channelCount }: { sampleRate: number; channelCount: number },
): Promise<Float32Array[]> {
  const adts = Buffer.concat(packets.flatMap((packet) => [adtsHead(packet), packet]))
  function adtsHead({ length }: Uint8Array) {
    const size = length + 7
    const rate = sampleRate === 48_000 ? 3 : 4
    const last = [(channelCount << 6) | (size >> 11), size >> 3, ((size & 7) << 5) | 31, 0xfc]
    return Uint8Array.of(0xff, 0xf1, (1 << 6) | (rate << 2), ...last)
  }
  const { stdout } = await withFile(adts, (file) =>
    runTool('ffmpeg', [
      ...['-v', 'warning', '-xerror', '-f', 'aac', '-i', file],
      ...['-f', 'f32le', '-'],
    ]),
  )
  const samples = new Float32Array(Uint8Array.from(stdout).buffer)
  return Array.from({ length: channelCount }, (_, channel) =>
    samples.filter((_, i) => i % channelCount === channel),
  )
}

const packetList = v.object({ packets: v.array(v.object({ pos: v.string(), size: v.string() })) })

/** The packets of the sound of an MP4, in order, each as a view of the file. */
export async function soundPackets(mp4: Buffer): Promise<Buffer[]> {
  const wanted = ['-select_streams', 'a', '-show_entries', 'packet=pos,size']
  const { stdout } = await withFile(mp4, (file) =>
    runTool('ffprobe', ['-v', 'error', '-of', 'json', ...wanted, file]),
  )
  const { packets } = v.parse(packetList, JSON.parse(stdout.toString()))
  return packets.map(({ pos, size }) => mp4.subarray(Number(pos), Number(pos) + Number(size)))
}

const packetTimes = v.object({
  packets: v.array(
    v.object({ codec_type: v.picklist(['video', 'audio']), pts_time: v.string(), pos: v.string() }),
  ),
})

/** The most that sound and pictures are apart where the file is read from its start, s. */
export async function farthestApartS(mp4: Buffer): Promise<number> {
  const wanted = ['-show_entries', 'packet=codec_type,pts_time,pos']
  const { stdout } = await withFile(mp4, (file) =>
    runTool('ffprobe', ['-v', 'error', '-of', 'json', ...wanted, file]),
  )
  const { packets } = v.parse(packetTimes, JSON.parse(stdout.toString()))
  const readTo = { video: 0, audio: 0 }
  return packets
    .toSorted((one, other) => Number(one.pos) - Number(other.pos))
    .reduce((most, { codec_type, pts_time }) => {
      readTo[codec_type] = Number(pts_time)
      return Math.max(most, Math.abs(readTo.video - readTo.audio))
    }, 0)
}

/** Makes a file with ffmpeg. */
export function makeMedia(name: string, options: readonly string[]): Promise<Buffer> {
  return inFolder(async (folder) => {
    const file = join(folder, name)
    await runTool('ffmpeg', ['-v', 'error', ...options, file])
    return readFile(file)
  })
}

/** The same film, which players turn by so many degrees. */
export function turnMedia(mp4: Buffer, degrees: 90 | 180 | 270): Promise<Buffer> {
  return inFolder(async (folder) => {
    const [file, turned] = [join(folder, 'film.mp4'), join(folder, 'turned.mp4')]
    await writeFile(file, mp4)
    const options = ['-c', 'copy', '-metadata:s:v:0', `rotate=${degrees}`]
    await runTool('ffmpeg', ['-v', 'error', '-i', file, ...options, turned])
    return readFile(turned)
  })
}

/** ISO/IEC 14496-12, 4.2: a size of 1 means that the 64-bit size follows the name. */
function boxesOf(mp4: Buffer): string[] {
  const boxes: string[] = []
  for (let at = 0; at < mp4.length; ) {
    boxes.push(mp4.toString('latin1', at + 4, at + 8))
    const size = mp4.readUInt32BE(at)
    at += size === 1 ? Number(mp4.readBigUInt64BE(at + 8)) : size || mp4.length
  }
  return boxes
}

function withFile<T>(mp4: Buffer, use: (file: string) => Promise<T>): Promise<T> {
  return inFolder(async (folder) => {
    const file = join(folder, 'film.mp4')
    await writeFile(file, mp4)
    return use(file)
  })
}

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mazel-film-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function runTool(tool: string, args: readonly string[]) {
  try {
    return await runFile(tool, [...args], { encoding: 'buffer', maxBuffer: 1e9 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    throw new Error('The tests of films need ffmpeg: install it.', { cause: error })
  }
}
