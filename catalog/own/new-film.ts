import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CardDesign, CardDesignInput } from '#shared/card.ts'
import type { Category } from '#shared/category.ts'
import type { ClipFilm, ClipFilmSource, FilmSourceInput } from '#shared/video.ts'
import { RefusedError } from '../release/refused-error.ts'
import { checkFilm } from '../videos/check-film.ts'
import { encodeFilmPicture, posterSize, stillSize } from '../videos/film-pictures.ts'
import { sourceOf } from '../videos/film-tasks.ts'
import { openStudio, type Studio } from '../videos/open-studio.ts'
import { clipDesign, clipScene } from './clip-words.ts'
import { clipsFolder, filmPath } from './content-folder.ts'
import type { NewDesign } from './new-design.ts'
import { type ClipWishes, type PlacedOnClip, placeOnClip } from './place-on-clip.ts'
import { readClip, type StoredClip } from './read-clip.ts'
import { hashedName } from './read-picture.ts'
import { refuseUnfit } from './refuse-unfit.ts'

/** What the operator says about a new film. */
export interface NewFilm
  extends Omit<NewDesign, 'picture' | 'formats' | 'ink' | 'behind' | 'text'>,
    ClipWishes {
  clip: string
  /** Leaves the sound of the clip out. */
  isMute?: boolean | undefined
}

/** The catalogue that it becomes a part of. */
export interface FilmSurroundings {
  categories: readonly Category[]
  cards: readonly CardDesignInput[]
  videos: readonly { slug: string }[]
}

export interface MadeFilm {
  film: ClipFilmSource
  placed: PlacedOnClip
  /** The card that the words are from. */
  wordsOf: string
  stored: StoredClip
  /** Paths of the files and what is in them. */
  files: ReadonlyMap<string, Uint8Array | string>
}

/** Frames of a clip that are measured. */
const measuredFrames = 8

/**
 * Makes a film of a clip and checks it; writes nothing that stays.
 *
 * @throws RefusedError with the reason when the clip or an option is not fit for it
 */
export async function makeFilm(
  wanted: NewFilm,
  { categories, cards, videos }: FilmSurroundings,
  now = new Date(),
): Promise<MadeFilm> {
  const { slug } = wanted
  refuseUnfit(wanted, { categories, taken: [...cards, ...videos], file: filmPath(slug) })
  const stored = await readClip(wanted.clip, { isMute: wanted.isMute ?? false })
  const file = hashedName(slug, stored.bytes, 'mp4')
  return inStudio({ file, bytes: stored.bytes }, async (studio, clipsDir) => {
    const { widthPx: width, heightPx: height } = stored
    const clip = { file, width, height, bytes: stored.bytes.length }
    const placed = await placeOnClip(stored, await readFrames(studio, clip, stored), wanted)
    const { design, wordsOf } = await clipDesign(wanted, cards, placed)
    const said = sayFilm(wanted, { clip, design, placed, stored })
    const film = await refuseFaulty(said, clipsDir)
    const files = await filesOf(studio, { film, stored, now })
    return { film, placed, wordsOf, stored, files }
  })
}

type StudioClip = ClipFilm['clip']

/** A browser that decodes, with the clip in a folder of its own. */
async function inStudio<Result>(
  { file, bytes }: { file: string; bytes: Uint8Array },
  work: (studio: Studio, clipsDir: string) => Promise<Result>,
): Promise<Result> {
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium'
  if (!existsSync(executablePath)) {
    throw new RefusedError('A clip needs Chromium or Chrome: say where it is in CHROME_PATH.')
  }
  const clipsDir = await mkdtemp(path.join(tmpdir(), 'mazel-clip-'))
  try {
    await writeFile(path.join(clipsDir, file), bytes)
    const studio = await openStudio(clipsDir)
    try {
      return await work(studio, clipsDir)
    } finally {
      await studio.close()
    }
  } finally {
    await rm(clipsDir, { recursive: true, force: true })
  }
}

/** From the beginning to the end, at equal distances. */
async function readFrames(studio: Studio, clip: StudioClip, { seconds }: StoredClip) {
  const frames: Buffer[] = []
  for (let i = 0; i < measuredFrames; i++) {
    frames.push(await studio.drawStill(clip, (1000 * seconds * (i + 0.5)) / measuredFrames))
  }
  return frames
}

interface Parts {
  clip: StudioClip
  design: CardDesign
  placed: PlacedOnClip
  stored: StoredClip
}

function sayFilm(wanted: NewFilm, { clip, design, placed, stored }: Parts): FilmSourceInput {
  const { slug, titles, categories, description } = wanted
  return {
    version: 1,
    slug,
    titles: design.titles,
    description: description ?? `Film with your words: ${titles.en}`,
    categories: [...categories],
    formats: placed.formats,
    clip,
    design,
    ...clipScene(design, stored.seconds),
  }
}

async function refuseFaulty(said: FilmSourceInput, clipsDir: string): Promise<ClipFilmSource> {
  const { film, faults } = await checkFilm(said, clipsDir)
  if (film?.clip) return film
  throw new RefusedError(`The film is not fit to be published:\n${faults.join('\n')}`)
}

async function filesOf(
  studio: Studio,
  { film, stored, now }: { film: ClipFilmSource; stored: StoredClip; now: Date },
): Promise<MadeFilm['files']> {
  const { slug, clip, design, posterMs } = film
  const [frame] = await studio.drawFrames(await sourceOf({ film, design, key: slug }), [posterMs])
  if (!frame) throw new Error(`film ${slug} has no frame at ${posterMs} ms`)
  const poster = await encodeFilmPicture(frame, posterSize)
  const still = await encodeFilmPicture(await studio.drawStill(clip, posterMs), stillSize)
  const posterFile = hashedName(slug, poster.bytes)
  const stillFile = hashedName(`${slug}-still`, still.bytes)
  const document = {
    added: now.toISOString().slice(0, 19),
    ...film,
    poster: { file: posterFile, width: poster.width, height: poster.height },
    still: { file: stillFile, width: still.width, height: still.height },
  }
  return new Map<string, Uint8Array | string>([
    [path.join(clipsFolder(), clip.file), stored.bytes],
    [path.join(clipsFolder(), posterFile), poster.bytes],
    [path.join(clipsFolder(), stillFile), still.bytes],
    [filmPath(slug), `${JSON.stringify(document, null, 2)}\n`],
  ])
}
