import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { type Song, songSchema } from '#shared/song.ts'
import { gainsFile } from '#shared/song-level.ts'
import { readArguments } from '../../bin/arguments.mjs'
import { type MadeSong, madeDir, readMadeSongs, recordFile } from './made-songs.ts'
import { type CutSeconds, cutSeconds, type Tune } from './tune.ts'

/*
 * A song takes some ten seconds and needs the sound of instruments, which a server lacks, so the
 * cuts are committed.
 */
readArguments({
  usage: `npm run songs

Records the songs whose tune changed, or the code that plays them. Needs fluidsynth and ffmpeg.`,
})
// After the arguments: `--help` needs no tunes and no recorder.
const { digestOfModule } = await import('../pictures/picture-keys.ts')
const { requireTools } = await import('./play-midi.ts')
const { readGains } = await import('./read-gains.ts')
const { recordCut } = await import('./record-cut.ts')
const { tunes } = await import('./tunes.ts')

const program = digestOfModule(path.join(import.meta.dirname, 'record-cut.ts'))

type Cut = Song['cuts'][number]

async function buildSongs(): Promise<void> {
  await mkdir(madeDir, { recursive: true })
  const known = new Map((await readKnown()).map((made) => [made.key, made]))
  const isNew = (tune: Tune) => !known.has(keyOf(tune))
  if (tunes.some(isNew)) await requireTools()
  const record: MadeSong[] = []
  for (const tune of tunes) {
    const key = keyOf(tune)
    const cuts = known.get(key)?.song.cuts ?? (await recordCuts(tune))
    for (const cut of cuts) await writeGainsOf(cut)
    record.push({ key, song: v.parse(songSchema, { ...tune, cuts }) })
  }
  await writeFile(path.join(madeDir, recordFile), `${JSON.stringify(record, null, 2)}\n`)
  await removeOthers(record)
}

/** Key of the parts that are heard: text about a tune can change without a new recording. */
function keyOf(tune: Tune): string {
  const { titles, credit, licence, reason, mood, categories, ...heard } = tune
  return createHash('sha256')
    .update(JSON.stringify([heard, program]))
    .digest('hex')
}

/** Skips songs whose files are missing. */
async function readKnown(): Promise<MadeSong[]> {
  if (!existsSync(path.join(madeDir, recordFile))) return []
  const isThere = ({ file }: { file: string }) => existsSync(path.join(madeDir, file))
  return (await readMadeSongs()).filter(({ song }) => song.cuts.every(isThere))
}

async function recordCuts(tune: Tune): Promise<Cut[]> {
  const folder = await mkdtemp(path.join(tmpdir(), `${tune.slug}-`))
  try {
    const cuts: Cut[] = []
    for (const seconds of cutSeconds) {
      const m4a = await recordCut({ tune, seconds, folder })
      cuts.push(await store(m4a, tune.slug, seconds))
    }
    const sizes = cuts.map(({ bytes }) => `${Math.ceil(bytes / 1000)} kB`)
    console.log(`${tune.slug}: ${sizes.join(', ')}`)
    return cuts
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Stores under a name with a hash of the bytes, so that caches can keep the file for ever. */
async function store(m4a: string, slug: string, seconds: CutSeconds): Promise<Cut> {
  const bytes = await readFile(m4a)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const file = `${slug}-${seconds}s.${hash}.m4a`
  const durationMs = Math.round((await durationOf(m4a)) * 1000)
  await writeFile(path.join(madeDir, file), bytes)
  return { seconds, file, bytes: bytes.length, durationMs }
}

/** Writes the gains under the name of the cut, their only input. */
async function writeGainsOf({ file }: Cut): Promise<void> {
  const gains = await readGains(await readFile(path.join(madeDir, file)))
  await writeFile(path.join(madeDir, gainsFile(file)), gains)
}

async function durationOf(file: string): Promise<number> {
  const ask = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]
  const { stdout } = await promisify(execFile)('ffprobe', ask)
  return Number(stdout)
}

async function removeOthers(record: readonly MadeSong[]): Promise<void> {
  const kept = new Set([recordFile, ...record.flatMap(({ song }) => song.cuts.flatMap(filesOf))])
  for (const file of await readdir(madeDir)) {
    if (!kept.has(file)) await rm(path.join(madeDir, file))
  }
}

function filesOf({ file }: Cut): string[] {
  return [file, gainsFile(file)]
}

await buildSongs()
