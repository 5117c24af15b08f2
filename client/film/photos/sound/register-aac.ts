import { type AudioSample, CustomAudioEncoder, EncodedPacket, registerEncoder } from 'mediabunny'
import {
  type AacEncoder,
  createAacEncoder,
  packetFrames,
  primingFrames,
} from '#shared/aac/aac-encoder.ts'

/** Lets mediabunny encode AAC with our encoder, in a browser that has none. */
export function registerAac(): void {
  registerEncoder(SoundEncoder)
}

const rates = [48_000, 44_100]

/**
 * The samples before the sound have times below 0, so the file leaves them out by an edit list. The
 * last packet lasts as long as its share of the sound.
 */
class SoundEncoder extends CustomAudioEncoder {
  #encoder: AacEncoder | undefined
  #frames = 0
  #packets = 0

  static override supports(codec: string, config: AudioEncoderConfig): boolean {
    return codec === 'aac' && rates.includes(config.sampleRate) && config.numberOfChannels <= 2
  }

  init(): void {
    const { sampleRate, numberOfChannels: channelCount, bitrate = 128_000 } = this.config
    this.#encoder = createAacEncoder({ sampleRate, channelCount, bitrate })
  }

  encode(sample: AudioSample): void {
    this.#frames += sample.numberOfFrames
    const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
      const plane = new Float32Array(sample.numberOfFrames)
      sample.copyTo(plane, { planeIndex, format: 'f32-planar' })
      return plane
    })
    this.#write((encoder) => encoder.add(channels))
  }

  flush(): void {
    this.#write((encoder) => encoder.finish())
  }

  close(): void {
    this.#encoder = undefined
  }

  #write(encode: (encoder: AacEncoder) => readonly Uint8Array[]): void {
    if (!this.#encoder) throw new Error('the encoder is not open')
    const { sampleRate, numberOfChannels } = this.config
    const { description } = this.#encoder
    for (const packet of encode(this.#encoder)) {
      const frame = this.#packets++ * packetFrames - primingFrames
      const duration = Math.min(packetFrames, this.#frames - frame) / sampleRate
      this.onPacket(new EncodedPacket(packet, 'key', frame / sampleRate, duration), {
        decoderConfig: { codec: 'mp4a.40.2', sampleRate, numberOfChannels, description },
      })
    }
  }
}
