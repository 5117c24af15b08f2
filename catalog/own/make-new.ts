import path from 'node:path'
import type { Command } from 'commander'
import type { CardDesignInput } from '#shared/card.ts'
import { builtinCategories } from '#shared/categories.ts'
import { formats as cardFormats, videoFormats } from '#shared/format.ts'
import { cards } from '../cards/cards.ts'
import { type Flags, print } from '../command-output.ts'
import { RefusedError } from '../release/refused-error.ts'
import { films } from '../videos/films/films.ts'
import { videos } from '../videos/videos.ts'
import { askMissing } from './ask-missing.ts'
import { filmPath } from './content-folder.ts'
import type { NewOptions } from './new-command.ts'
import {
  designPath,
  type MadeDesign,
  makeDesign,
  type NewDesign,
  writeFiles,
} from './new-design.ts'
import type { MadeFilm } from './new-film.ts'
import { readDesignsAsWritten } from './own-designs.ts'

/** The command `new`: asks what is missing, makes the design, writes it and says what it decided. */
export async function makeNew(file: string, options: NewOptions, command: Command): Promise<void> {
  const isClip = clipEndings.includes(path.extname(file).toLowerCase())
  refuseOthers(options, isClip)
  const { titles, categories, language } = await askMissing(options, command)
  const own = await readDesignsAsWritten()
  const all: readonly CardDesignInput[] = [...own, ...cards]
  const { subCategory: subCategories, slug = slugOf(titles.en), ...rest } = options
  const said = { ...rest, slug, titles, categories, language, subCategories }
  if (isClip) await newFilm(file, said, all)
  else await newCard(file, said, all)
}

type Said = Omit<NewDesign, 'picture' | 'formats'> & Pick<NewOptions, 'format' | keyof Flags>

async function newCard(picture: string, said: Said, all: readonly CardDesignInput[]) {
  const formats = said.format?.filter((one) => one !== 'wide')
  const wanted = { ...said, picture, formats }
  const made = await makeDesign(wanted, { categories: builtinCategories, cards: all })
  if (!said.dryRun) await writeFiles(made.files)
  print(said, resultOf(made, said), linesOf(made, said))
}

async function newFilm(
  clip: string,
  { format, ...said }: Said & Pick<NewOptions, 'place' | 'mute'>,
  all: readonly CardDesignInput[],
): Promise<void> {
  const formats = format?.flatMap((one) => videoFormats.filter((known) => known === one))
  // On demand: a picture needs no browser.
  const { makeFilm } = await import('./new-film.ts')
  const surroundings = { categories: builtinCategories, cards: all, videos: [...films, ...videos] }
  const made = await makeFilm({ ...said, clip, formats, isMute: said.mute }, surroundings)
  if (!said.dryRun) await writeFiles(made.files)
  print(said, filmResultOf(made, said), filmLinesOf(made, said))
}

/** The endings of a clip; all else is a picture. */
const clipEndings = ['.mp4', '.m4v', '.mov']

/** @throws RefusedError for an option that is for the other kind */
function refuseOthers(options: NewOptions, isClip: boolean): void {
  const others = isClip ? (['ink', 'behind', 'text'] as const) : (['place', 'mute'] as const)
  const kind = isClip ? 'a clip' : 'a picture'
  for (const name of others) {
    if (options[name] !== undefined) throw new RefusedError(`"--${name}" is not for ${kind}.`)
  }
  const known: readonly string[] = isClip ? videoFormats : cardFormats
  for (const format of options.format ?? []) {
    if (!known.includes(format)) {
      throw new RefusedError(`"--format ${format}" is not for ${kind}: take ${known.join(', ')}.`)
    }
  }
}

/** @example slugOf('Dusk over the hills') // 'dusk-over-the-hills' */
function slugOf(title: string): string {
  const words =
    title
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, 64).replace(/-+$/, '')
}

function resultOf({ design, covering, wordsOf, files }: MadeDesign, { dryRun = false }: Flags) {
  const { slug, formats, palettes, art } = design
  const places = Object.fromEntries(
    formats.map((format) => [format, art.picture?.places[format].text]),
  )
  const { behind, cover } = covering
  const written = [...files.keys()]
  return {
    isDryRun: dryRun,
    slug,
    formats,
    places,
    behind,
    cover,
    palettes,
    wordsOf,
    files: written,
  }
}

function filmResultOf({ film, placed, wordsOf, files }: MadeFilm, { dryRun = false }: Flags) {
  const { slug, formats, scene } = film
  const { place, palettes, contrast } = placed
  return {
    ...{ isDryRun: dryRun, slug, formats, place, palettes, contrast },
    ...{ seconds: scene.seconds, wordsOf, files: [...files.keys()] },
  }
}

function filmLinesOf({ film, placed, wordsOf, files, stored }: MadeFilm, flags: Flags): string[] {
  const { slug, formats, scene, clip } = film
  const stands = { foot: 'at the foot', middle: 'in the middle', head: 'at the head' }[placed.place]
  const megabytes = ((clip?.bytes ?? 0) / 1e6).toFixed(1)
  return [
    `A film of ${scene.seconds} s with the words of ${wordsOf}, in the formats ${formats.join(', ')}.`,
    `The clip has ${megabytes} MB, ${stored.hasSound ? 'with its sound' : 'without sound'}.`,
    `The words stand ${stands}; names have a contrast of ${placed.contrast.toFixed(1)}:1 at the worst moment.`,
    `Colours: ${placed.palettes.join(', ')}.`,
    ...nextSteps({ files, slug, path: filmPath(slug) }, flags),
  ]
}

function nextSteps(
  { files, slug, path }: { files: MadeDesign['files']; slug: string; path: string },
  { dryRun }: Flags,
): string[] {
  if (dryRun) return ['Nothing was written.']
  return [
    `Written: ${[...files.keys()].join(', ')}.`,
    `Change words in ${path}, and look at it with:`,
    `  npm run catalog -- preview ${slug}`,
  ]
}

function linesOf({ design, covering, wordsOf, files }: MadeDesign, flags: Flags): string[] {
  const { slug, formats, palettes } = design
  const percent = Math.round(100 * covering.cover)
  const behind = {
    nothing: 'The picture is calm enough: the words stand on it as it is.',
    veil: `A soft veil behind the words hides ${percent} % of the picture there.`,
    plate: 'The picture is busy: the words stand on a plate.',
  }[covering.behind]
  return [
    `Words of ${wordsOf}, in the formats ${formats.join(', ')}.`,
    behind,
    `Colours: ${palettes.join(', ')}.`,
    ...nextSteps({ files, slug, path: designPath(slug) }, flags),
  ]
}
