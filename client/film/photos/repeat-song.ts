import {
  BlobSource,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MP4,
  type Output,
} from 'mediabunny'
import type { SoundWriting } from '../make/encode-frames.ts'

/** How long a sound track may become. */
export interface SoundEnd {
  endS: number
  packetCount: number
}

/**
 * Adds a sound track that repeats a song, its packets unchanged, to a film that has not started.
 *
 * @throws TypeError when the song is not AAC in an MP4
 */
export async function repeatSong(
  output: Output,
  { file, repeatMs }: { file: Blob; repeatMs: number },
  { endS, packetCount }: SoundEnd,
): Promise<SoundWriting> {
  const input = new Input({ formats: [MP4], source: new BlobSource(file) })
  const track = (await input.canRead()) ? await input.getPrimaryAudioTrack() : null
  const decoderConfig = await track?.getDecoderConfig()
  if (track?.codec !== 'aac' || !decoderConfig) throw new TypeError('the song is no AAC in an MP4')
  const sound = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(sound, { maximumPacketCount: packetCount })
  const meta = { decoderConfig }
  async function* copyPackets(track: InputAudioTrack) {
    let writtenS = Number.NEGATIVE_INFINITY
    for (let startS = 0; startS < endS; startS += repeatMs / 1000) {
      for await (const packet of new EncodedPacketSink(track).packets()) {
        const timestamp = packet.timestamp + startS
        if (timestamp >= endS) break
        // A decoder plays all packets in a row: one that overlaps the last would delay the rest.
        if (timestamp < writtenS - packet.duration / 2) continue
        const duration = Math.min(packet.duration, endS - timestamp)
        await sound.add(packet.clone({ timestamp, duration }), meta)
        writtenS = timestamp + duration
        yield writtenS
      }
    }
    sound.close()
    input.dispose()
  }
  return copyPackets(track)
}
