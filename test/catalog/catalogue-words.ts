import { cards } from '../../catalog/cards/cards.ts'
import { gifs } from '../../catalog/gifs/gifs.ts'
import { tunes } from '../../catalog/songs/tunes.ts'
import { films } from '../../catalog/videos/films/films.ts'
import { monthName } from '../../src/shared/calendar/month-name.ts'
import { parshaNames } from '../../src/shared/calendar/parsha-names.ts'
import type { CardDesignInput } from '../../src/shared/card.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import { stickerStrings } from '../../src/shared/i18n/sticker-strings.ts'
import type { Phrase, PhraseKind } from '../../src/shared/wording/phrase.ts'
import { phrasesFor } from '../../src/shared/wording/phrases-for.ts'

/** The text of a line and its label in the form. */
export interface Line {
  field: string
  label: string
  text: string
}

/** Words on and about a card, a film or a gif. */
export interface Design {
  /** 'card velvet-and-gold' */
  name: string
  categories: readonly string[]
  language: string
  titles: { en: string; he?: string | undefined; yi?: string | undefined }
  description: string
  /** From the top down, without empty lines. */
  lines: readonly Line[]
}

/** Words and their place. */
export interface Saying {
  where: string
  text: string
}

export const designs: readonly Design[] = [
  ...cards.map((card) => toDesign('card', card, card)),
  ...films.map((film) => toDesign('film', film, film.design ?? cardOf(film.card), film.values)),
  ...gifs.map((gif) => toDesign('gif', gif, cardOf(gif.card), gif.values)),
]

const kinds: readonly PhraseKind[] = ['greeting', 'wish', 'announce', 'invite', 'thanks']

/** All phrases of the wordings, each once, with its category. */
export const phrases: readonly { category: string; phrase: Phrase }[] = builtinCategories.flatMap(
  ({ slug }) =>
    phrasesFor({ categories: [slug], kinds, maxLength: 200 }).map((phrase) => ({
      category: slug,
      phrase,
    })),
)

/** All words of the catalogue. */
export const sayings: readonly Saying[] = [
  ...designs.flatMap(sayingsOf),
  ...phrases.map(({ category, phrase }) => ({
    where: `wording of ${category}`,
    text: phrase.text,
  })),
  ...tunes.flatMap(({ slug, titles }) => say(`song ${slug}`, Object.values(titles))),
  ...builtinCategories.flatMap(({ slug, name, english, hebrew, sub_categories }) => [
    ...say(`category ${slug}`, [name, english, hebrew]),
    ...sub_categories.flatMap((one) =>
      say(`category ${slug}, ${one.slug}`, [one.name, one.hebrew]),
    ),
  ]),
  ...say('parsha', parshaNames.flat()),
  ...say('month', Array.from({ length: 13 }, (_, i) => nameOfMonth(i + 1)).flat()),
  ...say('sticker', Object.values(stickerStrings.en.names)),
]

/** Words of a design, line by line. */
export function sayingsOf({ name, titles, description, lines }: Design): Saying[] {
  return [
    ...say(`${name}, title`, Object.values(titles)),
    { where: `${name}, description`, text: description },
    ...lines.map(({ field, text }) => ({ where: `${name}, field ${field}`, text })),
  ]
}

/** @example fault('card x, field date', 'שבת', 'ליל שבת') // 'card x, field date: “שבת” should be ליל שבת' */
export function fault(where: string, stands: string, should: string): string {
  return `${where}: “${stands}” should be ${should}`
}

interface Told {
  slug: string
  categories: readonly string[]
  titles: Design['titles']
  description: string
}

function toDesign(
  kind: string,
  { slug, categories, titles, description }: Told,
  card: Pick<CardDesignInput, 'fields' | 'language'>,
  values: Readonly<Record<string, string>> = {},
): Design {
  const lines = card.fields.map(({ id, label, value }) => ({
    field: id,
    label: label.en,
    text: values[id] ?? value,
  }))
  return {
    name: `${kind} ${slug}`,
    categories,
    language: card.language,
    titles,
    description,
    lines: lines.filter(({ text }) => text !== ''),
  }
}

function cardOf(slug: string | undefined): CardDesignInput {
  const card = cards.find((one) => one.slug === slug)
  if (!card) throw new Error(`there is no card ${slug}`)
  return card
}

function say(where: string, texts: readonly (string | undefined)[]): Saying[] {
  return texts.flatMap((text) => (text === undefined ? [] : [{ where, text }]))
}

function nameOfMonth(month: number): string[] {
  const date = { year: 5787, month }
  return (['hebrew', 'ashkenazi', 'sefardi'] as const).map((spelling) => monthName(date, spelling))
}
