import { stat } from 'node:fs/promises'
import path from 'node:path'
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny'
import type { Size } from '#shared/art/family.ts'
import { RefusedError } from '../release/refused-error.ts'

/** A clip as it is stored: an MP4 with nothing but its pictures and its sound. */
export interface StoredClip extends Size {
  bytes: Uint8Array
  seconds: number
  hasSound: boolean
}

/** A visitor loads it before the film plays. */
const maxClipBytes = 16_000_000
const maxFileBytes = 500_000_000
const leastSeconds = 3
const maxSeconds = 30
/** Least shorter side and greatest longer side, px: more is slow on a phone, and no film shows it. */
const leastSidePx = 720
const maxSidePx = 1920

/** Profiles of H.264 that every phone plays: Baseline, Main and High, with 8 bits a channel. */
const playedProfiles = /^avc1\.(?:42|4d|58|64)/i

/** A track may say that it is a little longer than its packets. */
const mostLackingS = 0.2

const howToExport = 'export it as an MP4 with H.264 in 1080 x 1920 px'

/**
 * Reads an artist's clip and copies its pictures and its sound into a new file, bit by bit. Place,
 * time and camera, which films hold too, are left out.
 *
 * @throws RefusedError that says what is wrong with the clip
 */
export async function readClip(
  file: string,
  { isMute = false }: { isMute?: boolean } = {},
): Promise<StoredClip> {
  const name = path.basename(file)
  await refuseHeavy(file)
  const input = new Input({ formats: [MP4, QTFF], source: new FilePathSource(file) })
  try {
    const { picture, sound } = await readTracks(input, name)
    await refuseUnplayed(picture, name)
    const size = await readSize(picture, name)
    const seconds = await readSeconds(picture, name)
    const heard = isMute ? null : sound
    refuseSound(heard, name)
    const bytes = await copyTracks(picture, heard)
    refuseLarge(bytes, { name, seconds })
    return { ...size, bytes, seconds, hasSound: heard !== null }
  } catch (cause) {
    if (cause instanceof RefusedError) throw cause
    throw new RefusedError(`${name} cannot be read to its end: export or copy it again.`, { cause })
  } finally {
    input.dispose()
  }
}

async function refuseHeavy(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new RefusedError(`There is no file ${file}.`)
  if (found.size > maxFileBytes) {
    throw new RefusedError(`${file} has more than ${maxFileBytes / 1e6} MB: ${howToExport}.`)
  }
}

async function readTracks(input: Input, name: string) {
  // It throws for a file that is shorter than any header.
  const isRead = await input.canRead().catch(() => false)
  const picture = isRead ? await input.getPrimaryVideoTrack() : null
  if (!picture) throw new RefusedError(`${name} is not a video: take an MP4.`)
  return { picture, sound: await input.getPrimaryAudioTrack() }
}

async function refuseUnplayed(picture: InputVideoTrack, name: string): Promise<void> {
  const codec = (await picture.getCodecParameterString()) ?? 'an unknown codec'
  if (picture.codec !== 'avc' || !playedProfiles.test(codec)) {
    throw new RefusedError(`${name} is in ${codec}, which some phones do not play: ${howToExport}.`)
  }
  if (await picture.hasHighDynamicRange()) {
    throw new RefusedError(`${name} is HDR: export it in standard colours (SDR, Rec. 709).`)
  }
}

/** As players show it, after its rotation. */
async function readSize(picture: InputVideoTrack, name: string): Promise<Size> {
  const [widthPx, heightPx] = [await picture.getDisplayWidth(), await picture.getDisplayHeight()]
  const [short, long] = [Math.min(widthPx, heightPx), Math.max(widthPx, heightPx)]
  if (short < leastSidePx || long > maxSidePx) {
    throw new RefusedError(
      `${name} is ${widthPx} x ${heightPx} px: its shorter side must be at least ${leastSidePx} px, ` +
        `and its longer side at most ${maxSidePx} px.`,
    )
  }
  return { widthPx, heightPx }
}

async function readSeconds(picture: InputVideoTrack, name: string): Promise<number> {
  const seconds = (await picture.computeDuration()) - (await picture.getFirstTimestamp())
  if (seconds >= leastSeconds && seconds <= maxSeconds + 0.1) return Math.min(seconds, maxSeconds)
  throw new RefusedError(
    `${name} lasts ${seconds.toFixed(1)} s: a clip lasts ${leastSeconds} to ${maxSeconds} s.`,
  )
}

function refuseSound(sound: InputAudioTrack | null, name: string): void {
  if (!sound || sound.codec === 'aac') return
  throw new RefusedError(
    `The sound of ${name} is ${sound.codec ?? 'in an unknown codec'}: export it as AAC, or leave it ` +
      'out with "--mute".',
  )
}

function refuseLarge({ length }: Uint8Array, { name, seconds }: { name: string; seconds: number }) {
  if (length <= maxClipBytes) return
  const most = Math.floor((maxClipBytes * 8) / seconds / 1e6)
  throw new RefusedError(
    `${name} has ${(length / 1e6).toFixed(1)} MB, and visitors load it on a phone: at most ` +
      `${maxClipBytes / 1e6} MB. Export it with ${most} Mbit/s or less.`,
  )
}

/** Both tracks from the first picture on, with the index first. */
async function copyTracks(picture: InputVideoTrack, sound: InputAudioTrack | null) {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const pictures = new EncodedVideoPacketSource('avc')
  const sounds = new EncodedAudioPacketSource('aac')
  output.addVideoTrack(pictures, { rotation: await picture.getRotation() })
  if (sound) output.addAudioTrack(sounds)
  await output.start()
  const startS = await picture.getFirstTimestamp()
  await copyPackets(picture, pictures, startS)
  if (sound) await copyPackets(sound, sounds, startS)
  await output.finalize()
  if (!target.buffer) throw new Error('nothing was written')
  return new Uint8Array(target.buffer)
}

async function copyPackets(
  track: InputVideoTrack | InputAudioTrack,
  source: EncodedVideoPacketSource | EncodedAudioPacketSource,
  startS: number,
): Promise<void> {
  const decoderConfig = await track.getDecoderConfig()
  if (!decoderConfig) throw new Error(`the track ${track.id} has no description`)
  const meta = { decoderConfig } as EncodedVideoChunkMetadata & EncodedAudioChunkMetadata
  let endS = 0
  for await (const packet of new EncodedPacketSink(track).packets()) {
    endS = Math.max(endS, packet.timestamp + packet.duration)
    const timestamp = packet.timestamp - startS
    // The decoder of the sound needs one packet before the start; players skip it.
    if (timestamp + 2 * packet.duration > 0) await source.add(packet.clone({ timestamp }), meta)
  }
  if (endS < (await track.computeDuration()) - mostLackingS) throw new Error('it breaks off')
  source.close()
}
