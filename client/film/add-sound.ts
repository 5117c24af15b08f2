import {
  BlobSource,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  type Output,
} from 'mediabunny'
import type { FilmOrder } from './film-order.ts'

/**
 * Adds the track of the song, or else of the clip's own sound, to a film that has not begun.
 *
 * @returns what copies its packets up to a time, s; nothing where the film is silent
 * @throws TypeError when the song is no AAC in an MP4
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
  const sound = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(sound)
  const startS = (song?.startMs ?? 0) / 1000
  return async (untilS) => {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const timestamp = packet.timestamp - startS
      // One more before the start, which the decoder needs for the first: players leave it out.
      if (timestamp + 2 * packet.duration <= 0) continue
      if (timestamp >= untilS) break
      const duration = Math.min(packet.duration, untilS - timestamp)
      await sound.add(packet.clone({ timestamp, duration }), { decoderConfig })
    }
    sound.close()
    input.dispose()
  }
}
