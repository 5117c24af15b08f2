import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type MidiPart, writeMidi } from './midi.ts'
import { perform } from './perform.ts'
import { measureLoudness, playMidi } from './play-midi.ts'
import { type ScorePart, setTune } from './set-tune.ts'
import { type CutSeconds, type InstrumentSound, instruments, type Tune } from './tune.ts'

const run = promisify(execFile)

/** Loudness of every song of the site, and how close a cut must come to it, LU. */
const loudnessLufs = -16
const tolerance = 0.15

/** Limit for peaks, dBTP: AAC goes slightly above it. */
const peakDb = -2

/** Loudness of the part that sings, before all parts are raised together. */
const stemLufs = -24

export interface RecordOrder {
  tune: Tune
  seconds: CutSeconds
  /** For temporary files. */
  folder: string
}

/**
 * Records a cut: each part plays alone, is measured and is mixed at its own level. The mix is then
 * faded, brought to the target loudness and encoded.
 *
 * @returns the m4a file's path
 */
export async function recordCut({ tune, seconds, folder }: RecordOrder): Promise<string> {
  const name = path.join(folder, `${tune.slug}-${seconds}`)
  const score = setTune(tune, seconds)
  const parts = perform(score, tune)
  const stems: Stem[] = []
  for (const [i, part] of score.parts.entries()) {
    const midi = parts[i]
    if (midi && midi.notes.length > 0) stems.push(await playStem(part, midi, `${name}-${i}`))
  }
  const mix = `${name}-mix.wav`
  await mixStems(stems, seconds, mix)
  return await master(mix, `${name}.m4a`)
}

interface Stem {
  wav: string
  /** ffmpeg's filters for its tone and level. */
  filter: string
}

async function playStem(part: ScorePart, midi: MidiPart, file: string): Promise<Stem> {
  await writeFile(`${file}.mid`, writeMidi([midi], 0))
  const wav = `${file}.wav`
  await playMidi(`${file}.mid`, wav)
  const { muffled = 0 }: InstrumentSound = instruments[part.instrument]
  const tone = `highshelf=f=1400:g=${-muffled}`
  const { integrated } = await measureLoudness(wav, tone)
  const gain = stemLufs + part.level - integrated
  return { wav, filter: `${tone},volume=${gain.toFixed(2)}dB` }
}

async function mixStems(stems: readonly Stem[], seconds: CutSeconds, mix: string): Promise<void> {
  const levelled = stems.map(({ filter }, i) => `[${i}]${filter}[s${i}]`)
  const together = `${stems.map((_, i) => `[s${i}]`).join('')}amix=inputs=${stems.length}:normalize=0`
  const shape = [
    'highpass=f=28',
    `apad=whole_dur=${seconds}`,
    `atrim=end_sample=${seconds * 48_000}`,
    'afade=t=in:d=0.03',
    `afade=t=out:st=${seconds - 1.9}:d=1.85:curve=hsin`,
  ].join(',')
  const inputs = stems.flatMap(({ wav }) => ['-i', wav])
  const graph = [...levelled, `${together},${shape}`].join(';')
  const float = ['-c:a', 'pcm_f32le', '-ar', '48000']
  await run('ffmpeg', ['-v', 'error', '-y', ...inputs, '-filter_complex', graph, ...float, mix])
}

/** Limiting the peaks lowers the loudness, so the gain is found in a few rounds. */
async function master(mix: string, m4a: string): Promise<string> {
  let gain = loudnessLufs - (await measureLoudness(mix)).integrated
  for (let round = 0; round < 6; round++) {
    await encode(mix, m4a, gain)
    const { integrated, truePeak } = await measureLoudness(m4a)
    const off = loudnessLufs - integrated
    if (Math.abs(off) <= tolerance && truePeak <= -1) return m4a
    gain += off
  }
  throw new Error(`${m4a} does not reach ${loudnessLufs} LUFS with its peaks below -1 dBTP`)
}

/** Sampled at four times the rate, peaks between samples become visible. */
async function encode(mix: string, m4a: string, gain: number): Promise<void> {
  const limit = `alimiter=limit=${peakDb}dB:level=0:attack=3:release=80`
  const filter = `volume=${gain.toFixed(2)}dB,aresample=192000,${limit},aresample=48000`
  const codec = ['-c:a', 'aac', '-profile:a', 'aac_low', '-b:a', '112k', '-ac', '2', '-ar', '48000']
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
  const index = ['-movflags', '+faststart', m4a]
  await run('ffmpeg', ['-v', 'error', '-y', '-i', mix, '-af', filter, ...codec, ...plain, ...index])
}
