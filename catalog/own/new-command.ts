import { type Command, InvalidArgumentError, Option } from 'commander'
import { cardLanguages } from '#shared/card-language.ts'
import { type Format, formats, type VideoFormat, videoFormats } from '#shared/format.ts'
import { type Flags, run } from '../command-output.ts'
import { type ClipPlace, clipPlaces } from './clip-places.ts'
import type { NewDesign } from './new-design.ts'

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
  format?: (Format | VideoFormat)[]
  place?: ClipPlace
  mute?: boolean
  text?: NewDesign['text']
  people?: boolean
  replace?: boolean
}

export function addNewCommand(program: Command): void {
  program
    .command('new <file>')
    .description('makes a card of a picture (PNG, JPG, AVIF, WebP, SVG), or a film of a clip (MP4)')
    .option('--title-en <title>', 'its title in English')
    .option('--title-he <title>', 'in Hebrew')
    .option('--title-yi <title>', 'in Yiddish')
    .option('--slug <slug>', 'its address; default: from the English title')
    .option('--description <text>', 'what it shows, for people who do not see it')
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
    .option('--format <format>', `${allFormats.join(', ')}; may be repeated`, readFormat)
    .option('--text <x,y,width,height>', 'place of the words, percent of the page', readPlace)
    .addOption(
      new Option('--place <place>', 'of the words over a clip; default: the calmest').choices(
        clipPlaces,
      ),
    )
    .option('--mute', 'leaves the sound of a clip out')
    .option('--people', 'says that it shows people')
    .option('--replace', 'makes a design of that slug again')
    .option('--json', 'prints JSON')
    .option('--dry-run', 'shows what would be made, and writes nothing')
    .action((file: string, options: NewOptions, command: Command) =>
      // On demand: it reads all cards, and `--help` does not need them.
      run(async () => (await import('./make-new.ts')).makeNew(file, options, command)),
    )
}

function inList(value: string, earlier: string[] = []): string[] {
  return [...earlier, value]
}

function readInk(value: string): `#${string}` {
  if (/^#[0-9a-f]{6}$/i.test(value)) return `#${value.slice(1).toLowerCase()}`
  throw new InvalidArgumentError('It is # and six digits, as in #1b2347.')
}

/** The formats of cards and of films. */
const allFormats = [...new Set([...formats, ...videoFormats])]

function readFormat(
  value: string,
  earlier: (Format | VideoFormat)[] = [],
): (Format | VideoFormat)[] {
  const format = allFormats.find((one) => one === value)
  if (!format) throw new InvalidArgumentError(`It is one of ${allFormats.join(', ')}.`)
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
