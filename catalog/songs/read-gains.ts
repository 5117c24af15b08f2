import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny'
import { maxSteps, writeGains } from '#shared/song-level.ts'
import { findGains } from './find-gains.ts'

/**
 * Data that a film needs to lower a song: the file beside a cut.
 *
 * @throws RangeError when the sound cannot be lowered
 */
export async function readGains(m4a: Uint8Array): Promise<Uint8Array> {
  using input = new Input({ formats: [MP4], source: new BufferSource(m4a) })
  const track = await input.getPrimaryAudioTrack()
  const config = await track?.getDecoderConfig()
  if (!track || config?.codec !== 'mp4a.40.2' || config.sampleRate !== 48_000) {
    throw new RangeError('a song is AAC-LC of 48 kHz')
  }
  const packets: number[][] = []
  for await (const { data } of new EncodedPacketSink(track).packets()) {
    const gains = findGains(data)
    const room = Math.min(...gains.map(({ room }) => room))
    if (room < maxSteps) {
      throw new RangeError(`packet ${packets.length} can be lowered by ${room} steps alone`)
    }
    packets.push(gains.map(({ at }) => at))
  }
  return writeGains(packets)
}
