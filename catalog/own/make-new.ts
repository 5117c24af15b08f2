import type { Command } from 'commander'
import type { CardDesignInput } from '#shared/card.ts'
import { builtinCategories } from '#shared/categories.ts'
import { cards } from '../cards/cards.ts'
import { type Flags, print } from '../command-output.ts'
import { askMissing } from './ask-missing.ts'
import type { NewOptions } from './new-command.ts'
import { designPath, type MadeDesign, makeDesign, writeDesign } from './new-design.ts'
import { readDesignsAsWritten } from './own-designs.ts'

/** The command `new`: asks what is missing, makes the design, writes it and says what it decided. */
export async function makeNew(
  picture: string,
  options: NewOptions,
  command: Command,
): Promise<void> {
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
