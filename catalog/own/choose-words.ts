import type { CardDesign, CardDesignInput, CardLayer } from '#shared/card.ts'
import type { CardLanguage } from '#shared/card-language.ts'
import { type FaceId, faceIds } from '#shared/text/face.ts'
import { type FaceGroup, faceGroups } from '#shared/text/face-groups.ts'
import {
  cormorantBold,
  cormorantMedium,
  frank,
  frankBold,
  frankMedium,
  heebo,
  heeboBold,
} from '../cards/faces.ts'
import { RefusedError } from '../release/refused-error.ts'

export type Words = Pick<CardDesign, 'fields' | 'layers' | 'subCategories'>

/**
 * The card whose words a new design gets: the one that was asked for, else the newest card of the
 * category in that language whose lines are all in one stack.
 *
 * @throws RefusedError when there is none
 */
export function findWords(cards: readonly CardDesignInput[], wanted: WantedWords): CardDesignInput {
  const [found] = wordSources(cards, wanted)
  if (found) return found
  throw noWords(cards, wanted)
}

export interface WantedWords {
  slug?: string | undefined
  category: string
  language: CardLanguage
}

/**
 * The cards whose words a new design can get, the best first.
 *
 * @throws RefusedError when the one that was asked for is not there
 */
export function wordSources(
  cards: readonly CardDesignInput[],
  { slug, category, language }: WantedWords,
): CardDesignInput[] {
  if (slug !== undefined) {
    const found = cards.find((card) => card.slug === slug)
    if (!found) throw new RefusedError(`There is no card "${slug}" to take the words of.`)
    return [found]
  }
  const fitting = cards.filter(
    (card) => card.categories.includes(category) && card.language === language,
  )
  const isInStack = ({ kind, layers }: CardDesignInput) =>
    kind === 'card' && layers.every(({ place }) => place !== 'arc')
  return [...fitting.filter(isInStack), ...fitting.filter((card) => !isInStack(card))]
}

/** The refusal when there are none. */
export function noWords(
  cards: readonly CardDesignInput[],
  { category, language }: WantedWords,
): RefusedError {
  const ofCategory = cards.filter((card) => card.categories.includes(category))
  return new RefusedError(
    `No card of ${category} is in the language ${language}; ${languagesOf(ofCategory)}. ` +
      'Or name a card for its words with "--words-of".',
  )
}

function languagesOf(cards: readonly CardDesignInput[]): string {
  const languages = [...new Set(cards.map(({ language }) => language))]
  return languages.length > 0 ? `there are cards in ${languages.join(', ')}` : 'it has no cards'
}

/** All words in one stack in the middle of their place, also those of an arch or of one side. */
export function inOneStack(layers: readonly CardLayer[]): CardLayer[] {
  return layers.map((layer) => ({
    ...layer,
    place: 'stack',
    align: 'middle',
    ink: layer.ink === 'cut' ? 'title' : layer.ink,
    gap: layer.place === 'arc' ? 30 : layer.gap,
  }))
}

type Faces = readonly FaceId[]

/** Faces of titles, of names and of other lines, by manner; Hebrew first. */
const manners: Readonly<Record<FaceGroup, readonly [title: Faces, name: Faces, other: Faces]>> = {
  classic: [frankBold, frankMedium, frank],
  modern: [heeboBold, heebo, ['heebo-400', 'jost-500']],
  handwritten: [
    ['gveret-levin-400', 'pinyon-script-400', 'frank-ruhl-libre-500'],
    ['gveret-levin-400', 'cormorant-600', 'frank-ruhl-libre-500'],
    ['gveret-levin-400', 'cormorant-italic-500', 'frank-ruhl-libre-400'],
  ],
  playful: [
    ['fredoka-600', 'jost-500'],
    ['fredoka-600', 'jost-500'],
    ['fredoka-500', 'jost-500'],
  ],
}

/** The same for words without Hebrew letters. */
const latinClassic: readonly [Faces, Faces, Faces] = [cormorantBold, cormorantBold, cormorantMedium]

/**
 * Layers in a face, or in the faces of a manner.
 *
 * @throws RefusedError when there is no such face
 */
export function inFaces(
  layers: readonly CardLayer[],
  { face, isHebrew }: { face: string; isHebrew: boolean },
): CardLayer[] {
  if (isFace(face)) {
    return layers.map((layer) => ({
      ...layer,
      faces: [...new Set([face, ...layer.faces])].slice(0, 3),
    }))
  }
  if (!isManner(face)) {
    const known = [...faceGroups, ...faceIds].join(', ')
    throw new RefusedError(`There is no face "${face}"; there are ${known}.`)
  }
  const [title, name, other] = face === 'classic' && !isHebrew ? latinClassic : manners[face]
  return layers.map((layer) => {
    const faces = layer.ink === 'title' ? title : layer.ink === 'name' ? name : other
    return { ...layer, faces: [...faces] }
  })
}

function isFace(name: string): name is FaceId {
  return faceIds.some((one) => one === name)
}

function isManner(name: string): name is FaceGroup {
  return faceGroups.some((one) => one === name)
}

/**
 * The longest value of each field on cards of that category and language, which the room must also
 * hold.
 */
export function longestValues(
  fields: Words['fields'],
  cards: readonly CardDesignInput[],
  { category, language }: { category: string; language: CardLanguage },
): Record<string, string> {
  const fitting = cards.filter(
    (card) => card.categories.includes(category) && card.language === language,
  )
  return Object.fromEntries(
    fields.map(({ id, label, value, maxLength }) => {
      const same = fitting
        .flatMap((card) => card.fields)
        .filter((one) => one.id === id && one.label.en === label.en)
        .map((one) => one.value)
        .filter((one) => one.length <= maxLength)
      const longest = same.reduce((most, one) => (one.length > most.length ? one : most), value)
      return [id, longest]
    }),
  )
}
