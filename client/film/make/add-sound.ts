import {
  BlobSource,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MP4,
  type Output,
} from 'mediabunny'
import { lowerPacket, stepsBelow } from '#shared/song-level.ts'
import type { SoundWriting } from './encode-frames.ts'
import type { FilmOrder, FilmSong } from './film-order.ts'

/**
 * Adds a sound track to a film that has not started: that of the song, else that of the clip.
 *
 * @returns undefined for a silent film
 * @throws TypeError when the song is not AAC in an MP4, or cannot be lowered
 */
export async function addSound(
  output: Output,
  { scene, song, clip }: FilmOrder,
): Promise<SoundWriting | undefined> {
  const file = song?.file ?? clip
  if (!file || song?.volume === 0) return
  const input = new Input({ formats: [MP4], source: new BlobSource(file) })
  const track = (await input.canRead()) ? await input.getPrimaryAudioTrack() : null
  if (!track && !song) return
  const decoderConfig = await track?.getDecoderConfig()
  if (track?.codec !== 'aac' || !decoderConfig) throw new TypeError('the song is no AAC in an MP4')
  const lower = song && (await openLowering(song))
  const sound = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(sound, {
    maximumPacketCount: mostSoundPackets(scene.durationMs, decoderConfig.sampleRate),
  })
  const startS = (song?.startMs ?? 0) / 1000
  const endS = scene.durationMs / 1000
  const meta = { decoderConfig }
  async function* copyPackets(track: InputAudioTrack) {
    let index = -1
    for await (const packet of new EncodedPacketSink(track).packets()) {
      index++
      const timestamp = packet.timestamp - startS
      // The decoder needs one packet before the start; players skip it.
      if (timestamp + 2 * packet.duration <= 0) continue
      if (timestamp >= endS) break
      const duration = Math.min(packet.duration, endS - timestamp)
      const data = lower ? lower(packet.data, index) : packet.data
      await sound.add(packet.clone({ data, timestamp, duration }), meta)
      yield timestamp + duration
    }
    sound.close()
    input.dispose()
  }
  return copyPackets(track)
}

/**
 * The most AAC packets that a sound takes, of 1024 samples each, with room for more at the start of
 * each repeat.
 *
 * @param sampleRate Hz
 */
export function mostSoundPackets(durationMs: number, sampleRate: number): number {
  return Math.ceil((1.2 * sampleRate * durationMs) / 1_024_000) + 100
}

/** Returns a function that lowers the packets of a song to its volume, by index from 0. */
async function openLowering({ volume = 1, gains: file }: FilmSong) {
  const steps = stepsBelow(volume)
  if (steps === 0) return
  if (!file) throw new TypeError('a song without its gains cannot be lowered')
  const gains = await file.arrayBuffer()
  return (data: Uint8Array, index: number) => lowerPacket(data, { gains, index, steps })
}
