import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cards } from '../cards/cards.ts'
import { checkCard } from '../pictures/check-card.ts'
import { layOut } from '../pictures/draw-card.ts'
import { writeMidi } from '../songs/midi.ts'
import { requireTools } from '../songs/play-midi.ts'
import { createFrameComposer, type FrameComposer } from './compose-frame.ts'
import { encodeClip, encodePoster, renderMusic } from './encode-clip.ts'
import { setMaozTzur } from './maoz-tzur.ts'
import { drawPlates } from './plates.ts'
import { durationMs, fps, momentAt } from './timeline.ts'

const slug = 'chanukah-lights'
const frameCount = Math.round((durationMs / 1000) * fps)

/** All lights burn and the words are there: this frame stands in for the clip until it plays. */
const posterFrame = frameCount - 1

/**
 * Builds the clip and its poster beside this file, under names with a hash of their bytes. It takes
 * a minute or two. Run it by hand, `node catalog/videos/build-clip.ts`; then put the names it
 * prints into `videos.ts`.
 */
async function buildClip(): Promise<void> {
  await requireTools()
  const folder = await mkdtemp(path.join(tmpdir(), `${slug}-`))
  try {
    const inFolder = (name: string) => path.join(folder, name)
    const music = {
      midi: inFolder('music.mid'),
      raw: inFolder('raw.wav'),
      wav: inFolder('music.wav'),
    }
    await writeFile(music.midi, writeMidi(setMaozTzur(), durationMs))
    await renderMusic(music, durationMs)
    const { composer, size } = await openScene()
    const mp4 = inFolder('clip.mp4')
    await encodeClip(drawFrames(composer), { ...size, fps, wav: music.wav, mp4 })
    const jpg = inFolder('poster.jpg')
    await encodePoster(composer.compose(momentOf(posterFrame)), { ...size, jpg })
    await place([mp4, jpg])
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The poster's own scene and words, without the name of a family that sends it. */
async function openScene() {
  const { design, faults } = await checkCard(cards.find((card) => card.slug === 'menorah-lights'))
  if (!design) throw new Error(`card refused:\n${faults.join('\n')}`)
  const layout = await layOut(design, { values: { family: '' }, format: 'status' })
  return { composer: createFrameComposer(await drawPlates(design, layout)), size: layout.size }
}

function* drawFrames(composer: FrameComposer): Generator<Uint8Array> {
  for (let frame = 0; frame < frameCount; frame++) {
    if (frame % fps === 0) console.log(`second ${frame / fps} of ${durationMs / 1000}`)
    yield composer.compose(momentOf(frame))
  }
}

function momentOf(frame: number) {
  return momentAt((frame * 1000) / fps)
}

/** Replaces the files of the previous build beside this one. */
async function place(files: readonly string[]): Promise<void> {
  const built = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file)
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
      return { name: `${slug}.${hash}${path.extname(file)}`, bytes }
    }),
  )
  const names = new Set(built.map(({ name }) => name))
  for (const name of await readdir(import.meta.dirname)) {
    const isOld = name.startsWith(`${slug}.`) && /\.(?:mp4|jpg)$/.test(name) && !names.has(name)
    if (isOld) await rm(path.join(import.meta.dirname, name))
  }
  for (const { name, bytes } of built) {
    const target = path.join(import.meta.dirname, name)
    await writeFile(`${target}.part`, bytes)
    await rename(`${target}.part`, target)
    console.log(`${name}: ${bytes.length} bytes`)
  }
}

await buildClip()
