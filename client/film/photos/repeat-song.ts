import {
  BlobSource,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  type Output,
} from 'mediabunny'

/**
 * Adds a sound track that repeats a song, its packets unchanged, to a film that has not started.
 *
 * @returns a function that copies the packets up to a time, s
 * @throws TypeError when the song is not AAC in an MP4
 */
export async function repeatSong(
  output: Output,
  { file, repeatMs }: { file: Blob; repeatMs: number },
  maximumPacketCount: number,
): Promise<(untilS: number) => Promise<void>> {
  const input = new Input({ formats: [MP4], source: new BlobSource(file) })
  const track = (await input.canRead()) ? await input.getPrimaryAudioTrack() : null
  const decoderConfig = await track?.getDecoderConfig()
  if (track?.codec !== 'aac' || !decoderConfig) throw new TypeError('the song is no AAC in an MP4')
  const sound = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(sound, { maximumPacketCount })
  return async (untilS) => {
    let endS = Number.NEGATIVE_INFINITY
    for (let startS = 0; startS < untilS; startS += repeatMs / 1000) {
      for await (const packet of new EncodedPacketSink(track).packets()) {
        const timestamp = packet.timestamp + startS
        if (timestamp >= untilS) break
        // A decoder plays all packets in a row: one that overlaps the last would delay the rest.
        if (timestamp < endS - packet.duration / 2) continue
        const duration = Math.min(packet.duration, untilS - timestamp)
        await sound.add(packet.clone({ timestamp, duration }), { decoderConfig })
        endS = timestamp + duration
      }
    }
    sound.close()
    input.dispose()
  }
}
