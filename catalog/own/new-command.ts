import { type Command, InvalidArgumentError, Option } from 'commander'
import type { CardDesignInput } from '#shared/card.ts'
import { cardLanguages } from '#shared/card-language.ts'
import { builtinCategories } from '#shared/categories.ts'
import { type Format, formats } from '#shared/format.ts'
import { cards } from '../cards/cards.ts'
import { type Flags, print, run } from '../command-output.ts'
import { askMissing } from './ask-missing.ts'
import {
  designPath,
  type MadeDesign,
  makeDesign,
  type NewDesign,
  writeDesign,
} from './new-design.ts'
import { readDesignsAsWritten } from './own-designs.ts'

/** Options as commander reads them. */
export interface NewOptions extends Flags {
  slug?: string
  titleEn?: string
  titleHe?: string
  titleYi?: string
  description?: string
  category?: string[]
  subCategory?: string[]
  language?: NewDesign['language']
  wordsOf?: string
  face?: string
  ink?: NewDesign['ink']
  behind?: NewDesign['behind']
  format?: Format[]
  text?: NewDesign['text']
  replace?: boolean
}

export function addNewCommand(program: Command): void {
  program
    .command('new <picture>')
    .description('makes a design of a picture: PNG, JPG, AVIF, WebP or SVG')
    .option('--title-en <title>', 'its title in English')
    .option('--title-he <title>', 'in Hebrew')
    .option('--title-yi <title>', 'in Yiddish')
    .option('--slug <slug>', 'its address; default: from the English title')
    .option('--description <text>', 'what the picture shows, for people who do not see it')
    .option('--category <slug>', 'an occasion; more than once for several', inList)
    .option('--sub-category <slug>', 'a kind of it, such as invitation; may be repeated', inList)
    .addOption(new Option('--language <language>', 'of its words').choices(cardLanguages))
    .option('--words-of <slug>', 'the card to take the words of; default: the newest that fits')
    .option('--face <face>', 'a face, or classic, modern, handwritten, playful')
    .option('--ink <colour>', 'of all words, such as #1b2347; default: from the picture', readInk)
    .addOption(
      new Option('--behind <what>', 'between picture and words; default: the least that is needed') //
        .choices(['nothing', 'veil', 'plate']),
    )
    .option('--format <format>', `${formats.join(', ')}; may be repeated`, readFormat)
    .option('--text <x,y,width,height>', 'place of the words, percent of the page', readPlace)
    .option('--replace', 'makes a design of that slug again')
    .option('--json', 'prints JSON')
    .option('--dry-run', 'shows what would be made, and writes nothing')
    .action((picture: string, options: NewOptions, command: Command) =>
      run(() => makeNew(picture, options, command)),
    )
}

async function makeNew(picture: string, options: NewOptions, command: Command): Promise<void> {
  const { titles, categories, language } = await askMissing(options, command)
  const own = await readDesignsAsWritten()
  const all: readonly CardDesignInput[] = [...own, ...cards]
  const { format, subCategory, slug = slugOf(titles.en), ...rest } = options
  const wanted = {
    ...rest,
    ...{ picture, slug, titles, categories, language },
    formats: format,
    subCategories: subCategory,
  }
  const made = await makeDesign(wanted, { categories: builtinCategories, cards: all })
  if (!options.dryRun) await writeDesign(made)
  print(options, resultOf(made, options), linesOf(made, options))
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

function linesOf({ design, covering, wordsOf, files }: MadeDesign, { dryRun }: Flags): string[] {
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
    ...(dryRun
      ? ['Nothing was written.']
      : [
          `Written: ${[...files.keys()].join(', ')}.`,
          `Change words in ${designPath(slug)}, and look at it with:`,
          `  npm run catalog -- preview ${slug}`,
        ]),
  ]
}

function inList(value: string, earlier: string[] = []): string[] {
  return [...earlier, value]
}

function readInk(value: string): `#${string}` {
  if (/^#[0-9a-f]{6}$/i.test(value)) return `#${value.slice(1).toLowerCase()}`
  throw new InvalidArgumentError('It is # and six digits, as in #1b2347.')
}

function readFormat(value: string, earlier: Format[] = []): Format[] {
  const format = formats.find((one) => one === value)
  if (!format) throw new InvalidArgumentError(`It is one of ${formats.join(', ')}.`)
  return [...earlier, format]
}

function readPlace(value: string): readonly [number, number, number, number] {
  const [x = NaN, y = NaN, width = NaN, height = NaN, ...more] = value.split(',').map(Number)
  const isOnPage = x >= 0 && y >= 0 && x + width <= 100 && y + height <= 100
  if (isOnPage && width >= 20 && height >= 10 && more.length === 0) return [x, y, width, height]
  throw new InvalidArgumentError(
    'It is four numbers in percent, within the page: 10,50,80,40 is the lower half.',
  )
}
