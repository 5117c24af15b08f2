import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where Debian's package puts the instruments. */
const soundFont = '/usr/share/sounds/sf2/FluidR3_GM.sf2'

/**
 * @throws Error that names the Debian packages to install when one is missing
 */
export async function requireTools(): Promise<void> {
  const wanted = [
    { name: 'ffmpeg', check: run('ffmpeg', ['-version']) },
    { name: 'fluidsynth', check: run('fluidsynth', ['--version']) },
    { name: 'fluid-soundfont-gm', check: access(soundFont) },
  ]
  const results = await Promise.allSettled(wanted.map(({ check }) => check))
  const missing = wanted.filter((_, i) => results[i]?.status === 'rejected')
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name).join(' ')
  throw new Error(`this program needs Debian's ${names}: apt-get install ${names}`)
}

/** Plays a MIDI file with FluidR3 in a medium-sized room, into a 48 kHz WAV. */
export async function playMidi(midi: string, wav: string): Promise<void> {
  const room = ['reverb.room-size=0.72', 'reverb.level=0.55', 'reverb.damp=0.3', 'chorus.active=0']
  const settings = room.flatMap((setting) => ['-o', `synth.${setting}`])
  const output = ['-r', '48000', '-O', 's24', '-g', '0.6', '-F', wav]
  await run('fluidsynth', ['-n', '-i', '-q', ...settings, ...output, soundFont, midi])
}

export interface Loudness {
  /** Of the whole, LUFS. */
  integrated: number
  /** Between the soft and the loud parts, LU. */
  range: number
  /** Including peaks between samples, dBTP. */
  truePeak: number
}

/**
 * What ffmpeg measures by EBU R 128 after a filter.
 *
 * @throws Error when ffmpeg measures nothing
 */
export async function measureLoudness(file: string, filter = 'anull'): Promise<Loudness> {
  const measure = ['-af', `${filter},ebur128=peak=true`, '-f', 'null', '-']
  const { stderr } = await run('ffmpeg', ['-hide_banner', '-nostats', '-i', file, ...measure])
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  const read = (pattern: RegExp) => Number(pattern.exec(summary)?.[1] ?? Number.NaN)
  const loudness = {
    integrated: read(/I:\s+(-?[\d.]+) LUFS/),
    range: read(/LRA:\s+(-?[\d.]+) LU/),
    truePeak: read(/Peak:\s+(-?[\d.]+|-inf) dBFS/),
  }
  if (!Number.isFinite(loudness.integrated)) throw new Error(`ffmpeg gave no loudness of ${file}`)
  return loudness
}
