import type { CardDesign } from '#shared/card.ts'
import type { Video } from '#shared/video.ts'
import { buildRelease } from './build-release.ts'
import { listBuiltFiles, readBuiltRelease } from './built-release.ts'
import { type Catalogue, contentOf } from './content.ts'
import { readCatalogue } from './read-catalogue.ts'

/** What a catalogue holds and what is wrong with it. */
export interface CheckResult {
  id: string
  cards: number
  videos: number
  files: number
  faults: string[]
}

/** Checks the built catalogue: its documents, and that every file they name is there. */
export async function checkBuilt(): Promise<CheckResult> {
  const tree = await readBuiltRelease()
  const { id } = tree
  const catalogue = await readCatalogue(tree)
  const files = new Set((await listBuiltFiles()).map(({ key }) => key))
  const built = await buildRelease(contentOf(catalogue))
  const missing = namedFiles(catalogue).filter((key) => !files.has(key))
  return {
    id,
    cards: catalogue.cards.length,
    videos: catalogue.videos.length,
    files: files.size,
    faults: [
      ...(built.id === id ? [] : ['The documents were built by other code: build them again.']),
      ...[...new Set(missing)].map((key) => `${key} is not there.`),
    ],
  }
}

/** Keys of the files that the documents of a catalogue name, without pictures drawn on demand. */
function namedFiles({ cards, videos, songs, gifs }: Catalogue): string[] {
  return [
    ...cards.flatMap(({ design }) => groundFiles(design)),
    ...videos.flatMap(videoFiles),
    ...songs.flatMap(({ cuts }) => cuts.map(({ file }) => `songs/${file}`)),
    ...gifs.flatMap(({ still, moving }) => [`gifs/${still.file}`, `gifs/${moving.file}`]),
  ]
}

/** Keys of the files of a video, without a picture of a card. */
export function videoFiles({ poster, clip, film }: Video): string[] {
  return [
    ...(poster.folder === 'cards' ? [] : [`${poster.folder}/${poster.file}`]),
    ...[clip, film?.clip, film?.clip && film.still].flatMap((one) =>
      one ? [`videos/${one.file}`] : [],
    ),
  ]
}

/** Keys of an artist's picture, of a design that is made from one. */
export function groundFiles({ art: { picture } }: CardDesign): string[] {
  return picture ? [`grounds/${picture.file}`, `grounds/${picture.smallFile}`] : []
}
