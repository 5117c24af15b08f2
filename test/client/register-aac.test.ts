import {
  AudioSample,
  AudioSampleSource,
  BufferSource,
  BufferTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { beforeAll, expect, test } from 'vitest'
import { registerAac } from '../../client/film/photos/sound/register-aac.ts'
import { soundOf } from '../film/inspect-film.ts'

beforeAll(registerAac)

test.each([
  [48_000, 2, 30_000],
  [44_100, 1, 20_480],
])(
  'a sound of %i Hz in %i channels keeps its place and its length of %i samples',
  async (sampleRate, numberOfChannels, length) => {
    const samples = Float32Array.from(
      { length },
      (_, i) => 0.5 * Math.sin(i / 9) * Math.sin(i / 700),
    )
    const target = new BufferTarget()
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
    const source = new AudioSampleSource({ codec: 'aac', bitrate: 128_000 })
    output.addAudioTrack(source)
    await output.start()
    for (let from = 0; from < length; from += 7000) {
      const piece = samples.subarray(from, from + 7000)
      const data = new Float32Array(piece.length * numberOfChannels)
      for (let c = 0; c < numberOfChannels; c++) data.set(piece, c * piece.length)
      const shape = { format: 'f32-planar', numberOfChannels, sampleRate } as const
      const sample = new AudioSample({ data, ...shape, timestamp: from / sampleRate })
      await source.add(sample)
      sample.close()
    }
    await output.finalize()
    const mp4 = Buffer.from(target.buffer ?? new ArrayBuffer(0))
    using input = new Input({ formats: [MP4], source: new BufferSource(mp4) })
    const track = await input.getPrimaryAudioTrack()
    expect(await track?.computeDuration()).toBeCloseTo(length / sampleRate, 6)

    const decoded = (await soundOf(mp4)).filter((_, i) => i % numberOfChannels === 0)
    // ffmpeg gives the last packet whole.
    expect(decoded.length).toBe(1024 * Math.ceil(length / 1024))
    expect(decoded.subarray(length).every((sample) => Math.abs(sample) < 0.01)).toBe(true)
    const error = samples.reduce((sum, each, i) => sum + (each - (decoded[i] ?? 0)) ** 2, 0)
    const power = samples.reduce((sum, each) => sum + each ** 2, 0)
    expect(10 * Math.log10(power / error)).toBeGreaterThan(35)
  },
)
