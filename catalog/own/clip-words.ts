import * as v from 'valibot'
import { clip as clipArt } from '#shared/art/clip/clip.ts'
import { type CardDesign, type CardDesignInput, cardDesignSchema } from '#shared/card.ts'
import { unroll } from '#shared/scene/moves.ts'
import type { SceneInput } from '#shared/scene/scene.ts'
import { videoLayoutOf } from '#shared/scene/video-layout.ts'
import { checkCard } from '../pictures/check-card.ts'
import { RefusedError } from '../release/refused-error.ts'
import { noWords, wordSources } from './choose-words.ts'
import { type NewDesign, wordsFrom } from './new-design.ts'
import type { PlacedOnClip } from './place-on-clip.ts'

/** More lines are too small to read in the time of a clip. */
const mostFields = 5

type WantedWords = Pick<
  NewDesign,
  'slug' | 'titles' | 'categories' | 'subCategories' | 'language' | 'wordsOf' | 'face' | 'people'
>

/**
 * The words over a clip, as a design of the family `clip`: those of the card that was asked for,
 * else of the newest that has few enough.
 *
 * @throws RefusedError when no words have room
 */
export async function clipDesign(
  wanted: WantedWords,
  cards: readonly CardDesignInput[],
  placed: PlacedOnClip,
): Promise<{ design: CardDesign; wordsOf: string }> {
  const [category = ''] = wanted.categories
  const asked = { slug: wanted.wordsOf, category, language: wanted.language }
  const sources = wordSources(cards, asked)
  if (sources.length === 0) throw noWords(cards, asked)
  const short = sources.filter(({ fields }) => fields.length <= mostFields)
  let first: string[] = []
  for (const source of wanted.wordsOf === undefined ? short : sources) {
    const input = designOver(source, wanted, placed)
    const { design, faults } = await checkCard(input)
    if (design) return { design, wordsOf: source.slug }
    if (first.length === 0) first = faults
  }
  const reason =
    first.length > 0 ? first.slice(0, 4).join('; ') : `they have over ${mostFields} lines`
  throw new RefusedError(
    `The clip has no room for the words: ${reason}. Take shorter words with "--words-of".`,
  )
}

function designOver(
  source: CardDesignInput,
  wanted: WantedWords,
  { formats, place, palettes }: PlacedOnClip,
): CardDesign {
  const cardFormats = formats.map((format) => videoLayoutOf(format).cardFormat)
  return {
    ...wordsFrom(source, wanted),
    slug: `words-over-${wanted.slug}`.slice(0, 64).replace(/[-_]+$/, ''),
    titles: v.parse(cardDesignSchema.entries.titles, wanted.titles),
    description: `Words over a clip: ${wanted.titles.en}`,
    categories: [...wanted.categories],
    language: wanted.language,
    formats: [...new Set(cardFormats)],
    ...(wanted.people && { people: true }),
    art: { family: clipArt.name, motif: place, palette: palettes[0] ?? '', seed: 0 },
    palettes,
  }
}

const firstWordsMs = 900
const unrollMs = 1600
/** From the beginning of a line to that of the next. */
const mostStepMs = 1100
/** All words can be read this long before the end. */
const readingMs = 3000
/** A scene is at least so long; the last frame of a shorter clip stays. */
const leastSceneSeconds = 8

/** One line after another, each as if it were written. */
export function clipScene(
  { layers }: Pick<CardDesign, 'layers'>,
  clipSeconds: number,
): { scene: SceneInput; posterMs: number } {
  const seconds = Math.round(10 * Math.max(leastSceneSeconds, clipSeconds)) / 10
  const free = seconds * 1000 - readingMs - unrollMs - firstWordsMs
  const stepMs = Math.min(mostStepMs, Math.floor(free / Math.max(1, layers.length - 1)))
  const endMs = firstWordsMs + (layers.length - 1) * stepMs + unrollMs
  return {
    posterMs: endMs + 200,
    scene: {
      seconds,
      layers: layers.map(({ field }, i) => ({
        of: 'words',
        field,
        ...unroll('start', { atMs: firstWordsMs + i * stepMs, forMs: unrollMs }),
      })),
    },
  }
}
