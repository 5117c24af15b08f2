import {
  BlobSource,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  type Output,
} from 'mediabunny'
import { lowerPacket, stepsBelow } from '#shared/song-level.ts'
import type { FilmOrder, FilmSong } from './film-order.ts'

/**
 * Adds a sound track to a film that has not started: that of the song, else that of the clip.
 *
 * @returns a function that copies the packets up to a time, s; undefined for a silent film
 * @throws TypeError when the song is not AAC in an MP4, or cannot be lowered
 */
export async function addSound(
  output: Output,
  { song, clip }: FilmOrder,
): Promise<((untilS: number) => Promise<void>) | undefined> {
  const file = song?.file ?? clip
  if (!file || song?.volume === 0) return
  const input = new Input({ formats: [MP4], source: new BlobSource(file) })
  const track = (await input.canRead()) ? await input.getPrimaryAudioTrack() : null
  if (!track && !song) return
  const decoderConfig = await track?.getDecoderConfig()
  if (track?.codec !== 'aac' || !decoderConfig) throw new TypeError('the song is no AAC in an MP4')
  const lower = song && (await openLowering(song))
  const sound = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(sound)
  const startS = (song?.startMs ?? 0) / 1000
  return async (untilS) => {
    let index = -1
    for await (const packet of new EncodedPacketSink(track).packets()) {
      index++
      const timestamp = packet.timestamp - startS
      // The decoder needs one packet before the start; players skip it.
      if (timestamp + 2 * packet.duration <= 0) continue
      if (timestamp >= untilS) break
      const duration = Math.min(packet.duration, untilS - timestamp)
      const data = lower ? lower(packet.data, index) : packet.data
      await sound.add(packet.clone({ data, timestamp, duration }), { decoderConfig })
    }
    sound.close()
    input.dispose()
  }
}

/** Returns a function that lowers the packets of a song to its volume, by index from 0. */
async function openLowering({ volume = 1, gains: file }: FilmSong) {
  const steps = stepsBelow(volume)
  if (steps === 0) return
  if (!file) throw new TypeError('a song without its gains cannot be lowered')
  const gains = await file.arrayBuffer()
  return (data: Uint8Array, index: number) => lowerPacket(data, { gains, index, steps })
}
